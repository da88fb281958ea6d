//! Asking a device: what a feature is, and the one call that all queries are.

use core::iter::FusedIterator;

use super::device::CheckFeatureSupport;
use super::error::{Asked, FeatureError, Inner};
use super::hresult::{E_INVALIDARG, S_OK};
use super::older::Older;
use crate::{AnyBits, CLayout, Zeroed};

/// A feature that a device can be asked for: implemented by `#[derive(FeatureData)]`.
///
/// The derive also gives the type a `query` that takes the inputs one by one; [`ask`](Self::ask) is for code that is generic over
/// features.
///
/// ```
/// use clayout::d3d12::{CheckFeatureSupport, FeatureData, FeatureError, Options, Options5};
///
/// fn supported<F: FeatureData<Inputs = ()>>(device: &impl CheckFeatureSupport) -> Result<bool, FeatureError> {
///     match F::ask(device, ()) {
///         Ok(_) => Ok(true),
///         Err(error) if error.is_not_supported() => Ok(false),
///         Err(error) => Err(error),
///     }
/// }
///
/// # use core::ffi::c_void;
/// const E_NOTIMPL: i32 = 0x8000_4001_u32.cast_signed();
/// let device = |feature: u32, _data: *mut c_void, _size: u32| if feature == 0 { 0 } else { E_NOTIMPL };
/// assert_eq!(supported::<Options>(&device), Ok(true));
/// assert_eq!(supported::<Options5>(&device), Ok(false));
/// ```
///
/// # Safety
///
/// `C` is the struct of the feature `FEATURE`, and `put` writes only pointers into it that are valid for what the feature does
/// with them, as long as the inputs are there.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no feature that a device can be asked for",
    label = "does not implement `FeatureData`",
    note = "put `#[derive(clayout::FeatureData)]` and `#[feature_data(feature = NUMBER)]` on the struct"
)]
pub unsafe trait FeatureData: Sized {
    /// The C struct.
    type C: CLayout + AnyBits + Zeroed;

    /// What the device is told, as a tuple in the order of the members: `()` where it is told nothing.
    type Inputs;

    /// The number of the feature: a `D3D12_FEATURE`.
    const FEATURE: u32;

    #[doc(hidden)]
    const ABOUT: &'static About;

    /// Asks a device. `X::query(&device, ...)` is this with the inputs one by one.
    ///
    /// The device is called once, and where the struct has grown over time once more for each older size that it had, as long
    /// as the device answers `E_INVALIDARG`.
    ///
    /// ```
    /// use clayout::d3d12::{Architecture1, FeatureData};
    ///
    /// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
    /// assert_eq!(Architecture1::ask(&device, (0,)), Architecture1::query(&device, 0));
    /// ```
    ///
    /// # Errors
    ///
    /// What the device answers, unless that is `S_OK`; then nothing is read from the struct. Without asking it: a node index
    /// outside of the device's count of nodes, an input that its C member cannot hold.
    fn ask(device: &(impl CheckFeatureSupport + ?Sized), inputs: Self::Inputs) -> Result<Self, FeatureError> {
        ask(device, inputs)
    }

    /// Writes the inputs.
    #[doc(hidden)]
    fn put(inputs: &mut Self::Inputs, c: &mut Self::C, asked: &mut Asked) -> Result<(), Inner>;

    /// Reads the answer of a device that knows the first `known` C members.
    #[doc(hidden)]
    fn take(inputs: Self::Inputs, c: &Self::C, known: usize) -> Self;

    /// Reads all members, so that rustc does not ask for those that a header has and nobody uses.
    #[doc(hidden)]
    fn read(&self);

    /// Which node is asked about.
    #[doc(hidden)]
    #[must_use]
    fn node_index(_: &Self::Inputs) -> Option<u32> {
        None
    }
}

/// What errors and queries have to know of a feature.
#[derive(Debug)]
pub struct About {
    pub(super) number: u32,
    pub(super) c_name: &'static str,
    pub(super) size: usize,
    /// What the struct was in older headers, the oldest first.
    pub(super) older: &'static [Older],
    /// The `HRESULT` that means: nothing of it.
    pub(super) none: Option<i32>,
    /// The C names of the inputs.
    pub(super) inputs: Inputs,
}

/// The inputs among the members of a struct, by index.
#[derive(Debug)]
pub(super) struct Inputs {
    layout: &'static crate::StructLayout,
    indices: &'static [usize],
}

impl Inputs {
    pub(super) fn name(&self, number: usize) -> &'static str {
        let index = self.indices.get(number);
        index
            .and_then(|index| self.layout.members.get(*index))
            .map_or("", |member| member.name)
    }
}

impl About {
    /// Of the feature with this number; `inputs` are indices of members.
    #[must_use]
    pub const fn new<C: CLayout>(
        number: u32,
        inputs: &'static [usize],
        older: &'static [Older],
        none: Option<i32>,
    ) -> Self {
        let layout = C::LAYOUT;
        Self {
            number,
            c_name: layout.name,
            size: layout.size,
            older,
            none,
            inputs: Inputs {
                layout,
                indices: inputs,
            },
        }
    }
}

