// Decompositions of activations, their derivatives, dropout, copies and creation. Each is PyTorch's, call for call.
#include "decompose.h"
#include "calls.h"

#include <math.h>
#include <string.h>

#define M_2_PI_ROOT (M_SQRT2 * M_2_SQRTPI * 0.5) // sqrt(2 / pi)
#define KAPPA       0.044715

static bool is_tanh(const aot_value *v) { return v->kind == AOT_STRING && !strcmp(v->as.string, "tanh"); }
static double number(const aot_value *v) {
  return v->kind == AOT_FLOAT ? v->as.f : v->kind == AOT_BOOL ? v->as.b : (double)v->as.i.value;
}

// ---- activations

void aoti_rewrite_gelu(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d)), r;
  if (is_tanh(&c->args[1])) {
    tensor cube = MUL(MUL(x, x), x);
    tensor inner = MUL(ADD(x, MUL(cube, KAPPA)), M_2_PI_ROOT);
    tensor half = MUL(x, 0.5);
    r = MUL(half, ADD(TANH(inner), 1));
  } else {
    tensor half = MUL(x, 0.5);
    r = MUL(half, ADD(ERF(MUL(x, M_SQRT1_2)), 1));
  }
  OUT(0, CONVERT(r, d));
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
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d));
  tensor below = CALL(le_Scalar, V(x), c->args[1]);
  OUT(0, CONVERT(CALL(where_ScalarSelf, V(below), c->args[2], V(x)), d));
}
void aoti_rewrite_threshold_backward(aoti_call *c) {
  tensor below = CALL(le_Scalar, c->args[1], c->args[2]);
  OUT(0, WHERE_NOT(below, IN(0)));
}

void aoti_rewrite_hardtanh(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d));
  OUT(0, CONVERT(CALL(clamp_default, V(x), c->args[1], c->args[2]), d));
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
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d));
  tensor above = CALL(gt_Scalar, V(x), V(0));
  OUT(0, CONVERT(WHERE(above, x, MUL(x, c->args[1])), d));
}
void aoti_rewrite_leaky_relu_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor above = CALL(gt_Scalar, V(in[1]), V(0));
  OUT(0, TO(WHERE(above, in[0], MUL(in[0], c->args[2])), d));
}

void aoti_rewrite_softplus(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d));
  tensor scaled = MUL(x, c->args[1]);
  tensor r = DIV(CALL(log1p_default, V(EXP(scaled))), c->args[1]);
  tensor above = CALL(gt_Scalar, V(scaled), c->args[2]);
  OUT(0, CONVERT(WHERE(above, x, r), d));
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
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d));
  OUT(0, CONVERT(MUL(x, TANH(CALL(softplus_default, V(x)))), d));
}
void aoti_rewrite_mish_backward(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor th = TANH(CALL(softplus_default, V(in[1]))), s = SIGMOID(in[1]);
  tensor left = MUL(in[1], s), out = MUL(left, SUB(1, MUL(th, th)));
  OUT(0, TO(MUL(in[0], ADD(th, out)), d));
}

// ---- arithmetic

void aoti_rewrite_rsub(aoti_call *c) { OUT(0, CALL(sub_Tensor, c->args[1], c->args[0], c->args[2])); }
void aoti_rewrite_sgn(aoti_call *c) { OUT(0, CALL(sign_default, c->args[0])); }
// (self, tensor1, tensor2, value)
void aoti_rewrite_addcmul(aoti_call *c) {
  tensor left = MUL(IN(1), c->args[3]);
  OUT(0, ADD(IN(0), MUL(left, IN(2))));
}
void aoti_rewrite_frac(aoti_call *c) { OUT(0, SUB(IN(0), CALL(trunc_default, c->args[0]))); }

// The numbers take part in the promotion, so the result of an integer tensor and a float bound is a float.
void aoti_rewrite_clamp(aoti_call *c) {
  static const int together[] = {0, 1, 2};
  aot_dtype d = aoti_common_dtype(c, 3, together);
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  if (aoti_arg_given(c, 1)) x = CALL(clamp_min_default, V(x), c->args[1]);
  if (aoti_arg_given(c, 2)) x = CALL(clamp_max_default, V(x), c->args[2]);
  OUT(0, TO(x, d));
}

static aot_value as_number_of(const aot_value *v, aot_dtype d) {
  if (v->kind == AOT_TENSOR) return *v;
  if (aoti_is_float(d)) return V(number(v));
  if (d == AOT_B8) return V((bool)(number(v) != 0));
  return V((int64_t)number(v));
}
void aoti_rewrite_masked_fill(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  if (IN(2)) {
    OUT(0, CONTIGUOUS(WHERE(IN(1), CONVERT(IN(2), d), IN(0))));
    return;
  }
  OUT(0, CONTIGUOUS(CALL(where_ScalarSelf, c->args[1], as_number_of(&c->args[2], d), c->args[0])));
}

// ---- dropout

