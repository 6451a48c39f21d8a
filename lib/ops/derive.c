// Forms that several derivatives share.
#include "ops.h"

aot_tensor *aoti_number_op(aot_scope *s, aot_op op, aot_value number, aot_tensor *t) {
  aot_value v = aoti_v_tensor(t);
  aot_tensor *e = AOTI_CALL1(s, AOT_OP_empty_like_default, v, aoti_v_none(), aoti_v_none(), aoti_v_none(),
                             aoti_v_none(), aoti_v_memory_format(AOT_PRESERVE));
  aot_tensor *filled = AOTI_CALL1(s, AOT_OP_fill_Scalar, aoti_v_tensor(e), number);
  return AOTI_CALL1(s, op, aoti_v_tensor(filled), v);
}

aot_tensor *aoti_scalar_like(aot_scope *s, aot_value value, const aot_tensor *t) {
  return AOTI_CALL1(s, AOT_OP_scalar_tensor_default, value, aoti_v_dtype(t->meta.dtype), aoti_v_layout(),
                    aoti_v_device(t->meta.device));
}

static aot_tensor *call_named(aot_scope *s, const char *op, const aot_value *args, size_t n) {
  aot_value out;
  aot_call(s, op, args, n, &out, 1, NULL, 0);
  return out.kind == AOT_TENSOR ? out.as.tensor : aoti_poison();
}

aot_tensor *aoti_sum_all(aot_scope *s, aot_tensor *t) {
  const aot_value args[] = {aoti_v_tensor(t)};
  return call_named(s, "aten.sum.default", args, 1);
}

aot_tensor *aoti_sum_dims(aot_scope *s, aot_tensor *t, const aot_int *dims, int n, bool keepdim) {
  const aot_value args[] = {aoti_v_tensor(t), aoti_v_ints(s, dims, (size_t)n), aoti_v_bool(keepdim)};
  return call_named(s, "aten.sum.dim_IntList", args, 3);
}

// The leading dimensions that like lacks and those where it has 1 are summed and kept; a view then drops the leading.
aot_tensor *aoti_sum_to_like(aot_scope *s, aot_tensor *grad, const aot_tensor *like) {
  if (aoti_failed(s)) return aoti_poison();
  const aoti_meta *from = &grad->meta, *to = &like->meta;
  int lead = from->ndim - to->ndim, n = 0;
  if (lead < 0) return grad;
  aot_int dims[AOT_MAX_DIMS];
  for (int d = 0; d < from->ndim; d++)
    if (d < lead || (aoti_int_is(to->size[d - lead], 1) && !aoti_int_is(from->size[d], 1))) dims[n++] = aot_i(d);
  if (!n) return grad;
  if (!to->ndim) return aoti_sum_all(s, grad);
  aot_tensor *t = aoti_sum_dims(s, grad, dims, n, true);
  if (!lead) return t;
  return AOTI_CALL1(s, AOT_OP_view_default, aoti_v_tensor(t), aoti_v_ints(s, to->size, (size_t)to->ndim));
}
