/* Rust's standard library takes random numbers from a DLL that older versions of Wine have not. */
unsigned char __stdcall SystemFunction036(void *to, unsigned long size); /* RtlGenRandom of advapi32 */
__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *to, unsigned long long size) { return SystemFunction036(to, (unsigned long)size); }