void aoti_rewrite_native_dropout(aoti_call *c) {
  double p = number(&c->args[1]);
  bool train = c->args[2].kind == AOT_NONE || aoti_arg_bool(c, 2);
  aot_value none = aoti_v_none();
  if (!train || p == 0) {
    OUT(0, IN(0));
    OUT(1, CALL(ones_like_default, c->args[0], aoti_v_dtype(AOT_B8), none, none, NO));
    return;
  }
  if (p == 1) {
    OUT(0, CALL(zeros_like_default, c->args[0], none, none, none, NO));
    OUT(1, CALL(zeros_like_default, c->args[0], aoti_v_dtype(AOT_B8), none, none, NO));
    return;
  }
  tensor mask = CALL(gt_Scalar, V(CALL(rand_like_default, c->args[0], none, none, none, NO)), V(p));
  OUT(0, MUL(MUL(mask, IN(0)), 1.0 / (1.0 - p)));
  OUT(1, mask);
}

void aoti_rewrite_native_dropout_backward(aoti_call *c) {
  tensor grad = IN(0), mask = CALL(type_as_default, c->args[1], c->args[0]);
  tensor r = MUL(grad, MUL(mask, c->args[2]));
  OUT(0, CALL(clone_default, V(r), aoti_v_memory_format(aoti_decompose_format(grad))));
}

// ---- copies

void aoti_rewrite_to_copy(aoti_call *c) {
  tensor t = IN(0);
  if (c->args[1].kind == AOT_DTYPE)
    t = CALL(prims_convert_element_type_default, V(t), c->args[1]);
  else if (c->args[6].kind == AOT_NONE && c->args[3].kind == AOT_NONE) {
    OUT(0, CALL(clone_default, V(t)));
    return;
  }
  if (c->args[6].kind != AOT_NONE) t = CALL(clone_default, V(t), c->args[6]);
  OUT(0, t);
}

// ---- creation: everything is a full

static aot_value one_or_zero(aot_dtype d, int v) { return d == AOT_B8 ? V((bool)v) : V(v); }
static aot_dtype dtype_or(const aot_value *v, aot_dtype otherwise) {
  return v->kind == AOT_DTYPE ? v->as.dtype : otherwise;
}
static aot_value or_layout(const aot_value *v) { return v->kind == AOT_NONE ? aoti_v_layout() : *v; }
static aot_value or_device(const aot_value *v, aot_device otherwise) {
  return v->kind == AOT_NONE ? aoti_v_device(otherwise) : *v;
}
static aot_value or_false(const aot_value *v) { return v->kind == AOT_NONE ? NO : *v; }

// (size, dtype, layout, device, pin_memory)
static void plain(aoti_call *c, int value) {
  aot_dtype d = dtype_or(&c->args[1], AOT_F32);
  const aot_device cpu = {AOT_CPU, 0};
  OUT(0, CALL(full_default, c->args[0], one_or_zero(d, value), aoti_v_dtype(d), or_layout(&c->args[2]),
              or_device(&c->args[3], cpu), or_false(&c->args[4])));
}
void aoti_rewrite_zeros(aoti_call *c) { plain(c, 0); }
void aoti_rewrite_ones(aoti_call *c) { plain(c, 1); }

// (self, size, [value,] dtype, layout, device, pin_memory)
static void like(aoti_call *c, const aot_value *value, int options) {
  aot_dtype d = dtype_or(&c->args[options], IN(0)->meta.dtype);
  OUT(0, CALL(full_default, c->args[1], value->kind == AOT_NONE ? one_or_zero(d, 0) : *value, aoti_v_dtype(d),
              or_layout(&c->args[options + 1]), or_device(&c->args[options + 2], IN(0)->meta.device),
              or_false(&c->args[options + 3])));
}
void aoti_rewrite_new_zeros(aoti_call *c) {
  const aot_value zero = aoti_v_none();
  like(c, &zero, 2);
}
void aoti_rewrite_new_ones(aoti_call *c) {
  const aot_value one = one_or_zero(dtype_or(&c->args[2], IN(0)->meta.dtype), 1);
  like(c, &one, 2);
}
void aoti_rewrite_new_full(aoti_call *c) { like(c, &c->args[2], 3); }

// (self, dtype, layout, device, pin_memory, memory_format)
static void same_sizes(aoti_call *c, int value) {
  const aot_value *o = &c->args[1];
  aot_value format = o[4].kind == AOT_NONE ? aoti_v_memory_format(AOT_PRESERVE) : o[4];
  OUT(0, CALL(full_like_default, c->args[0], one_or_zero(dtype_or(&o[0], IN(0)->meta.dtype), value), o[0], o[1], o[2],
              or_false(&o[3]), format));
}
void aoti_rewrite_zeros_like(aoti_call *c) { same_sizes(c, 0); }
void aoti_rewrite_ones_like(aoti_call *c) { same_sizes(c, 1); }
void aoti_rewrite_fill(aoti_call *c) {
  OUT(0, CALL(full_like_default, c->args[0], c->args[1], aoti_v_none(), aoti_v_none(), aoti_v_none(), NO,
              aoti_v_memory_format(AOT_PRESERVE)));
}

