// Arithmetic: sums, products, quotients, remainders, powers, maximum and minimum, with tensors or numbers.
#include "ops.h"

#include <math.h>
#include <string.h>
#include <tgmath.h>

static const int both[] = {0, 1}, swapped[] = {1, 0};

// ---- meta

static aot_dtype as_float(aot_dtype d) { return aoti_is_float(d) ? d : AOT_F32; }
static aot_dtype common(const aoti_call *c) { return aoti_common_dtype(c, 2, both); }

aot_status aoti_meta_arith(aoti_call *c) { return aoti_out_pointwise(c, common(c), 2, both); }
aot_status aoti_meta_arith_float(aoti_call *c) { return aoti_out_pointwise(c, as_float(common(c)), 2, both); }

// Operators that PyTorch traces through a formula in which the second operand comes first: its layout wins.
aot_status aoti_meta_swapped(aoti_call *c) { return aoti_out_pointwise(c, common(c), 2, swapped); }

// alpha is the last argument: a fraction of integers is refused, as is the difference of two masks.
static aot_status check_alpha(const aoti_call *c) {
  if (aoti_is_float(common(c)) || c->args[2].kind != AOT_FLOAT) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "alpha of integers must be an integer");
}
static aot_status check_difference(const aoti_call *c) {
  AOT_TRY(check_alpha(c));
  if (common(c) != AOT_B8) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "the difference of two bool tensors is not defined; use logical_xor");
}
aot_status aoti_meta_add(aoti_call *c) {
  AOT_TRY(check_alpha(c));
  return aoti_meta_arith(c);
}
aot_status aoti_meta_sub(aoti_call *c) {
  AOT_TRY(check_difference(c));
  return aoti_meta_arith(c);
}
aot_status aoti_meta_rsub(aoti_call *c) { // sub(other, self)
  AOT_TRY(check_difference(c));
  return aoti_meta_swapped(c);
}

static bool has_mode(const aoti_call *c, const char *mode) {
  return c->args[2].kind == AOT_STRING && !strcmp(c->args[2].as.string, mode);
}

// PyTorch traces the floor of floats through where(divisor != 0, floor, quotient), the divisor expanded: the condition,
// which is dense, comes first.
aot_status aoti_meta_floor_divide(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_dtype d = common(c), computed = d == AOT_F16 || d == AOT_BF16 ? AOT_F32 : d;
  if (!aoti_is_float(d) || !t[0] || !t[1] || !t[1]->meta.ndim) return aoti_meta_arith(c);
  aot_int size[AOT_MAX_DIMS], quotient[AOT_MAX_DIMS], divisor[AOT_MAX_DIMS], nonzero[AOT_MAX_DIMS];
  int ndim;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  aoti_result_strides(c, 2, t, computed, ndim, size, quotient);
  const aoti_meta *m = &t[1]->meta;
  int missing = ndim - m->ndim;
  for (int k = 0; k < ndim; k++)
    divisor[k] = k < missing || (aoti_int_is(m->size[k - missing], 1) && !aoti_int_is(size[k], 1))
                     ? aot_i(0)
                     : m->stride[k - missing];
  aoti_meta whole = *m;
  whole.ndim = (uint8_t)ndim;
  whole.size = size;
  whole.stride = divisor;
  AOT_TRY(aoti_meta_like_strides(c, &whole, AOT_PRESERVE, nonzero));
  aot_tensor condition = *t[1], floor_of = *t[1];
  condition.meta = floor_of.meta = whole;
  condition.meta.stride = nonzero;
  floor_of.meta.stride = quotient;
  aoti_result_strides(c, 2, (aot_tensor *[]){&condition, &floor_of}, AOT_DTYPE_NONE, ndim, size, divisor);
  return aoti_out(c, 0, d, ndim, size, divisor);
}

