// softmax, its logarithm, logsumexp. The largest element of a row is taken out before exponentiation.
#include "ops.h"

#include <math.h>

// ---- meta

aot_status aoti_meta__softmax(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  bool to_f32 = aoti_arg_bool(c, 2);
  if (to_f32 && t->meta.dtype != AOT_F16)
    return aoti_call_error(c, AOT_ERROR_INVALID, "half_to_float converts f16 alone, not %s",
                           aot_dtype_name(t->meta.dtype));
  return aoti_out(c, 0, to_f32 ? AOT_F32 : t->meta.dtype, t->meta.ndim, t->meta.size, NULL);
}

// (self, dim, dtype)
aot_status aoti_meta__safe_softmax(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  aot_dtype dtype = aoti_arg_given(c, 2) ? c->args[2].as.dtype : t->meta.dtype;
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  return aoti_out(c, 0, dtype, t->meta.ndim, t->meta.size, NULL);
}

static aot_status check_backward(const aoti_call *c) {
  const aot_tensor *grad = aoti_arg(c, 0), *output = aoti_arg(c, 1);
  int d;
  bool same = grad->meta.ndim == output->meta.ndim;
  for (int i = 0; same && i < grad->meta.ndim; i++)
    same = aoti_int_same(grad->meta.size[i], output->meta.size[i]) ||
           aoti_int_compare(c->syms, AOTI_EQ, grad->meta.size[i], output->meta.size[i]);
  if (!same) return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output and output have different sizes");
  return aoti_wrap_dim(aoti_arg_int(c, 2), grad->meta.ndim, &d);
}

aot_status aoti_meta__softmax_backward_data(aoti_call *c) {
  AOT_TRY(check_backward(c));
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  return aoti_out(c, 0, c->args[3].as.dtype, m->ndim, m->size, NULL);
}

aot_status aoti_meta__log_softmax_backward_data(aoti_call *c) {
  AOT_TRY(check_backward(c));
  return aoti_out_pointwise(c, c->args[3].as.dtype, 2, (const int[]){0, 1});
}

aot_status aoti_meta_logsumexp(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  return aoti_out_reduced(c, 0, aoti_is_float(t->meta.dtype) ? t->meta.dtype : AOT_F32, t, mask, aoti_arg_bool(c, 2));
}

// ---- reference kernels

static double largest(const double *x, int64_t n) {
  double m = -INFINITY;
  for (int64_t i = 0; i < n; i++)
    if (!(x[i] <= m)) m = x[i]; // a NaN stays
  return m;
}

// exp(x - max) in place; their sum, and max.
static double exponentiate(double *x, int64_t n, double *out_max) {
  *out_max = largest(x, n);
  for (int64_t i = 0; i < n; i++) x[i] = exp(x[i] - *out_max);
  return aoti_sum_f64(x, n);
}

static void softmax_row(double *x, const double *unused, int64_t n) {
  (void)unused;
  double max, sum = exponentiate(x, n, &max);
  for (int64_t i = 0; i < n; i++) x[i] /= sum;
}

// A row of nothing but -inf gives zeros, not NaN.
static void safe_softmax_row(double *x, const double *unused, int64_t n) {
  if (largest(x, n) == -INFINITY)
    for (int64_t i = 0; i < n; i++) x[i] = 0;
  else
    softmax_row(x, unused, n);
}

// x - max - log(sum of exp(x - max)): the row is needed twice, so y holds a copy.
static void log_softmax_row(double *x, const double *y, int64_t n) {
  double max, log_sum = log(exponentiate(x, n, &max));
  for (int64_t i = 0; i < n; i++) x[i] = y[i] - max - log_sum;
}

// x: grad_output, y: output.
static void softmax_backward_row(double *x, const double *y, int64_t n) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i] * y[i];
  for (int64_t i = 0; i < n; i++) x[i] = (x[i] - sum) * y[i];
}

static void log_softmax_backward_row(double *x, const double *y, int64_t n) {
  double sum = aoti_sum_f64(x, n);
  for (int64_t i = 0; i < n; i++) x[i] -= exp(y[i]) * sum;
}

// fn(x, y, n) replaces row x (of argument 0) by the result's; y is the row of argument second.
static aot_status run(aoti_call *c, aoti_arena *scratch, int second, int dim_arg,
                      void (*fn)(double *, const double *, int64_t)) {
  aoti_rows a, b, to;
  int d;
  double *x, *y;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, dim_arg), aoti_arg(c, 0)->meta.ndim, &d));
  aoti_rows_init(&a, aoti_arg(c, 0), UINT32_C(1) << d);
  aoti_rows_init(&b, aoti_arg(c, second), UINT32_C(1) << d);
  aoti_rows_init(&to, aoti_result(c, 0), UINT32_C(1) << d);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)a.n, sizeof *x, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)a.n, sizeof *y, &y));
  for (int64_t k = 0; k < a.count; k++) {
    aoti_rows_load(&a, AOTI_COMPUTE_F64, k, x);
    aoti_rows_load(&b, AOTI_COMPUTE_F64, k, y);
    fn(x, y, a.n);
    aoti_rows_store(&to, AOTI_COMPUTE_F64, k, x);
  }
  return NULL;
}
#define ROWWISE(name, second, dim_arg, fn)                                                                          \
  static aot_status name##_body(aoti_call *c, aoti_arena *scratch) { return run(c, scratch, second, dim_arg, fn); } \
  aot_status aoti_ref_##name(aoti_call *c) { return aoti_with_scratch(c, name##_body); }
