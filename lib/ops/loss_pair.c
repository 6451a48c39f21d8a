// Losses of two tensors element by element: binary cross entropies, soft margin, smooth L1, Huber.
#include "ops.h"

#include <math.h>

enum { LEAST_LOG = -100 }; // so that a wrong certainty costs a finite amount

enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM };

static aot_status meta_pair(aoti_call *c, int reduction_arg) {
  int64_t reduction = aoti_arg_int(c, reduction_arg);
  if (reduction < REDUCE_NONE || reduction > REDUCE_SUM)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%lld is not a reduction", (long long)reduction);
  aot_dtype dtype = aoti_common_dtype(c, 2, (const int[]){0, 1});
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  AOT_TRY(aoti_out_pointwise(c, dtype, 2, (const int[]){0, 1}));
  return reduction == REDUCE_NONE ? NULL : aoti_out(c, 0, dtype, 0, NULL, NULL);
}

// Where the result is written in self's dtype.
static aot_status meta_pair_of_self(aoti_call *c, int reduction_arg) {
  aot_dtype dtype = aoti_arg(c, 0)->meta.dtype;
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  AOT_TRY(meta_pair(c, reduction_arg));
  return aoti_arg_int(c, reduction_arg) == REDUCE_NONE ? NULL : aoti_out(c, 0, dtype, 0, NULL, NULL);
}

typedef double (*pair_fn)(double x, double y, double parameter);

// fn of each pair, times weight where there is one; then the reduction. The parameter is one number, or a tensor's.
static aot_status pairs(aoti_call *c, aoti_arena *scratch, pair_fn fn, const aot_tensor *parameters, double parameter,
                        const aot_tensor *weight, int64_t reduction) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  int64_t n;
  double *x, *y, *w = NULL, *p = NULL;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  AOT_TRY(aoti_dense_pair(c, scratch, &x, &y, &n));
  if (weight) AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, weight, ndim, size, &w));
  if (parameters) AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, parameters, ndim, size, &p));
  for (int64_t i = 0; i < n; i++) x[i] = fn(x[i], y[i], p ? p[i] : parameter) * (w ? w[i] : 1);
  if (reduction != REDUCE_NONE) {
    double sum = aoti_sum_f64(x, n) / (reduction == REDUCE_MEAN ? (double)n : 1);
    aoti_undense(AOTI_COMPUTE_F64, &sum, aoti_result(c, 0));
  } else
    aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  return NULL;
}

// ---- binary cross entropy of logits: (self, target, weight, pos_weight, reduction)

aot_status aoti_meta_binary_cross_entropy_with_logits(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0), *target = aoti_arg(c, 1);
  AOT_TRY(meta_pair(c, 4));
  if (!aoti_is_float(target->meta.dtype)) // PyTorch writes into 1 - target
    return aoti_call_error(c, AOT_ERROR_INVALID, "the target is of %s", aot_dtype_name(target->meta.dtype));
  for (int k = 2; k < 4; k++) {
    const aot_tensor *w = aoti_arg(c, k);
    if (w && w->meta.ndim > t->meta.ndim)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s has more dimensions than the input", c->info->args[k].name);
    for (int d = 0; w && d < w->meta.ndim; d++) {
      aot_int have = w->meta.size[d], want = t->meta.size[d + t->meta.ndim - w->meta.ndim];
      if (!aoti_int_is(have, 1) && !aoti_int_compare(c->syms, AOTI_EQ, have, want))
        return aoti_call_error(c, AOT_ERROR_INVALID, "%s does not broadcast to the input", c->info->args[k].name);
    }
  }
  return NULL;
}

// (1 - y) x + p log(1 + exp(-x)), without overflow; p is 1 + (pos_weight - 1) y.
static double logits(double x, double y, double pos_weight) {
  return (1 - y) * x + (1 + (pos_weight - 1) * y) * ((x > 0 ? 0 : -x) + log1p(exp(-fabs(x))));
}
static aot_status logits_body(aoti_call *c, aoti_arena *scratch) {
  return pairs(c, scratch, logits, aoti_arg(c, 3), 1, aoti_arg(c, 2), aoti_arg_int(c, 4));
}
aot_status aoti_ref_binary_cross_entropy_with_logits(aoti_call *c) { return aoti_with_scratch(c, logits_body); }

