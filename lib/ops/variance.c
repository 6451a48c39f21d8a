// Variance and standard deviation, in two passes: the mean, then the mean square distance from it.
#include "ops.h"

#include <math.h>

// ---- meta: (self, dim, correction, keepdim)

static aot_status check(const aoti_call *c, uint32_t *mask) {
  aot_tensor *t = aoti_arg(c, 0);
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs a floating-point tensor, not %s",
                           aot_dtype_name(t->meta.dtype));
  return aoti_dim_mask(c, 1, t->meta.ndim, mask);
}

aot_status aoti_meta_var(aoti_call *c) {
  uint32_t mask;
  AOT_TRY(check(c, &mask));
  for (int i = 0; i < c->info->n_returns; i++)
    AOT_TRY((i ? aoti_out_reduced : aoti_out_restored)(c, i, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0), mask,
                                                       aoti_arg_bool(c, 3)));
  return NULL;
}

// ---- reference kernel

static double correction_of(const aoti_call *c) { return aoti_arg_given(c, 2) ? aoti_arg_float(c, 2) : 1; }

// Result 0: the variance or its root; result 1, where there is one: the mean.
static aot_status spread(aoti_call *c, aoti_arena *scratch, bool root) {
  aoti_rows r;
  uint32_t mask;
  double *row, *var, *mean, correction = correction_of(c);
  AOT_TRY(check(c, &mask));
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *var, &var));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *mean, &mean));
  double n = (double)r.n, freedom = n > correction ? n - correction : 0;
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, AOTI_COMPUTE_F64, k, row);
    mean[k] = aoti_sum_f64(row, r.n) / n;
    for (int64_t i = 0; i < r.n; i++) row[i] = (row[i] - mean[k]) * (row[i] - mean[k]);
    var[k] = aoti_sum_f64(row, r.n) / freedom;
    if (root) var[k] = sqrt(var[k]);
  }
  aoti_undense(AOTI_COMPUTE_F64, var, aoti_result(c, 0));
  if (c->info->n_returns > 1) aoti_undense(AOTI_COMPUTE_F64, mean, aoti_result(c, 1));
  return NULL;
}
static aot_status var_body(aoti_call *c, aoti_arena *scratch) { return spread(c, scratch, false); }
static aot_status std_body(aoti_call *c, aoti_arena *scratch) { return spread(c, scratch, true); }
aot_status aoti_ref_var(aoti_call *c) { return aoti_with_scratch(c, var_body); }
aot_status aoti_ref_std(aoti_call *c) { return aoti_with_scratch(c, std_body); }

// ---- decomposition: the overloads that say "unbiased" are the one that says "correction"

static void with_correction(aoti_call *c, aot_op op, bool has_dim) {
  aot_value none = aoti_v_none(), dim = has_dim ? c->args[1] : none;
  aot_value unbiased = c->args[has_dim ? 2 : 1];
  const aot_value args[] = {c->args[0], dim, aoti_v_int(unbiased.as.b ? 1 : 0),
                            has_dim ? c->args[3] : aoti_v_bool(false)};
  aoti_dispatch(c->scope, op, args, 4, c->out, c->scope->file, c->scope->line);
}
void aoti_decomp_var(aoti_call *c) { with_correction(c, AOT_OP_var_correction, false); }
void aoti_decomp_var_dim(aoti_call *c) { with_correction(c, AOT_OP_var_correction, true); }
void aoti_decomp_std(aoti_call *c) { with_correction(c, AOT_OP_std_correction, false); }
void aoti_decomp_std_dim(aoti_call *c) { with_correction(c, AOT_OP_std_correction, true); }
void aoti_decomp_var_mean(aoti_call *c) { with_correction(c, AOT_OP_var_mean_correction, false); }
void aoti_decomp_var_mean_dim(aoti_call *c) { with_correction(c, AOT_OP_var_mean_correction, true); }

// ---- derivatives

