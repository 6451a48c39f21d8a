// Losses: negative log likelihood (one and two spatial dimensions share their rules), cross entropy, squared error.
#include "ops.h"

#include <math.h>

enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM };

static aot_status reduction_of(const aoti_call *c, int i, int64_t *out) {
  *out = aoti_arg_int(c, i);
  if (*out >= REDUCE_NONE && *out <= REDUCE_SUM) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "%lld is not a reduction (0: none, 1: mean, 2: sum)", (long long)*out);
}

// ---- negative log likelihood

static int class_dim(const aot_tensor *input) { return input->meta.ndim == 1 ? 0 : 1; }

// The target has the input's sizes without its classes; the weight is one number per class.
static aot_status check_nll(const aoti_call *c, int first) {
  const aot_tensor *input = aoti_arg(c, first), *target = aoti_arg(c, first + 1), *weight = aoti_arg(c, first + 2);
  bool planes = c->info->packet[8] == '2'; // nll_loss2d
  int ndim = input->meta.ndim, classes = class_dim(input);
  if (planes ? ndim != 4 : ndim != 1 && ndim != 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "input has %d dimensions, not %s", ndim, planes ? "4" : "1 or 2");
  if (!aoti_is_float(input->meta.dtype) || (target->meta.dtype != AOT_I64 && target->meta.dtype != AOT_U8))
    return aoti_call_error(c, AOT_ERROR_INVALID, "input of %s and target of %s; they are floating-point and i64",
                           aot_dtype_name(input->meta.dtype), aot_dtype_name(target->meta.dtype));
  bool fits = target->meta.ndim == ndim - 1;
  for (int d = 0, from = 0; fits && d < ndim; d++)
    if (d != classes) {
      aot_int a = input->meta.size[d], b = target->meta.size[from++];
      fits = aoti_int_same(a, b) || aoti_int_compare(c->syms, AOTI_EQ, a, b);
    }
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "target is not one class for each row of input");
  if (weight && (weight->meta.ndim != 1 || weight->meta.dtype != input->meta.dtype ||
                 !aoti_int_compare(c->syms, AOTI_EQ, weight->meta.size[0], input->meta.size[classes])))
    return aoti_call_error(c, AOT_ERROR_INVALID, "weight is not one %s for each class",
                           aot_dtype_name(input->meta.dtype));
  return NULL;
}

// (self, target, weight, reduction, ignore_index) -> (output, total_weight)
aot_status aoti_meta_nll_loss_forward(aoti_call *c) {
  const aot_tensor *input = aoti_arg(c, 0), *target = aoti_arg(c, 1);
  int64_t reduction;
  AOT_TRY(reduction_of(c, 3, &reduction));
  AOT_TRY(check_nll(c, 0));
  bool each = reduction == REDUCE_NONE;
  AOT_TRY(aoti_out(c, 0, input->meta.dtype, each ? target->meta.ndim : 0, target->meta.size, NULL));
  return aoti_out(c, 1, input->meta.dtype, 0, NULL, NULL);
}

// (grad_output, self, target, weight, reduction, ignore_index, total_weight)
aot_status aoti_meta_nll_loss_backward(aoti_call *c) {
  const aot_tensor *input = aoti_arg(c, 1), *target = aoti_arg(c, 2), *grad = aoti_arg(c, 0);
  int64_t reduction;
  AOT_TRY(reduction_of(c, 4, &reduction));
  AOT_TRY(check_nll(c, 1));
  if (grad->meta.ndim != (reduction == REDUCE_NONE ? target->meta.ndim : 0))
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output has %d dimensions, unlike the loss", grad->meta.ndim);
  return aoti_out(c, 0, input->meta.dtype, input->meta.ndim, input->meta.size, NULL);
}

// Targets and class weights (1 where there is no weight) as arrays; every target checked.
typedef struct nll {
  aoti_rows input;
  int64_t *target, ignore;
  double *weight;
} nll;

static aot_status open_nll(const aoti_call *c, aoti_arena *scratch, int first, int ignore_arg, nll *n) {
  const aot_tensor *input = aoti_arg(c, first), *weight = aoti_arg(c, first + 2);
  aoti_rows_init(&n->input, input, UINT32_C(1) << class_dim(input));
  n->ignore = aoti_arg_int(c, ignore_arg);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, first + 1), &n->target));
  for (int64_t k = 0; k < n->input.count; k++)
    if (n->target[k] != n->ignore && (n->target[k] < 0 || n->target[k] >= n->input.n))
      return aoti_call_error(c, AOT_ERROR_INVALID, "target %lld is outside [0, %lld)", (long long)n->target[k],
                             (long long)n->input.n);
  if (weight) return aoti_dense(scratch, AOTI_COMPUTE_F64, weight, &n->weight);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n->input.n, sizeof *n->weight, &n->weight));
  for (int64_t i = 0; i < n->input.n; i++) n->weight[i] = 1;
  return NULL;
}