aot_status aoti_meta_div_mode(aoti_call *c) {
  if (c->args[2].kind != AOT_NONE && !has_mode(c, "floor") && !has_mode(c, "trunc"))
    return aoti_call_error(c, AOT_ERROR_INVALID, "rounding_mode is None, 'trunc' or 'floor', not '%s'",
                           c->args[2].as.string);
  if (c->args[2].kind == AOT_NONE) return aoti_meta_arith_float(c);
  if (common(c) == AOT_B8) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for bool");
  return has_mode(c, "floor") ? aoti_meta_floor_divide(c) : aoti_meta_arith(c);
}

aot_status aoti_meta_pow(aoti_call *c) {
  aot_dtype d = common(c);
  if (!aoti_is_float(d) && c->args[1].kind == AOT_INT && c->args[1].as.i.value < 0)
    return aoti_call_error(c, AOT_ERROR_INVALID, "an integer to a negative power is not an integer");
  // The exponent of pow.Tensor_Scalar is no operand of the iteration: the result is laid out as self is.
  bool unary = c->info->args[1].type == AOTI_ARG_SCALAR;
  return aoti_out_pointwise(c, d, unary ? 1 : 2, both);
}

// ---- reference

static int64_t wrap_add(int64_t x, int64_t y) { return (int64_t)((uint64_t)x + (uint64_t)y); }
static int64_t wrap_mul(int64_t x, int64_t y) { return (int64_t)((uint64_t)x * (uint64_t)y); }
static int64_t wrap_neg(int64_t x) { return (int64_t)(0 - (uint64_t)x); }
// Divisors are checked against zero first; the one quotient that overflows wraps.
static int64_t int_div(int64_t x, int64_t y) { return y == -1 ? wrap_neg(x) : y ? x / y : 0; }
static int64_t int_fmod(int64_t x, int64_t y) { return y == -1 || !y ? 0 : x % y; }
static int64_t int_remainder(int64_t x, int64_t y) {
  int64_t r = int_fmod(x, y);
  return r && (r < 0) != (y < 0) ? r + y : r;
}
static int64_t int_floordiv(int64_t x, int64_t y) {
  int64_t q = int_div(x, y);
  return int_fmod(x, y) && (x < 0) != (y < 0) ? q - 1 : q;
}
static int64_t int_pow(int64_t x, int64_t n) {
  if (n < 0) return x == 1 ? 1 : x == -1 ? (n & 1 ? -1 : 1) : 0;
  int64_t r = 1;
  for (; n; n >>= 1, x = wrap_mul(x, x))
    if (n & 1) r = wrap_mul(r, x);
  return r;
}

// Python's remainder and floor division, which stay exact where a plain quotient would round across an integer.
#define FLOAT_PARTS(T, suffix)                       \
  static T remainder_##suffix(T x, T y) {            \
    T r = fmod(x, y);                                \
    return r != 0 && (r < 0) != (y < 0) ? r + y : r; \
  }                                                  \
  static T floordiv_##suffix(T x, T y) {             \
    if (y == 0) return x / y;                        \
    T r = fmod(x, y), q = (x - r) / y;               \
    if (r != 0 && (r < 0) != (y < 0)) q -= 1;        \
    if (q == 0) return copysign((T)0, x / y);        \
    T f = floor(q);                                  \
    return q - f > (T)0.5 ? f + 1 : f;               \
  }
FLOAT_PARTS(float, of_f32)
FLOAT_PARTS(double, of_f64)
#define OF_TYPE(name, x, y) (sizeof(T) == 4 ? (T)name##_of_f32((float)(x), (float)(y)) : (T)name##_of_f64(x, y))

