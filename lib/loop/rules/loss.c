/* Losses. Reduction 0 is none, 1 the mean, 2 the sum. */
#include "rules.h"

static aoti_te sum_all(aoti_fuse *f, aoti_te x) {
  return x ? aoti_fold(f, AOTI_OP_REDUCE_SUM, x, (1u << aoti_te_ndim(f, x)) - 1, false) : 0;
}

/* self [N, C, ..] or [C], target [N, ..] or []; the class dimension. */
static int class_dim(const aoti_fuse *f, aoti_te self) { return aoti_te_ndim(f, self) == 1 ? 0 : 1; }

/* table's entries at index, where table has one more dimension, dim, than index. */
static aoti_te pick(aoti_fuse *f, aoti_te table, aoti_te index, int dim) {
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < aoti_te_ndim(f, table); d++)
    map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d - (d > dim)), d != dim, aot_i(0)};
  return aoti_te_gather(f, table, index, dim, false, map);
}

aot_status aoti_lower_nll_loss_forward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *mw = aoti_lower_result(c, 1);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te self = aoti_lower_operand(c, 0, dtype), target = aoti_lower_operand(c, 1, AOT_I64);
  aoti_te weight = aoti_lower_operand(c, 2, dtype), zero = aoti_number(f, dtype, 0);
  if (!self || !target) return NULL;
  int64_t reduction = aoti_lower_const(c, 3);
  aoti_te counts = OP2(NE, target, aoti_te_size(f, aoti_lower_int(c, 4)));
  aoti_te at = OP3(SELECT, counts, target, aoti_te_int(f, AOT_I64, 0));
  aoti_te w = weight ? pick(f, weight, at, 0) : aoti_number(f, dtype, 1);
  aoti_te loss = OP1(NEG, pick(f, self, at, class_dim(f, self)));
  if (weight) loss = OP2(MUL, loss, w);
  loss = OP3(SELECT, counts, loss, zero);
  aoti_te total = sum_all(f, OP3(SELECT, counts, w, zero));
  if (reduction) loss = sum_all(f, loss);
  if (reduction == 1) loss = OP2(DIV, loss, total);
  c->out[0] = aoti_cast(f, loss, m->dtype);
  if (mw) c->out[1] = aoti_cast(f, reduction ? total : zero, mw->dtype);
  if (!reduction && mw) c->out[1] = aoti_te_expand(f, c->out[1], mw->ndim, mw->size);
  return NULL;
}

/* -weight grad (over the total) at the target's class, zero elsewhere: no scatter is needed. */
aot_status aoti_lower_nll_loss_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te grad = aoti_lower_operand(c, 0, dtype), target = aoti_lower_operand(c, 2, AOT_I64);
  aoti_te weight = aoti_lower_operand(c, 3, dtype), total = aoti_lower_operand(c, 6, dtype);
  int64_t reduction = aoti_lower_const(c, 4);
  int dim = m->ndim == 1 ? 0 : 1;
  if (!grad || !target) return NULL;
  aoti_te counts = OP2(NE, target, aoti_te_size(f, aoti_lower_int(c, 5)));
  aoti_te hit = OP2(EQ, aoti_te_iota(f, m->ndim, m->size, dim), aoti_te_unsqueeze(f, target, dim));
  hit = OP2(AND, hit, aoti_te_unsqueeze(f, counts, dim));
  aoti_te g = reduction == 1 ? OP2(DIV, grad, total) : grad;
  if (aoti_te_ndim(f, g)) g = aoti_te_unsqueeze(f, g, dim);
  g = OP1(NEG, g);
  if (weight) {
    for (int d = dim + 1; d < m->ndim; d++) weight = aoti_te_unsqueeze(f, weight, aoti_te_ndim(f, weight));
    g = OP2(MUL, g, weight);
  }
  c->out[0] = aoti_cast(f, OP3(SELECT, hit, g, aoti_number(f, dtype, 0)), m->dtype);
  return NULL;
}

aot_status aoti_lower_mse_loss(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  int64_t reduction = aoti_lower_const(c, 2);
  aoti_te d = OP2(SUB, aoti_lower_operand(c, 0, dtype), aoti_lower_operand(c, 1, dtype));
  aoti_te v = OP2(MUL, d, d);
  if (!v) return NULL;
  if (reduction) v = sum_all(f, v);
  if (reduction == 1) v = OP2(DIV, v, aoti_lower_numel(c, d, dtype));
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}

/* 2 (self - target) grad, over the number of elements for the mean */
aot_status aoti_lower_mse_loss_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te grad = aoti_lower_operand(c, 0, dtype);
  aoti_te d = OP2(SUB, aoti_lower_operand(c, 1, dtype), aoti_lower_operand(c, 2, dtype));
  if (!d || !grad) return NULL;
  aoti_te factor = aoti_number(f, dtype, 2);
  if (aoti_lower_const(c, 3) == 1) factor = OP2(DIV, factor, aoti_lower_numel(c, d, dtype));
  c->out[0] = aoti_cast(f, OP2(MUL, OP2(MUL, factor, d), grad), m->dtype);
  return NULL;
}
