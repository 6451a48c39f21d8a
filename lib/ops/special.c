// Less common pointwise functions: gamma functions, logarithms of sums, signs, NaN-aware extrema.
#include "ops.h"

#include <math.h>
#include <string.h>
#include <tgmath.h>

static const int both[] = {0, 1}, swapped[] = {1, 0}, first[] = {0}, second[] = {1};

static aot_dtype as_float(aot_dtype d) { return aoti_is_float(d) ? d : AOT_F32; }
static aot_dtype float_of(const aoti_call *c) { return as_float(aoti_common_dtype(c, 2, both)); }

// ---- meta

aot_status aoti_meta_swapped_float(aoti_call *c) { return aoti_out_pointwise(c, float_of(c), 2, swapped); }

aot_status aoti_meta_same_dtypes(aoti_call *c) {
  if (!aoti_arg(c, 0) || !aoti_arg(c, 1) || aoti_arg(c, 0)->meta.dtype != aoti_arg(c, 1)->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "both arguments must have one dtype");
  return aoti_out_pointwise(c, aoti_arg(c, 0)->meta.dtype, 2, both);
}

aot_status aoti_meta_polygamma(aoti_call *c) {
  if (aoti_arg_int(c, 0) < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "n must not be negative");
  if (!aoti_arg(c, 1)) return aoti_call_error(c, AOT_ERROR_INVALID, "no argument is a tensor");
  return aoti_out_pointwise(c, as_float(aoti_arg(c, 1)->meta.dtype), 1, second);
}

// ---- reference

// psi(x): up by the recurrence until the asymptotic series in 1/x^2 is exact, reflected for negative x.
static double digamma(double x) {
  const double pi = 3.14159265358979323846;
  if (x == 0) return copysign((double)INFINITY, -x);
  if (x < 0) {
    double whole = floor(x);
    if (x == whole) return NAN;
    return digamma(1 - x) - pi / tan(pi * (x - whole));
  }
  double shift = 0;
  for (; x < 16; x++) shift -= 1 / x;
  double w = 1 / (x * x);
  double series =
      w * (1.0 / 12 - w * (1.0 / 120 - w * (1.0 / 252 - w * (1.0 / 240 - w * (1.0 / 132 - w * (691.0 / 32760))))));
  return shift + log(x) - 0.5 / x - series;
}

// (-1)^(n+1) n! zeta(n + 1, x)
static double polygamma(int64_t n, double x) {
  if (n == 0) return digamma(x);
  return (n % 2 ? 1 : -1) * exp(lgamma((double)n + 1)) * aoti_zeta((double)n + 1, x);
}

static int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

#define BINARY(name, dtype, table) \
  aot_status aoti_ref_##name(aoti_call *c) { return aoti_run_kernel(c, &table##_kernel, dtype, true, 2, both, NULL); }
#define UNARY_F(name, expr)                                                                                 \
  AOTI_KERNEL_F(name, expr)                                                                                 \
  aot_status aoti_ref_##name(aoti_call *c) {                                                                \
    return aoti_run_kernel(c, &name##_kernel, as_float(aoti_arg(c, 0)->meta.dtype), false, 1, first, NULL); \
  }
AOTI_KERNEL_FI(fmax, fmax(a, b), larger(a, b))
AOTI_KERNEL_FI(fmin, fmin(a, b), smaller(a, b))
AOTI_KERNEL_F(xlogy, b != b ? b : a == 0 ? 0 : a * log(b))
AOTI_KERNEL_F(hypot, hypot(a, b))
AOTI_KERNEL_F(copysign, copysign(a, b))
AOTI_KERNEL(heaviside, a == 0 ? b : a > 0)
AOTI_KERNEL_F(logaddexp, a + b != a + b && !isinf(a) ? a + b
                         : isinf(a) && a == b        ? a
                                                     : fmax(a, b) + log1p(exp(-fabs(a - b))))
AOTI_KERNEL_F(logaddexp2, a + b != a + b && !isinf(a) ? a + b
                          : isinf(a) && a == b        ? a
                                                      : fmax(a, b) + log2(1 + exp2(-fabs(a - b))))