static aot_tensor *weighed(aoti_grad *g, aot_tensor *grad) {
  if (g->args[2].kind == AOT_TENSOR) grad = aot_mul(g->s, grad, aoti_saved(g, 2));
  aoti_call c = aoti_call_of(g);
  if (aoti_arg_int(&c, 4) != REDUCE_MEAN) return grad;
  aot_int n = aoti_reduced_numel(c.syms, aoti_saved(g, 0), UINT32_MAX);
  return AOTI_CALL1(g->s, AOT_OP_div_Scalar, aoti_v_tensor(grad), aoti_v_sym(n));
}

static aot_tensor *log_of_sigmoid(aot_scope *s, aot_tensor *t) {
  aot_value args[] = {aoti_v_tensor(t)}, out[2];
  aoti_dispatch(s, AOT_OP_log_sigmoid_forward_default, args, 1, out, s->file, s->line);
  return out[0].kind == AOT_TENSOR ? out[0].as.tensor : aoti_poison();
}
// With weights p of the positive: ((p y + 1 - y) sigmoid(x) - p y, and log sigmoid(-x) - p log sigmoid(x).
static void give_weighted_logits(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *self = aoti_saved(g, 0), *target = aoti_saved(g, 1), *p = aoti_saved(g, 3), *grad = g->gout[0];
  if (aoti_needs(g, 0)) {
    aot_tensor *py = aot_mul(s, p, target);
    aot_tensor *t = aot_sub(s, AOTI_CALL1(s, AOT_OP_add_Scalar, aoti_v_tensor(py), aoti_v_int(1)), target);
    t = aot_sub(s, aot_mul(s, t, aot_sigmoid(s, self)), py);
    aoti_give(g, 0, weighed(g, aot_mul(s, t, grad)));
  }
  if (aoti_needs(g, 1)) {
    aot_tensor *t = log_of_sigmoid(s, aot_neg(s, self));
    t = aot_sub(s, t, aot_mul(s, log_of_sigmoid(s, self), p));
    aoti_give(g, 1, weighed(g, aot_mul(s, t, grad)));
  }
}

void aoti_grad_binary_cross_entropy_with_logits(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *self = aoti_saved(g, 0), *target = aoti_saved(g, 1), *grad = g->gout[0];
  if (g->args[3].kind == AOT_TENSOR) {
    give_weighted_logits(g);
    return;
  }
  if (aoti_needs(g, 0)) aoti_give(g, 0, weighed(g, aot_mul(s, aot_sub(s, aot_sigmoid(s, self), target), grad)));
  if (aoti_needs(g, 1)) aoti_give(g, 1, weighed(g, aot_mul(s, aot_neg(s, self), grad)));
}

// ---- binary cross entropy of probabilities: (self, target, weight, reduction)

aot_status aoti_meta_binary_cross_entropy(aoti_call *c) {
  AOT_TRY(meta_pair(c, 3));
  return aoti_arg_int(c, 3) == REDUCE_NONE
             ? aoti_out_pointwise(c, aoti_result(c, 0)->meta.dtype, 2, (const int[]){1, 0})
             : NULL;
}

static double entropy(double x, double y, double unused) {
  (void)unused;
  return (y - 1) * fmax(log1p(-x), LEAST_LOG) - y * fmax(log(x), LEAST_LOG);
}
static aot_status entropy_body(aoti_call *c, aoti_arena *scratch) {
  for (int k = 0; k < 2; k++) {
    double *x;
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, k), &x));
    for (int64_t i = 0, n = aoti_tensor_numel(aoti_arg(c, k)); i < n; i++)
      if (!(x[i] >= 0 && x[i] <= 1)) return aoti_call_error(c, AOT_ERROR_INVALID, "%g is no probability", x[i]);
  }
  return pairs(c, scratch, entropy, NULL, 0, aoti_arg(c, 2), aoti_arg_int(c, 3));
}
aot_status aoti_ref_binary_cross_entropy(aoti_call *c) { return aoti_with_scratch(c, entropy_body); }

