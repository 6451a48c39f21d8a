/* Distances between the rows of two matrices, or of one: p-norms of differences, read in place. */
#include "rules.h"
#include <math.h>

/* x1[.., n, 1, k] - x2[.., 1, m, k] */
static aoti_te differences(aoti_lower *c, int arg, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  aoti_te a = aoti_lower_operand(c, arg, dtype), b = aoti_lower_operand(c, arg + 1, dtype);
  if (!a || !b || aoti_te_ndim(f, a) < 2 || aoti_te_ndim(f, b) < 2) return 0;
  return OP2(SUB, aoti_te_unsqueeze(f, a, aoti_te_ndim(f, a) - 1), aoti_te_unsqueeze(f, b, aoti_te_ndim(f, b) - 2));
}

/* The norm of differences along their last dimension. */
static aoti_te norm(aoti_fuse *f, aoti_te diff, double p) {
  aot_dtype dtype = diff ? aoti_te_dtype(f, diff) : AOT_F32;
  aoti_te size = OP1(ABS, diff), term = size;
  bool plain = p == 0 || p == 1 || isinf(p);
  if (!diff) return 0;
  if (p == 0) term = aoti_cast(f, OP2(NE, diff, aoti_number(f, dtype, 0)), dtype);
  if (p == 2) term = OP2(MUL, diff, diff);
  if (!plain && p != 2) term = OP2(POW, size, aoti_number(f, dtype, p));
  aoti_loop_op op = isinf(p) ? AOTI_OP_REDUCE_MAX : AOTI_OP_REDUCE_SUM;
  aoti_te v = aoti_fold(f, op, term, 1u << (aoti_te_ndim(f, term) - 1), false);
  if (p == 2) v = OP1(SQRT, v);
  if (!plain && p != 2) v = OP2(POW, v, aoti_number(f, dtype, 1 / p));
  return v;
}

/* g times the slope of a distance, which was rounded to dtype stored, along a difference: 0 between equal rows. */
static aoti_te sloped(aoti_fuse *f, aoti_te g, aoti_te diff, aoti_te dist, double p, aot_dtype stored) {
  if (!g || !diff || !dist) return 0;
  aot_dtype dtype = aoti_te_dtype(f, diff);
  aoti_te zero = aoti_number(f, dtype, 0), sign = OP1(SIGN, diff), size = OP1(ABS, diff), slope = zero;
  aoti_te flat = OP2(OR, OP2(EQ, dist, zero), OP2(EQ, diff, zero));
  if (p == 0) return OP2(MUL, OP2(MUL, g, diff), zero);
  if (p == 1) slope = sign;
  if (isinf(p)) slope = OP3(SELECT, OP2(EQ, aoti_cast(f, aoti_cast(f, size, stored), dtype), dist), sign, zero);
  if (p == 2) slope = OP3(SELECT, flat, zero, OP2(DIV, diff, dist));
  if (p != 1 && p != 2 && !isinf(p))
    slope = OP3(SELECT, flat, zero, OP2(MUL, sign, OP2(POW, OP2(DIV, size, dist), aoti_number(f, dtype, p - 1))));
  return OP2(MUL, g, slope);
}

/* (x1, x2, p, compute_mode) */
aot_status aoti_lower__cdist_forward(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te diff = differences(c, 0, aoti_compute(m->dtype));
  if (!diff) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  c->out[0] = aoti_cast(c->f, norm(c->f, diff, aoti_lower_float(c, 2)), m->dtype);
  return NULL;
}

/* (grad, x1, x2, p, cdist): x1's gradient */
aot_status aoti_lower__cdist_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te diff = differences(c, 1, dtype), g = aoti_lower_operand(c, 0, dtype);
  aoti_te dist = aoti_lower_operand(c, 4, dtype);
  if (!diff || !g || !dist || aoti_te_ndim(f, g) != m->ndim || aoti_te_ndim(f, dist) != m->ndim)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  for (int d = 0; d < m->ndim - 1; d++) /* without elements x1 is not repeated over the batch */
    if (!aoti_int_same(aoti_te_sizes(f, g)[d], m->size[d]))
      return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  g = aoti_te_unsqueeze(f, g, m->ndim);
  dist = aoti_te_unsqueeze(f, dist, m->ndim);
  aoti_te v = sloped(f, g, diff, dist, aoti_lower_float(c, 3), m->dtype);
  c->out[0] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 1u << (m->ndim - 1), false), m->dtype);
  return NULL;
}

