// Decompositions of arithmetic, element by element.
#include "decompose.h"
#include "calls.h"

#include <float.h>
#include <math.h>

void aoti_rewrite_rsub(aoti_call *c) { OUT(0, CALL(sub_Tensor, c->args[1], c->args[0], c->args[2])); }
void aoti_rewrite_sgn(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  OUT(0, TO(CALL(sign_default, V(x)), d));
}
// (self, tensor1, tensor2, value)
void aoti_rewrite_addcmul(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor left = MUL(in[1], c->args[3]);
  OUT(0, TO(ADD(in[0], MUL(left, in[2])), d));
}
void aoti_rewrite_frac(aoti_call *c) { OUT(0, SUB(IN(0), CALL(trunc_default, c->args[0]))); }

// The numbers take part in the promotion, so the result of an integer tensor and a float bound is a float.
void aoti_rewrite_clamp(aoti_call *c) {
  static const int together[] = {0, 1, 2};
  aot_dtype d = aoti_common_dtype(c, 3, together);
  tensor x = TO(IN(0), aoti_decompose_wide(d)), bound[2];
  for (int i = 0; i < 2; i++) bound[i] = TO(IN(i + 1), aoti_decompose_wide(d));
  if (aoti_arg_given(c, 1))
    x = bound[0] ? CALL(clamp_min_Tensor, V(x), V(bound[0])) : CALL(clamp_min_default, V(x), c->args[1]);
  if (aoti_arg_given(c, 2))
    x = bound[1] ? CALL(clamp_max_Tensor, V(x), V(bound[1])) : CALL(clamp_max_default, V(x), c->args[2]);
  OUT(0, TO(x, d));
}

static aot_value as_number_of(const aot_value *v, aot_dtype d) {
  if (v->kind == AOT_TENSOR) return *v;
  if (aoti_is_float(d)) return V(aoti_decompose_number(v));
  if (d == AOT_B8) return V((bool)(aoti_decompose_number(v) != 0));
  return V((int64_t)aoti_decompose_number(v));
}
void aoti_rewrite_masked_fill(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  if (IN(2)) {
    OUT(0, CONTIGUOUS(WHERE(IN(1), TO(IN(2), d), IN(0))));
    return;
  }
  OUT(0, CONTIGUOUS(CALL(where_ScalarSelf, c->args[1], as_number_of(&c->args[2], d), c->args[0])));
}

// (self, tensor1, tensor2, value)
void aoti_rewrite_addcdiv(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen_to_float(c, 3, in);
  tensor left = MUL(in[1], c->args[3]);
  OUT(0, TO(ADD(in[0], DIV(left, in[2])), d));
}

static tensor at_least_half(aoti_call *c, tensor weight) { return GE(ABS(weight), 0.5); }

// (self, end, weight): from the nearer end.
void aoti_rewrite_lerp(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  aot_value none = aoti_v_none();
  if (!in[2]) in[2] = CALL(new_full_default, V(in[0]), INTS_NONE, c->args[2], none, none, none, NO);
  tensor far = at_least_half(c, in[2]);
  tensor weight = WHERE(far, SUB(in[2], 1), in[2]), from = WHERE(far, in[1], in[0]);
  tensor step = MUL(weight, SUB(in[1], in[0])), r = ADD(step, from);
  aot_int stride[AOT_MAX_DIMS];
  bool same = true;
  aoti_result_strides(c, IN(2) ? 3 : 2, in, AOT_DTYPE_NONE, r->meta.ndim, r->meta.size, stride);
  for (int k = 0; k < r->meta.ndim; k++) same &= aoti_int_same(stride[k], r->meta.stride[k]);
  if (!same) r = CALL(prims_copy_strided_default, V(r), aoti_v_ints(S, stride, (size_t)r->meta.ndim));
  OUT(0, TO(r, d));
}
static tensor end_in_format(aoti_call *c) {
  aot_memory_format format = aoti_decompose_format(IN(0));
  return format == AOT_CONTIGUOUS ? IN(1) : aoti_decompose_in_format(c, IN(1), format);
}
void aoti_rewrite_lerp_number(aoti_call *c) {
  double weight = aoti_arg_float(c, 2);
  tensor end = end_in_format(c), step = SUB(end, IN(0));
  bool far = weight >= 0.5 || weight <= -0.5;
  OUT(0, CALL(add_Tensor, V(far ? end : IN(0)), V(step), far ? V(-(1.0 - weight)) : c->args[2]));
}
void aoti_rewrite_lerp_tensor(aoti_call *c) {
  tensor end = end_in_format(c), step = SUB(end, IN(0)), far = at_least_half(c, IN(2));
  tensor back = NEG(SUB(1.0, IN(2)));
  tensor weight = WHERE(far, back, IN(2)), from = WHERE(far, end, IN(0));
  OUT(0, CALL(addcmul_default, V(from), V(weight), V(step)));
}