static aot_status nll_forward(aoti_call *c, aoti_arena *scratch) {
  nll n;
  int64_t reduction = aoti_arg_int(c, 3);
  double *loss, total = 0;
  AOT_TRY(open_nll(c, scratch, 0, 4, &n));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n.input.count, sizeof *loss, &loss));
  for (int64_t k = 0; k < n.input.count; k++) {
    if (n.target[k] == n.ignore) continue;
    double w = n.weight[n.target[k]];
    loss[k] = -aoti_rows_get(&n.input, k, n.target[k]) * w;
    total += w;
  }
  if (reduction == REDUCE_NONE) {
    total = 0;
  } else {
    loss[0] = aoti_sum_f64(loss, n.input.count);
    if (reduction == REDUCE_MEAN) loss[0] /= total;
  }
  aoti_undense(AOTI_COMPUTE_F64, loss, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, &total, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_nll_loss_forward(aoti_call *c) { return aoti_with_scratch(c, nll_forward); }

static aot_status nll_backward(aoti_call *c, aoti_arena *scratch) {
  nll n;
  aoti_rows out;
  int64_t reduction = aoti_arg_int(c, 4);
  double *grad, total = aoti_tensor_get(aoti_arg(c, 6), 0);
  AOT_TRY(open_nll(c, scratch, 1, 5, &n));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  aoti_rows_init(&out, aoti_result(c, 0), UINT32_C(1) << class_dim(aoti_arg(c, 1)));
  for (int64_t k = 0; k < n.input.count; k++) {
    if (n.target[k] == n.ignore) continue;
    double g = reduction == REDUCE_NONE ? grad[k] : reduction == REDUCE_MEAN ? grad[0] / total : grad[0];
    aoti_rows_set(&out, k, n.target[k], -g * n.weight[n.target[k]]);
  }
  return NULL;
}
aot_status aoti_ref_nll_loss_backward(aoti_call *c) { return aoti_with_scratch(c, nll_backward); }

static void grad_nll(aoti_grad *g, aot_op op) {
  if (!aoti_needs(g, 0)) return;
  aoti_give(g, 0,
            AOTI_CALL1(g->s, op, aoti_v_tensor(g->gout[0]), g->args[0], g->args[1], g->args[2], g->args[3], g->args[4],
                       aoti_v_tensor(g->results[1])));
}
void aoti_grad_nll_loss_forward(aoti_grad *g) { grad_nll(g, AOT_OP_nll_loss_backward_default); }
void aoti_grad_nll_loss2d_forward(aoti_grad *g) { grad_nll(g, AOT_OP_nll_loss2d_backward_default); }

// The derivative with respect to grad_output: the loss of that gradient itself, without the total weight of a mean.
static void grad_nll_backward(aoti_grad *g, aot_op op) {
  if (aoti_needs(g, 0)) {
    aot_value out[2];
    const aot_value args[] = {aoti_v_tensor(g->gout[0]), g->args[2], g->args[3], g->args[4], g->args[5]};
    aoti_dispatch(g->s, op, args, 5, out, NULL, 0);
    aoti_give(g, 0, out[0].as.tensor);
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_zeros_like(g->s, g->gout[0]));
}
void aoti_grad_nll_loss_backward(aoti_grad *g) { grad_nll_backward(g, AOT_OP_nll_loss_forward_default); }
void aoti_grad_nll_loss2d_backward(aoti_grad *g) { grad_nll_backward(g, AOT_OP_nll_loss2d_forward_default); }

// ---- the composite losses

// What the losses over classes share: (target, weight, reduction, ignore_index).
typedef struct classes {
  aot_tensor *target, *weight;
  int64_t reduction;
  aot_int ignore;
} classes;

static aot_tensor *nll_loss(aot_scope *s, aot_tensor *x, const classes *o, aot_op op) {
  aot_value out[2];
  const aot_value args[] = {aoti_v_tensor(x), aoti_v_tensor(o->target), aoti_v_tensor(o->weight),
                            aoti_v_int(o->reduction), aoti_v_sym(o->ignore)};
  aoti_dispatch(s, op, args, 5, out, s->file, s->line);
  return out[0].as.tensor;
}

// Any number of dimensions: up to two as they are, four as planes, others reshaped to planes.
static aot_tensor *nll_loss_nd(aot_scope *s, aot_tensor *x, classes o) {
  if (aoti_failed(s)) return aoti_poison();
  const aoti_meta *m = &x->meta, *t = &o.target->meta;
  if (m->ndim < 1 || t->ndim != m->ndim - 1) {
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "a loss over classes: the target has %d dimensions, not %d",
                                  t->ndim, m->ndim ? m->ndim - 1 : 0));
    return aoti_poison();
  }
  if (m->ndim <= 2) return nll_loss(s, x, &o, AOT_OP_nll_loss_forward_default);
  if (m->ndim == 4) return nll_loss(s, x, &o, AOT_OP_nll_loss2d_forward_default);
  aot_int n = m->size[0], classes_n = m->size[1], rest = aot_i(-1), one = aot_i(1);
  for (int d = 0; d < m->ndim; d++)
    if (aoti_int_is(m->size[d], 0)) one = rest = aot_i(0);
  aot_ints shape = aoti_sizes(o.target);
  x = aot_contiguous(s, x);
  o.target = aot_contiguous(s, o.target);
  x = aot_view(s, x, AOT_INTS(n, classes_n, one, rest));
  o.target = aot_view(s, o.target, AOT_INTS(n, one, rest));
  aot_tensor *loss = nll_loss(s, x, &o, AOT_OP_nll_loss2d_forward_default);
  return o.reduction == REDUCE_NONE ? aot_view(s, loss, shape) : loss;
}

