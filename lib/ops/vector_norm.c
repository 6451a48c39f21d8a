// The p-norm of the elements along dimensions: (sum |x|^p)^(1/p), the largest |x| for p = inf, the smallest for -inf,
// the count of nonzero elements for p = 0.
#include "ops.h"

#include <math.h>

// (self, ord, dim, keepdim, dtype)
aot_status aoti_meta_linalg_vector_norm(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 2, t->meta.ndim, &mask));
  aot_dtype dtype = aoti_arg_given(c, 4) ? c->args[4].as.dtype : t->meta.dtype;
  if (!aoti_is_float(t->meta.dtype) || !aoti_is_float(dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  double p = aoti_arg_float(c, 1);
  for (int d = 0; d < t->meta.ndim; d++)
    if (mask >> d & 1 && aoti_int_is(t->meta.size[d], 0) && (p < 0 || isinf(p)))
      return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d has no elements and the norm no identity", d);
  return aoti_out_reduced(c, 0, dtype, t, mask, aoti_arg_bool(c, 3));
}

static double norm(double *x, int64_t n, double p) {
  double best = p < 0 ? INFINITY : 0;
  for (int64_t i = 0; i < n; i++) {
    double v = fabs(x[i]);
    if (isinf(p) && !(p < 0 ? v >= best : v <= best)) best = v; // a NaN stays
    x[i] = p == 0 ? v != 0 : p == 1 ? v : p == 2 ? v * v : pow(v, p);
  }
  if (isinf(p)) return best;
  double sum = aoti_sum_f64(x, n);
  return p == 0 || p == 1 ? sum : p == 2 ? sqrt(sum) : pow(sum, 1 / p);
}

static aot_status body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows r;
  uint32_t mask;
  double *row, *result;
  AOT_TRY(aoti_dim_mask(c, 2, aoti_arg(c, 0)->meta.ndim, &mask));
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *result, &result));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, AOTI_COMPUTE_F64, k, row);
    result[k] = norm(row, r.n, aoti_arg_float(c, 1));
  }
  aoti_undense(AOTI_COMPUTE_F64, result, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_linalg_vector_norm(aoti_call *c) { return aoti_with_scratch(c, body); }

// p = 1: sgn(x) grad; p = 2: x / norm grad, 0 where the norm is 0.
void aoti_grad_linalg_vector_norm(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  double p = aoti_arg_float(&c, 1);
  bool keepdim = aoti_arg_bool(&c, 3);
  aot_tensor *self = aoti_saved(g, 0);
  if (p != 1 && p != 2) {
    if (p != 0) aoti_scope_fail(s, aoti_call_error(&c, AOT_ERROR_UNSUPPORTED, "no derivative for p = %g", p));
    return; // a count has none
  }
  int dims = aoti_arg_given(&c, 2) ? 2 : -1;
  aot_tensor *grad = aoti_restore_dims(g, g->gout[0], dims, keepdim);
  if (p == 1) {
    aoti_give(g, 0, aot_mul(s, aot_sgn(s, self), grad));
    return;
  }
  aot_tensor *length = aoti_restore_dims(g, g->results[0], dims, keepdim);
  aot_tensor *unit = aot_div(s, self, length);
  unit = aot_masked_fill_Scalar(s, unit, aot_eq_Scalar(s, length, aot_int_scalar(0)), aot_int_scalar(0));
  aoti_give(g, 0, aot_mul(s, grad, unit));
}
