// Activations and their backward operators.
#include "ops.h"

#include <math.h>
#include <string.h>
#include <tgmath.h>

static const int x_only[] = {0}, grad_x[] = {0, 1};

static bool approximate_tanh(const aot_value *v) { return v->kind == AOT_STRING && !strcmp(v->as.string, "tanh"); }

// ---- meta

// Floating-point tensors only; result as the arguments together.
static aot_status float_only(aoti_call *c, int n) {
  aot_dtype d = aoti_common_dtype(c, n, grad_x);
  if (!aoti_is_float(d)) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "not defined for %s", aot_dtype_name(d));
  return aoti_out_pointwise(c, d, n, grad_x);
}
aot_status aoti_meta_activation(aoti_call *c) { return float_only(c, 1); }
aot_status aoti_meta_activation_backward(aoti_call *c) { return float_only(c, 2); }
// Those that PyTorch traces through a choice by self: its layout wins over the gradient's.
aot_status aoti_meta_activation_backward_by_self(aoti_call *c) {
  static const int x_grad[] = {1, 0};
  aot_dtype d = aoti_common_dtype(c, 2, grad_x);
  if (!aoti_is_float(d)) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "not defined for %s", aot_dtype_name(d));
  return aoti_out_pointwise(c, d, 2, x_grad);
}

static aot_status check_approximate(const aoti_call *c, const aot_value *v) {
  if (approximate_tanh(v) || !strcmp(v->as.string, "none")) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "approximate is 'none' or 'tanh', not '%s'", v->as.string);
}
aot_status aoti_meta_gelu(aoti_call *c) {
  AOT_TRY(check_approximate(c, &c->args[1]));
  return float_only(c, 1);
}
aot_status aoti_meta_gelu_backward(aoti_call *c) {
  AOT_TRY(check_approximate(c, &c->args[2]));
  return float_only(c, 2);
}

static const int elu_inputs[] = {0, 5};
aot_status aoti_meta_elu_backward(aoti_call *c) {
  static const int x_grad_of_elu[] = {5, 0}; // self's layout wins, as in activation_backward_by_self
  return aoti_out_pointwise(c, aoti_common_dtype(c, 2, elu_inputs), 2, x_grad_of_elu);
}

// ---- reference

// The scalar arguments first, first+1, ... are p0, p1, ...
static aot_status run(aoti_call *c, const aoti_kernel *k, int n, int first, int n_scalars) {
  aoti_scalars p = {0};
  for (int i = 0; i < n_scalars; i++) aoti_scalar_set(&p, i, &c->args[first + i]);
  return aoti_run_kernel(c, k, aoti_common_dtype(c, n, grad_x), false, n, grad_x, &p);
}
#define UNARY(name, n_scalars, ...) \
  AOTI_KERNEL_F(name, __VA_ARGS__)  \
  aot_status aoti_ref_##name(aoti_call *c) { return run(c, &name##_kernel, 1, 1, n_scalars); }
#define BACKWARD(name, n_scalars, ...) \
  AOTI_KERNEL_F(name, __VA_ARGS__)     \
  aot_status aoti_ref_##name(aoti_call *c) { return run(c, &name##_kernel, 2, 2, n_scalars); }