static classes classes_of(const aoti_call *c) {
  return (classes){aoti_arg(c, 1), aoti_arg(c, 2), aoti_arg_int(c, 3), c->args[4].as.i};
}

void aoti_decomp_nll_loss(aoti_call *c) {
  classes o = classes_of(c);
  c->out[0] = aoti_v_tensor(nll_loss(c->scope, aoti_arg(c, 0), &o, AOT_OP_nll_loss_forward_default));
}
void aoti_decomp_nll_loss2d(aoti_call *c) {
  classes o = classes_of(c);
  c->out[0] = aoti_v_tensor(nll_loss(c->scope, aoti_arg(c, 0), &o, AOT_OP_nll_loss2d_forward_default));
}
void aoti_decomp_nll_loss_nd(aoti_call *c) {
  c->out[0] = aoti_v_tensor(nll_loss_nd(c->scope, aoti_arg(c, 0), classes_of(c)));
}

static aot_tensor *per_class(aot_scope *s, aot_tensor *weight, int ndim, int dim) {
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < ndim; d++) size[d] = d == dim ? weight->meta.size[0] : aot_i(1);
  return aot_view(s, weight, ((aot_ints){size, (size_t)ndim}));
}

static aot_tensor *sum_over(aot_scope *s, aot_tensor *t, int dim) {
  return aot_sum_dim_IntList(s, t, &AOT_INTS(aot_i(dim)), false, AOT_DTYPE_NONE);
}
static aot_tensor *sum_all(aot_scope *s, aot_tensor *t) { return aot_sum_default(s, t, AOT_DTYPE_NONE); }

// The target holds probabilities.
static aot_tensor *soft_targets(aot_scope *s, aot_tensor *log_p, const classes *o, double smoothing) {
  int dim = class_dim(log_p);
  aot_int count = aot_i(1);
  aoti_syms *syms = s->tracer ? s->tracer->syms : NULL;
  aot_tensor *target = o->target;
  if (smoothing > 0) {
    double share = smoothing / (double)aoti_dim(log_p, dim);
    target = aot_mul_Scalar(s, target, aot_float_scalar(1 - smoothing));
    target = aot_add_Scalar(s, target, aot_float_scalar(share), aot_int_scalar(1));
  }
  aot_tensor *weight = o->weight ? per_class(s, o->weight, log_p->meta.ndim, dim) : NULL;
  aot_tensor *loss = aot_mul(s, log_p, target);
  if (weight) loss = aot_mul(s, loss, weight);
  if (o->reduction == REDUCE_NONE) return aot_neg(s, sum_over(s, loss, dim));
  loss = aot_neg(s, sum_all(s, loss));
  if (o->reduction == REDUCE_SUM) return loss;
  for (int d = 0; d < log_p->meta.ndim; d++)
    if (d != dim) count = aoti_int_mul(syms, count, log_p->meta.size[d]);
  return AOTI_CALL1(s, AOT_OP_div_Scalar, aoti_v_tensor(loss), aoti_v_sym(count));
}

