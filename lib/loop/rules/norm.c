/* Softmax, layer norm, and their backwards: reductions and what is pointwise around them. */
#include "rules.h"
#include <math.h>

/* An operand in the dtype of the computation; a 0-d tensor as one element along dimension 0. */
static aoti_te operand(aoti_lower *c, int i, aot_dtype dtype) {
  aoti_te x = aoti_lower_operand(c, i, dtype);
  return x && !aoti_te_ndim(c->f, x) ? aoti_te_unsqueeze(c->f, x, 0) : x;
}
static aot_status done(aoti_lower *c, aoti_te x, const aoti_meta *m) {
  if (x && !m->ndim) x = aoti_te_squeeze(c->f, x, 1);
  c->out[0] = aoti_cast(c->f, x, m->dtype);
  return NULL;
}

static aot_status softmax(aoti_lower *c, bool log) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = operand(c, 0, aoti_compute(m->dtype));
  uint32_t dims = 1u << aoti_lower_dim(c, 1, m->ndim);
  aoti_te rest = OP2(SUB, x, aoti_fold(f, AOTI_OP_REDUCE_MAX, x, dims, true)), e = OP1(EXP, rest),
          sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, e, dims, true); /* nothing cancels in it */
  return done(c, log ? OP2(SUB, rest, OP1(LOG, sum)) : OP2(DIV, e, sum), m);
}
aot_status aoti_lower__softmax(aoti_lower *c) { return softmax(c, false); }
aot_status aoti_lower__log_softmax(aoti_lower *c) { return softmax(c, true); }

/* Softmax where a row of nothing but -inf gives zeros. */
aot_status aoti_lower__safe_softmax(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = operand(c, 0, dtype);
  uint32_t dims = 1u << aoti_lower_dim(c, 1, m->ndim);
  aoti_te max = aoti_fold(f, AOTI_OP_REDUCE_MAX, x, dims, true);
  aoti_te none = OP2(EQ, max, aoti_number(f, dtype, -HUGE_VAL)), zero = aoti_number(f, dtype, 0);
  aoti_te e = OP1(EXP, OP2(SUB, x, aoti_op3(f, AOTI_OP_SELECT, none, zero, max)));
  return done(
      c,
      OP2(DIV, e,
          aoti_op3(f, AOTI_OP_SELECT, none, aoti_number(f, dtype, 1), aoti_fold(f, AOTI_OP_REDUCE_SUM, e, dims, true))),
      m);
}

/* y (g - sum(g y)); for the logarithm g - exp(y) sum(g) */
static aot_status softmax_backward(aoti_lower *c, bool log) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = operand(c, 0, dtype), y = operand(c, 1, dtype);
  uint32_t dims = 1u << aoti_lower_dim(c, 2, m->ndim);
  if (log) return done(c, OP2(SUB, g, OP2(MUL, OP1(EXP, y), SUM(g, dims, true))), m);
  aoti_te gy = OP2(MUL, g, y);
  return done(c, OP2(MUL, y, OP2(SUB, g, SUM(gy, dims, true))), m);
}
aot_status aoti_lower__softmax_backward_data(aoti_lower *c) { return softmax_backward(c, false); }
aot_status aoti_lower__log_softmax_backward_data(aoti_lower *c) { return softmax_backward(c, true); }

/* ---- layer norm over the last dimensions */

static aot_dtype sum_dtype(aot_dtype dtype) { return dtype == AOT_F32 ? AOT_F64 : aoti_compute(dtype); }

aoti_norm_sums aoti_norm_sums_of(aoti_lower *c, aot_dtype dtype, aot_int n, uint32_t dims) {
  aot_dtype inside = sum_dtype(dtype);
  return (aoti_norm_sums){inside, dims, aoti_cast(c->f, aoti_te_size(c->f, n), inside)};
}
static aoti_te norm_mean(aoti_fuse *f, const aoti_norm_sums *s, aoti_te x) {
  return OP2(DIV, SUM(aoti_cast(f, x, s->inside), s->dims, true), s->n);
}

