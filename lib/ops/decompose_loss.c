// Decompositions of softmax, of losses, and of their derivatives.
#include "decompose.h"
#include "calls.h"

#include <math.h>

enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM };

// ---- softmax: (self, dim, half_to_float)

static bool open_softmax(aoti_call *c, tensor *x, tensor *shifted, aot_value *dims) {
  tensor t = IN(0);
  if (t->meta.ndim) {
    int d;
    aot_status status = aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d);
    bool outside = status != NULL;
    aot_status_free(status);
    if (outside || aoti_int_is(t->meta.size[d], 0)) return false;
  }
  *dims = INTS(aoti_arg_int(c, 1));
  *x = TO(CONTIGUOUS(t), aoti_decompose_wide(t->meta.dtype));
  *shifted = SUB(*x, CALL(amax_default, V(*x), *dims, YES));
  return true;
}
static void close_softmax(aoti_call *c, tensor r) { OUT(0, aoti_arg_bool(c, 2) ? r : TO(r, IN(0)->meta.dtype)); }

void aoti_rewrite_softmax(aoti_call *c) {
  tensor x, shifted;
  aot_value dims;
  if (!open_softmax(c, &x, &shifted, &dims)) return;
  tensor e = EXP(shifted);
  close_softmax(c, DIV(e, SUM(e, dims, true)));
}
void aoti_rewrite_log_softmax(aoti_call *c) {
  tensor x, shifted;
  aot_value dims;
  if (!open_softmax(c, &x, &shifted, &dims)) return;
  close_softmax(c, SUB(shifted, LOG(SUM(EXP(shifted), dims, true))));
}

// (grad_output, output, dim, input_dtype)
static tensor to_input(aoti_call *c, aot_dtype grad_dtype, tensor r) {
  return grad_dtype != c->args[3].as.dtype ? TO(r, c->args[3].as.dtype) : r;
}
void aoti_rewrite_softmax_backward(aoti_call *c) {
  tensor in[2];
  aoti_decompose_widen(c, 2, in);
  tensor product = MUL(in[0], in[1]);
  tensor r = SUB(product, MUL(in[1], SUM(product, INTS(aoti_arg_int(c, 2)), true)));
  OUT(0, CONTIGUOUS(to_input(c, in[0]->meta.dtype, r)));
}
void aoti_rewrite_softmax_backward_fma(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor product = MUL(in[0], in[1]), sum = SUM(product, INTS(aoti_arg_int(c, 2)), true);
  tensor r = CALL(prims_fma_default, V(NEG(in[1])), V(sum), V(product));
  OUT(0, TO(CONTIGUOUS(to_input(c, in[0]->meta.dtype, r)), d));
}
void aoti_rewrite_log_softmax_backward(aoti_call *c) {
  tensor in[2];
  aoti_decompose_widen(c, 2, in);
  tensor e = EXP(in[1]), r = MUL(e, SUM(in[0], INTS(aoti_arg_int(c, 2)), true));
  OUT(0, to_input(c, in[0]->meta.dtype, SUB(in[0], r)));
}

// _safe_softmax (self, dim, dtype): rows of nothing but -inf are 0.
void aoti_rewrite_safe_softmax(aoti_call *c) {
  tensor out = CALL(softmax_int, c->args[0], c->args[1], c->args[2]);
  tensor masked = EQ(IN(0), -(double)INFINITY), rows = CALL(all_dim, V(masked), c->args[1], YES);
  aot_value none = aoti_v_none();
  OUT(0, WHERE(rows, CALL(zeros_like_default, V(out), none, none, none, NO), out));
}

// ---- losses

static void reduced(aoti_call *c, tensor r, int reduction_arg, aot_dtype d) {
  int64_t reduction = aoti_arg_int(c, reduction_arg);
  if (reduction == REDUCE_MEAN) r = CALL(mean_default, V(r));
  if (reduction == REDUCE_SUM) r = SUM_ALL(r);
  OUT(0, TO(r, d));
}
// What a derivative multiplies by: k over the count of a mean, k else. False for a count of symbolic size, which is
// left.
static bool norm_of(const aoti_call *c, int reduction_arg, const aot_tensor *t, double k, double *out) {
  bool mean = aoti_arg_int(c, reduction_arg) == REDUCE_MEAN;
  if (mean && !aoti_decompose_is_static(t)) return false;
  *out = mean ? k / (double)aoti_tensor_numel(t) : k;
  return true;
}
static tensor over_count(aoti_call *c, tensor r, int reduction_arg, const aot_tensor *t) {
  return aoti_arg_int(c, reduction_arg) == REDUCE_MEAN ? DIV(r, V(aoti_meta_numel(c->syms, &t->meta))) : r;
}

