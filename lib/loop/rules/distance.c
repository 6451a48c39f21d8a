/* Distances between the rows of two matrices: p-norms of differences, read in place. */
#include "rules.h"
#include <math.h>

/* x1[.., n, 1, k] - x2[.., 1, m, k] */
static aoti_te differences(aoti_lower *c, int arg, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  aoti_te a = aoti_lower_operand(c, arg, dtype), b = aoti_lower_operand(c, arg + 1, dtype);
  if (!a || !b || aoti_te_ndim(f, a) < 2 || aoti_te_ndim(f, b) < 2) return 0;
  return OP2(SUB, aoti_te_unsqueeze(f, a, aoti_te_ndim(f, a) - 1), aoti_te_unsqueeze(f, b, aoti_te_ndim(f, b) - 2));
}

/* (x1, x2, p, compute_mode) */
aot_status aoti_lower__cdist_forward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te diff = differences(c, 0, dtype), size = OP1(ABS, diff), term = size;
  if (!diff) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  double p = aoti_lower_float(c, 2);
  bool plain = p == 0 || p == 1 || isinf(p);
  if (p == 0) term = aoti_cast(f, OP2(NE, diff, aoti_number(f, dtype, 0)), dtype);
  if (p == 2) term = OP2(MUL, diff, diff);
  if (!plain && p != 2) term = OP2(POW, size, aoti_number(f, dtype, p));
  aoti_loop_op op = isinf(p) ? AOTI_OP_REDUCE_MAX : AOTI_OP_REDUCE_SUM;
  aoti_te v = aoti_fold(f, op, term, 1u << (aoti_te_ndim(f, term) - 1), false);
  if (p == 2) v = OP1(SQRT, v);
  if (!plain && p != 2) v = OP2(POW, v, aoti_number(f, dtype, 1 / p));
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}

/* (grad, x1, x2, p, cdist): x1's gradient. The slope of a distance along a difference is 0 between equal rows. */
aot_status aoti_lower__cdist_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te diff = differences(c, 1, dtype), g = aoti_lower_operand(c, 0, dtype);
  aoti_te dist = aoti_lower_operand(c, 4, dtype), zero = aoti_number(f, dtype, 0);
  if (!diff || !g || !dist || aoti_te_ndim(f, g) != m->ndim || aoti_te_ndim(f, dist) != m->ndim)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  double p = aoti_lower_float(c, 3);
  g = aoti_te_unsqueeze(f, g, m->ndim);
  dist = aoti_te_unsqueeze(f, dist, m->ndim);
  aoti_te sign = OP1(SIGN, diff), size = OP1(ABS, diff), slope = zero;
  aoti_te flat = OP2(OR, OP2(EQ, dist, zero), OP2(EQ, diff, zero));
  if (p == 1) slope = sign;
  if (isinf(p)) slope = OP3(SELECT, OP2(EQ, aoti_cast(f, aoti_cast(f, size, m->dtype), dtype), dist), sign, zero);
  if (p == 2) slope = OP3(SELECT, flat, zero, OP2(DIV, diff, dist));
  if (p != 0 && p != 1 && p != 2 && !isinf(p))
    slope = OP3(SELECT, flat, zero, OP2(MUL, sign, OP2(POW, OP2(DIV, size, dist), aoti_number(f, dtype, p - 1))));
  aoti_te v = OP2(MUL, g, slope);
  if (p == 0) v = OP2(MUL, OP2(MUL, g, diff), zero);
  c->out[0] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 1u << (m->ndim - 1), false), m->dtype);
  return NULL;
}