// NaN passes through every comparison below.
AOTI_KERNEL(relu, a <= 0 ? 0 : a)
aot_status aoti_ref_relu(aoti_call *c) { return run(c, &relu_kernel, 1, 1, 0); }
AOTI_KERNEL(threshold, a <= b ? c : a)
aot_status aoti_ref_threshold(aoti_call *c) { // the numbers take self's dtype
  static const int all[] = {0, 1, 2};
  return aoti_run_kernel(c, &threshold_kernel, aoti_result(c, 0)->meta.dtype, true, 3, all, NULL);
}
AOTI_KERNEL(threshold_backward, b <= p0 ? 0 : a)
aot_status aoti_ref_threshold_backward(aoti_call *c) { return run(c, &threshold_backward_kernel, 2, 2, 1); }
AOTI_KERNEL(hardtanh, a<p0 ? p0 : a> p1 ? p1 : a)
aot_status aoti_ref_hardtanh(aoti_call *c) { return run(c, &hardtanh_kernel, 1, 1, 2); }
BACKWARD(hardtanh_backward, 2, b <= p0 || b >= p1 ? 0 : a)
UNARY(leaky_relu, 1, a > 0 ? a : a * p0)
BACKWARD(leaky_relu_backward, 1, b > 0 ? a : a * p0)
UNARY(softplus, 2, a *p0 > p1 ? a : log1p(exp(a * p0)) / p0)
BACKWARD(softplus_backward, 2, b *p0 > p1 ? a : a * exp(b * p0) / (exp(b * p0) + 1))
UNARY(silu, 0, a / (1 + exp(-a)))
BACKWARD(silu_backward, 0, a / (1 + exp(-b)) * (1 + b * (1 - 1 / (1 + exp(-b)))))
BACKWARD(sigmoid_backward, 0, a *(1 - b) * b)
BACKWARD(tanh_backward, 0, a *(1 - b * b))
UNARY(hardsigmoid, 0, (a < -3 ? 0 : a > 3 ? 6 : a + 3) / 6)
BACKWARD(hardsigmoid_backward, 0, b > -3 && b < 3 ? a / 6 : 0)
UNARY(hardswish, 0, a *(a<-3 ? 0 : a> 3 ? 6 : a + 3) / 6)
BACKWARD(hardswish_backward, 0, b <= -3 ? 0 : b < 3 ? a * (b / 3 + (T)0.5) : a)
UNARY(mish, 0, a *tanh(log1p(exp(a))))
// d/dx x tanh(sp(x)) = tanh(sp) + x (1 - tanh(sp)^2) sigmoid(x)
BACKWARD(mish_backward, 0,
         a *(tanh(log1p(exp(b))) + b * (1 - tanh(log1p(exp(b))) * tanh(log1p(exp(b)))) / (1 + exp(-b))))

// gelu(x) = x Phi(x); with tanh, Phi(x) = (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))) / 2.
#define HALF      ((T)0.5)
#define ROOT_2_PI ((T)(M_SQRT2 * M_2_SQRTPI * 0.5))
#define CUBIC     ((T)0.044715)
#define INNER(x)  (ROOT_2_PI * ((x) + CUBIC * (x) * (x) * (x)))
AOTI_KERNEL_F(gelu_none, a *HALF *(1 + erf(a * (T)M_SQRT1_2)))
AOTI_KERNEL_F(gelu_tanh, HALF *a *(1 + tanh(INNER(a))))
AOTI_KERNEL_F(gelu_none_backward,
              a *(HALF *(1 + erf(b * (T)M_SQRT1_2)) + b * exp(b * b * -HALF) * (T)(M_2_SQRTPI * M_SQRT1_2 * 0.5)))
AOTI_KERNEL_F(gelu_tanh_backward, a *(HALF *(1 + tanh(INNER(b))) + HALF * b * (1 - tanh(INNER(b)) * tanh(INNER(b))) *
                                                                       ROOT_2_PI * (1 + 3 * CUBIC * b * b)))
aot_status aoti_ref_gelu(aoti_call *c) {
  return run(c, approximate_tanh(&c->args[1]) ? &gelu_tanh_kernel : &gelu_none_kernel, 1, 0, 0);
}
aot_status aoti_ref_gelu_backward(aoti_call *c) {
  return run(c, approximate_tanh(&c->args[2]) ? &gelu_tanh_backward_kernel : &gelu_none_backward_kernel, 2, 0, 0);
}

// p0 = alpha scale, p1 = scale, p2 = input_scale.
AOTI_KERNEL_F(elu, a < 0 ? expm1(a * p2) * p0 : a * p1)
AOTI_KERNEL_F(elu_backward, b <= 0 ? a * p2 * p0 * exp(b * p2) : a * p1)
AOTI_KERNEL_F(elu_backward_result, b <= 0 ? a * p2 * (b + p0) : a * p1)

static aoti_scalars elu_scalars(const aoti_call *c, int first) {
  aoti_scalars p = {0};
  double alpha = aoti_arg_float(c, first), scale = aoti_arg_float(c, first + 1), in = aoti_arg_float(c, first + 2);
  const double v[] = {alpha * scale, scale, in};
  for (int i = 0; i < 3; i++) {
    const aot_value n = aoti_v_float(v[i]);
    aoti_scalar_set(&p, i, &n);
  }
  return p;
}
aot_status aoti_ref_elu(aoti_call *c) {
  aoti_scalars p = elu_scalars(c, 1);
  return aoti_run_kernel(c, &elu_kernel, aoti_arg(c, 0)->meta.dtype, false, 1, x_only, &p);
}
aot_status aoti_ref_elu_backward(aoti_call *c) {
  aoti_scalars p = elu_scalars(c, 1);
  const aoti_kernel *k = aoti_arg_bool(c, 4) ? &elu_backward_result_kernel : &elu_backward_kernel;
  return aoti_run_kernel(c, k, aoti_result(c, 0)->meta.dtype, false, 2, elu_inputs, &p);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define T_(x)         aoti_v_tensor(x)
#define ARG(i)        g->args[i]
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)
#define GIVE(name, expr) \
  void aoti_grad_##name(aoti_grad *g) { aoti_give(g, 0, expr); }