AOTI_KERNEL_F(ldexp, a *exp2(b))
BINARY(fmax, aoti_common_dtype(c, 2, both), fmax)
BINARY(fmin, aoti_common_dtype(c, 2, both), fmin)
BINARY(xlogy, float_of(c), xlogy)
BINARY(hypot, float_of(c), hypot)
BINARY(copysign, float_of(c), copysign)
BINARY(heaviside, aoti_common_dtype(c, 2, both), heaviside)
BINARY(logaddexp, float_of(c), logaddexp)
BINARY(logaddexp2, float_of(c), logaddexp2)
BINARY(ldexp, float_of(c), ldexp)
UNARY_F(lgamma, lgamma(a))
UNARY_F(digamma, digamma((double)a))
UNARY_F(rad2deg, a *(T)57.295779513082320876798154814105)
UNARY_F(deg2rad, a *(T)0.017453292519943295769236907684886)
AOTI_KERNEL_F(polygamma, polygamma((int64_t)p0, (double)a))
aot_status aoti_ref_polygamma(aoti_call *c) {
  aoti_scalars p = {0};
  aoti_scalar_set(&p, 0, &c->args[0]);
  return aoti_run_kernel(c, &polygamma_kernel, as_float(aoti_arg(c, 1)->meta.dtype), false, 1, second, &p);
}

// Tests keep the argument's own compute type: integers have no infinities.
#define TEST(name, expr, int_expr)                                                                \
  AOTI_KERNEL_FI(name, expr, int_expr)                                                            \
  aot_status aoti_ref_##name(aoti_call *c) {                                                      \
    return aoti_run_kernel(c, &name##_kernel, aoti_arg(c, 0)->meta.dtype, false, 1, first, NULL); \
  }
TEST(isposinf, a == INFINITY, 0)
TEST(isneginf, a == -INFINITY, 0)
TEST(signbit, signbit(a) != 0, a < 0)

// p0: for NaN, p1: for inf, p2: for -inf. Where they are not given: 0 and the dtype's largest values.
AOTI_KERNEL_FI(nan_to_num, a != a ? p0 : a == INFINITY ? p1 : a == -INFINITY ? p2 : a, a)
aot_status aoti_ref_nan_to_num(aoti_call *c) {
  aot_dtype d = aoti_arg(c, 0)->meta.dtype;
  double largest = d == AOT_F64    ? 0x1.fffffffffffffp1023
                   : d == AOT_F16  ? 65504
                   : d == AOT_BF16 ? 0x1.fep127
                                   : 0x1.fffffep127;
  const double otherwise[] = {0, largest, -largest};
  aoti_scalars p = {0};
  for (int i = 0; i < 3; i++) {
    aot_value v = aoti_arg_given(c, i + 1) ? c->args[i + 1] : aoti_v_float(otherwise[i]);
    aoti_scalar_set(&p, i, &v);
  }
  return aoti_run_kernel(c, &nan_to_num_kernel, d, false, 1, first, &p);
}

// log(x / (1 - x)), x first clamped into [p0, 1 - p0] when an eps is given.
AOTI_KERNEL_F(logit, p0 < 0 ? log(a / (1 - a))
                            : log((a < p0       ? p0
                                   : a > 1 - p0 ? 1 - p0
                                                : a) /
                                  (1 - (a < p0       ? p0
                                        : a > 1 - p0 ? 1 - p0
                                                     : a))))
AOTI_KERNEL_F(logit_backward, p0 < 0                 ? (b < 0 || b > 1 ? NAN : a / (b * (1 - b)))
                              : b < p0 || b > 1 - p0 ? 0
                                                     : a / (b * (1 - b)))
