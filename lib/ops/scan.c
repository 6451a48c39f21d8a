// Running sums and products, and the derivative of a product, which is made of them.
#include "ops.h"

// ---- meta

static aot_status meta_scan(aoti_call *c, int dtype_arg) {
  aot_tensor *t = aoti_arg(c, 0);
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  aot_dtype dtype = aoti_is_float(t->meta.dtype) ? t->meta.dtype : AOT_I64;
  if (aoti_arg_given(c, dtype_arg)) dtype = c->args[dtype_arg].as.dtype;
  return aoti_out(c, 0, dtype, t->meta.ndim, t->meta.size, NULL);
}
aot_status aoti_meta_cumsum(aoti_call *c) { return meta_scan(c, 2); }

static aot_dtype product_dtype(const aoti_call *c, int dtype_arg) {
  if (aoti_arg_given(c, dtype_arg)) return c->args[dtype_arg].as.dtype;
  return aoti_is_float(aoti_arg(c, 0)->meta.dtype) ? aoti_arg(c, 0)->meta.dtype : AOT_I64;
}
aot_status aoti_meta_prod(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  return aoti_out_reduced(c, 0, product_dtype(c, 1), t, UINT32_MAX, false);
}
aot_status aoti_meta_prod_dim(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  return aoti_out_restored(c, 0, product_dtype(c, 3), t, mask, aoti_arg_bool(c, 2));
}

// ---- reference kernels

static void running_sum_f64(double *x, int64_t n) {
  double s = 0;
  for (int64_t i = 0; i < n; i++) x[i] = s += x[i];
}
static void running_sum_i64(int64_t *x, int64_t n) {
  uint64_t s = 0; // wraps
  for (int64_t i = 0; i < n; i++) x[i] = (int64_t)(s += (uint64_t)x[i]);
}
static void running_prod_f64(double *x, int64_t n) {
  double p = 1;
  for (int64_t i = 0; i < n; i++) x[i] = p *= x[i];
}
static void running_prod_i64(int64_t *x, int64_t n) {
  uint64_t p = 1;
  for (int64_t i = 0; i < n; i++) x[i] = (int64_t)(p *= (uint64_t)x[i]);
}

static aot_status scan(aoti_call *c, aoti_arena *scratch, void (*f64)(double *, int64_t),
                       void (*i64)(int64_t *, int64_t)) {
  aot_tensor *t = aoti_arg(c, 0), *out = aoti_result(c, 0);
  bool floating = aoti_is_float(out->meta.dtype);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  aoti_rows from, to;
  int d;
  void *row;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  aoti_rows_init(&from, t, UINT32_C(1) << d);
  aoti_rows_init(&to, out, UINT32_C(1) << d);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, 8, &row));
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, as, k, row);
    if (floating)
      f64(row, from.n);
    else
      i64(row, from.n);
    aoti_rows_store(&to, as, k, row);
  }
  return NULL;
}
static aot_status cumsum_body(aoti_call *c, aoti_arena *a) { return scan(c, a, running_sum_f64, running_sum_i64); }
static aot_status cumprod_body(aoti_call *c, aoti_arena *a) { return scan(c, a, running_prod_f64, running_prod_i64); }
aot_status aoti_ref_cumsum(aoti_call *c) { return aoti_with_scratch(c, cumsum_body); }
aot_status aoti_ref_cumprod(aoti_call *c) { return aoti_with_scratch(c, cumprod_body); }

// ---- derivatives

static bool at_most_one(const aot_tensor *t) {
  for (int d = 0; d < t->meta.ndim; d++)
    if (t->meta.size[d].sym) return false;
  return aoti_tensor_numel(t) <= 1;
}

static aot_tensor *flip(aot_scope *s, aot_tensor *t, int64_t dim) { return aot_flip(s, t, AOT_INTS(aot_i(dim))); }

// Every element reaches the sums from itself on: a running sum from the end.
static aot_tensor *sum_from_end(aot_scope *s, aot_tensor *t, int64_t dim) {
  if (at_most_one(t)) return t;
  return flip(s, aot_cumsum(s, flip(s, t, dim), dim), dim);
}

// In the dtype of self, as the formula computes it.
static aot_tensor *to_dtype(aot_scope *s, aot_tensor *t, aot_dtype dtype) {
  if (t->meta.dtype == dtype) return t;
  return AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(t), aoti_v_dtype(dtype));
}

void aoti_grad_cumsum(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  aot_tensor *grad = to_dtype(g->s, g->gout[0], aoti_saved(g, 0)->meta.dtype);
  aoti_give(g, 0, sum_from_end(g->s, grad, aoti_arg_int(&c, 1)));
}

