// Decompositions of activations and their derivatives. Each is PyTorch's, call for call.
#include "decompose.h"
#include "calls.h"

#include <math.h>
#include <string.h>

#define M_2_PI_ROOT (M_SQRT2 * M_2_SQRTPI * 0.5) // sqrt(2 / pi)
#define KAPPA       0.044715

static bool is_tanh(const aot_value *v) { return v->kind == AOT_STRING && !strcmp(v->as.string, "tanh"); }

void aoti_rewrite_gelu(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d)), r;
  if (is_tanh(&c->args[1])) {
    tensor cube = MUL(MUL(x, x), x);
    tensor inner = MUL(ADD(x, MUL(cube, KAPPA)), M_2_PI_ROOT);
    tensor half = MUL(x, 0.5);
    r = MUL(half, ADD(TANH(inner), 1));
  } else {
    tensor half = MUL(x, 0.5);
    r = MUL(half, ADD(ERF(MUL(x, M_SQRT1_2)), 1));
  }
  OUT(0, TO(r, d));
}

void aoti_rewrite_gelu_backward(aoti_call *c) {
  tensor in[2], r;
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor x = in[1];
  if (is_tanh(&c->args[2])) {
    tensor square = MUL(x, x), cube = MUL(square, x);
    tensor th = TANH(MUL(ADD(x, MUL(cube, KAPPA)), M_2_PI_ROOT));
    tensor left = MUL(x, 0.5), d_left = MUL(ADD(th, 1), 0.5);
    tensor d_th = SUB(1, MUL(th, th)), d_inner = MUL(ADD(MUL(square, 3 * KAPPA), 1), M_2_PI_ROOT);
    tensor d_right = MUL(MUL(left, d_th), d_inner);
    r = ADD(d_left, d_right);
  } else {
    tensor cdf = MUL(ADD(ERF(MUL(x, M_SQRT1_2)), 1), 0.5);
    tensor pdf = MUL(EXP(MUL(MUL(x, x), -0.5)), M_2_SQRTPI * M_SQRT1_2 * 0.5);
    r = ADD(cdf, MUL(x, pdf));
  }
  OUT(0, TO(MUL(in[0], r), d));
}

void aoti_rewrite_silu(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  OUT(0, TO(MUL(x, SIGMOID(x)), d));
}
void aoti_rewrite_silu_quotient(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  OUT(0, TO(DIV(x, ADD(EXP(NEG(x)), 1)), d));
}
void aoti_rewrite_silu_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor s = SIGMOID(in[1]), left = MUL(in[0], s);
  OUT(0, TO(MUL(left, ADD(MUL(in[1], SUB(1, s)), 1)), d));
}
void aoti_rewrite_sigmoid_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  OUT(0, TO(MUL(in[0], MUL(in[1], SUB(1, in[1]))), d));
}
void aoti_rewrite_tanh_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  OUT(0, TO(MUL(in[0], SUB(1, MUL(in[1], in[1]))), d));
}

void aoti_rewrite_threshold(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  tensor below = CALL(le_Scalar, V(x), c->args[1]);
  OUT(0, TO(CALL(where_ScalarSelf, V(below), c->args[2], V(x)), d));
}
void aoti_rewrite_threshold_backward(aoti_call *c) {
  tensor below = CALL(le_Scalar, c->args[1], c->args[2]);
  OUT(0, WHERE_NOT(below, IN(0)));
}

void aoti_rewrite_hardtanh(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  OUT(0, TO(CALL(clamp_default, V(x), c->args[1], c->args[2]), d));
}
void aoti_rewrite_hardtanh_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor low = CALL(le_Scalar, V(in[1]), c->args[2]), high = CALL(ge_Scalar, V(in[1]), c->args[3]);
  tensor outside = CALL(bitwise_or_Tensor, V(low), V(high));
  OUT(0, TO(CALL(where_ScalarSelf, V(outside), V(0.0), V(in[0])), d));
}

void aoti_rewrite_leaky_relu(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  tensor above = CALL(gt_Scalar, V(x), V(0));
  OUT(0, TO(WHERE(above, x, MUL(x, c->args[1])), d));
}
void aoti_rewrite_leaky_relu_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor above = CALL(gt_Scalar, V(in[1]), V(0));
  OUT(0, TO(WHERE(above, in[0], MUL(in[0], c->args[2])), d));
}

void aoti_rewrite_softplus(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  bool plain = aoti_decompose_is_left_out(c, 1);
  tensor scaled = plain ? x : MUL(x, c->args[1]);
  tensor r = LOG1P(EXP(scaled));
  if (!plain) r = DIV(r, c->args[1]);
  tensor above = CALL(gt_Scalar, V(scaled), c->args[2]);
  OUT(0, TO(WHERE(above, x, r), d));
}
void aoti_rewrite_softplus_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor z = EXP(MUL(in[1], c->args[2]));
  tensor above = CALL(gt_Scalar, V(MUL(in[1], c->args[2])), c->args[3]);
  tensor left = MUL(in[0], z), r = DIV(left, ADD(z, 1.0));
  OUT(0, TO(WHERE(above, in[0], r), d));
}