/// [`FeatureData::ask`].
fn ask<F: FeatureData>(device: &(impl CheckFeatureSupport + ?Sized), mut inputs: F::Inputs) -> Result<F, FeatureError> {
    let error = |inner| FeatureError::new(F::ABOUT, inner);
    if let (Some(node_index), Some(node_count)) = (F::node_index(&inputs), device.node_count())
        && node_index >= node_count
    {
        return Err(error(Inner::NoSuchNode { node_index, node_count }));
    }
    let mut refused = Asked::default();
    for Older { members, size } in versions(F::ABOUT) {
        // Anew for each call: nothing says that a device which refuses has written nothing.
        let mut c = crate::private::zeroed::<F::C>();
        let mut asked = Asked::default();
        F::put(&mut inputs, &mut c, &mut asked).map_err(error)?;
        let hresult = call::<F>(device, &mut c, size);
        if hresult == S_OK {
            return Ok(F::take(inputs, &c, members));
        }
        if F::ABOUT.none == Some(hresult) {
            return Ok(F::take(inputs, &crate::private::zeroed(), members));
        }
        if hresult != E_INVALIDARG {
            return Err(error(Inner::Answer { hresult, asked }));
        }
        refused = asked;
    }
    Err(error(Inner::Answer {
        hresult: E_INVALIDARG,
        asked: refused,
    }))
}

/// The structs to ask with, the newest first. Where two have one size, that size is asked once: the newer one stands for both.
fn versions(about: &'static About) -> impl Iterator<Item = Older> {
    let newest = Older {
        members: usize::MAX,
        size: about.size,
    };
    let mut asked = None;
    core::iter::once(newest)
        .chain(about.older.iter().rev().copied())
        .filter(move |version| asked.replace(version.size) != Some(version.size))
}

/// The call, with the first `size` bytes of the struct; with no more than it has.
fn call<F: FeatureData>(device: &(impl CheckFeatureSupport + ?Sized), c: &mut F::C, size: usize) -> i32 {
    let size = size.min(size_of::<F::C>());
    // A struct of 4 GiB is none.
    let size = u32::try_from(size).unwrap_or(u32::MAX);
    // SAFETY: `c` is exclusively borrowed and has that many bytes. By the promise of `FeatureData` it is the struct of the
    // feature and its pointers, which come from the inputs, are valid; the inputs outlive the call. Whatever bytes the device
    // writes, `c` is a value of its type: `AnyBits`.
    unsafe { device.check_feature_support(F::FEATURE, core::ptr::from_mut(c).cast(), size) }
}

/// The answers of all nodes of a device, from node 0: what `all_nodes` of a feature that is asked for by node returns.
///
/// It goes by [`CheckFeatureSupport::node_count`], and never by trying out which index is refused: there are devices that answer
/// for every index. Where the count is not known, there is one item, the error that says so.
///
/// ```
/// use clayout::d3d12::{Architecture1, FeatureFault};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let linked = (device, 2);
/// let nodes: Vec<Architecture1> = Architecture1::all_nodes(&linked).collect::<Result<_, _>>()?;
/// assert_eq!(nodes[1].node_index, 1);
///
/// let unknown: Vec<_> = Architecture1::all_nodes(&device).collect();
/// assert_eq!(unknown[0].unwrap_err().fault(), FeatureFault::NodeCountUnknown);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
pub struct AllNodes<'d, F> {
    device: &'d dyn CheckFeatureSupport,
    /// What is still to be asked for; none where the count is not known, until that has been said.
    nodes: Option<core::ops::Range<u32>>,
    feature: core::marker::PhantomData<fn() -> F>,
}

impl<'d, F> AllNodes<'d, F> {
    #[doc(hidden)]
    pub fn of(device: &'d dyn CheckFeatureSupport) -> Self {
        Self {
            device,
            nodes: device.node_count().map(|count| 0..count),
            feature: core::marker::PhantomData,
        }
    }
}

impl<F: FeatureData<Inputs = (u32,)>> Iterator for AllNodes<'_, F> {
    type Item = Result<F, FeatureError>;

    fn next(&mut self) -> Option<Self::Item> {
        let Some(nodes) = &mut self.nodes else {
            self.nodes = Some(0..0);
            return Some(Err(FeatureError::new(F::ABOUT, Inner::NodeCountUnknown)));
        };
        nodes.next().map(|node| F::ask(self.device, (node,)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.nodes.as_ref().map_or((1, Some(1)), Iterator::size_hint)
    }
}

impl<F: FeatureData<Inputs = (u32,)>> ExactSizeIterator for AllNodes<'_, F> {}
impl<F: FeatureData<Inputs = (u32,)>> FusedIterator for AllNodes<'_, F> {}

impl<F> core::fmt::Debug for AllNodes<'_, F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AllNodes")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}
