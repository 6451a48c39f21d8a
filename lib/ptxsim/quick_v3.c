// Plain loads and stores for x86-64 hosts with AVX2: the same text, compiled for them (see CMakeLists.txt).
#if defined(__x86_64__)
#define QUICK ptx_quick_v3
#include "quick.inc"
#else
typedef int ptx_quick_v3_absent;
#endif
