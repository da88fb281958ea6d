//! The structs of ray tracing that have bit-fields.

use core::fmt;
use core::ops::BitOr;

use clayout::{CEnum, CLayout};

use super::flags::fmt_flags;

/// One instance of a bottom-level acceleration structure, as the GPU reads it when it builds a top-level one.
///
/// An array of them is read from an address that is a multiple of 16. The GPU may also write them itself, in the same layout.
///
/// C: `D3D12_RAYTRACING_INSTANCE_DESC` of `d3d12.h`, 64 bytes, alignment 8 on every target (32-bit x86 Linux aligns a
/// 64-bit number to 4 by itself):
///
/// | bytes | member | C type |
/// |---|---|---|
/// | 0 to 47 | `Transform` | `FLOAT[3][4]` |
/// | 48 to 50 | `InstanceID` | `UINT : 24` |
/// | 51 | `InstanceMask` | `UINT : 8` |
/// | 52 to 54 | `InstanceContributionToHitGroupIndex` | `UINT : 24` |
/// | 55 | `Flags` | `UINT : 8` |
/// | 56 to 63 | `AccelerationStructure` | `D3D12_GPU_VIRTUAL_ADDRESS` |
///
/// ```
/// use clayout::d3d12::{D3D12_RAYTRACING_INSTANCE_DESC, RaytracingInstanceDesc};
///
/// let mut c: D3D12_RAYTRACING_INSTANCE_DESC = RaytracingInstanceDesc::new(0x4_0000).to_c()?;
/// c.set_instance_id(0x00AB_CDEF);
/// assert_eq!(c.instance_mask(), 0xFF);
///
/// // 24 bits hold no more.
/// let error = c.set_instance_id_checked(1 << 24).unwrap_err();
/// assert_eq!((error.member(), error.width()), ("InstanceID", 24));
/// # Ok::<(), clayout::OutOfRange>(())
/// ```
#[doc(alias = "D3D12_RAYTRACING_INSTANCE_DESC")]
#[derive(Clone, Copy, Debug, Default, PartialEq, CLayout)]
#[clayout(name = "D3D12_RAYTRACING_INSTANCE_DESC", rename_all = "PascalCase", align = 8)]
pub struct RaytracingInstanceDesc {
    /// `FLOAT Transform[3][4]`: from the instance to the world, three rows of four.
    #[doc(alias = "Transform")]
    pub transform: [[f32; 4]; 3],
    /// `UINT InstanceID : 24`: any number; shaders read it with `InstanceID()`.
    #[bits(24, u32)]
    #[clayout(name = "InstanceID")]
    #[doc(alias = "InstanceID")]
    pub instance_id: u32,
    /// `UINT InstanceMask : 8`: a ray meets the instance if this and the ray's mask have a bit in common; none does with 0.
    #[bits(8, u32)]
    #[doc(alias = "InstanceMask")]
    pub instance_mask: u8,
    /// `UINT InstanceContributionToHitGroupIndex : 24`: what the instance adds to the index of the hit group in the shader table.
    #[bits(24, u32)]
    #[doc(alias = "InstanceContributionToHitGroupIndex")]
    pub instance_contribution_to_hit_group_index: u32,
    /// `UINT Flags : 8`: a set of `D3D12_RAYTRACING_INSTANCE_FLAGS`.
    #[bits(8, u32)]
    #[doc(alias = "Flags")]
    pub flags: RaytracingInstanceFlags,
    /// `D3D12_GPU_VIRTUAL_ADDRESS AccelerationStructure`: where the bottom-level acceleration structure lies, a multiple of 256
    /// bytes.
    #[doc(alias = "AccelerationStructure")]
    pub acceleration_structure: u64,
}

