/* Activations with more than one input or result: prelu's backward, log_sigmoid, glu. */
#include "rules.h"

/* (grad, self, weight): what the positive part passes on, and what the weight multiplied */
aot_status aoti_lower__prelu_kernel_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *mw = aoti_lower_result(c, 1);
  if (!m || !mw) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  aoti_te g = aoti_lower_operand(c, 0, aoti_compute(m->dtype)), x = aoti_lower_operand(c, 1, aoti_compute(m->dtype)),
          w = aoti_lower_operand(c, 2, aoti_compute(m->dtype));
  aoti_te zero = aoti_number(f, aoti_compute(m->dtype), 0), above = OP2(GT, x, zero);
  c->out[0] = aoti_cast(f, OP3(SELECT, above, g, OP2(MUL, w, g)), m->dtype);
  c->out[1] = aoti_cast(f, OP3(SELECT, above, zero, OP2(MUL, x, g)), mw->dtype);
  return NULL;
}

/* min(0, x) - log(1 + exp(-|x|)), with exp(-|x|) kept for the derivative */
aot_status aoti_lower_log_sigmoid_forward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *kept = aoti_lower_result(c, 1);
  if (!m || !kept) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  aoti_te x = aoti_lower_operand(c, 0, aoti_compute(m->dtype)), e = OP1(EXP, OP1(NEG, OP1(ABS, x)));
  aoti_te low = OP2(MIN, aoti_number(f, aoti_compute(m->dtype), 0), x);
  c->out[0] = aoti_cast(f, OP2(SUB, low, OP1(LOG1P, e)), m->dtype);
  c->out[1] = aoti_cast(f, e, kept->dtype);
  return NULL;
}

typedef struct halves {
  int dim;
  aot_int length;
  aoti_te a, b;
} halves;

static bool split(aoti_lower *c, aoti_te x, int dim_arg, halves *out) {
  if (!x || !aoti_te_ndim(c->f, x)) return false;
  out->dim = aoti_lower_dim(c, dim_arg, aoti_te_ndim(c->f, x));
  out->length = aoti_int_floordiv(c->g->syms, aoti_te_sizes(c->f, x)[out->dim], aot_i(2));
  out->a = aoti_te_slice(c->f, x, out->dim, aot_i(0), out->length, 1);
  out->b = aoti_te_slice(c->f, x, out->dim, out->length, out->length, 1);
  return out->b != 0;
}

aot_status aoti_lower_glu(aoti_lower *c) {
  aoti_fuse *f = c->f;
  halves h;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || !split(c, aoti_lower_operand(c, 0, aoti_compute(m->dtype)), 1, &h))
    return aoti_lower_error(c, AOT_ERROR_INVALID, "it has no halves");
  c->out[0] = aoti_cast(f, OP2(MUL, h.a, OP1(SIGMOID, h.b)), m->dtype);
  return NULL;
}

/* (grad, self, dim): g s for the first half, g a s (1 - s) for the second, s the sigmoid of the second */
aot_status aoti_lower_glu_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  halves h;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || !split(c, aoti_lower_operand(c, 1, aoti_compute(m->dtype)), 2, &h))
    return aoti_lower_error(c, AOT_ERROR_INVALID, "it has no halves");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = aoti_lower_operand(c, 0, aoti_compute(m->dtype)), s = OP1(SIGMOID, h.b), first = OP2(MUL, g, s);
  aoti_te second = OP2(MUL, OP2(MUL, first, h.a), OP2(SUB, aoti_number(f, dtype, 1), s));
  aot_int lo[AOT_MAX_DIMS] = {{0, 0}};
  aoti_te all = aoti_te_expand(f, aoti_number(f, dtype, 0), m->ndim, m->size);
  lo[h.dim] = h.length;
  all = aoti_te_pad(f, second, all, lo);
  lo[h.dim] = aot_i(0);
  c->out[0] = aoti_cast(f, aoti_te_pad(f, first, all, lo), m->dtype);
  return NULL;
}
