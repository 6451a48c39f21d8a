// Functions of how numbers are written: their neighbours, exponents, decimals, common divisors; and sinc.
#include "ops.h"

#include <math.h>
#include <string.h>
#include <tgmath.h>

static const int both[] = {0, 1}, first[] = {0};

static aot_dtype dtype_of(const aoti_call *c) { return aoti_arg(c, 0)->meta.dtype; }
static aot_dtype as_float(aot_dtype d) { return aoti_is_float(d) ? d : AOT_F32; }

static aot_status need(const aoti_call *c, bool defined, aot_dtype d) {
  return defined ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(d));
}

// ---- nextafter

aot_status aoti_meta_nextafter(aoti_call *c) {
  aot_dtype d = aoti_common_dtype(c, 2, both);
  AOT_TRY(need(c, d == AOT_F32 || d == AOT_F64 || d == AOT_BF16, d));
  return aoti_out_pointwise(c, d, 2, both);
}
// Of a bf16 number, a float whose low half is 0: the neighbour among such.
static float next_bf16(float a, float b) {
  uint32_t bits;
  if (a != a || b != b) return NAN;
  if (a == b) return b;
  memcpy(&bits, &a, sizeof bits);
  if (a == 0)
    bits = b > 0 ? 0x00010000 : 0x80010000;
  else
    bits += (a < b) == (a > 0) ? 0x10000 : -0x10000u;
  memcpy(&a, &bits, sizeof a);
  return a;
}
AOTI_KERNEL_F(nextafter, nextafter(a, b))
AOTI_KERNEL_F(next_bf16, next_bf16((float)a, (float)b))
aot_status aoti_ref_nextafter(aoti_call *c) {
  aot_dtype d = aoti_common_dtype(c, 2, both);
  return aoti_run_kernel(c, d == AOT_BF16 ? &next_bf16_kernel : &nextafter_kernel, d, true, 2, both, NULL);
}

// ---- frexp -> (mantissa in [1/2, 1), exponent)

aot_status aoti_meta_frexp(aoti_call *c) {
  AOT_TRY(need(c, aoti_is_float(dtype_of(c)), dtype_of(c)));
  AOT_TRY(aoti_out_pointwise(c, dtype_of(c), 1, first));
  const aoti_meta *m = &aoti_result(c, 0)->meta;
  return aoti_out(c, 1, AOT_I32, m->ndim, m->size, m->stride);
}
static aot_status frexp_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_arg(c, 0)), *exponent;
  double *x;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *exponent, &exponent));
  for (int64_t i = 0; i < n; i++) {
    int e = 0;
    x[i] = frexp(x[i], &e);
    exponent[i] = isfinite(x[i]) ? e : 0;
  }
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, exponent, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_frexp(aoti_call *c) { return aoti_with_scratch(c, frexp_body); }

// ---- round to decimals

AOTI_KERNEL_F(round_places, p1 < 0 ? rint(a / p0) * p0 : rint(a * p0) / p0)
AOTI_KERNEL(unrounded, a)
aot_status aoti_meta_round_decimals(aoti_call *c) {
  if (!aoti_is_float(dtype_of(c)) && aoti_arg_int(c, 1))
    return aoti_call_error(c, AOT_ERROR_INVALID, "integers are rounded to no decimals but 0");
  return aoti_out_pointwise(c, dtype_of(c), 1, first);
}
aot_status aoti_ref_round_decimals(aoti_call *c) {
  int64_t decimals = aoti_arg_int(c, 1);
  aoti_scalars p = {0};
  aot_value ten = aoti_v_float(pow(10.0, fabs((double)decimals))), sign = aoti_v_int(decimals < 0 ? -1 : 1);
  aoti_scalar_set(&p, 0, &ten);
  aoti_scalar_set(&p, 1, &sign);
  return aoti_run_kernel(c, aoti_is_float(dtype_of(c)) ? &round_places_kernel : &unrounded_kernel, dtype_of(c), false,
                         1, first, &p);
}

// ---- gcd, lcm

