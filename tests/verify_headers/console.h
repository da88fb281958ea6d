/* The console's struct as its reference page has it, for tests: the header itself cannot be published. With one of the macros
   below a member is somewhere else. */
#ifndef CONSOLE_H
#define CONSOLE_H

#ifndef MOVED_CONSOLE_WORDS
#define WORDS(first, second) first second
#else
#define WORDS(first, second) second first
#endif

typedef unsigned int CONSOLE_UINT;

typedef struct D3D12XBOX_MSAA_PARAMETERS {
    WORDS(
    union {
        struct {
            CONSOLE_UINT NumSamplesMsaaLog2 : 3;
#ifdef MOVED_WIDTH
            CONSOLE_UINT MaxSampleDistanceInSubpixels : 3;
            CONSOLE_UINT NumSamplesMsaaExposedToPSLog2 : 4;
#else
            CONSOLE_UINT MaxSampleDistanceInSubpixels : 4;
            CONSOLE_UINT NumSamplesMsaaExposedToPSLog2 : 3;
#endif
            CONSOLE_UINT DetailToExposedMode : 2;
            CONSOLE_UINT ApplyMaskAfterCentroid : 1;
        };
        CONSOLE_UINT Dword0;
    };,
    union {
        struct {
            CONSOLE_UINT MaxAnchorSamplesLog2 : 3;
            CONSOLE_UINT NumSamplesForPSIterationLog2 : 3;
            CONSOLE_UINT NumSamplesForMaskExportLog2 : 3;
            CONSOLE_UINT NumSamplesForAlphaToMaskLog2 : 3;
#ifdef MOVED_RESERVED
            CONSOLE_UINT Reserved0 : 1;
            CONSOLE_UINT Reserved2 : 1;
#else
            CONSOLE_UINT Reserved2 : 1;
            CONSOLE_UINT Reserved0 : 1;
#endif
            CONSOLE_UINT InterpolateCompZ : 1;
            CONSOLE_UINT InterpolateSrcZ : 1;
            CONSOLE_UINT StaticAnchorAssociations : 1;
            CONSOLE_UINT Reserved1 : 1;
            CONSOLE_UINT OverrasterizationAmount : 3;
            CONSOLE_UINT EnablePostZOverrasterization : 1;
        };
        CONSOLE_UINT Dword1;
    };)
#ifdef LONGER
    CONSOLE_UINT Dword2;
#endif
} D3D12XBOX_MSAA_PARAMETERS;

#endif
