/* p-norms of the elements along dimensions. */
#include "rules.h"
#include <math.h>

#define OP1(op, a)    aoti_op1(f, AOTI_OP_##op, a)
#define OP2(op, a, b) aoti_op2(f, AOTI_OP_##op, a, b)

/* (self, ord, dim, keepdim, dtype): (sum |x|^p)^(1/p), the largest |x| for p = inf, the smallest for -inf, the count of
 * nonzero elements for p = 0 */
aot_status aoti_lower_linalg_vector_norm(aoti_lower *c, aoti_point_fn point) {
  (void)point;
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_cast(f, aoti_lower_arg(c, 0), dtype);
  if (!x) return NULL;
  double p = aoti_lower_given(c, 1) ? aoti_lower_float(c, 1) : 2;
  uint32_t dims = aoti_lower_dims(c, 2, aoti_te_ndim(f, x));
  bool keepdim = aoti_lower_bool(c, 3);
  aoti_te size = OP1(ABS, x), term = size;
  if (p == 0) term = aoti_cast(f, OP2(NE, x, aoti_number(f, dtype, 0)), dtype);
  if (p == 2) term = OP2(MUL, x, x);
  if (p != 0 && p != 1 && p != 2 && !isinf(p)) term = OP2(POW, size, aoti_number(f, dtype, p));
  aoti_loop_op op = !isinf(p) ? AOTI_OP_REDUCE_SUM : p > 0 ? AOTI_OP_REDUCE_MAX : AOTI_OP_REDUCE_MIN;
  aoti_te v = aoti_fold(f, op, term, dims, keepdim);
  if (p == 2) v = OP1(SQRT, v);
  if (p != 0 && p != 1 && p != 2 && !isinf(p)) v = OP2(POW, v, aoti_number(f, dtype, 1 / p));
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}
