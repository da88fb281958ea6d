//! What brings exports: libraries and collections, types 5, 6, 33 and 36.

use alloc::string::String;
use alloc::vec::Vec;

use crate::Subobject;
use crate::d3d12::state::StateObjectContents;
use crate::d3d12::{ComRef, Lowering, Member, ShaderBytecode};

/// One export of a library or collection; a part of types 5, 6, 33 and 36.
///
/// C: `D3D12_EXPORT_DESC` of `d3d12.h`. Its flags are 0: none are defined.
///
/// ```
/// use clayout::d3d12::ExportDesc;
///
/// let renamed = ExportDesc::new("Hit").export_to_rename("ClosestHitMain");
/// assert_eq!(renamed.name, "Hit");
/// ```
#[doc(alias = "D3D12_EXPORT_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, name = "D3D12_EXPORT_DESC", rename_all = "PascalCase")]
pub struct ExportDesc<'a> {
    /// The name under which it is exported, not mangled where it is a new one. `*` stands for a library's only export.
    #[doc(alias = "Name")]
    pub name: &'a str,
    /// The name in the library, mangled or not, where that is another.
    #[subobject(optional)]
    #[doc(alias = "ExportToRename")]
    pub export_to_rename: Option<&'a str>,
    /// 0.
    #[subobject(optional)]
    #[doc(alias = "Flags")]
    pub flags: u32,
}

impl<'a> From<&'a str> for ExportDesc<'a> {
    fn from(name: &'a str) -> Self {
        Self::new(name)
    }
}

impl<'a> From<&'a String> for ExportDesc<'a> {
    fn from(name: &'a String) -> Self {
        Self::new(name)
    }
}

impl<'a> From<&&'a str> for ExportDesc<'a> {
    fn from(name: &&'a str) -> Self {
        Self::new(name)
    }
}

/// A DXIL library and what is exported of it: state subobject type 5.
///
/// Without a list everything is exported; with one, subobjects that the library declares have to be listed too, or nothing
/// sees them. One function may be exported several times under different names, and a library may be listed again if the
/// names differ. The code is borrowed, not copied.
///
/// C: `D3D12_DXIL_LIBRARY_DESC` of `d3d12.h`. The library's target is `lib_6_3` or later.
///
/// ```
/// use clayout::d3d12::DxilLibrary;
///
/// let dxil = b"DXBC...";
/// let library = DxilLibrary::new(dxil).export("RayGen").export_as("Hit", "ClosestHitMain");
/// assert_eq!(library.exports.len(), 2);
/// ```
#[doc(alias("D3D12_DXIL_LIBRARY_DESC", "CD3DX12_DXIL_LIBRARY_SUBOBJECT"))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 5,
    name = "D3D12_DXIL_LIBRARY_DESC",
    in(Collection, RaytracingPipeline, Executable),
    no_new
)]
pub struct DxilLibrary<'a> {
    /// The code.
    #[subobject(name = "DXILLibrary")]
    #[doc(alias = "DXILLibrary")]
    pub library: ShaderBytecode<'a>,
    /// What is exported; nothing stands for everything.
    #[subobject(list(NumExports: u32, pExports))]
    #[doc(alias("NumExports", "pExports"))]
    pub exports: Vec<ExportDesc<'a>>,
}

impl<'a> DxilLibrary<'a> {
    /// A library of which everything is exported until an export is named.
    ///
    /// ```
    /// let whole = clayout::d3d12::DxilLibrary::new(b"DXBC");
    /// assert!(whole.exports.is_empty());
    /// ```
    #[must_use]
    pub fn new(dxil: &'a (impl AsRef<[u8]> + ?Sized)) -> Self {
        Self {
            library: ShaderBytecode::new(dxil.as_ref()),
            exports: Vec::new(),
        }
    }
}