aoti_te aoti_norm_normalised(aoti_fuse *f, const aoti_norm_sums *s, aoti_te x, double eps, aoti_te *mean,
                             aoti_te *rstd) {
  *mean = norm_mean(f, s, x);
  aoti_te rest = OP2(SUB, aoti_cast(f, x, s->inside), *mean), var = norm_mean(f, s, OP2(MUL, rest, rest));
  *rstd = OP1(RSQRT, OP2(ADD, var, aoti_number(f, s->inside, eps)));
  return aoti_cast(f, OP2(MUL, rest, *rstd), aoti_te_dtype(f, x));
}
aoti_te aoti_norm_input_gradient(aoti_fuse *f, const aoti_norm_sums *s, const aoti_norm_saved *v, aoti_te weight) {
  aoti_te grad = aoti_cast(f, v->grad, s->inside), h = aoti_norm_saved_h(f, v, s->inside);
  aoti_te g = weight ? OP2(MUL, grad, aoti_cast(f, weight, s->inside)) : grad;
  aoti_te rest = OP2(SUB, OP2(SUB, g, norm_mean(f, s, g)), OP2(MUL, h, norm_mean(f, s, OP2(MUL, g, h))));
  return OP2(MUL, aoti_cast(f, v->rstd, s->inside), rest);
}
aoti_te aoti_norm_saved_h(aoti_fuse *f, const aoti_norm_saved *v, aot_dtype dtype) {
  aoti_te rest = OP2(SUB, aoti_cast(f, v->x, dtype), aoti_cast(f, v->mean, dtype));
  return OP2(MUL, rest, aoti_cast(f, v->rstd, dtype));
}

typedef struct layer {
  aot_dtype dtype;
  int ndim, first; /* the normalised dimensions are [first, ndim) */
  aoti_norm_sums sums;
} layer;

static bool layer_of(aoti_lower *c, int shape_arg, const aoti_meta *m, layer *l) {
  aot_int shape[AOT_MAX_DIMS], n = aot_i(1);
  int k = aoti_lower_ints(c, shape_arg, shape);
  if (!m || k > m->ndim || k < 1) return false;
  *l = (layer){.dtype = aoti_compute(m->dtype), .ndim = m->ndim, .first = m->ndim - k};
  uint32_t dims = 0;
  for (int d = l->first; d < l->ndim; d++) {
    dims |= 1u << d;
    n = aoti_int_mul(c->g->syms, n, m->size[d]);
  }
  l->sums = aoti_norm_sums_of(c, m->dtype, n, dims);
  return true;
}

/* out = (x - mean) rstd weight + bias, rstd = 1 / sqrt(var + eps) */
aot_status aoti_lower_native_layer_norm(aoti_lower *c) {
  aoti_fuse *f = c->f;
  layer l;
  const aoti_meta *m = aoti_lower_result(c, 0), *m1 = aoti_lower_result(c, 1), *m2 = aoti_lower_result(c, 2);
  if (!m1 || !m2 || !layer_of(c, 1, m, &l)) return aoti_lower_error(c, AOT_ERROR_INVALID, "its sizes do not agree");
  aoti_te x = aoti_lower_operand(c, 0, l.dtype);
  aoti_te weight = aoti_lower_operand(c, 2, l.dtype), bias = aoti_lower_operand(c, 3, l.dtype);
  aoti_te mean, rstd, out = aoti_norm_normalised(f, &l.sums, x, aoti_lower_float(c, 4), &mean, &rstd);
  if (weight) out = OP2(MUL, out, weight);
  if (bias) out = OP2(ADD, out, bias);
  c->out[0] = aoti_cast(f, out, m->dtype);
  c->out[1] = aoti_cast(f, mean, m1->dtype);
  c->out[2] = aoti_cast(f, rstd, m2->dtype);
  return NULL;
}

static bool masked(const aoti_lower *c, int i, size_t k) {
  const aot_value *v = aoti_lower_given(c, i) ? &c->node->args[i] : NULL;
  return v && (v->kind == AOT_LIST || v->kind == AOT_TUPLE) && k < v->as.list.n && v->as.list.at[k].kind == AOT_BOOL &&
         v->as.list.at[k].as.b;
}

/* With h = (x - mean) rstd and g = grad weight: the input's gradient is rstd (g - mean(g) - h mean(g h)); the weight's
 * is grad h, the bias's grad, both summed over the dimensions in front. */
aot_status aoti_lower_native_layer_norm_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  layer l;
  const aoti_meta *m = aoti_lower_meta(c, 1);
  if (!layer_of(c, 2, m, &l)) return aoti_lower_error(c, AOT_ERROR_INVALID, "its sizes do not agree");
  aoti_te grad = aoti_lower_operand(c, 0, l.dtype);
  aoti_norm_saved v = {grad, aoti_lower_arg(c, 1), aoti_lower_arg(c, 3), aoti_lower_arg(c, 4)};
  if (masked(c, 7, 0))
    c->out[0] = aoti_cast(f, aoti_norm_input_gradient(f, &l.sums, &v, aoti_lower_arg(c, 5)), m->dtype);
  uint32_t front = (1u << l.first) - 1;
  const aoti_meta *m1 = aoti_lower_result(c, 1), *m2 = aoti_lower_result(c, 2);
  if (masked(c, 7, 1) && m1)
    c->out[1] = aoti_cast(f, SUM(OP2(MUL, grad, aoti_norm_saved_h(f, &v, l.dtype)), front, false), m1->dtype);
  if (masked(c, 7, 2) && m2) c->out[2] = aoti_cast(f, SUM(grad, front, false), m2->dtype);
  return NULL;
}
