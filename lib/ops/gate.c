// Activations with more than one input or result: celu, prelu, glu, log_sigmoid.
#include "ops.h"

#include <math.h>
#include <string.h>
#include <tgmath.h>

static const int first[] = {0}, both[] = {0, 1}, three[] = {0, 1, 2};

static aot_dtype dtype_of(const aoti_call *c) { return aoti_arg(c, 0)->meta.dtype; }

// ---- celu, prelu

AOTI_KERNEL_F(celu, a > 0 ? a : p0 * expm1(a / p0))
aot_status aoti_ref_celu(aoti_call *c) {
  aoti_scalars p = {0};
  aoti_scalar_set(&p, 0, &c->args[1]);
  return aoti_run_kernel(c, &celu_kernel, dtype_of(c), false, 1, first, &p);
}

AOTI_KERNEL_F(prelu, a > 0 ? a : a * b)
AOTI_KERNEL_F(prelu_grad_self, b > 0 ? a : a * c)
AOTI_KERNEL_F(prelu_grad_weight, b > 0 ? 0 : a * b)
aot_status aoti_ref__prelu_kernel(aoti_call *c) {
  return aoti_run_kernel(c, &prelu_kernel, dtype_of(c), false, 2, both, NULL);
}
// Arguments grad, self, weight; results for self and weight, both of the broadcast shape.
aot_status aoti_meta__prelu_kernel_backward(aoti_call *c) {
  aot_dtype d = aoti_common_dtype(c, 3, three);
  AOT_TRY(aoti_out_pointwise(c, d, 3, three));
  const aoti_meta *m = &aoti_result(c, 0)->meta;
  return aoti_out(c, 1, d, m->ndim, m->size, m->stride);
}
aot_status aoti_ref__prelu_kernel_backward(aoti_call *c) {
  aoti_call weight = *c; // result 0 of this view of the call is the weight's gradient
  weight.out = c->out + 1;
  AOT_TRY(aoti_run_kernel(c, &prelu_grad_self_kernel, dtype_of(c), false, 3, three, NULL));
  return aoti_run_kernel(&weight, &prelu_grad_weight_kernel, dtype_of(c), false, 3, three, NULL);
}

// ---- log_sigmoid: log(1 / (1 + exp(-x))), with exp(-|x|) kept for the derivative

AOTI_KERNEL_F(log_sigmoid, (a < 0 ? a : 0) - log1p(exp(-fabs(a))))
AOTI_KERNEL_F(exp_minus_abs, exp(-fabs(a)))
AOTI_KERNEL_F(log_sigmoid_backward, a *((b < 0) - (b < 0 ? 1 : -1) * (c / (1 + c))))
aot_status aoti_meta_log_sigmoid_forward(aoti_call *c) {
  AOT_TRY(aoti_out_pointwise(c, dtype_of(c), 1, first));
  const aoti_meta *m = &aoti_result(c, 0)->meta;
  return aoti_out(c, 1, dtype_of(c), m->ndim, m->size, m->stride);
}
aot_status aoti_ref_log_sigmoid_forward(aoti_call *c) {
  aoti_call buffer = *c;
  buffer.out = c->out + 1;
  AOT_TRY(aoti_run_kernel(c, &log_sigmoid_kernel, dtype_of(c), false, 1, first, NULL));
  return aoti_run_kernel(&buffer, &exp_minus_abs_kernel, dtype_of(c), false, 1, first, NULL);
}
aot_status aoti_meta_log_sigmoid_backward(aoti_call *c) {
  return aoti_out_pointwise(c, aoti_common_dtype(c, 2, both), 2, both);
}
aot_status aoti_ref_log_sigmoid_backward(aoti_call *c) {
  return aoti_run_kernel(c, &log_sigmoid_backward_kernel, dtype_of(c), false, 3, three, NULL);
}

// ---- glu: the first half along dim times the sigmoid of the second

static aot_status halves(const aoti_call *c, const aoti_meta *m, int dim_arg, int *out_dim,
                         aot_int size[AOT_MAX_DIMS]) {
  if (!m->ndim) return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor of no dimensions has no halves");
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, dim_arg), m->ndim, out_dim));
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  aot_int two = aot_i(2), n = m->size[*out_dim];
  if (!aoti_int_compare(c->syms, AOTI_EQ, aoti_int_mod(c->syms, n, two), aot_i(0)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d has the odd size %lld", *out_dim, (long long)n.value);
  size[*out_dim] = aoti_int_floordiv(c->syms, n, two);
  return NULL;
}

aot_status aoti_meta_glu(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int dim;
  const aot_tensor *self = aoti_arg(c, 0);
  AOT_TRY(halves(c, &self->meta, 1, &dim, size));
  aot_tensor *half; // laid out as a pointwise operator of the two halves would be
  AOT_TRY(aoti_tensor_create(self->storage, self->meta.dtype, self->meta.ndim, size, self->meta.stride,
                             self->meta.offset, &half));
  aot_tensor *operands[] = {half, half};
  aot_int stride[AOT_MAX_DIMS];
  aoti_result_strides(c, 2, operands, AOT_DTYPE_NONE, self->meta.ndim, size, stride);
  aot_tensor_release(half);
  return aoti_out(c, 0, dtype_of(c), self->meta.ndim, size, stride);
}
aot_status aoti_meta_glu_backward(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 1)->meta;
  aot_int size[AOT_MAX_DIMS];
  int dim;
  AOT_TRY(halves(c, m, 2, &dim, size));
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}

