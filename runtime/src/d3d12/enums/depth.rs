//! Enumerations of depth and stencil.

use super::enumerations;

enumerations! {
    /// How a new value is compared with the one that is there.
    ///
    /// C: `D3D12_COMPARISON_FUNC` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::ComparisonFunc::Less.into_repr(), 2);
    /// ```
    ComparisonFunc("D3D12_COMPARISON_FUNC": u32) {
        /// No comparison; not where depth or stencil is tested.
        None = 0 "D3D12_COMPARISON_FUNC_NONE",
        /// Never passes.
        Never = 1 "D3D12_COMPARISON_FUNC_NEVER",
        /// Passes where the new one is less.
        Less = 2 "D3D12_COMPARISON_FUNC_LESS",
        /// Passes where they are equal.
        Equal = 3 "D3D12_COMPARISON_FUNC_EQUAL",
        /// Passes where the new one is less or equal.
        LessEqual = 4 "D3D12_COMPARISON_FUNC_LESS_EQUAL",
        /// Passes where the new one is greater.
        Greater = 5 "D3D12_COMPARISON_FUNC_GREATER",
        /// Passes where they differ.
        NotEqual = 6 "D3D12_COMPARISON_FUNC_NOT_EQUAL",
        /// Passes where the new one is greater or equal.
        GreaterEqual = 7 "D3D12_COMPARISON_FUNC_GREATER_EQUAL",
        /// Always passes.
        Always = 8 "D3D12_COMPARISON_FUNC_ALWAYS",
    }

    /// What happens to a stencil value.
    ///
    /// C: `D3D12_STENCIL_OP` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::StencilOp::Keep.into_repr(), 1);
    /// ```
    StencilOp("D3D12_STENCIL_OP": u32) {
        /// It stays.
        Keep = 1 "D3D12_STENCIL_OP_KEEP",
        /// It becomes 0.
        Zero = 2 "D3D12_STENCIL_OP_ZERO",
        /// It becomes the reference that the command list sets.
        Replace = 3 "D3D12_STENCIL_OP_REPLACE",
        /// One more, up to the largest.
        IncrSat = 4 "D3D12_STENCIL_OP_INCR_SAT",
        /// One less, down to 0.
        DecrSat = 5 "D3D12_STENCIL_OP_DECR_SAT",
        /// All its bits are turned.
        Invert = 6 "D3D12_STENCIL_OP_INVERT",
        /// One more; the largest becomes 0.
        Incr = 7 "D3D12_STENCIL_OP_INCR",
        /// One less; 0 becomes the largest.
        Decr = 8 "D3D12_STENCIL_OP_DECR",
    }
}