static aoti_scalars eps_of(const aoti_call *c, int i) {
  aoti_scalars p = {0};
  aot_value v = aoti_arg_given(c, i) ? c->args[i] : aoti_v_float(-1);
  aoti_scalar_set(&p, 0, &v);
  return p;
}
aot_status aoti_ref_logit(aoti_call *c) {
  aoti_scalars p = eps_of(c, 1);
  return aoti_run_kernel(c, &logit_kernel, as_float(aoti_arg(c, 0)->meta.dtype), false, 1, first, &p);
}
aot_status aoti_ref_logit_backward(aoti_call *c) {
  aoti_scalars p = eps_of(c, 2);
  return aoti_run_kernel(c, &logit_backward_kernel, float_of(c), false, 2, both, &p);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define ARG(i)        g->args[i]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static aot_tensor *share(aoti_grad *g, aot_tensor *lost) {
  aot_tensor *half = CALL(div_Scalar, V(GO), aoti_v_int(2)), *tie = CALL(eq_Tensor, ARG(0), ARG(1));
  return CALL(masked_fill_Scalar, V(CALL(where_self, V(tie), V(half), V(GO))), V(lost), aoti_v_int(0));
}
// A NaN on the right loses to self.
static void fextremum(aoti_grad *g, aot_op strict, aot_op weak) {
  if (aoti_needs(g, 1)) {
    aot_tensor *wins = AOTI_CALL1(S, strict, ARG(0), ARG(1));
    aoti_give(g, 1, share(g, CALL(logical_or_default, V(wins), V(CALL(isnan_default, ARG(1))))));
  }
  if (aoti_needs(g, 0)) {
    aot_tensor *wins = AOTI_CALL1(S, weak, ARG(0), ARG(1));
    wins = CALL(logical_or_default, V(wins), V(CALL(isnan_default, ARG(1))));
    aoti_give(g, 0, share(g, CALL(logical_not_default, V(wins))));
  }
}
void aoti_grad_fmax(aoti_grad *g) { fextremum(g, AOT_OP_gt_Tensor, AOT_OP_ge_Tensor); }
void aoti_grad_fmin(aoti_grad *g) { fextremum(g, AOT_OP_lt_Tensor, AOT_OP_le_Tensor); }

static aot_tensor *over_other(aoti_grad *g) { return CALL(div_Tensor, V(CALL(mul_Tensor, V(GO), ARG(0))), ARG(1)); }
void aoti_grad_xlogy_Tensor(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, over_other(g));
  if (!aoti_needs(g, 0)) return;
  aot_tensor *t = CALL(xlogy_Tensor, V(GO), ARG(1)), *le = CALL(le_Scalar, ARG(1), aoti_v_float(0));
  aot_tensor *mask = CALL(bitwise_and_Tensor, V(CALL(eq_Scalar, ARG(0), aoti_v_float(0))), V(le));
  aoti_give(g, 0, CALL(masked_fill_Scalar, V(t), V(mask), aoti_v_float(0)));
}
void aoti_grad_xlogy_Scalar_Other(aoti_grad *g) {
  double other = ARG(1).kind == AOT_FLOAT ? ARG(1).as.f : (double)ARG(1).as.i.value;
  aot_tensor *t = CALL(xlogy_Scalar_Other, V(GO), ARG(1));
  if (!(other > 0)) t = CALL(masked_fill_Scalar, V(t), V(CALL(eq_Scalar, ARG(0), aoti_v_float(0))), aoti_v_float(0));
  aoti_give(g, 0, t);
}
void aoti_grad_xlogy_Scalar_Self(aoti_grad *g) {
  aoti_give(g, 1, CALL(div_Tensor, V(CALL(mul_Scalar, V(GO), ARG(0))), ARG(1)));
}

void aoti_grad_hypot(aoti_grad *g) {
  for (int i = 1; i >= 0; i--)
    if (aoti_needs(g, i)) aoti_give(g, i, aot_div(S, CALL(mul_Tensor, V(GO), ARG(i)), g->results[0]));
}

static void copysign_self(aoti_grad *g) {
  aot_tensor *ratio = CALL(div_Tensor, V(g->results[0]), ARG(0)), *zero = CALL(eq_Scalar, ARG(0), aoti_v_int(0));
  aoti_give(g, 0, aot_mul(S, GO, CALL(masked_fill_Scalar, V(ratio), V(zero), aoti_v_int(0))));
}
void aoti_grad_copysign_Tensor(aoti_grad *g) {
  const aoti_meta *m = &ARG(1).as.tensor->meta;
  if (aoti_needs(g, 1))
    aoti_give(g, 1,
              CALL(zeros_default, aoti_v_ints(S, m->size, (size_t)m->ndim), aoti_v_dtype(GO->meta.dtype),
                   aoti_v_layout(), aoti_v_device(GO->meta.device)));
  if (aoti_needs(g, 0)) copysign_self(g);
}
void aoti_grad_copysign_Scalar(aoti_grad *g) { copysign_self(g); }