// The dimensions of t in the order of its memory, outermost first; where[d] is d's place. Whether that is their order.
static bool order_of_memory(const aot_tensor *t, int order[AOT_MAX_DIMS], int where[AOT_MAX_DIMS]) {
  int n = t->meta.ndim;
  for (int d = 0; d < n; d++) {
    int k = d;
    for (; k > 0 && aoti_stride(t, order[k - 1]) < aoti_stride(t, d) && aoti_stride(t, d); k--) order[k] = order[k - 1];
    order[k] = d;
  }
  bool same = true;
  for (int k = 0; k < n; k++) where[order[k]] = k, same = same && order[k] == k;
  return same;
}
// A fresh tensor of t's shape and layout: made in the order of memory, permuted back and copied.
static tensor in_layout_of(aoti_call *c, const aot_tensor *t, aot_op op, aot_value *args, size_t n_args) {
  int order[AOT_MAX_DIMS], where[AOT_MAX_DIMS], n = t->meta.ndim;
  aot_int size[AOT_MAX_DIMS] = {{0, 0}}, back[AOT_MAX_DIMS] = {{0, 0}};
  bool same = order_of_memory(t, order, where);
  for (int k = 0; k < n; k++) size[k] = t->meta.size[order[k]], back[k] = aot_i(where[k]);
  args[0] = aoti_v_ints(S, size, (size_t)n);
  tensor r = aoti_call1(S, op, args, n_args);
  return same ? r : CALL(clone_default, V(CALL(permute_default, V(r), aoti_v_ints(S, back, (size_t)n))));
}

// (self, fill_value, dtype, layout, device, pin_memory, memory_format)
void aoti_rewrite_full_like(aoti_call *c) {
  const aot_tensor *t = IN(0);
  bool preserve = c->args[6].kind == AOT_NONE || c->args[6].as.memory_format == AOT_PRESERVE;
  aot_value args[] = {SIZES(t),
                      c->args[1],
                      aoti_v_dtype(dtype_or(&c->args[2], t->meta.dtype)),
                      or_layout(&c->args[3]),
                      or_device(&c->args[4], t->meta.device),
                      or_false(&c->args[5])};
  if (preserve) {
    OUT(0, in_layout_of(c, t, AOT_OP_full_default, args, 6));
    return;
  }
  tensor r = aoti_call1(S, AOT_OP_full_default, args, 6);
  OUT(0, CALL(contiguous_default, V(r), c->args[6]));
}

// (self, dtype, layout, device, pin_memory, memory_format)
void aoti_rewrite_rand_like(aoti_call *c) {
  const aot_tensor *t = IN(0);
  if (c->args[5].kind == AOT_MEMORY_FORMAT && c->args[5].as.memory_format != AOT_PRESERVE) return;
  aot_value args[] = {aoti_v_none(), aoti_v_dtype(dtype_or(&c->args[1], t->meta.dtype)), c->args[2],
                      or_device(&c->args[3], t->meta.device), or_false(&c->args[4])};
  OUT(0, in_layout_of(c, t, AOT_OP_rand_default, args, 5));
}

// ([start,] end, dtype, layout, device, pin_memory)
void aoti_rewrite_arange(aoti_call *c) {
  int end = c->info->n_args - 5;
  const aot_value *o = &c->args[end + 1];
  OUT(0, CALL(arange_start_step, end ? c->args[0] : V(0), c->args[end], V(1), o[0], or_layout(&o[1]), o[2],
              or_false(&o[3])));
}
// (start, end, step, dtype, layout, device, pin_memory), of integer arguments; others are left.
void aoti_rewrite_arange_step(aoti_call *c) {
  for (int i = 0; i < 3; i++)
    if (c->args[i].kind != AOT_INT) return;
  aot_dtype d = dtype_or(&c->args[3], AOT_I64);
  bool whole = !aoti_is_float(d) && d != AOT_B8;
  if (c->args[2].as.i.sym || !c->args[2].as.i.value) return;
  aot_int step = c->args[2].as.i;
  const aot_device cpu = {AOT_CPU, 0};
  aot_int span = aoti_int_sub(c->syms, c->args[1].as.i, c->args[0].as.i); // ceil(span / step)
  aot_int up = aoti_int_add(c->syms, span, aot_i(step.value - (step.value > 0 ? 1 : -1)));
  aot_int n = aoti_int_is(step, 1) ? span : aoti_int_floordiv(c->syms, up, step);
  tensor r = CALL(prims_iota_default, V(n), whole ? c->args[0] : V(0), whole ? c->args[2] : V(1),
                  aoti_v_dtype(whole ? d : AOT_I64), or_device(&c->args[5], cpu), NO);
  OUT(0, whole ? r : CONVERT(ADD(MUL(r, c->args[2]), c->args[0]), d));
}
