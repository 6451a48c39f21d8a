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

static aot_tensor *power(aot_scope *s, aot_tensor *t, double p) {
  return aot_pow_Tensor_Scalar(s, t, aot_float_scalar(p));
}
static aot_tensor *zero_where(aot_scope *s, aot_tensor *t, aot_tensor *of) {
  return aot_masked_fill_Scalar(s, t, aot_eq_Scalar(s, of, aot_int_scalar(0)), aot_int_scalar(0));
}

// Of the largest |x|, those that equal it share the gradient.
static aot_tensor *through_extremum(aot_scope *s, const aoti_call *c, aot_tensor *x, aot_tensor *length,
                                    aot_tensor *grad) {
  aot_int dims[AOT_MAX_DIMS];
  aot_ints over = {dims, (size_t)aoti_arg_ints(c, 2, dims)};
  aot_tensor *size = aot_abs(s, x), *reached = aot_eq_Tensor(s, size, length);
  reached = aot_logical_or(s, reached, aot_isnan(s, size));
  aot_tensor *share = aot_div(s, grad, aot_sum_dim_IntList(s, reached, &over, true, AOT_DTYPE_NONE));
  share = aot_mul(s, share, reached);
  return aot_mul(s, aot_sgn(s, x), share);
}

// d length / dx = sgn(x) |x|^(p-1) / length^(p-1), 0 where the length is 0; a count (p = 0) has no derivative.
void aoti_grad_linalg_vector_norm(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  double p = aoti_arg_float(&c, 1);
  bool keepdim = aoti_arg_bool(&c, 3);
  aot_tensor *x = aoti_saved(g, 0), *out;
  if (p == 0) return;
  int dims = aoti_arg_given(&c, 2) ? 2 : -1;
  aot_tensor *grad = aoti_restore_dims(g, g->gout[0], dims, keepdim);
  aot_tensor *length = p == 1 ? NULL : aoti_restore_dims(g, g->results[0], dims, keepdim);
  if (p == 1)
    out = aot_mul(s, aot_sgn(s, x), grad);
  else if (p == 2)
    out = aot_mul(s, grad, zero_where(s, aot_div(s, x, length), length));
  else if (isinf(p))
    out = through_extremum(s, &c, x, length, grad);
  else if (p < 1) {
    aot_tensor *sign = aot_sgn(s, x), *scaled = zero_where(s, power(s, aot_abs(s, x), p - 1), x);
    out = aot_mul(s, aot_mul(s, aot_mul(s, sign, scaled), grad), power(s, length, 1 - p));
  } else {
    aot_tensor *scaled;
    if (p < 2) {
      aot_tensor *sign = aot_sgn(s, x);
      scaled = aot_mul(s, sign, power(s, aot_abs(s, x), p - 1));
    } else
      scaled = aot_mul(s, x, power(s, aot_abs(s, x), p - 2));
    aot_tensor *share = zero_where(s, aot_div(s, grad, power(s, length, p - 1)), length);
    out = aot_mul(s, scaled, share);
  }
  aoti_give(g, 0, out);
}
