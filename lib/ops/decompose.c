// The table of decompositions and the words its rules share.
#include "decompose.h"
#include "calls.h"

// A rule that sets no result leaves the operator.
void aoti_rewrite_none(aoti_call *c) { (void)c; }

const aoti_decomposition aoti_builtin_decompositions[AOT_OP_COUNT] = {
#define X(op, core, ind) [AOT_OP_##op] = {aoti_rewrite_##core, aoti_rewrite_##ind},
#include "decompositions.def"
#undef X
};

aot_value aoti_decompose_ints(aoti_call *c, const int64_t *at, size_t n) {
  aot_int list[AOT_MAX_DIMS];
  for (size_t i = 0; i < n && i < AOT_MAX_DIMS; i++) list[i] = aot_i(at[i]);
  return aoti_v_ints(S, list, n);
}

aot_value aoti_decompose_range(aoti_call *c, int from, int to) {
  aot_int list[AOT_MAX_DIMS];
  int n = 0;
  for (int d = from; d < to; d++) list[n++] = aot_i(d);
  return aoti_v_ints(S, list, (size_t)n);
}

tensor aoti_decompose_to(aoti_call *c, tensor t, aot_dtype dtype) {
  return !t || t->meta.dtype == dtype ? t : CALL(_to_copy_default, V(t), aoti_v_dtype(dtype));
}

tensor aoti_decompose_convert(aoti_call *c, tensor t, aot_dtype dtype) {
  return !t || t->meta.dtype == dtype ? t : CALL(prims_convert_element_type_default, V(t), aoti_v_dtype(dtype));
}

aot_dtype aoti_decompose_widen(aoti_call *c, int n, tensor out[]) {
  int args[8] = {0};
  for (int i = 0; i < n; i++) args[i] = i;
  aot_dtype together = aoti_common_dtype(c, n, args);
  for (int i = 0; i < n; i++) out[i] = TO(IN(i), aoti_decompose_wide(together));
  return together;
}

tensor aoti_decompose_trail(aoti_call *c, tensor t, int n) {
  while (t->meta.ndim < n && !S->error) t = UNSQUEEZE(t, -1);
  return t;
}

tensor aoti_decompose_full(aoti_call *c, aot_value size, aot_value value, aot_dtype dtype, const aot_tensor *like) {
  return CALL(full_default, size, value, aoti_v_dtype(dtype), aoti_v_layout(), aoti_v_device(like->meta.device), NO);
}

aot_memory_format aoti_decompose_format(const aot_tensor *t) {
  return aoti_is_channels_last(t) ? AOT_CHANNELS_LAST : AOT_CONTIGUOUS;
}

tensor aoti_decompose_in_format(aoti_call *c, tensor t, aot_memory_format format) {
  return format == AOT_CONTIGUOUS ? CONTIGUOUS(t) : CALL(contiguous_default, V(t), aoti_v_memory_format(format));
}
