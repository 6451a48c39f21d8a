/* Losses of two tensors element by element: binary cross entropy of logits, smooth L1, Huber. Reduction 0 is none, 1
 * the mean, 2 the sum. */
#include "rules.h"

enum { LEAST_LOG = -100 }; /* so that a wrong certainty costs a finite amount */

static aot_status reduced(aoti_lower *c, aoti_te v, int reduction_arg, const aoti_meta *m) {
  aoti_fuse *f = c->f;
  int64_t reduction = aoti_lower_const(c, reduction_arg);
  if (!v) return NULL;
  aoti_te sum = reduction ? aoti_fold(f, AOTI_OP_REDUCE_SUM, v, (1u << aoti_te_ndim(f, v)) - 1, false) : v;
  if (reduction == 1) sum = OP2(DIV, sum, aoti_lower_numel(c, v, aoti_compute(m->dtype)));
  c->out[0] = aoti_cast(f, sum, m->dtype);
  return NULL;
}

/* (self, target, weight, pos_weight, reduction): (1 - y) x + (1 + (p - 1) y) (max(-x, 0) + log(1 + exp(-|x|))) */
aot_status aoti_lower_binary_cross_entropy_with_logits(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype), y = aoti_lower_operand(c, 1, dtype);
  aoti_te weight = aoti_lower_operand(c, 2, dtype), pos = aoti_lower_operand(c, 3, dtype);
  aoti_te one = aoti_number(f, dtype, 1), zero = aoti_number(f, dtype, 0);
  aoti_te rest = OP2(ADD, OP2(MAX, OP1(NEG, x), zero), OP1(LOG1P, OP1(EXP, OP1(NEG, OP1(ABS, x)))));
  if (pos) rest = OP2(MUL, rest, OP2(ADD, one, OP2(MUL, OP2(SUB, pos, one), y)));
  aoti_te loss = OP2(ADD, OP2(MUL, OP2(SUB, one, y), x), rest);
  if (weight) loss = OP2(MUL, loss, weight);
  return reduced(c, loss, 4, m);
}

/* (self, target, weight, reduction): -(y log x + (1 - y) log(1 - x)), the logarithms not below LEAST_LOG */
aot_status aoti_lower_binary_cross_entropy(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype), y = aoti_lower_operand(c, 1, dtype);
  aoti_te weight = aoti_lower_operand(c, 2, dtype), least = aoti_number(f, dtype, LEAST_LOG);
  aoti_te one = aoti_number(f, dtype, 1), hit = OP2(MAX, OP1(LOG, x), least);
  aoti_te miss = OP2(MAX, OP1(LOG1P, OP1(NEG, x)), least);
  aoti_te loss = OP2(SUB, OP2(MUL, OP2(SUB, y, one), miss), OP2(MUL, y, hit));
  return reduced(c, weight ? OP2(MUL, loss, weight) : loss, 3, m);
}

/* (grad, self, target, weight, reduction): (x - y) / max((1 - x) x, 1e-12) */
aot_status aoti_lower_binary_cross_entropy_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), x = aoti_lower_operand(c, 1, dtype);
  aoti_te y = aoti_lower_operand(c, 2, dtype), weight = aoti_lower_operand(c, 3, dtype);
  aoti_te under = OP2(MUL, OP2(SUB, aoti_number(f, dtype, 1), x), x);
  aoti_te v = OP2(DIV, OP2(MUL, g, OP2(SUB, x, y)), OP2(MAX, under, aoti_number(f, dtype, 1e-12)));
  if (weight) v = OP2(MUL, v, weight);
  if (v && aoti_lower_const(c, 4) == 1) v = OP2(DIV, v, aoti_lower_numel(c, x, dtype));
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}

/* (self, target, reduction): log(1 + exp(-x y)) */
aot_status aoti_lower_soft_margin_loss(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype), y = aoti_lower_operand(c, 1, dtype);
  return reduced(c, OP1(LOG1P, OP1(EXP, OP2(MUL, OP1(NEG, x), y))), 2, m);
}

/* (grad, self, target, reduction): -y sigmoid(-x y) */
aot_status aoti_lower_soft_margin_loss_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), x = aoti_lower_operand(c, 1, dtype);
  aoti_te y = OP1(NEG, aoti_lower_operand(c, 2, dtype));
  aoti_te v = OP2(MUL, OP2(MUL, y, OP1(SIGMOID, OP2(MUL, x, y))), g);
  if (v && aoti_lower_const(c, 3) == 1) v = OP2(DIV, v, aoti_lower_numel(c, x, dtype));
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}

/* (self, target, reduction, width). smooth L1: d^2 / (2 w) below w, |d| - w / 2 above; Huber: that times w. */
static aot_status smooth(aoti_lower *c, bool huber) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype), y = aoti_lower_operand(c, 1, dtype);
  aoti_te w = aoti_number(f, dtype, aoti_lower_float(c, 3)), half = aoti_number(f, dtype, 0.5);
  aoti_te d = OP1(ABS, OP2(SUB, x, y)), square = OP2(MUL, OP2(MUL, half, d), d), line = OP2(SUB, d, OP2(MUL, half, w));
  aoti_te near = huber ? OP2(LE, d, w) : OP2(LT, d, w);
  return reduced(c, OP3(SELECT, near, huber ? square : OP2(DIV, square, w), huber ? OP2(MUL, w, line) : line), 2, m);
}
aot_status aoti_lower_smooth_l1_loss(aoti_lower *c) { return smooth(c, false); }
aot_status aoti_lower_huber_loss(aoti_lower *c) { return smooth(c, true); }

/* (grad, self, target, reduction, width): the slope is d / w (Huber: d), at most 1 (w) in size */
static aot_status slope(aoti_lower *c, bool huber) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  double width = aoti_lower_float(c, 4), most = huber ? width : 1;
  aoti_te g = aoti_lower_operand(c, 0, dtype), x = aoti_lower_operand(c, 1, dtype);
  aoti_te y = aoti_lower_operand(c, 2, dtype), d = OP2(SUB, x, y);
  if (!d || !g) return NULL;
  if (aoti_lower_const(c, 3) == 1) g = OP2(DIV, g, aoti_lower_numel(c, d, dtype));
  aoti_te mid = huber ? d : OP2(DIV, d, aoti_number(f, dtype, width));
  aoti_te below = OP2(LE, d, aoti_number(f, dtype, -width)), above = OP2(GE, d, aoti_number(f, dtype, width));
  aoti_te s = OP3(SELECT, below, aoti_number(f, dtype, -most), OP3(SELECT, above, aoti_number(f, dtype, most), mid));
  c->out[0] = aoti_cast(f, OP2(MUL, s, g), m->dtype);
  return NULL;
}
aot_status aoti_lower_smooth_l1_loss_backward(aoti_lower *c) { return slope(c, false); }
aot_status aoti_lower_huber_loss_backward(aoti_lower *c) { return slope(c, true); }