// (grad_output, self, target, weight, reduction): like self
static aot_status meta_backward(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 1);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, 0, t->meta.dtype, t->meta.ndim, t->meta.size, stride);
}
aot_status aoti_meta_binary_cross_entropy_backward(aoti_call *c) { return meta_backward(c); }

typedef double (*slope_fn)(double grad, double x, double y);
// fn of each place, times weight where there is one, over the count when the mean was taken.
static aot_status slopes(aoti_call *c, aoti_arena *scratch, slope_fn fn, const aot_tensor *weight, int64_t reduction) {
  const aoti_meta *m = &aoti_arg(c, 1)->meta;
  double *grad, *x, *y, *w = NULL;
  int64_t n = aoti_tensor_numel(aoti_arg(c, 1));
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), m->ndim, m->size, &grad));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &x));
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 2), m->ndim, m->size, &y));
  if (weight) AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, weight, m->ndim, m->size, &w));
  for (int64_t i = 0; i < n; i++)
    x[i] = fn(grad[i], x[i], y[i]) * (w ? w[i] : 1) / (reduction == REDUCE_MEAN ? (double)n : 1);
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  return NULL;
}
static double entropy_slope(double grad, double x, double y) { return grad * (x - y) / fmax((1 - x) * x, 1e-12); }
static aot_status entropy_backward_body(aoti_call *c, aoti_arena *scratch) {
  return slopes(c, scratch, entropy_slope, aoti_arg(c, 3), aoti_arg_int(c, 4));
}
aot_status aoti_ref_binary_cross_entropy_backward(aoti_call *c) { return aoti_with_scratch(c, entropy_backward_body); }

void aoti_grad_binary_cross_entropy(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *self = aoti_saved(g, 0), *grad = g->gout[0];
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(s, AOT_OP_binary_cross_entropy_backward_default, aoti_v_tensor(grad), g->args[0], g->args[1],
                         g->args[2], g->args[3]));
  if (!aoti_needs(g, 1)) return;
  aot_tensor *out = aot_mul(s, aot_neg(s, AOTI_CALL1(s, AOT_OP_logit_default, aoti_v_tensor(self))), grad);
  if (g->args[2].kind == AOT_TENSOR) out = aot_mul(s, out, aoti_saved(g, 2));
  if (aoti_arg_int(&c, 3) == REDUCE_MEAN)
    out = AOTI_CALL1(s, AOT_OP_div_Scalar, aoti_v_tensor(out),
                     aoti_v_sym(aoti_reduced_numel(c.syms, aoti_saved(g, 1), UINT32_MAX)));
  aoti_give(g, 1, out);
}

// ---- the soft margin log(1 + exp(-x y)): (self, target, reduction)

aot_status aoti_meta_soft_margin_loss(aoti_call *c) { return meta_pair_of_self(c, 2); }
static double margin(double x, double y, double unused) {
  (void)unused;
  return (-x * y > 0 ? -x * y : 0) + log1p(exp(-fabs(x * y)));
}
static aot_status margin_body(aoti_call *c, aoti_arena *scratch) {
  return pairs(c, scratch, margin, NULL, 0, NULL, aoti_arg_int(c, 2));
}
aot_status aoti_ref_soft_margin_loss(aoti_call *c) { return aoti_with_scratch(c, margin_body); }

// (grad_output, self, target, reduction)
aot_status aoti_meta_soft_margin_loss_backward(aoti_call *c) {
  return aoti_out_pointwise(c, aoti_arg(c, 1)->meta.dtype, 3, (const int[]){2, 0, 1});
}
static double margin_slope(double grad, double x, double y) { return -grad * y / (1 + exp(x * y)); }
static aot_status margin_backward_body(aoti_call *c, aoti_arena *scratch) {
  return slopes(c, scratch, margin_slope, NULL, aoti_arg_int(c, 3));
}
aot_status aoti_ref_soft_margin_loss_backward(aoti_call *c) { return aoti_with_scratch(c, margin_backward_body); }
void aoti_grad_soft_margin_loss(aoti_grad *g) {
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, AOT_OP_soft_margin_loss_backward_default, aoti_v_tensor(g->gout[0]), g->args[0],
                         g->args[1], g->args[2]));
}