GIVE(relu, CALL(threshold_backward_default, T_(GO), T_(g->results[0]), aoti_v_int(0)))
GIVE(threshold, CALL(threshold_backward_default, T_(GO), ARG(0), ARG(1)))
GIVE(hardtanh, CALL(hardtanh_backward_default, T_(GO), ARG(0), ARG(1), ARG(2)))
GIVE(leaky_relu, CALL(leaky_relu_backward_default, T_(GO), ARG(0), ARG(1), aoti_v_bool(false)))
GIVE(softplus, CALL(softplus_backward_default, T_(GO), ARG(0), ARG(1), ARG(2)))
GIVE(elu, CALL(elu_backward_default, T_(GO), ARG(1), ARG(2), ARG(3), aoti_v_bool(false), ARG(0)))
GIVE(silu, CALL(silu_backward_default, T_(GO), ARG(0)))
// In place the result is what is saved; it tells on which side self was, unless a factor turns it over.
static bool keeps_side(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  if (aoti_arg_float(&c, 1) >= 0) return true;
  aoti_scope_fail(S, aoti_call_error(&c, AOT_ERROR_UNSUPPORTED,
                                     "the derivative where %s is negative; call %.*s, which is not in place",
                                     c.info->args[1].name, (int)strlen(c.info->packet) - 1, c.info->packet));
  return false;
}
void aoti_grad_leaky_relu_(aoti_grad *g) {
  if (keeps_side(g))
    aoti_give(g, 0, CALL(leaky_relu_backward_default, T_(GO), T_(g->results[0]), g->args[1], aoti_v_bool(true)));
}
void aoti_grad_elu_(aoti_grad *g) {
  if (keeps_side(g))
    aoti_give(
        g, 0,
        CALL(elu_backward_default, T_(GO), g->args[1], g->args[2], g->args[3], aoti_v_bool(true), T_(g->results[0])));
}
GIVE(gelu, CALL(gelu_backward_default, T_(GO), ARG(0), ARG(1)))
GIVE(hardsigmoid, CALL(hardsigmoid_backward_default, T_(GO), ARG(0)))
GIVE(hardswish, CALL(hardswish_backward_default, T_(GO), ARG(0)))
GIVE(mish, CALL(mish_backward_default, T_(GO), ARG(0)))

// Of a backward operator that is a mask times grad_output: the same operator again; nothing through the mask.
static void masked(aoti_grad *g, aot_tensor *(*again)(aoti_grad *g)) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, again(g));
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_zeros_like(S, GO));
}
static aot_tensor *threshold_again(aoti_grad *g) { return CALL(threshold_backward_default, T_(GO), ARG(1), ARG(2)); }
static aot_tensor *hardtanh_again(aoti_grad *g) {
  return CALL(hardtanh_backward_default, T_(GO), ARG(1), ARG(2), ARG(3));
}
static aot_tensor *leaky_relu_again(aoti_grad *g) {
  return CALL(leaky_relu_backward_default, T_(GO), ARG(1), ARG(2), ARG(3));
}
void aoti_grad_threshold_backward(aoti_grad *g) { masked(g, threshold_again); }
void aoti_grad_hardtanh_backward(aoti_grad *g) { masked(g, hardtanh_again); }
void aoti_grad_leaky_relu_backward(aoti_grad *g) { masked(g, leaky_relu_again); }

void aoti_grad_sigmoid_backward(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(sigmoid_backward_default, T_(GO), ARG(1)));
  if (!aoti_needs(g, 1)) return;
  aot_tensor *slope = CALL(add_Scalar, T_(CALL(mul_Scalar, ARG(1), aoti_v_int(-2))), aoti_v_int(1));
  aoti_give(g, 1, aot_mul(S, CALL(mul_Tensor, T_(GO), ARG(0)), slope));
}

void aoti_grad_tanh_backward(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(tanh_backward_default, T_(GO), ARG(1)));
  if (!aoti_needs(g, 1)) return;
  aot_tensor *slope = CALL(mul_Tensor, T_(CALL(mul_Scalar, ARG(1), aoti_v_int(-2))), ARG(0));
  aoti_give(g, 1, aot_mul(S, GO, slope));
}