// (self, target, reduction)
void aoti_rewrite_mse_loss(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  reduced(c, POW(SUB(in[0], in[1]), 2), 2, d);
}
// (grad_output, self, target, reduction)
void aoti_rewrite_mse_loss_backward(aoti_call *c) {
  double norm;
  if (!norm_of(c, 3, IN(1), 2.0, &norm)) return;
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  OUT(0, TO(MUL(MUL(SUB(in[1], in[2]), norm), in[0]), d));
}

// (self, target, reduction, delta)
void aoti_rewrite_huber_loss(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  double delta = aoti_arg_float(c, 3);
  tensor x = ABS(SUB(in[0], in[1])), near = LT(x, c->args[3]);
  tensor square = MUL(MUL(x, 0.5), x), line = MUL(SUB(x, 0.5 * delta), c->args[3]);
  reduced(c, WHERE(near, square, line), 2, d);
}
// (grad_output, self, target, reduction, delta)
void aoti_rewrite_huber_loss_backward(aoti_call *c) {
  double norm, delta = aoti_arg_float(c, 4);
  if (!norm_of(c, 3, IN(1), 1.0, &norm)) return;
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor x = SUB(in[1], in[2]), low = LT(x, -delta), below = MUL(MUL(in[0], -norm), delta);
  tensor high = GT(x, delta), above = MUL(MUL(in[0], norm), delta);
  tensor inner = WHERE(high, above, MUL(MUL(x, norm), in[0]));
  OUT(0, TO(WHERE(low, below, inner), d));
}

// (self, target, reduction, beta)
void aoti_rewrite_smooth_l1_loss(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  double beta = aoti_arg_float(c, 3);
  tensor x = ABS(SUB(in[0], in[1])), near = LT(x, beta);
  tensor square = DIV(MUL(POW(x, 2), 0.5), beta);
  reduced(c, WHERE(near, square, SUB(x, 0.5 * beta)), 2, d);
}
// (grad_output, self, target, reduction, beta)
void aoti_rewrite_smooth_l1_loss_backward(aoti_call *c) {
  double norm, beta = aoti_arg_float(c, 4);
  if (!norm_of(c, 3, IN(1), 1.0, &norm)) return;
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor x = SUB(in[1], in[2]), size = ABS(x), grad = MUL(in[0], norm), near = LT(size, beta);
  tensor square = DIV(MUL(grad, x), beta);
  OUT(0, TO(WHERE(near, square, MUL(grad, CALL(sign_default, V(x)))), d));
}

// (self, target, reduction)
void aoti_rewrite_soft_margin_loss(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  reduced(c, LOG1P(EXP(MUL(NEG(in[0]), in[1]))), 2, d);
}
// (grad_output, self, target, reduction)
void aoti_rewrite_soft_margin_loss_backward(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor left = MUL(in[2], in[0]), r = MUL(left, SUB(SIGMOID(MUL(in[2], in[1])), 1));
  OUT(0, TO(over_count(c, r, 3, in[1]), d));
}

// log x, at least -100.
static tensor bounded_log(aoti_call *c, tensor log, tensor like) {
  aot_value none = aoti_v_none();
  tensor least = CALL(new_full_default, V(like), INTS_NONE, V(-100), none, none, none, NO);
  return CALL(maximum_default, V(log), V(least));
}
// (self, target, weight, reduction)
void aoti_rewrite_bce(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor other = SUB(in[1], 1), left = bounded_log(c, LOG1P(NEG(in[0])), in[0]);
  left = MUL(other, left);
  tensor right = bounded_log(c, LOG(in[0]), in[0]);
  tensor r = SUB(left, MUL(in[1], right));
  if (in[2]) r = MUL(r, in[2]);
  reduced(c, r, 3, d);
}
// (grad_output, self, target, weight, reduction)
void aoti_rewrite_bce_backward(aoti_call *c) {
  tensor in[4];
  aot_dtype d = aoti_decompose_widen(c, 4, in);
  tensor left = MUL(in[0], SUB(in[1], in[2])), right = MUL(in[1], SUB(1, in[1]));
  tensor r = DIV(left, CALL(clamp_default, V(right), V(1e-12)));
  if (in[3]) r = MUL(r, in[3]);
  OUT(0, TO(over_count(c, r, 4, in[1]), d));
}
static tensor log_sigmoid(aoti_call *c, tensor x) {
  const aot_value args[] = {V(x)};
  aot_value out[2];
  aoti_decompose_call(c, AOT_OP_log_sigmoid_forward_default, args, 1, out);
  return out[0].as.tensor;
}
// (self, target, weight, pos_weight, reduction)
void aoti_rewrite_bce_with_logits(aoti_call *c) {
  tensor x = IN(0), target = IN(1), weight = NULL;
  if (IN(3)) weight = ADD(MUL(SUB(IN(3), 1), target), 1);
  tensor r = MUL(SUB(1, target), x), log = log_sigmoid(c, x);
  r = SUB(r, weight ? MUL(weight, log) : log);
  if (IN(2)) r = MUL(r, IN(2));
  reduced(c, TO(r, target->meta.dtype), 4, target->meta.dtype);
}

