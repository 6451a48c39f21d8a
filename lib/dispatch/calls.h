/* What the generated op wrappers need beyond dispatch.h. */
#ifndef AOT_CALLS_H
#define AOT_CALLS_H
#include "dispatch.h"

static inline aot_value aoti_v_device(aot_device d) { return (aot_value){.kind = AOT_DEVICE, .as.device = d}; }
static inline aot_value aoti_v_memory_format(aot_memory_format m) {
  return m ? (aot_value){.kind = AOT_MEMORY_FORMAT, .as.memory_format = m} : aoti_v_none();
}
aot_value aoti_v_tensors(aot_scope *s, aot_tensors list);
aot_value aoti_v_bools(aot_scope *s, const bool *at, size_t n);
/* Spreads a list result over out[0..n); poison where there is none, and an error when the lengths differ. */
void aoti_unpack_list(aot_scope *s, const aot_value *list, aot_tensor **out, size_t n);
/* a + b or a - b, recorded as it is written, as PyTorch does where a formula computes with sizes: also what changes
 * nothing (0 + s). What is no symbol in the end is a number and no node. */
aot_int aoti_int_spelled(aot_scope *s, bool minus, aot_int a, aot_int b);
#endif