// ---- smooth L1 and Huber: (self, target, reduction, beta or delta)

aot_status aoti_meta_smooth_l1_loss(aoti_call *c) {
  if (!(aoti_arg_float(c, 3) >= 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "the width is negative");
  return meta_pair(c, 2);
}
aot_status aoti_meta_huber_loss(aoti_call *c) {
  if (!(aoti_arg_float(c, 3) > 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "delta is not above 0");
  return meta_pair_of_self(c, 2);
}

static double smooth_l1(double x, double y, double beta) {
  double d = fabs(x - y);
  return d < beta ? 0.5 * d * d / beta : d - 0.5 * beta;
}
static double huber(double x, double y, double delta) {
  double d = fabs(x - y);
  return d <= delta ? 0.5 * d * d : delta * (d - 0.5 * delta);
}
static aot_status smooth_body(aoti_call *c, aoti_arena *scratch) {
  return pairs(c, scratch, smooth_l1, NULL, aoti_arg_float(c, 3), NULL, aoti_arg_int(c, 2));
}
static aot_status huber_body(aoti_call *c, aoti_arena *scratch) {
  return pairs(c, scratch, huber, NULL, aoti_arg_float(c, 3), NULL, aoti_arg_int(c, 2));
}
aot_status aoti_ref_smooth_l1_loss(aoti_call *c) { return aoti_with_scratch(c, smooth_body); }
aot_status aoti_ref_huber_loss(aoti_call *c) { return aoti_with_scratch(c, huber_body); }

// (grad_output, self, target, reduction, beta or delta)
aot_status aoti_meta_smooth_l1_loss_backward(aoti_call *c) {
  aot_dtype dtype = aoti_common_dtype(c, 3, (const int[]){0, 1, 2});
  return aoti_out_pointwise(c, dtype, 3, (const int[]){1, 2, 0});
}

// p0: what the reduction divides by, inverted; p1: the width.
AOTI_KERNEL_F(smooth_backward, p0 *a *(b - c <= -p1 ? (T)-1 : b - c >= p1 ? (T)1 : (b - c) / p1))
AOTI_KERNEL_F(huber_backward, p0 *a *(b - c <= -p1 ? -p1 : b - c >= p1 ? p1 : b - c))

static aot_status run_backward(aoti_call *c, const aoti_kernel *k) {
  aot_tensor *t[] = {aoti_arg(c, 1), aoti_arg(c, 2)};
  aoti_scalars p = {{0}};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  double n = 1;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  for (int d = 0; d < ndim; d++) n *= (double)size[d].value;
  aot_value scale = aoti_v_float(aoti_arg_int(c, 3) == REDUCE_MEAN ? 1 / n : 1);
  aoti_scalar_set(&p, 0, &scale);
  aoti_scalar_set(&p, 1, &c->args[4]);
  return aoti_run_kernel(c, k, aoti_result(c, 0)->meta.dtype, false, 3, (const int[]){0, 1, 2}, &p);
}
aot_status aoti_ref_smooth_l1_loss_backward(aoti_call *c) { return run_backward(c, &smooth_backward_kernel); }
aot_status aoti_ref_huber_loss_backward(aoti_call *c) { return run_backward(c, &huber_backward_kernel); }

static void grad_pair(aoti_grad *g, aot_op op) {
  for (int i = 0; i < 2; i++)
    if (aoti_needs(g, i))
      aoti_give(g, i,
                AOTI_CALL1(g->s, op, aoti_v_tensor(g->gout[0]), g->args[i], g->args[1 - i], g->args[2], g->args[3]));
}
void aoti_grad_smooth_l1_loss(aoti_grad *g) { grad_pair(g, AOT_OP_smooth_l1_loss_backward_default); }
void aoti_grad_huber_loss(aoti_grad *g) { grad_pair(g, AOT_OP_huber_loss_backward_default); }