/// What a library and a collection have in common.
macro_rules! exporting {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// Exports a function, or a subobject, under its own name.
            ///
            /// ```
            /// use clayout::d3d12::ExistingCollectionByKey;
            ///
            /// let collection = ExistingCollectionByKey::new(b"key").export("Miss");
            /// assert_eq!(collection.exports[0].name, "Miss");
            /// ```
            #[must_use]
            pub fn export(mut self, name: &'a str) -> Self {
                self.exports.push(ExportDesc::new(name));
                self
            }

            /// Exports a function under a new name.
            ///
            /// ```
            /// use clayout::d3d12::DxilLibrary;
            ///
            /// let library = DxilLibrary::new(b"DXBC").export_as("Hit", "ClosestHitMain");
            /// assert_eq!(library.exports[0].export_to_rename, Some("ClosestHitMain"));
            /// ```
            #[must_use]
            pub fn export_as(mut self, name: &'a str, export_to_rename: &'a str) -> Self {
                self.exports.push(ExportDesc::new(name).export_to_rename(export_to_rename));
                self
            }

            /// Exports several: a list of names, owned ones by reference, or of [`ExportDesc`]s.
            ///
            /// ```
            /// use clayout::d3d12::DxilLibrary;
            ///
            /// let hits: Vec<String> = (0..4).map(|material| format!("Hit{material}")).collect();
            /// let library = DxilLibrary::new(b"DXBC").export_all(["RayGen", "Miss"]).export_all(&hits);
            /// assert_eq!(library.exports.len(), 6);
            /// ```
            #[must_use]
            pub fn export_all<E: Into<ExportDesc<'a>>>(mut self, exports: impl IntoIterator<Item = E>) -> Self {
                self.exports.extend(exports.into_iter().map(Into::into));
                self
            }
        }
    )*};
}
exporting!(DxilLibrary ExistingCollection CompilerExistingCollection ExistingCollectionByKey);

/// A collection, with what it contains where that is known.
///
/// ```
/// use clayout::d3d12::{Collection, CollectionRef, ComRef, StateObjectBuilder};
///
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// let contents = StateObjectBuilder::<Collection>::new().contents();
/// // SAFETY: `pointer` is the `ID3D12StateObject` that was made of that builder.
/// let collection = CollectionRef::new(unsafe { ComRef::new(pointer) }).containing(&contents);
/// # let _ = collection;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CollectionRef<'a> {
    object: ComRef<'a>,
    contents: Option<&'a StateObjectContents>,
}

impl<'a> CollectionRef<'a> {
    /// A collection of which nothing is known.
    #[must_use]
    pub fn new(object: impl Into<ComRef<'a>>) -> Self {
        Self {
            object: object.into(),
            contents: None,
        }
    }

    /// Tells what the collection contains: [`contents`](crate::d3d12::StateObjectBuilder::contents) of its builder.
    #[must_use]
    pub const fn containing(mut self, contents: &'a StateObjectContents) -> Self {
        self.contents = Some(contents);
        self
    }
}

impl<'d, 'a: 'd> Member<'d> for CollectionRef<'a> {
    type C = *mut core::ffi::c_void;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        self.object.lower(at, to);
        if let Some(contents) = self.contents {
            to.remember(self.object, contents);
        }
    }
}

/// A collection that was created before: state subobject type 6. Not in another collection.
///
/// Without a list everything of it is exported. With [`containing`](Self::containing) the judge knows what is in it.
///
/// C: `D3D12_EXISTING_COLLECTION_DESC` of `d3d12.h`. No reference count is touched.
///
/// ```
/// use clayout::d3d12::{ComRef, ExistingCollection, RaytracingPipeline, StateObjectBuilder};
///
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// // SAFETY: `pointer` is the `ID3D12StateObject` of a collection, and outlives the description.
/// let collection = unsafe { ComRef::new(pointer) };
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// pipeline.add(ExistingCollection::new(collection).export("Miss"));
/// ```
#[doc(alias("D3D12_EXISTING_COLLECTION_DESC", "CD3DX12_EXISTING_COLLECTION_SUBOBJECT"))]
#[derive(Clone, Debug, Subobject)]
#[subobject(
    type = 6,
    name = "D3D12_EXISTING_COLLECTION_DESC",
    in(RaytracingPipeline, Executable),
    no_new
)]
pub struct ExistingCollection<'a> {
    /// The collection.
    #[subobject(name = "pExistingCollection")]
    #[doc(alias = "pExistingCollection")]
    pub existing_collection: CollectionRef<'a>,
    /// What is exported; nothing stands for everything.
    #[subobject(list(NumExports: u32, pExports))]
    #[doc(alias("NumExports", "pExports"))]
    pub exports: Vec<ExportDesc<'a>>,
}

