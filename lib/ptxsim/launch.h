/* launch: what a fault needs to become a report. */
#ifndef AOT_PTXSIM_LAUNCH_H
#define AOT_PTXSIM_LAUNCH_H

#include "exec.h"

typedef struct ptx_fault_info {
  char what[400];
  const ptx_inst *i; /* NULL: the launch */
  uint32_t lane;
  bool has_address;
  uint64_t address;
  ptx_space space;
  uint32_t bytes;
  bool has_other;
  uint32_t other_pc;
  uint64_t other_block;
  uint32_t other_lane;
} ptx_fault_info;

/* check.c: fills verdict, fault and report from the block's first fault. */
aot_status ptx_report(const ptx_block *b, aoti_ptx_result *out) AOT_MUST_USE;
/* count.c */
aot_status ptx_collect(const ptx_run *run, ptx_worker *const *workers, int n, aoti_ptx_counters **out) AOT_MUST_USE;

static inline void ptx_coords(uint64_t index, const uint32_t dim[3], uint32_t out[3]) {
  out[0] = (uint32_t)(index % dim[0]);
  out[1] = (uint32_t)(index / dim[0] % dim[1]);
  out[2] = (uint32_t)(index / dim[0] / dim[1]);
}

#endif
