//! Enumerations of blending.

use super::enumerations;
use crate::d3d12::flags::flags;

enumerations! {
    /// What a colour is multiplied by in blending.
    ///
    /// C: `D3D12_BLEND` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::BlendFactor::SrcAlpha.into_repr(), 5);
    /// ```
    BlendFactor("D3D12_BLEND": u32) {
        /// Nothing: 0.
        Zero = 1 "D3D12_BLEND_ZERO",
        /// 1.
        One = 2 "D3D12_BLEND_ONE",
        /// The shader's colour.
        SrcColor = 3 "D3D12_BLEND_SRC_COLOR",
        /// 1 less the shader's colour.
        InvSrcColor = 4 "D3D12_BLEND_INV_SRC_COLOR",
        /// The shader's alpha.
        SrcAlpha = 5 "D3D12_BLEND_SRC_ALPHA",
        /// 1 less the shader's alpha.
        InvSrcAlpha = 6 "D3D12_BLEND_INV_SRC_ALPHA",
        /// The alpha that is there.
        DestAlpha = 7 "D3D12_BLEND_DEST_ALPHA",
        /// 1 less the alpha that is there.
        InvDestAlpha = 8 "D3D12_BLEND_INV_DEST_ALPHA",
        /// The colour that is there.
        DestColor = 9 "D3D12_BLEND_DEST_COLOR",
        /// 1 less the colour that is there.
        InvDestColor = 10 "D3D12_BLEND_INV_DEST_COLOR",
        /// The shader's alpha, or 1 less the one that is there where that is smaller; 1 for alpha.
        SrcAlphaSat = 11 "D3D12_BLEND_SRC_ALPHA_SAT",
        /// The factor that the command list sets.
        BlendFactor = 14 "D3D12_BLEND_BLEND_FACTOR",
        /// 1 less that factor.
        InvBlendFactor = 15 "D3D12_BLEND_INV_BLEND_FACTOR",
        /// The shader's second colour.
        Src1Color = 16 "D3D12_BLEND_SRC1_COLOR",
        /// 1 less the shader's second colour.
        InvSrc1Color = 17 "D3D12_BLEND_INV_SRC1_COLOR",
        /// The second colour's alpha.
        Src1Alpha = 18 "D3D12_BLEND_SRC1_ALPHA",
        /// 1 less the second colour's alpha.
        InvSrc1Alpha = 19 "D3D12_BLEND_INV_SRC1_ALPHA",
        /// The alpha of the factor that the command list sets.
        AlphaFactor = 20 "D3D12_BLEND_ALPHA_FACTOR",
        /// 1 less that alpha.
        InvAlphaFactor = 21 "D3D12_BLEND_INV_ALPHA_FACTOR",
    }

    /// How the two products of blending are joined.
    ///
    /// C: `D3D12_BLEND_OP` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::BlendOp::Add.into_repr(), 1);
    /// ```
    BlendOp("D3D12_BLEND_OP": u32) {
        /// Their sum.
        Add = 1 "D3D12_BLEND_OP_ADD",
        /// The shader's less the one that is there.
        Subtract = 2 "D3D12_BLEND_OP_SUBTRACT",
        /// The one that is there less the shader's.
        RevSubtract = 3 "D3D12_BLEND_OP_REV_SUBTRACT",
        /// The smaller.
        Min = 4 "D3D12_BLEND_OP_MIN",
        /// The larger.
        Max = 5 "D3D12_BLEND_OP_MAX",
    }

    /// What is written to a render target bit by bit: of the shader's bits `s` and those that are there, `d`.
    ///
    /// C: `D3D12_LOGIC_OP` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::LogicOp::Noop.into_repr(), 4);
    /// ```
    LogicOp("D3D12_LOGIC_OP": u32) {
        /// 0.
        Clear = 0 "D3D12_LOGIC_OP_CLEAR",
        /// 1.
        Set = 1 "D3D12_LOGIC_OP_SET",
        /// `s`.
        // Not `Copy`: rustc would call the trait `std::marker::Copy` in the errors of every crate that uses this one.
        CopySource = 2 "D3D12_LOGIC_OP_COPY",
        /// `!s`.
        CopyInverted = 3 "D3D12_LOGIC_OP_COPY_INVERTED",
        /// `d`.
        Noop = 4 "D3D12_LOGIC_OP_NOOP",
        /// `!d`.
        Invert = 5 "D3D12_LOGIC_OP_INVERT",
        /// `s & d`.
        And = 6 "D3D12_LOGIC_OP_AND",
        /// `!(s & d)`.
        Nand = 7 "D3D12_LOGIC_OP_NAND",
        /// `s | d`.
        Or = 8 "D3D12_LOGIC_OP_OR",
        /// `!(s | d)`.
        Nor = 9 "D3D12_LOGIC_OP_NOR",
        /// `s ^ d`.
        Xor = 10 "D3D12_LOGIC_OP_XOR",
        /// `!(s ^ d)`.
        Equiv = 11 "D3D12_LOGIC_OP_EQUIV",
        /// `s & !d`.
        AndReverse = 12 "D3D12_LOGIC_OP_AND_REVERSE",
        /// `!s & d`.
        AndInverted = 13 "D3D12_LOGIC_OP_AND_INVERTED",
        /// `s | !d`.
        OrReverse = 14 "D3D12_LOGIC_OP_OR_REVERSE",
        /// `!s | d`.
        OrInverted = 15 "D3D12_LOGIC_OP_OR_INVERTED",
    }
}

flags! {
    /// Which components of a render target are written: one byte in C, although the enumeration has four.
    ///
    /// ```
    /// use clayout::d3d12::ColorWriteMask;
    ///
    /// let opaque = ColorWriteMask::RED | ColorWriteMask::GREEN | ColorWriteMask::BLUE;
    /// assert_eq!((opaque | ColorWriteMask::ALPHA), ColorWriteMask::ALL);
    /// ```
    ColorWriteMask("D3D12_COLOR_WRITE_ENABLE": u8) {
        /// Red.
        RED = 1 "D3D12_COLOR_WRITE_ENABLE_RED",
        /// Green.
        GREEN = 2 "D3D12_COLOR_WRITE_ENABLE_GREEN",
        /// Blue.
        BLUE = 4 "D3D12_COLOR_WRITE_ENABLE_BLUE",
        /// Alpha.
        ALPHA = 8 "D3D12_COLOR_WRITE_ENABLE_ALPHA",
        /// All four.
        ALL = 0xF "D3D12_COLOR_WRITE_ENABLE_ALL",
    }
}