AOTI_KERNEL_FI(add, a + p0 * b, wrap_add(a, wrap_mul(p0, b)))
AOTI_KERNEL_FI(sub, a - p0 * b, wrap_add(a, wrap_neg(wrap_mul(p0, b))))
AOTI_KERNEL_FI(rsub, b - p0 * a, wrap_add(b, wrap_neg(wrap_mul(p0, a))))
AOTI_KERNEL_FI(mul, a *b, wrap_mul(a, b))
AOTI_KERNEL_F(div, a / b)
AOTI_KERNEL_FI(div_trunc, trunc(a / b), int_div(a, b))
AOTI_KERNEL_FI(div_floor, OF_TYPE(floordiv, a, b), int_floordiv(a, b))
AOTI_KERNEL_FI(remainder, OF_TYPE(remainder, a, b), int_remainder(a, b))
AOTI_KERNEL_FI(fmod, fmod(a, b), int_fmod(a, b))
AOTI_KERNEL_FI(pow, pow(a, b), int_pow(a, b))
AOTI_KERNEL_F(square, a *a)
AOTI_KERNEL_F(cube, a *a *a)
AOTI_KERNEL_F(root, sqrt(a))
AOTI_KERNEL_F(inverse, 1 / a)
AOTI_KERNEL_F(inverse_root, 1 / sqrt(a))
AOTI_KERNEL_F(inverse_square, 1 / (a * a))
AOTI_KERNEL(maximum, a > b || a != a ? a : b)
AOTI_KERNEL(minimum, a < b || a != a ? a : b)
AOTI_KERNEL_F(atan2, atan2(a, b))

#define REF(name, compute, exact) \
  aot_status aoti_ref_##name(aoti_call *c) { return aoti_run_kernel(c, &name##_kernel, compute, exact, 2, both, NULL); }
// The operators of prims have no alpha.
#define REF_ALPHA(name)                                                      \
  aot_status aoti_ref_##name(aoti_call *c) {                                 \
    aoti_scalars p = {0};                                                    \
    const aot_value one = aoti_v_int(1);                                     \
    aoti_scalar_set(&p, 0, c->info->n_args > 2 ? &c->args[2] : &one);        \
    return aoti_run_kernel(c, &name##_kernel, common(c), true, 2, both, &p); \
  }
REF_ALPHA(add)
REF_ALPHA(sub)
REF_ALPHA(rsub)
REF(mul, common(c), false)
REF(div, as_float(common(c)), false)
REF(maximum, common(c), true)
REF(minimum, common(c), true)
REF(atan2, as_float(common(c)), true)

static void find_zero(void *found, int64_t n, char *const *ptr, const int64_t *step) {
  for (int64_t i = 0; i < n; i++)
    if (!*(const int64_t *)(ptr[0] + i * step[0])) *(bool *)found = true;
}

// Integer division by zero has no result.
static aot_status check_divisor(const aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 1), *wide = NULL;
  bool zero = !t && aoti_arg_float(c, 1) == 0;
  if (t && !aoti_is_float(t->meta.dtype)) {
    int64_t size[AOT_MAX_DIMS];
    for (int d = 0; d < t->meta.ndim; d++) size[d] = aoti_dim(t, d);
    AOT_TRY(aoti_tensor_new(AOT_I64, t->meta.ndim, size, &wide));
    aoti_copy_elements(wide, t);
    aoti_iter it;
    aoti_iter_init(&it, wide->meta.ndim, wide->meta.size);
    aoti_iter_add(&it, wide);
    aoti_iter_run_serial(&it, find_zero, &zero);
    aot_tensor_release(wide);
  }
  return zero ? aoti_call_error(c, AOT_ERROR_INVALID, "integer division by zero") : NULL;
}

static aot_status divide(aoti_call *c, const aoti_kernel *k) {
  aot_dtype d = common(c);
  if (!aoti_is_float(d)) AOT_TRY(check_divisor(c));
  return aoti_run_kernel(c, k, d, true, 2, both, NULL);
}
aot_status aoti_ref_remainder(aoti_call *c) { return divide(c, &remainder_kernel); }
aot_status aoti_ref_fmod(aoti_call *c) { return divide(c, &fmod_kernel); }
aot_status aoti_ref_floor_divide(aoti_call *c) { return divide(c, &div_floor_kernel); }
aot_status aoti_ref_div_mode(aoti_call *c) {
  return c->args[2].kind == AOT_NONE ? aoti_ref_div(c)
                                     : divide(c, has_mode(c, "floor") ? &div_floor_kernel : &div_trunc_kernel);
}