impl<'a> ExistingCollection<'a> {
    /// A collection of which everything is exported until an export is named.
    #[must_use]
    pub fn new(collection: impl Into<ComRef<'a>>) -> Self {
        Self {
            existing_collection: CollectionRef::new(collection),
            exports: Vec::new(),
        }
    }

    /// Tells what the collection contains: [`contents`](crate::d3d12::StateObjectBuilder::contents) of its builder.
    ///
    /// ```
    /// use clayout::d3d12::{Collection, ComRef, ExistingCollection, StateObjectBuilder};
    ///
    /// # let mut object = 0_usize;
    /// # let pointer = core::ptr::NonNull::from(&mut object).cast();
    /// let contents = StateObjectBuilder::<Collection>::new().contents(); // of the builder that it was made of
    /// // SAFETY: `pointer` is the `ID3D12StateObject` of the collection, and outlives the description.
    /// let collection = ExistingCollection::new(unsafe { ComRef::new(pointer) }).containing(&contents);
    /// # let _ = collection;
    /// ```
    #[must_use]
    pub fn containing(mut self, contents: &'a StateObjectContents) -> Self {
        self.existing_collection = self.existing_collection.containing(contents);
        self
    }
}

/// A collection of the offline compiler: state subobject type 33. `CreateStateObject` does not take it.
///
/// C: `D3D12_COMPILER_EXISTING_COLLECTION_DESC` of `d3d12compiler.h`.
///
/// ```
/// use clayout::d3d12::{ComRef, CompilerExistingCollection};
///
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// // SAFETY: `pointer` is an `ID3D12CompilerStateObject`, and outlives the description.
/// let collection = CompilerExistingCollection::new(unsafe { ComRef::new(pointer) });
/// assert!(collection.exports.is_empty());
/// ```
#[doc(alias = "D3D12_COMPILER_EXISTING_COLLECTION_DESC")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 33,
    name = "D3D12_COMPILER_EXISTING_COLLECTION_DESC",
    in(RaytracingPipeline, Executable),
    no_new
)]
pub struct CompilerExistingCollection<'a> {
    /// The `ID3D12CompilerStateObject`.
    #[subobject(name = "pExistingCollection")]
    #[doc(alias = "pExistingCollection")]
    pub existing_collection: ComRef<'a>,
    /// What is exported; nothing stands for everything.
    #[subobject(list(NumExports: u32, pExports))]
    #[doc(alias("NumExports", "pExports"))]
    pub exports: Vec<ExportDesc<'a>>,
}

impl<'a> CompilerExistingCollection<'a> {
    /// A collection of which everything is exported until an export is named.
    #[must_use]
    pub fn new(collection: impl Into<ComRef<'a>>) -> Self {
        Self {
            existing_collection: collection.into(),
            exports: Vec::new(),
        }
    }
}

/// A collection in a stored description, by its key: state subobject type 36. Neither `CreateStateObject` nor the offline
/// compiler takes it.
///
/// C: `D3D12_EXISTING_COLLECTION_BY_KEY_DESC` of `d3d12.h`; the key's length in bytes is 32 bits wide.
///
/// ```
/// let collection = clayout::d3d12::ExistingCollectionByKey::new(b"key").export("Miss");
/// assert_eq!(collection.key, b"key");
/// ```
#[doc(alias = "D3D12_EXISTING_COLLECTION_BY_KEY_DESC")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 36,
    name = "D3D12_EXISTING_COLLECTION_BY_KEY_DESC",
    in(RaytracingPipeline, Executable),
    no_new
)]
pub struct ExistingCollectionByKey<'a> {
    /// The key.
    #[subobject(list(pKey, KeySize: u32))]
    #[doc(alias("pKey", "KeySize"))]
    pub key: &'a [u8],
    /// What is exported; nothing stands for everything.
    #[subobject(list(NumExports: u32, pExports))]
    #[doc(alias("NumExports", "pExports"))]
    pub exports: Vec<ExportDesc<'a>>,
}

impl<'a> ExistingCollectionByKey<'a> {
    /// A collection of which everything is exported until an export is named.
    #[must_use]
    pub fn new(key: &'a (impl AsRef<[u8]> + ?Sized)) -> Self {
        Self {
            key: key.as_ref(),
            exports: Vec::new(),
        }
    }
}