// The share of each exponential in the sum.
static void log_of_sum(aoti_grad *g, bool base_2) {
  for (int i = 1; i >= 0; i--) {
    if (!aoti_needs(g, i)) continue;
    aot_tensor *t = CALL(sub_Tensor, ARG(1 - i), ARG(i));
    t = base_2 ? CALL(pow_Scalar, aoti_v_int(2), V(t)) : aot_exp(S, t);
    aoti_give(g, i, aot_div(S, GO, CALL(add_Scalar, V(t), aoti_v_int(1))));
  }
}
void aoti_grad_logaddexp(aoti_grad *g) { log_of_sum(g, false); }
void aoti_grad_logaddexp2(aoti_grad *g) { log_of_sum(g, true); }

void aoti_grad_ldexp_Tensor(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(mul_Scalar, V(aot_mul(S, GO, g->results[0])), aoti_v_float(M_LN2)));
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_mul(S, GO, CALL(pow_Scalar, aoti_v_float(2), ARG(1))));
}

void aoti_grad_lgamma(aoti_grad *g) { aoti_give(g, 0, aot_mul(S, GO, CALL(digamma_default, ARG(0)))); }
void aoti_grad_digamma(aoti_grad *g) {
  aoti_give(g, 0, aot_mul(S, GO, CALL(polygamma_default, aoti_v_int(1), ARG(0))));
}
void aoti_grad_polygamma(aoti_grad *g) {
  aoti_give(g, 1, aot_mul(S, GO, CALL(polygamma_default, aoti_v_int(ARG(0).as.i.value + 1), ARG(1))));
}
void aoti_grad_rad2deg(aoti_grad *g) { aoti_give(g, 0, CALL(mul_Scalar, V(GO), aoti_v_float(57.29577951308232))); }
void aoti_grad_deg2rad(aoti_grad *g) { aoti_give(g, 0, CALL(mul_Scalar, V(GO), aoti_v_float(0.017453292519943295))); }

void aoti_grad_nan_to_num(aoti_grad *g) {
  aot_tensor *finite = CALL(ne_Scalar, V(CALL(abs_default, ARG(0))), aoti_v_float(INFINITY));
  aot_tensor *number = CALL(eq_Tensor, ARG(0), ARG(0));
  aoti_give(g, 0, aot_mul(S, GO, aot_mul(S, number, finite)));
}
void aoti_grad_logit(aoti_grad *g) { aoti_give(g, 0, CALL(logit_backward_default, V(GO), ARG(0), ARG(1))); }

// ---- decompositions

static void as_bitwise(aoti_call *c, aot_op op) { c->out[0] = V(AOTI_CALL1(c->scope, op, c->args[0], c->args[1])); }
void aoti_decomp_and_Tensor(aoti_call *c) { as_bitwise(c, AOT_OP_bitwise_and_Tensor); }
void aoti_decomp_and_Scalar(aoti_call *c) { as_bitwise(c, AOT_OP_bitwise_and_Scalar); }
void aoti_decomp_or_Tensor(aoti_call *c) { as_bitwise(c, AOT_OP_bitwise_or_Tensor); }
void aoti_decomp_or_Scalar(aoti_call *c) { as_bitwise(c, AOT_OP_bitwise_or_Scalar); }
void aoti_decomp_square_(aoti_call *c) {
  c->out[0] = V(AOTI_CALL1(c->scope, AOT_OP_pow__Scalar, c->args[0], aoti_v_int(2)));
}
void aoti_decomp_square(aoti_call *c) {
  c->out[0] = V(AOTI_CALL1(c->scope, AOT_OP_pow_Tensor_Scalar, c->args[0], aoti_v_int(2)));
}
