// The lane loops for x86-64 hosts with AVX2 and FMA: the same text, compiled for them (see CMakeLists.txt), chosen at
// run time by ptx_lane_table.
#if defined(__x86_64__)
#define LANE_TABLE ptx_lanes_v3
#define LANE_COUNT ptx_lanes_v3_n
#include "core.h"
extern const ptx_lane_entry ptx_lanes_v3[];
extern const size_t ptx_lanes_v3_n;
#include "lanes.inc"
#else
typedef int ptx_lanes_v3_absent;
#endif