aot_status aoti_ref_pow(aoti_call *c) {
  aot_dtype d = common(c);
  const aoti_kernel *k = &pow_kernel;
  if (!aoti_arg(c, 1) && aoti_is_float(d)) {
    double n = aoti_arg_float(c, 1);
    if (n == 2) k = &square_kernel;
    if (n == 3) k = &cube_kernel;
    if (n == 0.5) k = &root_kernel;
    if (n == -0.5) k = &inverse_root_kernel;
    if (n == -1) k = &inverse_kernel;
    if (n == -2) k = &inverse_square_kernel;
  }
  return aoti_run_kernel(c, k, d, false, 2, both, NULL);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define SELF          g->args[0]
#define OTHER         g->args[1]
#define T(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static bool is_one(const aot_value *v) {
  return v->kind == AOT_FLOAT ? v->as.f == 1 : v->kind == AOT_BOOL || v->as.i.value == 1;
}

static aot_tensor *times(aoti_grad *g, aot_tensor *t, const aot_value *alpha) {
  return is_one(alpha) ? t : CALL(mul_Scalar, T(t), *alpha);
}

void aoti_grad_add(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, times(g, GO, &g->args[2]));
  if (aoti_needs(g, 0)) aoti_give(g, 0, GO);
}
void aoti_grad_sub(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, times(g, aot_neg(S, GO), &g->args[2]));
  if (aoti_needs(g, 0)) aoti_give(g, 0, GO);
}
void aoti_grad_rsub(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, GO);
  if (aoti_needs(g, 0)) aoti_give(g, 0, times(g, aot_neg(S, GO), &g->args[2]));
}

void aoti_grad_mul(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(mul_Tensor, T(GO), SELF));
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(mul_Tensor, T(GO), OTHER));
}
void aoti_grad_mul_Scalar(aoti_grad *g) { aoti_give(g, 0, CALL(mul_Scalar, T(GO), OTHER)); }

void aoti_grad_div(aoti_grad *g) {
  if (aoti_needs(g, 1)) {
    aot_tensor *q = CALL(div_Tensor, SELF, OTHER);
    q = CALL(div_Tensor, T(q), OTHER);
    aoti_give(g, 1, aot_mul(S, aot_neg(S, GO), q));
  }
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(div_Tensor, T(GO), OTHER));
}
void aoti_grad_div_Scalar(aoti_grad *g) { aoti_give(g, 0, CALL(div_Scalar, T(GO), OTHER)); }

// zeros_like(grad, grad.options()): what a rounded quotient gives.
static aot_tensor *zeros_as(aoti_grad *g) {
  return CALL(zeros_like_default, T(GO), aoti_v_dtype(GO->meta.dtype), aoti_v_layout(), aoti_v_device(GO->meta.device));
}
void aoti_grad_div_mode(aoti_grad *g) {
  bool rounded = g->args[2].kind != AOT_NONE;
  if (!rounded) {
    aoti_grad_div(g);
    return;
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, zeros_as(g));
  if (aoti_needs(g, 0)) aoti_give(g, 0, zeros_as(g));
}

static aot_tensor *zero_scalar(aoti_grad *g) { return aoti_scalar_like(S, aoti_v_float(0), GO); }

void aoti_grad_pow_Tensor_Scalar(aoti_grad *g) {
  double n = OTHER.kind == AOT_FLOAT ? OTHER.as.f : OTHER.kind == AOT_BOOL ? OTHER.as.b : (double)OTHER.as.i.value;
  if (n == 0) {
    aoti_give(g, 0,
              CALL(zeros_like_default, SELF, aoti_v_none(), aoti_v_none(), aoti_v_none(), aoti_v_none(),
                   aoti_v_memory_format(AOT_CONTIGUOUS)));
    return;
  }
  aot_tensor *p = CALL(pow_Tensor_Scalar, SELF, aoti_v_float(n - 1));
  aoti_give(g, 0, aot_mul(S, GO, CALL(mul_Scalar, T(p), aoti_v_float(n))));
}