static tensor clamped_from_0_to_6(aoti_call *c, tensor x) {
  tensor low = CALL(clamp_default, V(x), V(0));
  return CALL(clamp_default, V(low), aoti_v_none(), V(6));
}
void aoti_rewrite_hardsigmoid(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  OUT(0, TO(DIV(clamped_from_0_to_6(c, ADD(x, 3)), 6), d));
}
void aoti_rewrite_hardsigmoid_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor above = CALL(gt_Scalar, V(in[1]), V(-3.0)), below = CALL(lt_Scalar, V(in[1]), V(3.0));
  tensor inside = CALL(bitwise_and_Tensor, V(above), V(below));
  OUT(0, TO(CALL(where_ScalarOther, V(inside), V(MUL(in[0], 1.0 / 6.0)), V(0.0)), d));
}
void aoti_rewrite_hardswish(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  tensor inside = clamped_from_0_to_6(c, ADD(x, 3));
  OUT(0, TO(DIV(MUL(x, inside), 6), d));
}
void aoti_rewrite_hardswish_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor low = CALL(le_Scalar, V(in[1]), V(-3)), inside = CALL(lt_Scalar, V(in[1]), V(3));
  tensor slope = WHERE(inside, MUL(in[0], ADD(DIV(in[1], 3), 0.5)), in[0]);
  OUT(0, TO(CALL(where_ScalarSelf, V(low), V(0.0), V(slope)), d));
}
void aoti_rewrite_mish(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  OUT(0, TO(MUL(x, TANH(CALL(softplus_default, V(x)))), d));
}
void aoti_rewrite_mish_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor th = TANH(CALL(softplus_default, V(in[1]))), s = SIGMOID(in[1]);
  tensor left = MUL(in[1], s), out = MUL(left, SUB(1, MUL(th, th)));
  OUT(0, TO(MUL(in[0], ADD(th, out)), d));
}

// (self, alpha, scale, input_scale)
void aoti_rewrite_elu(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  aot_value k[3]; // the rule's defaults are 1.0
  for (int i = 0; i < 3; i++) k[i] = aoti_decompose_is_left_out(c, i + 1) ? V(1.0) : c->args[i + 1];
  tensor above = GT(x, 0), right = MUL(x, k[1]);
  tensor left = EXPM1(MUL(x, k[2]));
  left = MUL(left, aoti_decompose_times(&k[0], &k[1]));
  OUT(0, TO(WHERE(above, right, left), d));
}
// (grad_output, alpha, scale, input_scale, is_result, self_or_result)
void aoti_rewrite_elu_backward(aoti_call *c) {
  static const int tensors[] = {0, 5};
  tensor in[2];
  aot_dtype d = aoti_decompose_widen_at(c, 2, tensors, in);
  aot_value negative = aoti_decompose_times(&c->args[1], &c->args[2]);
  tensor below = LE(in[1], 0), left = MUL(in[0], c->args[3]);
  if (aoti_arg_bool(c, 4))
    left = MUL(left, ADD(in[1], negative));
  else {
    left = MUL(left, negative);
    left = MUL(left, EXP(MUL(in[1], c->args[3])));
  }
  OUT(0, TO(WHERE(below, left, MUL(in[0], c->args[2])), d));
}
// (self, alpha)
void aoti_rewrite_celu(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  tensor left = aoti_decompose_is_left_out(c, 1) ? EXPM1(x) : MUL(EXPM1(DIV(x, c->args[1])), c->args[1]);
  OUT(0, TO(WHERE(GT(x, 0), x, left), d));
}

// (self, weight): the weight is broadcast already.
void aoti_rewrite_prelu(aoti_call *c) {
  tensor above = GT(IN(0), 0);
  OUT(0, WHERE(above, IN(0), MUL(IN(1), IN(0))));
}
// (grad_output, self, weight)
void aoti_rewrite_prelu_backward(aoti_call *c) {
  tensor above = GT(IN(1), 0), d_input = WHERE(above, IN(0), MUL(IN(2), IN(0)));
  above = GT(IN(1), 0);
  OUT(0, d_input);
  OUT(1, WHERE_N(above, 0.0, MUL(IN(1), IN(0))));
}

