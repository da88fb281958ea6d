//! A device that does what a test says, and remembers what it was asked.

use core::ffi::c_void;
use std::cell::RefCell;

use clayout::d3d12::CheckFeatureSupport;

pub(crate) const S_OK: i32 = 0;
pub(crate) const E_NOTIMPL: i32 = hresult(0x8000_4001);
pub(crate) const E_FAIL: i32 = hresult(0x8000_4005);
pub(crate) const E_OUTOFMEMORY: i32 = hresult(0x8007_000E);
pub(crate) const E_INVALIDARG: i32 = hresult(0x8007_0057);
pub(crate) const DXGI_ERROR_UNSUPPORTED: i32 = hresult(0x887A_0004);
pub(crate) const DXGI_ERROR_DEVICE_REMOVED: i32 = hresult(0x887A_0005);

pub(crate) const fn hresult(code: u32) -> i32 {
    code.cast_signed()
}

/// One call: the number of the feature, and the bytes as they were before it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Call {
    pub(crate) feature: u32,
    pub(crate) before: Vec<u8>,
}

/// Answers a call, and writes into its bytes.
type Answer<'a> = dyn Fn(u32, &mut [u8]) -> i32 + 'a;

pub(crate) struct Device<'a> {
    answer: Box<Answer<'a>>,
    nodes: Option<u32>,
    calls: RefCell<Vec<Call>>,
}

impl<'a> Device<'a> {
    pub(crate) fn new(answer: impl Fn(u32, &mut [u8]) -> i32 + 'a) -> Self {
        Self {
            answer: Box::new(answer),
            nodes: None,
            calls: RefCell::default(),
        }
    }

    /// Answers this, and writes nothing.
    pub(crate) fn answering(hresult: i32) -> Self {
        Self::new(move |_, _| hresult)
    }

    /// Writes these words, from the start of the struct, and answers `S_OK`.
    pub(crate) fn writing(words: &'a [u32]) -> Self {
        Self::new(move |_, data| {
            put(data, 0, words);
            S_OK
        })
    }

    pub(crate) fn with_nodes(self, nodes: u32) -> Self {
        Self {
            nodes: Some(nodes),
            ..self
        }
    }

    pub(crate) fn calls(&self) -> Vec<Call> {
        self.calls.borrow().clone()
    }

    /// Feature and size of each call.
    pub(crate) fn sizes(&self) -> Vec<(u32, usize)> {
        let calls = self.calls.borrow();
        calls.iter().map(|call| (call.feature, call.before.len())).collect()
    }
}

impl CheckFeatureSupport for Device<'_> {
    unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32 {
        // SAFETY: the trait's promise: so many bytes that may be read and written.
        let data = unsafe { std::slice::from_raw_parts_mut(data.cast::<u8>(), size as usize) };
        self.calls.borrow_mut().push(Call {
            feature,
            before: data.to_vec(),
        });
        (self.answer)(feature, data)
    }

    fn node_count(&self) -> Option<u32> {
        self.nodes
    }
}

/// Writes words at an offset in bytes.
pub(crate) fn put(data: &mut [u8], at: usize, words: &[u32]) {
    for (place, word) in data[at..].chunks_exact_mut(4).zip(words) {
        place.copy_from_slice(&word.to_ne_bytes());
    }
}

/// The bytes as words.
pub(crate) fn words(data: &[u8]) -> Vec<u32> {
    let chunks = data.chunks_exact(4);
    chunks
        .map(|word| u32::from_ne_bytes(word.try_into().unwrap()))
        .collect()
}

/// The address at an offset in bytes.
pub(crate) fn address(data: &[u8], at: usize) -> usize {
    usize::from_ne_bytes(data[at..at + size_of::<usize>()].try_into().unwrap())
}
