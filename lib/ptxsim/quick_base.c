// Plain loads and stores for any host.
#define QUICK ptx_quick_base
#include "quick.inc"

ptx_quick_fn ptx_quick_choose(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return ptx_quick_v3;
#endif
  return ptx_quick_base;
}