impl RaytracingInstanceDesc {
    /// An instance where it is, that every ray meets: the identity as transform, all bits of the mask, the rest 0.
    ///
    /// `Default` is all zero, an instance of no size that no ray meets.
    ///
    /// ```
    /// use clayout::d3d12::RaytracingInstanceDesc;
    ///
    /// let instance = RaytracingInstanceDesc { instance_id: 3, ..RaytracingInstanceDesc::new(0x100) };
    /// assert_eq!((instance.instance_mask, instance.transform[1]), (0xFF, [0.0, 1.0, 0.0, 0.0]));
    /// ```
    #[must_use]
    pub const fn new(acceleration_structure: u64) -> Self {
        Self {
            transform: [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]],
            instance_id: 0,
            instance_mask: 0xFF,
            instance_contribution_to_hit_group_index: 0,
            flags: RaytracingInstanceFlags::NONE,
            acceleration_structure,
        }
    }
}

/// What an instance changes for its triangles: a set of flags.
///
/// An instance has 8 bits for them. [`FORCE_OPAQUE`](Self::FORCE_OPAQUE) and [`FORCE_NON_OPAQUE`](Self::FORCE_NON_OPAQUE)
/// exclude each other.
///
/// C: `D3D12_RAYTRACING_INSTANCE_FLAGS` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::RaytracingInstanceFlags;
///
/// let flags = RaytracingInstanceFlags::TRIANGLE_CULL_DISABLE | RaytracingInstanceFlags::FORCE_OPAQUE;
/// assert_eq!(flags.into_repr(), 5);
/// assert!(flags.contains(RaytracingInstanceFlags::FORCE_OPAQUE));
/// ```
#[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAGS")]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, CEnum)]
#[clayout(name = "D3D12_RAYTRACING_INSTANCE_FLAGS")]
#[repr(transparent)]
pub struct RaytracingInstanceFlags(u32);

impl RaytracingInstanceFlags {
    /// No flag.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_NONE")]
    pub const NONE: Self = Self(0);
    /// 1: no culling of front or back faces, whatever the ray asks for.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_TRIANGLE_CULL_DISABLE")]
    pub const TRIANGLE_CULL_DISABLE: Self = Self(1);
    /// 2: front faces are those whose vertices appear counter-clockwise from where the ray starts, in object space; without the
    /// flag, clockwise.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_TRIANGLE_FRONT_COUNTERCLOCKWISE")]
    pub const TRIANGLE_FRONT_COUNTERCLOCKWISE: Self = Self(2);
    /// 4: all geometries count as opaque, unless the ray says otherwise.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_OPAQUE")]
    pub const FORCE_OPAQUE: Self = Self(4);
    /// 8: no geometry counts as opaque, unless the ray says otherwise.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_NON_OPAQUE")]
    pub const FORCE_NON_OPAQUE: Self = Self(8);
    /// 16: opacity micromaps of four states count as if they had two: unknown is taken as what it leans to.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_OMM_2_STATE")]
    pub const FORCE_OMM_2_STATE: Self = Self(16);
    /// 32: no opacity micromaps. The acceleration structure has to be built with
    /// `D3D12_RAYTRACING_ACCELERATION_STRUCTURE_BUILD_FLAG_ALLOW_DISABLE_OMMS`; else the behaviour is undefined.
    #[doc(alias = "D3D12_RAYTRACING_INSTANCE_FLAG_DISABLE_OMMS")]
    pub const DISABLE_OMMS: Self = Self(32);

    /// Whether all of `flags` are set.
    ///
    /// ```
    /// use clayout::d3d12::RaytracingInstanceFlags;
    ///
    /// assert!(!RaytracingInstanceFlags::NONE.contains(RaytracingInstanceFlags::DISABLE_OMMS));
    /// ```
    #[must_use]
    pub const fn contains(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }
}

/// The C names of the flags that are set; what is unknown in hexadecimal.
impl fmt::Debug for RaytracingInstanceFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = [
            (1, "D3D12_RAYTRACING_INSTANCE_FLAG_TRIANGLE_CULL_DISABLE"),
            (2, "D3D12_RAYTRACING_INSTANCE_FLAG_TRIANGLE_FRONT_COUNTERCLOCKWISE"),
            (4, "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_OPAQUE"),
            (8, "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_NON_OPAQUE"),
            (16, "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_OMM_2_STATE"),
            (32, "D3D12_RAYTRACING_INSTANCE_FLAG_DISABLE_OMMS"),
        ];
        fmt_flags(f, "D3D12_RAYTRACING_INSTANCE_FLAGS", self.0.into(), &names)
    }
}