// min(0, x) - log1p(e) with e = exp(-|x|), which the derivative reads.
void aoti_rewrite_log_sigmoid(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  aot_value none = aoti_v_none();
  tensor zero = CALL(new_zeros_default, V(x), INTS_NONE, none, none, none, NO);
  tensor low = CALL(minimum_default, V(zero), V(x)), e = EXP(NEG(ABS(x)));
  OUT(0, TO(SUB(low, LOG1P(e)), d));
  OUT(1, TO(e, d));
}
// (grad_output, self, buffer)
void aoti_rewrite_log_sigmoid_backward(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor negative = LT(in[1], 0);
  tensor most = CALL(where_Scalar, V(negative), V(1), V(0)), sign = CALL(where_Scalar, V(negative), V(1), V(-1));
  tensor e = aoti_int_is(aoti_meta_numel(c->syms, &in[2]->meta), 0) ? EXP(NEG(ABS(in[1]))) : in[2];
  tensor r = MUL(sign, DIV(e, ADD(e, 1)));
  OUT(0, TO(MUL(in[0], SUB(most, r)), d));
}

// Half of t along dim.
static tensor half(aoti_call *c, tensor t, int dim, int which) {
  int64_t n = aoti_dim(t, dim) / 2;
  return CALL(slice_Tensor, V(t), V(dim), V(which * n), V(which * n + n));
}
// (self, dim)
void aoti_rewrite_glu(aoti_call *c) {
  tensor x;
  int dim;
  if (!aoti_decompose_dim(c, 1, IN(0)->meta.ndim, &dim) || !IN(0)->meta.ndim || IN(0)->meta.size[dim].sym) return;
  aot_dtype d = aoti_decompose_widen(c, 1, &x);
  tensor left = half(c, x, dim, 0), right = half(c, x, dim, 1);
  OUT(0, TO(MUL(left, SIGMOID(right)), d));
}
// (grad_output, self, dim)
void aoti_rewrite_glu_backward(aoti_call *c) {
  tensor in[2];
  int dim;
  if (!aoti_decompose_dim(c, 2, IN(1)->meta.ndim, &dim) || !IN(1)->meta.ndim || IN(1)->meta.size[dim].sym) return;
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor left = half(c, in[1], dim, 0), gate = SIGMOID(half(c, in[1], dim, 1));
  tensor d_gate = MUL(SUB(1.0, gate), gate);
  d_gate = MUL(MUL(d_gate, left), in[0]);
  aot_value both[] = {V(MUL(gate, in[0])), V(d_gate)};
  OUT(0, TO(CALL(cat_default, aoti_v_list(S, both, 2), V(dim)), d));
}

// log(x / (1 - x)), x held in [eps, 1 - eps]; without eps PyTorch's bounds are -1 and 2.
void aoti_rewrite_logit(aoti_call *c) {
  tensor x;
  aot_dtype d = aoti_decompose_widen_to_float(c, 1, &x);
  double low = aoti_arg_given(c, 1) ? aoti_arg_float(c, 1) : -1.0, high = 1 - low;
  tensor below = LT(x, low), above = GT(x, high);
  x = WHERE_N(below, low, WHERE_N(above, high, x));
  OUT(0, TO(LOG(DIV(x, SUB(1, x))), d));
}
// (grad_output, self, eps)
void aoti_rewrite_logit_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  bool held = aoti_arg_given(c, 2);
  double low = held ? aoti_arg_float(c, 2) : 0.0;
  tensor above = GE(in[1], low), inside = AND(above, LE(in[1], 1.0 - low));
  tensor slope = DIV(in[0], MUL(in[1], SUB(1.0, in[1])));
  aot_value none = aoti_v_none();
  if (held)
    OUT(0, TO(WHERE_ELSE(inside, slope, 0.0), d));
  else
    OUT(0,
        TO(WHERE(inside, slope, CALL(new_full_default, V(in[1]), INTS_NONE, V((double)NAN), none, none, none, NO)), d));
}

static double middle_slope(const aoti_call *c, int lower) { // of a randomised leaky relu outside training
  return (aoti_arg_float(c, lower) + aoti_arg_float(c, lower + 1)) / 2;
}
// (self, noise, lower, upper, training, generator)
void aoti_rewrite_rrelu(aoti_call *c) {
  if (aoti_arg_bool(c, 4)) return;
  OUT(0, CALL(leaky_relu_default, c->args[0], V(middle_slope(c, 2))));
  c->out[1] = c->args[1];
}
// (grad_output, self, noise, lower, upper, training, self_is_result)
void aoti_rewrite_rrelu_backward(aoti_call *c) {
  bool drawn = aoti_arg_bool(c, 5) && aoti_arg_float(c, 4) - aoti_arg_float(c, 3) > 1e-6;
  OUT(0, drawn ? MUL(IN(0), IN(2))
               : CALL(leaky_relu_backward_default, c->args[0], c->args[1], V(middle_slope(c, 3)), c->args[6]));
}
