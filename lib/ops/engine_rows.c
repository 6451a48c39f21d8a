// Rows that the engine calls.
#include "ops.h"
aot_status aoti_meta_detach(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  return aoti_out_view(c, 0, t, t->meta.ndim, t->meta.size, t->meta.stride, t->meta.offset);
}
aot_status aoti_meta__to_copy(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  return aoti_out(c, 0, aoti_arg_given(c, 1) ? c->args[1].as.dtype : t->meta.dtype, t->meta.ndim, t->meta.size, t->meta.stride);
}
aot_status aoti_ref__to_copy(aoti_call *c) {
  for (int64_t i = 0; i < aoti_tensor_numel(aoti_arg(c, 0)); i++) aoti_tensor_set(aoti_result(c, 0), i, aoti_tensor_get(aoti_arg(c, 0), i));
  return NULL;
}
aot_status aoti_meta_ones_like(aoti_call *c) { return aoti_meta__to_copy(c); }
aot_status aoti_ref_ones_like(aoti_call *c) {
  for (int64_t i = 0; i < aoti_tensor_numel(aoti_arg(c, 0)); i++) aoti_tensor_set(aoti_result(c, 0), i, 1);
  return NULL;
}
aot_tensor *aoti_sum_to_like(aot_scope *s, aot_tensor *grad, const aot_tensor *like) {
  (void)like;
  aoti_scope_fail(s, aoti_error(AOT_ERROR_UNSUPPORTED, "sum"));
  return grad;
}