/* ---- the n (n - 1) / 2 pairs i < j of rows, in order: those of i begin at i (2 n - i - 1) / 2 */

static aoti_te pairs_before(aoti_fuse *f, aoti_te i, int64_t n) {
  aoti_te one = aoti_te_int(f, AOT_I64, 1), rest = OP2(SUB, aoti_te_int(f, AOT_I64, 2 * n - 1), i);
  return OP2(SHR, OP2(MUL, i, rest), one);
}

/* (self, p) */
aot_status aoti_lower__pdist_forward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_operand(c, 0, aoti_compute(m ? m->dtype : AOT_F32)), row[2];
  if (!m || !x || aoti_te_ndim(f, x) != 2 || aoti_te_sizes(f, x)[0].sym || aoti_te_sizes(f, x)[0].value < 2)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  int64_t n = aoti_te_sizes(f, x)[0].value;
  aot_int space[2] = {m->size[0], aot_i(n - 1)}, size[2] = {m->size[0], aoti_te_sizes(f, x)[1]};
  aoti_te one = aoti_te_int(f, AOT_I64, 1), at = aoti_te_iota(f, 1, space, 0);
  /* i of a pair: how many rows' pairs have all gone before it */
  aoti_te ends = pairs_before(f, OP2(ADD, aoti_te_iota(f, 2, space, 1), one), n);
  row[0] = aoti_te_in_memory(f, aoti_te_search(f, OP2(LE, ends, aoti_te_unsqueeze(f, at, 1)), 0, 0));
  row[1] = OP2(ADD, OP2(SUB, at, pairs_before(f, row[0], n)), OP2(ADD, row[0], one));
  aoti_dim_map map[2] = {{-1, 0, {0, 0}}, {1, 1, {0, 0}}};
  for (int i = 0; i < 2; i++)
    row[i] = aoti_te_gather_inside(f, x, aoti_te_expand(f, aoti_te_unsqueeze(f, row[i], 1), 2, size), 0, map);
  c->out[0] = aoti_cast(f, norm(f, OP2(SUB, row[0], row[1]), aoti_lower_float(c, 1)), m->dtype);
  return NULL;
}

/* (grad, self, p, pdist): a row is in a pair with every other */
aot_status aoti_lower__pdist_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || m->ndim != 2 || m->size[0].sym || m->size[0].value < 2)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), x = aoti_lower_operand(c, 1, dtype), d = aoti_lower_operand(c, 3, dtype);
  int64_t n = m->size[0].value;
  const aot_int space[3] = {m->size[0], m->size[1], m->size[0]}, pair[2] = {m->size[0], m->size[0]};
  aoti_te i = aoti_te_iota(f, 2, pair, 0), j = aoti_te_iota(f, 2, pair, 1), one = aoti_te_int(f, AOT_I64, 1);
  aoti_te low = OP2(MIN, i, j), at = OP2(ADD, pairs_before(f, low, n), OP2(SUB, OP2(SUB, OP2(MAX, i, j), low), one));
  at = OP2(MAX, OP2(MIN, at, aoti_te_int(f, AOT_I64, n * (n - 1) / 2 - 1)), aoti_te_int(f, AOT_I64, 0));
  aoti_dim_map lookup = {-1, 0, {0, 0}}, both[2] = {{0, 1, {0, 0}}, {2, 1, {0, 0}}};
  aoti_dim_map own[2] = {{0, 1, {0, 0}}, {1, 1, {0, 0}}}, other[2] = {{2, 1, {0, 0}}, {1, 1, {0, 0}}};
  g = OP3(SELECT, OP2(EQ, i, j), aoti_number(f, dtype, 0), aoti_te_gather_inside(f, g, at, 0, &lookup));
  g = aoti_te_view(f, g, 3, space, both);
  d = aoti_te_view(f, aoti_te_gather_inside(f, d, at, 0, &lookup), 3, space, both);
  aoti_te diff = OP2(SUB, aoti_te_view(f, x, 3, space, own), aoti_te_view(f, x, 3, space, other));
  aoti_te v = sloped(f, g, diff, d, aoti_lower_float(c, 2), m->dtype);
  c->out[0] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 4, false), m->dtype);
  return NULL;
}