ROWWISE(_softmax, 0, 1, softmax_row)
ROWWISE(_log_softmax, 0, 1, log_softmax_row)
ROWWISE(_safe_softmax, 0, 1, safe_softmax_row)
ROWWISE(_softmax_backward_data, 1, 2, softmax_backward_row)
ROWWISE(_log_softmax_backward_data, 1, 2, log_softmax_backward_row)

static aot_status logsumexp_body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows r;
  uint32_t mask;
  double *row, *result;
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *result, &result));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, AOTI_COMPUTE_F64, k, row);
    double max = largest(row, r.n), shift = isinf(max) ? 0 : max; // inf - inf would be NaN
    for (int64_t i = 0; i < r.n; i++) row[i] = exp(row[i] - shift);
    result[k] = log(aoti_sum_f64(row, r.n)) + shift;
  }
  aoti_undense(AOTI_COMPUTE_F64, result, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_logsumexp(aoti_call *c) { return aoti_with_scratch(c, logsumexp_body); }

// ---- derivatives

static void backward_data(aoti_grad *g, aot_op op) {
  aoti_give(g, 0,
            AOTI_CALL1(g->s, op, aoti_v_tensor(g->gout[0]), aoti_v_tensor(g->results[0]), g->args[1],
                       aoti_v_dtype(aoti_saved(g, 0)->meta.dtype)));
}
void aoti_grad__softmax(aoti_grad *g) { backward_data(g, AOT_OP__softmax_backward_data_default); }
void aoti_grad__log_softmax(aoti_grad *g) { backward_data(g, AOT_OP__log_softmax_backward_data_default); }

static aot_tensor *sum_over(aoti_grad *g, aot_tensor *t) {
  aot_ints dim = {&g->args[2].as.i, 1};
  return aot_sum_dim_IntList(g->s, t, &dim, true, AOT_DTYPE_NONE);
}

void aoti_grad__softmax_backward_data(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *grad = g->gout[0], *grad_output = aoti_saved(g, 0), *output = aoti_saved(g, 1);
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(s, AOT_OP__softmax_backward_data_default, aoti_v_tensor(grad), aoti_v_tensor(output),
                         g->args[2], g->args[3]));
  if (aoti_needs(g, 1)) {
    aot_tensor *third = aot_mul(s, grad_output, sum_over(g, aot_mul(s, output, grad)));
    aot_tensor *second = aot_mul(s, sum_over(g, aot_mul(s, output, grad_output)), grad);
    aot_tensor *first = aot_mul(s, grad_output, grad);
    aoti_give(g, 1, aot_sub(s, aot_sub(s, first, second), third));
  }
}

void aoti_grad__log_softmax_backward_data(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *grad = g->gout[0], *grad_output = aoti_saved(g, 0), *output = aoti_saved(g, 1);
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_sub(s, grad, sum_over(g, aot_mul(s, grad, aot_exp(s, output)))));
  if (aoti_needs(g, 1)) {
    aot_tensor *probability = aot_exp(s, output);
    aot_tensor *sum = aot_neg(s, sum_over(g, grad_output));
    aoti_give(g, 1, aot_mul(s, aot_mul(s, sum, probability), grad));
  }
}

void aoti_grad_logsumexp(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  bool keepdim = aoti_arg_bool(&c, 2);
  aot_tensor *grad = aoti_restore_dims(g, g->gout[0], 1, keepdim);
  aot_tensor *result = aoti_restore_dims(g, g->results[0], 1, keepdim);
  aoti_give(g, 0, aot_mul(g->s, grad, aot_exp(g->s, aot_sub(g->s, aoti_saved(g, 0), result))));
}

// ---- decompositions

// (self, dim, dtype)
static void converted(aoti_call *c, aot_op op) {
  aot_tensor *t = aoti_arg(c, 0);
  if (aoti_arg_given(c, 2) && c->args[2].as.dtype != t->meta.dtype) {
    const aot_value to[] = {
        c->args[0], c->args[2], {.kind = AOT_LAYOUT}, {.kind = AOT_DEVICE, .as.device = t->meta.device}};
    t = aoti_call1(c->scope, AOT_OP__to_copy_default, to, 4);
  }
  c->out[0] = aoti_v_tensor(AOTI_CALL1(c->scope, op, aoti_v_tensor(t), c->args[1], aoti_v_bool(false)));
}
void aoti_decomp_softmax_int(aoti_call *c) { converted(c, AOT_OP__softmax_default); }
void aoti_decomp_log_softmax_int(aoti_call *c) { converted(c, AOT_OP__log_softmax_default); }