static aot_tensor *flat(aot_scope *s, aot_tensor *t) {
  return t->meta.ndim == 1 ? t : aot_reshape(s, t, AOT_INTS(aot_i(-1)));
}

// (1 - smoothing) of the loss, and smoothing of the average over all classes.
static aot_tensor *smoothed(aot_scope *s, aot_tensor *log_p, const classes *o, double smoothing) {
  int dim = class_dim(log_p);
  aot_tensor *hard = nll_loss_nd(s, log_p, *o);
  aot_tensor *all = log_p;
  if (o->weight) {
    aot_tensor *weight = per_class(s, o->weight, log_p->meta.ndim, dim);
    all = aot_mul(s, log_p, weight);
  }
  all = aot_neg(s, sum_over(s, all, dim));
  aot_tensor *ignored = AOTI_CALL1(s, AOT_OP_eq_Scalar, aoti_v_tensor(o->target), aoti_v_sym(o->ignore));
  all = aot_masked_fill_Scalar(s, all, ignored, aot_float_scalar(0));
  if (o->reduction == REDUCE_MEAN) {
    aot_tensor *total;
    if (o->weight) {
      aot_tensor *index = aot_masked_fill_Scalar(s, o->target, ignored, aot_int_scalar(0));
      aot_tensor *chosen = aot_gather(s, o->weight, 0, flat(s, index));
      total = sum_all(s, aot_masked_fill_Scalar(s, chosen, flat(s, ignored), aot_int_scalar(0)));
    } else
      total = sum_all(s, aot_bitwise_not(s, ignored));
    all = aot_div(s, sum_all(s, all), total);
  } else if (o->reduction == REDUCE_SUM)
    all = sum_all(s, all);
  aot_tensor *rest = aot_mul_Scalar(s, all, aot_float_scalar(smoothing / (double)aoti_dim(log_p, dim)));
  return aot_add(s, aot_mul_Scalar(s, hard, aot_float_scalar(1 - smoothing)), rest);
}

static bool same_sizes(const aot_tensor *a, const aot_tensor *b) {
  if (a->meta.ndim != b->meta.ndim) return false;
  for (int d = 0; d < a->meta.ndim; d++)
    if (!aoti_int_same(a->meta.size[d], b->meta.size[d])) return false;
  return true;
}

// (self, target, weight, reduction, ignore_index, label_smoothing)
void aoti_decomp_cross_entropy_loss(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *x = aoti_arg(c, 0), *loss = aoti_poison();
  classes o = classes_of(c);
  double smoothing = aoti_arg_float(c, 5);
  bool soft = same_sizes(x, o.target);
  aot_status status = reduction_of(c, 3, &o.reduction);
  if (!status && (!x->meta.ndim || !(smoothing >= 0 && smoothing <= 1)))
    status = aoti_call_error(c, AOT_ERROR_INVALID, "needs an input with dimensions and a smoothing in [0, 1]");
  if (!status && soft && !aoti_is_float(o.target->meta.dtype))
    status = aoti_call_error(c, AOT_ERROR_INVALID, "a target of the input's sizes holds floating-point probabilities");
  if (status)
    aoti_scope_fail(s, status);
  else {
    const aot_value args[] = {aoti_v_tensor(x), aoti_v_int(class_dim(x)), aoti_v_bool(false)};
    aot_tensor *log_p = aoti_call1(s, AOT_OP__log_softmax_default, args, 3);
    if (!aoti_failed(s))
      loss = soft            ? soft_targets(s, log_p, &o, smoothing)
             : smoothing > 0 ? smoothed(s, log_p, &o, smoothing)
                             : nll_loss_nd(s, log_p, o);
  }
  c->out[0] = aoti_v_tensor(loss);
}

// ---- squared error

aot_status aoti_meta_mse_loss(aoti_call *c) {
  int64_t reduction;
  AOT_TRY(reduction_of(c, 2, &reduction));
  aot_dtype dtype = aoti_common_dtype(c, 2, (const int[]){0, 1});
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  AOT_TRY(aoti_out_pointwise(c, dtype, 2, (const int[]){0, 1}));
  return reduction == REDUCE_NONE ? NULL : aoti_out(c, 0, dtype, 0, NULL, NULL);
}