static aot_tensor *times(aoti_grad *g, aot_tensor *t, double n) { return CALL(mul_Scalar, T_(t), aoti_v_float(n)); }
static aot_tensor *twice(aoti_grad *g, aot_tensor *t) { return CALL(mul_Scalar, T_(t), aoti_v_int(2)); }

// gelu'' in the order PyTorch's double backward computes it.
static aot_tensor *gelu_slope(aoti_grad *g) {
  aot_tensor *x = ARG(1).as.tensor;
  if (!approximate_tanh(&ARG(2))) {
    aot_tensor *square = aot_mul(S, x, x);
    aot_tensor *pdf = times(g, aot_exp(S, times(g, square, -0.5)), M_2_SQRTPI * M_SQRT1_2 * 0.5);
    aot_tensor *second = aot_mul(S, square, pdf);
    return aot_sub(S, twice(g, pdf), second);
  }
  const double beta = M_SQRT2 * M_2_SQRTPI * 0.5, kappa = 0.044715;
  aot_tensor *cube = CALL(pow_Tensor_Scalar, T_(x), aoti_v_int(3));
  aot_tensor *inner = times(g, aot_add(S, x, times(g, cube, kappa)), beta);
  aot_tensor *th = aot_tanh(S, inner), *sech = aoti_number_op(S, AOT_OP_div_Tensor, aoti_v_int(1), aot_cosh(S, inner));
  aot_tensor *f = times(g, x, 0.5);
  aot_tensor *d_th = aoti_number_op(S, AOT_OP_sub_Tensor, aoti_v_int(1), aot_mul(S, th, th));
  aot_tensor *d_inner = aot_mul(S, times(g, x, 3 * kappa), x);
  d_inner = times(g, CALL(add_Scalar, T_(d_inner), aoti_v_int(1)), beta);
  aot_tensor *left = aot_mul(S, times(g, d_th, 0.5), d_inner);
  aot_tensor *d_sech = aot_mul(S, aot_neg(S, sech), th);
  aot_tensor *dd_th = aot_mul(S, aot_mul(S, twice(g, sech), d_sech), d_inner);
  aot_tensor *middle = aot_mul(S, aot_mul(S, f, d_inner), dd_th);
  aot_tensor *dd_inner = times(g, times(g, x, 6 * kappa), beta);
  aot_tensor *right = aot_mul(S, aot_mul(S, f, d_th), dd_inner);
  return aot_add(S, aot_add(S, twice(g, left), middle), right);
}

void aoti_grad_gelu_backward(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(gelu_backward_default, T_(GO), ARG(1), ARG(2)));
  if (!aoti_needs(g, 1)) return;
  aot_tensor *slope = gelu_slope(g);
  aoti_give(g, 1, aot_mul(S, CALL(mul_Tensor, T_(GO), ARG(0)), slope));
}

static aot_tensor *as_mask(aoti_grad *g, aot_tensor *b) {
  return CALL(_to_copy_default, T_(b), aoti_v_dtype(GO->meta.dtype), aoti_v_layout(), aoti_v_device(GO->meta.device));
}

void aoti_grad_elu_backward(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(elu_backward_default, T_(GO), ARG(1), ARG(2), ARG(3), ARG(4), ARG(5)));
  if (!aoti_needs(g, 5)) return;
  aot_tensor *mask = as_mask(g, CALL(lt_Scalar, ARG(5), aoti_v_int(0)));
  aot_tensor *both = CALL(mul_Tensor, T_(GO), ARG(0));
  if (ARG(4).as.b) { // d/dr of input_scale (r + alpha scale)
    aoti_give(g, 5, aot_mul(S, CALL(mul_Scalar, T_(both), ARG(3)), mask));
    return;
  }
  both = CALL(mul_Scalar, T_(both), ARG(3));
  both = CALL(elu_backward_default, T_(both), ARG(1), ARG(2), ARG(3), ARG(4), ARG(5));
  aoti_give(g, 5, aot_mul(S, both, mask));
}

void aoti_grad_softplus_backward(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(softplus_backward_default, T_(GO), ARG(1), ARG(2), ARG(3)));
  if (!aoti_needs(g, 1)) return;
  aot_tensor *both = CALL(mul_Tensor, T_(GO), ARG(0)), *x = CALL(mul_Scalar, ARG(1), ARG(2));
  aot_tensor *mask = as_mask(g, CALL(lt_Scalar, T_(x), ARG(3)));
  aot_tensor *slope = aot_sigmoid_backward(S, both, aot_sigmoid(S, x));
  aoti_give(g, 1, CALL(mul_Scalar, T_(aot_mul(S, slope, mask)), ARG(2)));
}