// With z the places of zeros along dim: before the first, sums from the end of grad * result, over x. At the first, the
// product up to it without it times the sum of what follows with it left out. After it, nothing.
void aoti_grad_cumprod(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *x = aoti_saved(g, 0), *result = g->results[0], *grad = g->gout[0];
  int64_t dim = aoti_arg_int(&c, 1);
  if (x->meta.dtype != grad->meta.dtype) x = to_dtype(s, x, grad->meta.dtype);
  if (dim < 0) dim += x->meta.ndim;
  if (at_most_one(grad)) {
    aoti_give(g, 0, grad);
    return;
  }
  const aot_scalar zero = aot_int_scalar(0), one = aot_int_scalar(1);
  const aot_scalar zero_f = aot_float_scalar(0), one_f = aot_float_scalar(1);
  aot_tensor *w = aot_mul(s, result, grad), *is_zero = aot_eq_Scalar(s, x, zero);
  aot_tensor *out = aot_new_zeros(s, grad, aoti_sizes(x));
  aot_tensor *zeros = aot_cumsum(s, is_zero, dim);
  aot_tensor *before = aot_eq_Scalar(s, zeros, zero);
  w = aot_masked_fill_Scalar(s, w, aot_bitwise_not(s, before), zero_f);
  w = aot_div(s, flip(s, aot_cumsum(s, flip(s, w, dim), dim), dim), x);
  out = aot_where_self(s, before, w, out);
  aot_tensor *from_first = aot_eq_Scalar(s, zeros, one), *largest, *first_at;
  aot_max_dim(s, from_first, dim, true, &largest, &first_at);
  aot_tensor *first = aot_logical_and(s, from_first, is_zero);
  aot_tensor *after = aot_bitwise_and(s, from_first, aot_bitwise_not(s, first));
  aot_tensor *rest = aot_masked_fill_Scalar(s, x, aot_bitwise_not(s, after), one_f);
  rest = aot_cumprod(s, rest, dim);
  aot_tensor *grad_rest = aot_masked_fill_Scalar(s, grad, aot_ne_Scalar(s, zeros, one), zero_f);
  aot_tensor *previous = aot_relu(s, aot_sub_Scalar(s, first_at, one, one));
  aot_tensor *up_to = aot_gather(s, result, dim, previous);
  up_to = aot_masked_fill_Scalar(s, up_to, aot_eq_Scalar(s, first_at, zero), one_f);
  aot_int at_dim = aot_i(dim);
  aot_ints over = {&at_dim, 1};
  aot_tensor *sum = aot_sum_dim_IntList(s, aot_mul(s, rest, grad_rest), &over, true, AOT_DTYPE_NONE);
  aoti_give(g, 0, aot_where_self(s, first, aot_mul(s, sum, up_to), out));
}

// The product of the others, as the product before times the product after: right also where an element is 0.
static aot_tensor *prod_backward(aoti_grad *g, aot_tensor *grad, aot_tensor *x, int dim) {
  aot_scope *s = g->s;
  if (aoti_failed(s)) return aoti_poison();
  aoti_call c = aoti_call_of(g);
  aot_int size[AOT_MAX_DIMS], zero = aot_i(0), one = aot_i(1);
  aot_int n = x->meta.size[dim], before = aoti_int_sub(c.syms, n, one);
  for (int d = 0; d < x->meta.ndim; d++)
    if (aoti_int_is(x->meta.size[d], 0)) return aot_expand(s, grad, aoti_sizes(x));
  if (aoti_int_is(n, 1)) return grad;
  for (int d = 0; d < x->meta.ndim; d++) size[d] = d == dim ? one : x->meta.size[d];
  const aot_value shape = aoti_v_ints(s, size, (size_t)x->meta.ndim);
  const aot_value options[] = {shape,
                               aoti_v_dtype(grad->meta.dtype),
                               {.kind = AOT_LAYOUT},
                               {.kind = AOT_DEVICE, .as.device = grad->meta.device}};
  aot_tensor *ones = aoti_call1(s, AOT_OP_ones_default, options, 4);
  aot_tensor *first[] = {ones, aot_slice_Tensor(s, x, dim, &zero, &before, one)};
  aot_tensor *up_to = aot_cumprod(s, aot_cat_default(s, ((aot_tensors){first, 2}), dim), dim);
  aot_tensor *last[] = {ones, flip(s, aot_slice_Tensor(s, x, dim, &one, &n, one), dim)};
  aot_tensor *after = flip(s, aot_cumprod(s, aot_cat_default(s, ((aot_tensors){last, 2}), dim), dim), dim);
  return aot_mul(s, grad, aot_mul(s, up_to, after));
}

void aoti_grad_prod(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *self = aoti_saved(g, 0);
  if (!self->meta.ndim) {
    aoti_give(g, 0, g->gout[0]);
    return;
  }
  aot_tensor *x = to_dtype(s, self, g->gout[0]->meta.dtype);
  aot_tensor *flat = aot_view(s, aot_contiguous(s, x), AOT_INTS(aot_i(-1)));
  aoti_give(g, 0, aot_view(s, prod_backward(g, g->gout[0], flat, 0), aoti_sizes(self)));
}

void aoti_grad_prod_dim(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  aot_tensor *self = aoti_saved(g, 0), *grad = g->gout[0];
  if (!self->meta.ndim) {
    aoti_give(g, 0, grad);
    return;
  }
  int64_t dim = aoti_arg_int(&c, 1);
  if (dim < 0) dim += self->meta.ndim;
  aot_tensor *x = to_dtype(g->s, self, grad->meta.dtype);
  if (!aoti_arg_bool(&c, 2)) {
    grad = aot_unsqueeze(g->s, grad, dim);
    aot_unsqueeze(g->s, g->results[0], dim); // unused, as PyTorch's
  }
  aoti_give(g, 0, prod_backward(g, grad, x, (int)dim));
}
