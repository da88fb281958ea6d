#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    clayout_fuzz::front_door(bytes);
});
