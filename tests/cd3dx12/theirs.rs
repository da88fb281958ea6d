//! The C++ side: compiled, loaded, and called.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_ulong, c_void};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use clayout::d3d12::state::raw::D3D12_STATE_OBJECT_DESC;
use clayout::d3d12::{ComRef, FlatDescription};
use clayout_tests::compilers::{TempDir, Wanted, find_or_skip, skip_or_fail};

/// How long a code of [`Theirs::code`] is.
const CODE_LEN: usize = 32;

/// How many references there are while nobody has one: the objects' own.
const OBJECTS: c_ulong = 8;

/// What C++ offers.
pub(crate) struct Theirs {
    /// The version of the headers.
    pub(crate) sdk: u32,
    case: unsafe extern "C" fn(usize) -> *const c_char,
    code: unsafe extern "C" fn(usize) -> *const c_void,
    signature: unsafe extern "C" fn(usize) -> *mut c_void,
    collection: unsafe extern "C" fn(usize) -> *mut c_void,
    references: unsafe extern "C" fn() -> c_ulong,
    compare: unsafe extern "C" fn(*const c_char, *const D3D12_STATE_OBJECT_DESC, *mut c_char, usize) -> c_int,
}

unsafe extern "C" {
    fn dlopen(path: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, symbol: *const c_char) -> *mut c_void;
    fn dlerror() -> *const c_char;
}

/// The C++ side, or `None` where it cannot be compiled: that is said, and fails where `CI` is set.
pub(crate) fn theirs() -> Option<&'static Theirs> {
    static THEIRS: OnceLock<Option<Theirs>> = OnceLock::new();
    THEIRS.get_or_init(Theirs::compile).as_ref()
}

impl Theirs {
    fn compile() -> Option<Self> {
        let compiler = find_or_skip(Wanted::Gxx)?;
        let headers = std::env::var_os("CLAYOUT_DIRECTX_HEADERS").map(PathBuf::from);
        let root = headers.as_deref().unwrap_or(Path::new("/usr/include"));
        if !root.join("directx/d3dx12.h").exists() {
            skip_or_fail(&format!(
                "all state objects that are compared with CD3DX12: no directx/d3dx12.h in {} (Debian: directx-headers-dev)",
                root.display()
            ));
            return None;
        }
        let folder = TempDir::new("cd3dx12");
        let library = folder.path().join("cd3dx12.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("cd3dx12/cpp/main.cpp");
        let mut command = compiler.command();
        command.args(["-std=c++17", "-w", "-shared", "-fPIC", "-isystem"]);
        command.arg(root.join("wsl/stubs"));
        if headers.is_some() {
            command.arg("-isystem").arg(root);
        }
        let output = command.arg("-o").arg(&library).arg(source).output();
        let output = output.expect("the compiler runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        // The library stays loaded when its file is gone.
        Some(Self::load(&library))
    }

    fn load(library: &Path) -> Self {
        const NOW: c_int = 2;
        let path = CString::new(library.to_str().expect("a path in UTF-8")).expect("a path");
        // SAFETY: the library is the one that was just compiled; its constructors fill its own tables.
        let library = unsafe { dlopen(path.as_ptr(), NOW) };
        // SAFETY: after a failure there is a message.
        assert!(!library.is_null(), "{:?}", unsafe { CStr::from_ptr(dlerror()) });
        // SAFETY: `library` is loaded, for good, and main.cpp declares these functions with these types.
        unsafe {
            let sdk: unsafe extern "C" fn() -> c_uint = function(library, c"clayout_sdk_version");
            Self {
                sdk: sdk(),
                case: function(library, c"clayout_case"),
                code: function(library, c"clayout_code"),
                signature: function(library, c"clayout_signature"),
                collection: function(library, c"clayout_collection"),
                references: function(library, c"clayout_references"),
                compare: function(library, c"clayout_compare"),
            }
        }
    }

    /// The names of all state objects.
    pub(crate) fn cases(&self) -> Vec<&'static str> {
        // SAFETY: any number may be asked for; a name is a literal.
        let name = |number| unsafe {
            let name = (self.case)(number);
            (!name.is_null()).then(|| CStr::from_ptr(name).to_str().expect("a name in ASCII"))
        };
        (0..).map_while(name).collect()
    }

    /// One of 2 pieces of code.
    pub(crate) fn code(&self, which: usize) -> &'static [u8] {
        assert!(which < 2);
        // SAFETY: there are 2, of this length, constant.
        unsafe { std::slice::from_raw_parts((self.code)(which).cast(), CODE_LEN) }
    }

    /// One of 4 root signatures.
    pub(crate) fn signature(&self, which: usize) -> ComRef<'static> {
        assert!(which < 4);
        // SAFETY: there are 4, for good.
        unsafe { ComRef::from_raw((self.signature)(which)).expect("an object") }
    }

    /// One of 4 collections.
    pub(crate) fn collection(&self, which: usize) -> ComRef<'static> {
        assert!(which < 4);
        // SAFETY: there are 4, for good.
        unsafe { ComRef::from_raw((self.collection)(which)).expect("an object") }
    }

    /// Lets C++ build the state object of this name and compare ours with it.
    pub(crate) fn compare(&self, name: &str, ours: &FlatDescription<'_>) -> Report {
        static ALONE: Mutex<()> = Mutex::new(());
        // Only CD3DX12 takes references, and none outlives its object: as one object exists at a time, ours has none.
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: counts.
        let before = unsafe { (self.references)() };
        let mut report = vec![0_u8; 1 << 18];
        let name = CString::new(name).expect("a name");
        // SAFETY: the description is alive, all that it borrows with it; the report has this capacity.
        let differences =
            unsafe { (self.compare)(name.as_ptr(), ours.as_ptr(), report.as_mut_ptr().cast(), report.len()) };
        // SAFETY: counts.
        let after = unsafe { (self.references)() };
        drop(alone);
        assert!(differences >= 0, "C++ does not know {name:?}");
        assert_eq!((before, after), (OBJECTS, OBJECTS), "{name:?}: references");
        let report = CStr::from_bytes_until_nul(&report).expect("C++ ends its text");
        // Half of a surrogate pair is no UTF-8.
        let report = Report::read(&report.to_string_lossy());
        assert_eq!(differences == 0, report.lines.is_empty(), "{name:?}: {report:?}");
        report
    }
}

/// What a comparison found.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// Each difference, ours first.
    pub(crate) lines: Vec<String>,
    /// The members that were compared, each with its struct.
    pub(crate) compared: BTreeSet<String>,
    /// Those that differed.
    pub(crate) differed: BTreeSet<String>,
}

impl Report {
    fn read(text: &str) -> Self {
        let lines = text
            .lines()
            .take_while(|line| !line.is_empty())
            .map(str::to_owned)
            .collect();
        let members = |sign| {
            text.lines()
                .filter_map(|line| line.strip_prefix::<char>(sign))
                .map(str::to_owned)
                .collect()
        };
        Self {
            lines,
            compared: members('+'),
            differed: members('-'),
        }
    }
}

/// # Safety
///
/// The library is loaded, and if it has a function of this name, its type is `F`.
unsafe fn function<F: Copy>(library: *mut c_void, name: &CStr) -> F {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>(), "a function pointer") }
    // SAFETY: `library` is loaded.
    let symbol = unsafe { dlsym(library, name.as_ptr()) };
    assert!(!symbol.is_null(), "no {name:?}");
    // SAFETY: it is the address of an `F`.
    unsafe { std::mem::transmute_copy(&symbol) }
}