aot_status aoti_meta_mse_loss_backward(aoti_call *c) {
  int64_t reduction;
  AOT_TRY(reduction_of(c, 3, &reduction));
  aot_dtype dtype = aoti_common_dtype(c, 3, (const int[]){0, 1, 2});
  return aoti_out_pointwise(c, dtype, 3, (const int[]){1, 2, 0});
}

AOTI_KERNEL_F(squared, (a - b) * (a - b))
AOTI_KERNEL_F(squared_backward, p0 *(b - c) * a)

typedef struct squares {
  aot_dtype a, b;
  double sum;
  int64_t n;
} squares;

static void add_squares(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  squares *s = user;
  enum { BLOCK = 256 };
  double a[BLOCK], b[BLOCK];
  for (int64_t at = 0; at < n; at += BLOCK) {
    int64_t m = n - at < BLOCK ? n - at : BLOCK;
    aoti_load(AOTI_COMPUTE_F64, a, s->a, ptr[0] + at * step[0], step[0], m);
    aoti_load(AOTI_COMPUTE_F64, b, s->b, ptr[1] + at * step[1], step[1], m);
    for (int64_t i = 0; i < m; i++) a[i] = (a[i] - b[i]) * (a[i] - b[i]);
    s->sum += aoti_sum_f64(a, m);
  }
  s->n += n;
}

aot_status aoti_ref_mse_loss(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)}, *out = aoti_result(c, 0);
  if (aoti_arg_int(c, 2) == REDUCE_NONE)
    return aoti_run_kernel(c, &squared_kernel, out->meta.dtype, false, 2, (const int[]){0, 1}, NULL);
  int ndim;
  aot_int size[AOT_MAX_DIMS];
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  aoti_iter it;
  aoti_iter_init(&it, ndim, size);
  for (int i = 0; i < 2; i++) aoti_iter_add(&it, t[i]);
  aoti_iter_simplify(&it);
  squares s = {.a = t[0]->meta.dtype, .b = t[1]->meta.dtype};
  aoti_iter_run_serial(&it, add_squares, &s);
  if (aoti_arg_int(c, 2) == REDUCE_MEAN) s.sum /= (double)s.n;
  aoti_undense(AOTI_COMPUTE_F64, &s.sum, out);
  return NULL;
}

aot_status aoti_ref_mse_loss_backward(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 1), aoti_arg(c, 2)}, *out = aoti_result(c, 0);
  aoti_scalars p = {{0}};
  int ndim;
  aot_int size[AOT_MAX_DIMS];
  double n = 1;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  for (int d = 0; d < ndim; d++) n *= (double)size[d].value;
  aot_value norm = aoti_v_float(aoti_arg_int(c, 3) == REDUCE_MEAN ? 2 / n : 2);
  aoti_scalar_set(&p, 0, &norm);
  return aoti_run_kernel(c, &squared_backward_kernel, out->meta.dtype, false, 3, (const int[]){0, 1, 2}, &p);
}

static aot_tensor *mse_backward(aoti_grad *g, aot_tensor *grad, aot_value a, aot_value b, aot_value reduction) {
  return AOTI_CALL1(g->s, AOT_OP_mse_loss_backward_default, aoti_v_tensor(grad), a, b, reduction);
}

void aoti_grad_mse_loss(aoti_grad *g) {
  for (int i = 0; i < 2; i++)
    if (aoti_needs(g, i)) aoti_give(g, i, mse_backward(g, g->gout[0], g->args[i], g->args[1 - i], g->args[2]));
}

// d/d self of norm (self - target) grad_output.
static aot_tensor *mse_double_backward(aoti_grad *g) {
  aot_tensor *t = aot_mul(g->s, g->gout[0], aoti_saved(g, 0));
  t = aot_mul_Scalar(g->s, t, aot_int_scalar(2));
  if (g->args[3].as.i.value != REDUCE_MEAN) return t;
  aoti_call c = aoti_call_of(g);
  aot_int n = aoti_reduced_numel(c.syms, aoti_saved(g, 1), UINT32_MAX);
  return AOTI_CALL1(g->s, AOT_OP_div_Scalar, aoti_v_tensor(t), aoti_v_sym(n));
}

void aoti_grad_mse_loss_backward(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, mse_backward(g, g->gout[0], g->args[1], g->args[2], g->args[3]));
  if (aoti_needs(g, 1)) aoti_give(g, 1, mse_double_backward(g));
  if (aoti_needs(g, 2)) aoti_give(g, 2, aot_neg(g->s, mse_double_backward(g)));
}