static tensor counts(aoti_call *c, tensor target, int ignore_arg) {
  return CALL(ne_Scalar, V(target), c->args[ignore_arg]);
}
// A vector along the classes, broadcast against an input of n dimensions.
static aot_value along_classes(aoti_call *c, const aot_tensor *weight, int n) {
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) size[d] = aot_i(1);
  size[n < 2 ? 0 : 1] = weight->meta.size[0];
  return aoti_v_ints(S, size, (size_t)n);
}

// (self, target, weight, reduction, ignore_index) -> (output, total_weight)
void aoti_rewrite_nll_loss_forward(aoti_call *c) {
  tensor self = IN(0), target = IN(1), weight = IN(2), w = NULL, total;
  int n = self->meta.ndim, classes = n < 2 ? 0 : 1;
  int64_t reduction = aoti_arg_int(c, 3);
  if (weight) {
    w = n > 1 ? VIEW(weight, along_classes(c, weight, n)) : weight;
    self = MUL(self, w);
  }
  tensor safe = UNSQUEEZE(WHERE_ONLY(counts(c, target, 4), target), classes);
  tensor r = NEG(SQUEEZE(CALL(gather_default, V(self), V(classes), V(safe)), classes));
  r = WHERE_ONLY(counts(c, target, 4), r);
  if (reduction == REDUCE_NONE && n > 1) {
    aot_value none = aoti_v_none();
    OUT(0, r);
    OUT(1, CALL(new_full_default, V(self), aoti_v_ints(S, NULL, 0), V(0.0), none, none, none, NO));
    return;
  }
  if (weight) {
    tensor all = CALL(expand_default, V(w), SIZES(self));
    tensor sum = SQUEEZE(CALL(gather_default, V(all), V(classes), V(safe)), classes);
    total = SUM_ALL(WHERE_ONLY(counts(c, target, 4), sum));
  } else
    total = CALL(_to_copy_default, V(SUM_ALL(counts(c, target, 4))), aoti_v_dtype(self->meta.dtype), aoti_v_none(),
                 aoti_v_device(self->meta.device));
  if (reduction == REDUCE_SUM) r = SUM_ALL(r);
  if (reduction == REDUCE_MEAN) r = DIV(SUM_ALL(r), total);
  OUT(0, r);
  OUT(1, total);
}

// (grad_output, self, target, weight, reduction, ignore_index, total_weight)
void aoti_rewrite_nll_loss_backward(aoti_call *c) {
  tensor grad = IN(0), self = IN(1), target = IN(2), weight = IN(3);
  int n = self->meta.ndim, classes = n < 2 ? 0 : 1;
  if (aoti_arg_int(c, 4) == REDUCE_MEAN) grad = DIV(grad, IN(6));
  if (n == 1 && target->meta.ndim) target = CALL(select_int, V(target), V(0), V(0));
  target = UNSQUEEZE(target, classes);
  tensor safe = WHERE_ONLY(counts(c, target, 5), target);
  aot_value none = aoti_v_none();
  tensor r = CALL(zeros_like_default, V(self), none, none, none, NO);
  r = CALL(scatter_value, V(r), V(classes), V(safe), V(-1.0));
  if (r->meta.ndim > grad->meta.ndim && grad->meta.ndim) grad = UNSQUEEZE(grad, classes);
  if (weight) grad = MUL(grad, RESHAPE(weight, along_classes(c, weight, n)));
  grad = WHERE_ONLY(counts(c, target, 5), grad);
  OUT(0, MUL(r, grad));
}