void aoti_grad_pow_Scalar(aoti_grad *g) {
  double base = SELF.kind == AOT_FLOAT ? SELF.as.f : (double)SELF.as.i.value;
  aot_tensor *r = CALL(mul_Scalar, T(g->results[0]), aoti_v_float(log(base)));
  if (base == 0) {
    aot_tensor *zero = CALL(zeros_default, aoti_v_ints(S, NULL, 0), aoti_v_dtype(GO->meta.dtype), aoti_v_layout(),
                            aoti_v_device(GO->meta.device));
    r = CALL(where_self, T(CALL(ge_Scalar, OTHER, aoti_v_int(0))), T(zero), T(r));
  }
  aoti_give(g, 1, aot_mul(S, GO, r));
}

void aoti_grad_pow_Tensor_Tensor(aoti_grad *g) {
  if (aoti_needs(g, 1)) {
    aot_tensor *ge = CALL(ge_Scalar, OTHER, aoti_v_int(0)), *eq = CALL(eq_Scalar, SELF, aoti_v_int(0));
    aot_tensor *at_zero = CALL(logical_and_default, T(eq), T(ge));
    aot_tensor *r = aot_mul(S, g->results[0], CALL(log_default, SELF));
    aot_tensor *zero = zero_scalar(g);
    aoti_give(g, 1, aot_mul(S, GO, CALL(where_self, T(at_zero), T(zero), T(r))));
  }
  if (aoti_needs(g, 0)) {
    aot_tensor *less = CALL(sub_Scalar, OTHER, aoti_v_int(1));
    aot_tensor *r = CALL(mul_Tensor, OTHER, T(CALL(pow_Tensor_Tensor, SELF, T(less))));
    r = aot_mul(S, GO, r);
    aot_tensor *zero = zero_scalar(g), *eq = CALL(eq_Scalar, OTHER, aoti_v_float(0));
    aoti_give(g, 0, CALL(where_self, T(eq), T(zero), T(r)));
  }
}

// Half of the gradient to each side at a tie; nothing to the side that lost.
static aot_tensor *winner(aoti_grad *g, aot_op lost_op) {
  aot_tensor *lost = AOTI_CALL1(S, lost_op, SELF, OTHER);
  aot_tensor *half = CALL(div_Scalar, T(GO), aoti_v_int(2));
  aot_tensor *tie = CALL(eq_Tensor, SELF, OTHER);
  aot_tensor *r = CALL(where_self, T(tie), T(half), T(GO));
  return CALL(masked_fill_Scalar, T(r), T(lost), aoti_v_int(0));
}
void aoti_grad_maximum(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, winner(g, AOT_OP_gt_Tensor));
  if (aoti_needs(g, 0)) aoti_give(g, 0, winner(g, AOT_OP_lt_Tensor));
}
void aoti_grad_minimum(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, winner(g, AOT_OP_lt_Tensor));
  if (aoti_needs(g, 0)) aoti_give(g, 0, winner(g, AOT_OP_gt_Tensor));
}

static void grad_modulo(aoti_grad *g, const char *mode) {
  if (aoti_needs(g, 1)) {
    aot_tensor *q = CALL(div_Tensor_mode, SELF, OTHER, aoti_v_string(mode));
    aoti_give(g, 1, aot_mul(S, aot_neg(S, GO), q));
  }
  if (aoti_needs(g, 0)) aoti_give(g, 0, GO);
}
void aoti_grad_remainder(aoti_grad *g) { grad_modulo(g, "floor"); }
void aoti_grad_fmod(aoti_grad *g) { grad_modulo(g, "trunc"); }

// x and y over x^2 + y^2, with 0 at the origin.
void aoti_grad_atan2(aoti_grad *g) {
  aot_tensor *x2 = CALL(mul_Tensor, OTHER, OTHER), *y2 = CALL(mul_Tensor, SELF, SELF), *r = aot_add(S, y2, x2);
  aot_tensor *inverse = aot_reciprocal(S, r);
  inverse = CALL(masked_fill_Scalar, T(inverse), T(CALL(eq_Scalar, T(r), aoti_v_int(0))), aoti_v_int(0));
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_mul(S, CALL(mul_Tensor, T(GO), OTHER), inverse));
  if (aoti_needs(g, 1)) {
    aot_tensor *minus = CALL(neg_default, SELF);
    aoti_give(g, 1, aot_mul(S, aot_mul(S, GO, minus), inverse));
  }
}
