/* p-norms of the elements along dimensions. */
#include "rules.h"
#include <math.h>
#include <string.h>

/* (sum |x|^p)^(1/p), the largest |x| for p = inf, the smallest for -inf, the count of nonzero elements for p = 0 */
static aot_status norm(aoti_lower *c, aoti_te x, int p_arg, uint32_t dims, bool keepdim) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  x = aoti_cast(f, x, dtype);
  if (!x) return NULL;
  double p = aoti_lower_given(c, p_arg) ? aoti_lower_float(c, p_arg) : 2;
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

/* linalg_vector_norm(self, ord, dim, keepdim, dtype), norm(self, p[, dim, keepdim][, dtype]) */
aot_status aoti_lower_linalg_vector_norm(aoti_lower *c) {
  aoti_te x = aoti_lower_arg(c, 0);
  bool along = c->info->n_args > 3 && !strcmp(c->info->args[2].name, "dim");
  if (!x) return NULL;
  int ndim = aoti_te_ndim(c->f, x);
  return norm(c, x, 1, along ? aoti_lower_dims(c, 2, ndim) : (1u << ndim) - 1, along && aoti_lower_bool(c, 3));
}

/* (self, other, p): of the difference */
aot_status aoti_lower_dist(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = OP2(SUB, aoti_lower_operand(c, 0, dtype), aoti_lower_operand(c, 1, dtype));
  return x ? norm(c, x, 2, (1u << aoti_te_ndim(f, x)) - 1, false) : NULL;
}
