// fill_diagonal_(self, fill_value, wrap): the elements with all indices alike, a view with the sum of all strides.
#include "decompose.h"
#include "calls.h"

static void fill(aoti_call *c, int64_t n, int64_t step, int64_t offset) {
  tensor self = IN(0);
  tensor part = CALL(as_strided_default, V(self), INTS(n), INTS(step), V(offset));
  (void)CALL(fill__Scalar, V(part), c->args[1]);
}

static aot_status check(const aoti_call *c, const aot_tensor *t) {
  bool alike = true;
  if (!aoti_decompose_is_static(t)) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a tensor of symbolic size");
  for (int d = 1; d < t->meta.ndim; d++) alike = alike && aoti_dim(t, d) == aoti_dim(t, 0);
  if (t->meta.ndim < 2 || (t->meta.ndim > 2 && !alike))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes a matrix, or more dimensions of one size");
  return NULL;
}

void aoti_decomp_fill_diagonal_(aoti_call *c) {
  tensor t = IN(0);
  aot_status status = check(c, t);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  int64_t height = aoti_dim(t, 0), width = aoti_dim(t, 1), n = height < width ? height : width, step = 0;
  int64_t offset = t->meta.offset.value;
  for (int d = 0; d < t->meta.ndim; d++) step += aoti_stride(t, d);
  fill(c, n, step, offset);
  if (aoti_arg_bool(c, 2) && t->meta.ndim == 2 && height > width + 1) { // again below the square, one row left free
    int64_t turn = width + 1, more = (height * width + width) / turn - n;
    fill(c, more, step, offset + aoti_stride(t, 0) * turn);
  }
  c->out[0] = c->args[0];
}