// 2 / (n - correction) * grad * (self - mean(self)). Over all of a tensor when no dimensions are given. With `again`
// PyTorch emits the unsqueezes again, what they unsqueeze having been written in place before: each of the chain so far
// before the next one, and all at the end.
static aot_tensor *var_backward(aoti_grad *g, aot_tensor *grad, bool again) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *self = aoti_saved(g, 0);
  aot_int dims[AOT_MAX_DIMS], n = aot_i(1);
  bool whole = !self->meta.ndim || !aoti_arg_given(&c, 1), keepdim = aoti_arg_bool(&c, 3);
  aot_ints over = {dims, whole ? 0 : (size_t)aoti_arg_ints(&c, 1, dims)};
  uint32_t mask = whole ? UINT32_MAX : 0;
  for (size_t k = 0; k < over.n; k++)
    mask |= UINT32_C(1) << (dims[k].value < 0 ? dims[k].value + self->meta.ndim : dims[k].value);
  n = aoti_reduced_numel(c.syms, self, mask);
  bool unsqueeze = !whole && !keepdim && self->meta.ndim > 1 && over.n;
  aot_tensor *wide = unsqueeze ? aoti_restore_dims(g, grad, 1, false) : grad;
  aot_tensor *mean = whole ? aot_mean(s, self) : aot_mean_dim(s, self, &over, true, AOT_DTYPE_NONE);
  if (whole && !n.sym && (double)n.value <= correction_of(&c)) { // infinitely steep; at the mean itself 0 times that
    aot_tensor *at_mean = aot_eq_Tensor(s, self, mean);
    return aot_mul(s, wide,
                   AOTI_CALL1(s, AOT_OP_where_Scalar, aoti_v_tensor(at_mean), aoti_v_float((double)NAN),
                              aoti_v_float((double)INFINITY)));
  }
  aot_tensor *from_mean = aot_sub(s, self, mean);
  if (unsqueeze && again) {
    for (size_t k = 1; k < over.n; k++)
      for (size_t i = 0; i < k; i++) aot_unsqueeze(s, grad, 0);
    wide = aoti_restore_dims(g, grad, 1, false);
  }
  aot_value scale = aoti_v_float(2.0 / ((double)n.value - correction_of(&c)));
  if (n.sym && !aoti_failed(s)) { // sizes are symbols in a trace alone
    aot_int quotient = aot_i(0);
    aot_status status = aoti_tracer_quotient(s->tracer, 2.0, n, correction_of(&c), &quotient);
    if (status) aoti_scope_fail(s, status);
    scale = aoti_v_sym(quotient);
  }
  return aot_mul(s, AOTI_CALL1(s, AOT_OP_mul_Scalar, aoti_v_tensor(wide), scale), from_mean);
}

void aoti_grad_var(aoti_grad *g) { aoti_give(g, 0, var_backward(g, g->gout[0], false)); }

// d sqrt(v) = dv / (2 sqrt(v)), and 0 where the deviation is 0.
static aot_tensor *through_root(aoti_grad *g) {
  aot_tensor *std = g->results[0];
  aot_tensor *grad = aot_div(g->s, g->gout[0], aot_mul_Scalar(g->s, std, aot_int_scalar(2)));
  return aot_masked_fill_Scalar(g->s, grad, aot_eq_Scalar(g->s, std, aot_int_scalar(0)), aot_int_scalar(0));
}
void aoti_grad_std(aoti_grad *g) { aoti_give(g, 0, var_backward(g, through_root(g), true)); }

static void with_mean(aoti_grad *g, aot_tensor *grad) {
  if (g->gout[1]) {
    aoti_call c = aoti_call_of(g);
    aot_tensor *self = aoti_saved(g, 0);
    uint32_t mask = 0;
    aot_status status = aoti_dim_mask(&c, 1, self->meta.ndim, &mask);
    if (status) aoti_scope_fail(g->s, status);
    aot_tensor *sum = aoti_sum_backward(g, g->gout[1], aoti_arg_given(&c, 1) ? 1 : -1, aoti_arg_bool(&c, 3));
    aot_tensor *mean =
        AOTI_CALL1(g->s, AOT_OP_div_Scalar, aoti_v_tensor(sum), aoti_v_sym(aoti_reduced_numel(c.syms, self, mask)));
    grad = grad ? aot_add(g->s, grad, mean) : mean;
  }
  aoti_give(g, 0, grad);
}
void aoti_grad_var_mean(aoti_grad *g) { with_mean(g, g->gout[0] ? var_backward(g, g->gout[0], false) : NULL); }
void aoti_grad_std_mean(aoti_grad *g) { with_mean(g, g->gout[0] ? var_backward(g, through_root(g), true) : NULL); }
