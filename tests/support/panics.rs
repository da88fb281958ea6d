//! What a call panics with.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

/// File, line and text of a panic.
pub type Panic = (String, u32, String);

/// What the hook is to do about a panic of this thread.
enum Watch {
    Off,
    On,
    Seen(Panic),
}

/// Where and with what words a closure panics; nothing where it does not. Panics of other threads go their way.
///
/// # Panics
///
/// Panics if a panic came by without the hook.
pub fn panics(closure: impl FnOnce()) -> Option<Panic> {
    thread_local! {
        static WATCH: RefCell<Watch> = const { RefCell::new(Watch::Off) };
    }
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if matches!(WATCH.replace(Watch::Off), Watch::Off) {
                return before(info);
            }
            let place = info.location().expect("every panic has a place");
            let text = info.payload_as_str().unwrap_or_default();
            WATCH.set(Watch::Seen((place.file().to_owned(), place.line(), text.to_owned())));
        }));
    });
    WATCH.set(Watch::On);
    let result = panic::catch_unwind(AssertUnwindSafe(closure));
    let Watch::Seen(panic) = WATCH.replace(Watch::Off) else {
        assert!(result.is_ok());
        return None;
    };
    Some(panic)
}