// x log y or x log(1 + y), 0 where x is 0.
static void times_log(aoti_call *c, bool of_one_more) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen_to_float(c, 2, in);
  for (int i = 0; i < 2; i++)
    if (!in[i])
      in[i] = CALL(prims_scalar_tensor_default, V(aoti_decompose_number(&c->args[i])),
                   aoti_v_dtype(in[1 - i]->meta.dtype), aoti_v_device(in[1 - i]->meta.device));
  tensor zero = EQ(in[0], 0), log = of_one_more ? LOG1P(in[1]) : LOG(in[1]), product = MUL(in[0], log);
  tensor r = WHERE_NOT(zero, product);
  OUT(0, TO(WHERE_N(ISNAN(in[1]), (double)NAN, r), d));
}
void aoti_rewrite_xlogy(aoti_call *c) { times_log(c, false); }
void aoti_rewrite_xlog1py(aoti_call *c) { times_log(c, true); }

// -x log x; 0 at 0, -infinity below.
void aoti_rewrite_entr(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen_to_float(c, 1, &x);
  tensor nan = ISNAN(x), above = GT(x, 0), minus = NEG(x), product = MUL(minus, LOG(x)), zero = EQ(x, 0);
  tensor rest = CALL(where_Scalar, V(zero), V(0), V(-(double)INFINITY));
  rest = WHERE(above, product, rest);
  OUT(0, TO(WHERE(nan, x, rest), d));
}

// sin(pi x) / (pi x), 1 at 0.
void aoti_rewrite_sinc(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen_to_float(c, 1, &x);
  tensor angle = MUL(x, M_PI), zero = EQ(angle, 0), sine = CALL(sin_default, V(angle));
  OUT(0, TO(WHERE_N(zero, 1, DIV(sine, angle)), d));
}

// (self, decimals): through the power of ten, whose rounding shows.
void aoti_rewrite_round_decimals(aoti_call *c) {
  double digits = (double)aoti_arg_int(c, 1);
  tensor scaled = MUL(IN(0), pow(10, digits));
  OUT(0, MUL(CALL(round_default, V(scaled)), pow(10, -digits)));
}

// The logarithm of the normal distribution: by erfcx on the left, where the distribution itself would underflow.
static tensor log_normal_distribution(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen_to_float(c, 1, &x);
  tensor t = MUL(x, M_SQRT1_2), left = LT(x, 1.0);
  tensor tail = CALL(special_erfcx_default, V(NEG(t)));
  tail = LOG(DIV(tail, 2));
  tail = SUB(tail, MUL(t, t));
  tensor other = CALL(erfc_default, V(t));
  other = DIV(NEG(other), 2);
  return TO(WHERE(left, tail, LOG1P(other)), d);
}
void aoti_rewrite_log_ndtr(aoti_call *c) { OUT(0, log_normal_distribution(c)); }
void aoti_rewrite_log_ndtr_signed(aoti_call *c) { // a logarithm that rounds to 0 keeps its sign
  OUT(0, CALL(copysign_Scalar, V(log_normal_distribution(c)), V(-1.0)));
}

static void scaled(aoti_call *c, double by) {
  tensor x;
  aot_dtype d = aoti_decompose_widen_to_float(c, 1, &x);
  OUT(0, TO(MUL(x, by), d));
}
void aoti_rewrite_deg2rad(aoti_call *c) { scaled(c, 0.017453292519943295); }
void aoti_rewrite_rad2deg(aoti_call *c) { scaled(c, 57.29577951308232); }

// self unless other is better, or self is NaN as every comparison with it says.
static void better(aoti_call *c, aot_op compare) {
  tensor nan = ISNAN(IN(1));
  const aot_value args[] = {c->args[1], c->args[0]};
  tensor other = aoti_call1(S, compare, args, 2);
  OUT(0, WHERE(CALL(bitwise_or_Tensor, V(nan), V(other)), IN(0), IN(1)));
}
void aoti_rewrite_fmax(aoti_call *c) { better(c, AOT_OP_lt_Tensor); }
void aoti_rewrite_fmin(aoti_call *c) { better(c, AOT_OP_gt_Tensor); }

void aoti_rewrite_heaviside(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor zero = EQ(in[0], 0), low = LT(in[0], 0);
  low = OR(low, ISNAN(in[0]));
  tensor step = CALL(where_Scalar, V(low), V(0), V(1));
  OUT(0, TO(WHERE(zero, in[1], step), d));
}