typedef struct glu_ctx {
  aoti_compute compute;
  aot_dtype dtype;
  int64_t half; /* bytes from an element to its partner in self, and in the gradient of self */
  int64_t grad_half;
} glu_ctx;

static double number(const glu_ctx *g, const char *p) {
  double v;
  aoti_load(AOTI_COMPUTE_F64, &v, g->dtype, p, 0, 1);
  return v;
}
static void put(const glu_ctx *g, double v, char *p) {
  if (g->compute == AOTI_COMPUTE_F32) { // one rounding to f32, as the other operators compute
    float f = (float)v;
    aoti_store(AOTI_COMPUTE_F32, &f, g->dtype, p, 0, 1);
  } else
    aoti_store(AOTI_COMPUTE_F64, &v, g->dtype, p, 0, 1);
}
static void glu_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const glu_ctx *g = user;
  for (int64_t i = 0; i < n; i++) {
    const char *x = ptr[1] + i * step[1];
    put(g, number(g, x) / (1 + exp(-number(g, x + g->half))), ptr[0] + i * step[0]);
  }
}
static void glu_backward_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const glu_ctx *g = user;
  for (int64_t i = 0; i < n; i++) {
    const char *x = ptr[1] + i * step[1];
    double a = number(g, x), s = 1 / (1 + exp(-number(g, x + g->half))), grad = number(g, ptr[2] + i * step[2]);
    put(g, grad * s, ptr[0] + i * step[0]);
    put(g, grad * a * s * (1 - s), ptr[0] + i * step[0] + g->grad_half);
  }
}

static void add_half(aoti_iter *it, const aot_tensor *t) { // t walked over the shape of its half
  int64_t step[AOT_MAX_DIMS];
  for (int d = 0; d < t->meta.ndim; d++) step[d] = aoti_stride(t, d) * (int64_t)aot_dtype_size(t->meta.dtype);
  aoti_iter_add_steps(it, aoti_tensor_ptr(t), step);
}

static aot_status glu(aoti_call *c, const aot_tensor *self, int dim_arg, bool backward) {
  aot_int size[AOT_MAX_DIMS];
  int dim;
  AOT_TRY(halves(c, &self->meta, dim_arg, &dim, size));
  const aot_tensor *r = aoti_result(c, 0);
  int64_t bytes = (int64_t)aot_dtype_size(self->meta.dtype) * size[dim].value;
  glu_ctx ctx = {aoti_compute_of(self->meta.dtype), self->meta.dtype, bytes * aoti_stride(self, dim),
                 bytes * aoti_stride(r, dim)};
  aoti_iter it;
  aoti_iter_init(&it, self->meta.ndim, size);
  add_half(&it, r);
  add_half(&it, self);
  if (backward) aoti_iter_add(&it, aoti_arg(c, 0));
  aoti_iter_simplify(&it);
  aoti_iter_run(&it, backward ? glu_backward_run : glu_run, &ctx);
  return NULL;
}
aot_status aoti_ref_glu(aoti_call *c) { return glu(c, aoti_arg(c, 0), 1, false); }
aot_status aoti_ref_glu_backward(aoti_call *c) { return glu(c, aoti_arg(c, 1), 2, true); }

// ---- derivatives

#define S      g->s
#define GO     g->gout[0]
#define ARG(i) g->args[i]
#define V(x)   aoti_v_tensor(x)

static void celu(aoti_grad *g, bool is_result, aot_value of) {
  double alpha = ARG(1).kind == AOT_FLOAT ? ARG(1).as.f : (double)ARG(1).as.i.value;
  // The reciprocal is that of alpha rounded to f32, as PyTorch takes it.
  const aot_value inverse = aoti_v_float(1.0 / (double)(float)alpha);
  aoti_give(
      g, 0,
      AOTI_CALL1(S, AOT_OP_elu_backward_default, V(GO), ARG(1), aoti_v_int(1), inverse, aoti_v_bool(is_result), of));
}
void aoti_grad_celu(aoti_grad *g) { celu(g, false, ARG(0)); }
void aoti_grad_celu_(aoti_grad *g) { celu(g, true, V(g->results[0])); }

void aoti_grad__prelu_kernel(aoti_grad *g) {
  const aot_value args[] = {V(GO), ARG(0), ARG(1)};
  aot_value out[2];
  aoti_dispatch(S, AOT_OP__prelu_kernel_backward_default, args, 3, out, NULL, 0);
  for (int i = 0; i < 2; i++)
    if (aoti_needs(g, i)) aoti_give(g, i, out[i].as.tensor);
}

void aoti_grad_log_sigmoid_forward(aoti_grad *g) {
  aoti_give(g, 0, AOTI_CALL1(S, AOT_OP_log_sigmoid_backward_default, V(GO), ARG(0), V(g->results[1])));
}
void aoti_grad_glu(aoti_grad *g) { aoti_give(g, 0, AOTI_CALL1(S, AOT_OP_glu_backward_default, V(GO), ARG(0), ARG(1))); }