static uint64_t magnitude(int64_t x) { return x < 0 ? 0 - (uint64_t)x : (uint64_t)x; }
static int64_t gcd(int64_t a, int64_t b) {
  uint64_t x = magnitude(a), y = magnitude(b);
  while (y) {
    uint64_t rest = x % y;
    x = y;
    y = rest;
  }
  return (int64_t)x;
}
static int64_t lcm(int64_t a, int64_t b) {
  int64_t g = gcd(a, b);
  return g ? (int64_t)magnitude((int64_t)(magnitude(a) / (uint64_t)g * magnitude(b))) : 0;
}
AOTI_BLOCK(gcd, i64, int64_t, gcd(a, b))
AOTI_BLOCK(lcm, i64, int64_t, lcm(a, b))
aot_status aoti_meta_gcd(aoti_call *c) {
  aot_dtype d = aoti_common_dtype(c, 2, both);
  AOT_TRY(need(c, !aoti_is_float(d) && d != AOT_B8, d));
  return aoti_out_pointwise(c, d, 2, both);
}
aot_status aoti_ref_gcd(aoti_call *c) {
  static const aoti_kernel k = {{NULL, NULL, gcd_i64}};
  return aoti_run_kernel(c, &k, aoti_common_dtype(c, 2, both), true, 2, both, NULL);
}
aot_status aoti_ref_lcm(aoti_call *c) {
  static const aoti_kernel k = {{NULL, NULL, lcm_i64}};
  return aoti_run_kernel(c, &k, aoti_common_dtype(c, 2, both), true, 2, both, NULL);
}

// ---- sinc: sin(pi x) / (pi x)

AOTI_KERNEL_F(sinc, a == 0 ? 1 : sin((T)M_PI * a) / ((T)M_PI * a))
aot_status aoti_ref_sinc(aoti_call *c) {
  return aoti_run_kernel(c, &sinc_kernel, as_float(dtype_of(c)), false, 1, first, NULL);
}

// ---- the angle of a number on the real line

AOTI_KERNEL_F(angle, a != a ? a : a < 0 ? (T)M_PI : 0)
aot_status aoti_ref_angle(aoti_call *c) {
  return aoti_run_kernel(c, &angle_kernel, as_float(dtype_of(c)), false, 1, first, NULL);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define ARG(i)        g->args[i]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

// The neighbour moves with self; other only says in which direction.
void aoti_grad_nextafter(aoti_grad *g) {
  const aoti_meta *m = &ARG(1).as.tensor->meta;
  if (aoti_needs(g, 1))
    aoti_give(g, 1,
              CALL(zeros_default, aoti_v_ints(S, m->size, (size_t)m->ndim), aoti_v_dtype(m->dtype), aoti_v_layout(),
                   aoti_v_device(m->device)));
  if (!aoti_needs(g, 0)) return;
  aot_tensor *apart = CALL(ne_Tensor, ARG(0), ARG(1));
  aoti_give(g, 0, CALL(where_self, V(apart), V(GO), V(aoti_scalar_like(S, aoti_v_int(0), GO))));
}
void aoti_grad_angle(aoti_grad *g) {
  const aot_value none = aoti_v_none();
  aoti_give(g, 0, CALL(zeros_like_default, ARG(0), none, none, none, none, aoti_v_memory_format(AOT_PRESERVE)));
}
void aoti_grad_frexp(aoti_grad *g) { aoti_give(g, 0, aot_div(S, GO, CALL(exp2_default, V(g->results[1])))); }
// ((pi x) cos(pi x) - sin(pi x)) / (pi x^2), 0 where that has no denominator.
void aoti_grad_sinc(aoti_grad *g) {
  aot_tensor *at = CALL(mul_Scalar, ARG(0), aoti_v_float(M_PI));
  aot_tensor *below = CALL(mul_Scalar, V(CALL(mul_Tensor, ARG(0), ARG(0))), aoti_v_float(M_PI));
  aot_tensor *sine = aot_sin(S, at), *cosine = aot_cos(S, at);
  aot_tensor *slope = aot_div(S, aot_sub(S, aot_mul(S, at, cosine), sine), below);
  aot_tensor *part = aot_mul(S, GO, slope), *zero = aoti_scalar_like(S, aoti_v_float(0), part);
  aoti_give(g, 0, CALL(where_self, V(CALL(eq_Scalar, V(below), aoti_v_float(0))), V(zero), V(part)));
}