static tensor is_finite(aoti_call *c, tensor x) {
  tensor bounded = NE(ABS(x), (double)INFINITY), number = CALL(eq_Tensor, V(x), V(x));
  return MUL(number, bounded);
}

// The larger, plus what the difference adds; equal infinities stay.
static void log_of_sum(aoti_call *c, bool base_2) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor mask = CALL(ge_Tensor, V(in[0]), V(in[1])), infinite;
  tensor high = WHERE(mask, in[0], in[1]), low = WHERE(mask, in[1], in[0]);
  if (base_2)
    infinite = CALL(isinf_default, V(in[0]));
  else
    infinite = NOT(is_finite(c, in[0]));
  infinite = AND(infinite, CALL(eq_Tensor, V(in[0]), V(in[1])));
  tensor more = SUB(low, high);
  if (base_2)
    more = MUL(LOG1P(CALL(exp2_default, V(more))), 1.0 / M_LN2);
  else
    more = LOG1P(EXP(more));
  OUT(0, TO(WHERE(infinite, in[0], ADD(high, more)), d));
}
void aoti_rewrite_logaddexp(aoti_call *c) { log_of_sum(c, false); }
void aoti_rewrite_logaddexp2(aoti_call *c) { log_of_sum(c, true); }

static double largest(aot_dtype d) {
  return d == AOT_F64 ? DBL_MAX : d == AOT_F16 ? 65504.0 : d == AOT_BF16 ? 0x1.fep127 : FLT_MAX;
}
// (self, nan, posinf, neginf)
void aoti_rewrite_nan_to_num(aoti_call *c) {
  tensor x = IN(0);
  if (!aoti_is_float(x->meta.dtype)) {
    OUT(0, CALL(clone_default, V(x)));
    return;
  }
  double most = largest(x->meta.dtype);
  tensor r = WHERE_N(ISNAN(x), aoti_arg_given(c, 1) ? c->args[1] : V(0.0), x);
  tensor low = CALL(isneginf_default, V(x));
  r = WHERE_N(low, aoti_arg_given(c, 3) ? c->args[3] : V(-most), r);
  tensor high = CALL(isposinf_default, V(x));
  OUT(0, WHERE_N(high, aoti_arg_given(c, 2) ? c->args[2] : V(most), r));
}
static void infinite_of_sign(aoti_call *c, double which) {
  aot_value none = aoti_v_none();
  if (aoti_is_float(IN(0)->meta.dtype))
    OUT(0, EQ(IN(0), which));
  else
    OUT(0, CALL(zeros_like_default, c->args[0], aoti_v_dtype(AOT_B8), none, none, NO));
}
void aoti_rewrite_isposinf(aoti_call *c) { infinite_of_sign(c, (double)INFINITY); }
void aoti_rewrite_isneginf(aoti_call *c) { infinite_of_sign(c, -(double)INFINITY); }

void aoti_rewrite_floor_divide(aoti_call *c) {
  aot_value floor = {.kind = AOT_STRING, .as.string = "floor"};
  OUT(0, CALL(div_Tensor_mode, c->args[0], c->args[1], floor));
}

// One bound alone, a number or a tensor.
static void one_bound(aoti_call *c, bool low) {
  aot_value none = aoti_v_none();
  aot_op op = c->args[1].kind == AOT_TENSOR ? AOT_OP_clamp_Tensor : AOT_OP_clamp_default;
  const aot_value args[] = {c->args[0], low ? c->args[1] : none, low ? none : c->args[1]};
  OUT(0, aoti_call1(S, op, args, low ? 2 : 3));
}
void aoti_rewrite_clamp_min(aoti_call *c) { one_bound(c, true); }
void aoti_rewrite_clamp_max(aoti_call *c) { one_bound(c, false); }

// 0 where x is not negative, pi where it is.
void aoti_rewrite_angle(aoti_call *c) {
  tensor t = IN(0);
  aot_dtype d = aoti_is_float(t->meta.dtype) ? t->meta.dtype : AOT_F32;
  tensor pi = CALL(scalar_tensor_default, V(M_PI), aoti_v_dtype(d), aoti_v_none(), aoti_v_device(t->meta.device), NO);
  tensor r = WHERE_ELSE(LT(t, 0), pi, 0.0);
  OUT(0, WHERE_N(ISNAN(t), (double)NAN, r));
}

void aoti_rewrite_lcm(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  if (d == AOT_I8 || d == AOT_I16)
    for (int i = 0; i < 2; i++) in[i] = TO(in[i], AOT_I32);
  tensor divisor = CALL(gcd_default, V(in[0]), V(in[1]));
  divisor = WHERE_N(EQ(divisor, 0), 1, divisor);
  OUT(0, TO(ABS(MUL(CALL(prims_div_default, V(in[0]), V(divisor)), in[1])), d));
}
