// The lane loops for any host.
#define LANE_TABLE ptx_lanes_base
#define LANE_COUNT ptx_lanes_base_n
#include "core.h"
extern const ptx_lane_entry ptx_lanes_base[];
extern const size_t ptx_lanes_base_n;
#include "lanes.inc"

#if defined(__x86_64__)
extern const ptx_lane_entry ptx_lanes_v3[];
#endif

const ptx_lane_entry *ptx_lane_table(size_t *out_n) {
  *out_n = ptx_lanes_base_n; // the tables have the same rows
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return ptx_lanes_v3;
#endif
  return ptx_lanes_base;
}
