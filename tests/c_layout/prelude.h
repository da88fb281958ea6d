/* What the hand-written declarations of the layout suite take for granted. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef float FLOAT;
typedef int BOOL, INT;
typedef unsigned char BYTE, UCHAR;
typedef unsigned short WORD, USHORT;
typedef unsigned int UINT, DWORD, UINT32;
typedef unsigned long long UINT64, ULONGLONG;
#define DUMMYSTRUCTNAME

/* The System V rules, where the target has others. */
#ifdef _WIN32
#define GCC_STRUCT __attribute__((gcc_struct))
#else
#define GCC_STRUCT
#endif