/// The flags of both.
impl BitOr for RaytracingInstanceFlags {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// One opacity micromap of an array that is about to be built.
///
/// C: `D3D12_RAYTRACING_OPACITY_MICROMAP_DESC` of `d3d12.h`, 8 bytes, alignment 4.
///
/// ```
/// use clayout::d3d12::{OpacityMicromapFormat, RaytracingOpacityMicromapDesc};
///
/// let micromap = RaytracingOpacityMicromapDesc {
///     byte_offset: 256,
///     subdivision_level: 4,
///     format: OpacityMicromapFormat::Oc1FourState,
/// };
/// let c = micromap.to_c()?;
/// assert_eq!(c.to_bytes()[4..], (2_u32 << 16 | 4).to_ne_bytes());
/// assert_eq!(c.format(), Ok(OpacityMicromapFormat::Oc1FourState));
/// # Ok::<(), clayout::OutOfRange>(())
/// ```
#[doc(alias = "D3D12_RAYTRACING_OPACITY_MICROMAP_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, CLayout)]
#[clayout(name = "D3D12_RAYTRACING_OPACITY_MICROMAP_DESC", rename_all = "PascalCase")]
pub struct RaytracingOpacityMicromapDesc {
    /// `UINT ByteOffset`: where the micromap's data starts, in bytes from the start of the array's input buffer.
    #[doc(alias = "ByteOffset")]
    pub byte_offset: u32,
    /// `UINT SubdivisionLevel : 16`: the micromap has 4 to this power micro-triangles; 0 to
    /// [`MAX_SUBDIVISION_LEVEL`](Self::MAX_SUBDIVISION_LEVEL).
    #[bits(16, u32)]
    #[doc(alias = "SubdivisionLevel")]
    pub subdivision_level: u16,
    /// `D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT Format : 16`: how a micro-triangle's state is stored.
    #[bits(16)]
    #[doc(alias = "Format")]
    pub format: OpacityMicromapFormat,
}

impl RaytracingOpacityMicromapDesc {
    /// The highest subdivision level.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::RaytracingOpacityMicromapDesc::MAX_SUBDIVISION_LEVEL, 12);
    /// ```
    #[doc(alias = "D3D12_RAYTRACING_OPACITY_MICROMAP_OC1_MAX_SUBDIVISION_LEVEL")]
    pub const MAX_SUBDIVISION_LEVEL: u16 = 12;
}

/// How an opacity micromap stores the state of a micro-triangle.
///
/// C: `D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT` of `d3d12.h`. There is no format 0.
///
/// ```
/// use clayout::d3d12::{D3D12_RAYTRACING_OPACITY_MICROMAP_DESC, OpacityMicromapFormat};
///
/// let unset = D3D12_RAYTRACING_OPACITY_MICROMAP_DESC::new().format().unwrap_err();
/// assert_eq!(unset.value(), 0);
/// assert_eq!(OpacityMicromapFormat::from_repr(1), Ok(OpacityMicromapFormat::Oc1TwoState));
/// ```
#[doc(alias = "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, CEnum)]
#[clayout(name = "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT")]
#[repr(u32)]
pub enum OpacityMicromapFormat {
    /// One bit: transparent or opaque.
    #[clayout(name = "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT_OC1_2_STATE")]
    #[doc(alias = "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT_OC1_2_STATE")]
    Oc1TwoState = 1,
    /// Two bits: transparent or opaque, and whether that is known.
    #[clayout(name = "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT_OC1_4_STATE")]
    #[doc(alias = "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT_OC1_4_STATE")]
    Oc1FourState = 2,
}
