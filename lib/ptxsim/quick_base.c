// Plain loads and stores for any host.
#define QUICK_LD ptx_quick_ld_base
#define QUICK_ST ptx_quick_st_base
#include "quick.inc"

void ptx_quick_choose(ptx_run *run) {
  run->quick_ld = ptx_quick_ld_base;
  run->quick_st = ptx_quick_st_base;
#if defined(__x86_64__)
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return;
  run->quick_ld = ptx_quick_ld_v3;
  run->quick_st = ptx_quick_st_v3;
#endif
}
