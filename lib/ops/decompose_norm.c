// Decompositions of the normalisations and of max pooling, and of their derivatives.
#include "decompose.h"
#include "calls.h"

static aot_dtype wide_of(const aot_tensor *t) { return aoti_decompose_wide(t->meta.dtype); }

// Biased variance and mean over dims, kept.
static void moments(aoti_call *c, tensor x, aot_value dims, tensor *var, tensor *mean) {
  const aot_value args[] = {V(x), dims, V(0), YES};
  aot_value out[2];
  aoti_decompose_call(c, AOT_OP_var_mean_correction, args, 4, out);
  *var = out[0].as.tensor;
  *mean = out[1].as.tensor;
}
static bool wanted(const aoti_call *c, int mask_arg, int i) { return c->args[mask_arg].as.list.at[i].as.b; }
static void optional(aoti_call *c, int i, tensor t) {
  if (t)
    OUT(i, t);
  else
    aoti_out_none(c, i);
}

// ---- layer norm

// (input, normalized_shape, weight, bias, eps) -> (out, mean, rstd)
void aoti_rewrite_layer_norm(aoti_call *c) {
  aot_int shape[AOT_MAX_DIMS];
  tensor in = CONTIGUOUS(IN(0)), weight = IN(2) ? CONTIGUOUS(IN(2)) : NULL, bias = IN(3) ? CONTIGUOUS(IN(3)) : NULL;
  int n = in->meta.ndim, first = n - aoti_arg_ints(c, 1, shape);
  aot_dtype d = in->meta.dtype;
  tensor x = TO(in, wide_of(in)), var, mean;
  moments(c, x, aoti_decompose_range(c, first, n), &var, &mean);
  tensor rstd = RSQRT(ADD(var, c->args[4])), out = MUL(SUB(x, mean), rstd);
  if (weight) out = MUL(out, weight);
  if (bias) out = ADD(out, bias);
  bool narrow = in->meta.device.type == AOT_CPU;
  OUT(0, TO(out, d));
  OUT(1, narrow ? TO(mean, d) : mean);
  OUT(2, narrow ? TO(rstd, d) : rstd);
}

// With h = (x - mean) rstd and u = grad weight over N elements:
//   grad_input = rstd / N (u N - sum u - h sum(u h)), grad_weight = sum over rows of grad h, grad_bias = of grad.
// (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)
void aoti_rewrite_layer_norm_backward(aoti_call *c) {
  aot_int shape[AOT_MAX_DIMS];
  const aot_tensor *input = IN(1);
  int n = input->meta.ndim, axis = n - aoti_arg_ints(c, 2, shape);
  aot_int count = aot_i(1);
  for (int k = 0; k < n; k++)
    if (aoti_int_is(input->meta.size[k], 0)) return;
  for (int k = axis; k < n; k++) count = aoti_int_mul(c->syms, count, input->meta.size[k]);
  tensor in[4];
  static const int cast[] = {0, 1, 5, 6};
  for (int i = 0; i < 4; i++) {
    aot_value args[] = {c->args[cast[i]], aoti_v_dtype(wide_of(input)), NO, NO, aoti_v_memory_format(AOT_CONTIGUOUS)};
    in[i] = IN(cast[i]) ? aoti_call1(S, AOT_OP_to_dtype, args, 5) : NULL;
  }
  tensor grad = in[0], x = in[1], weight = in[2], bias = in[3];
  tensor mean = aoti_decompose_trail(c, IN(3), n), rstd = aoti_decompose_trail(c, IN(4), n);
  aot_value inner = aoti_decompose_range(c, axis, n), outer = aoti_decompose_range(c, 0, axis);
  tensor h = MUL(SUB(x, mean), rstd), u = weight ? MUL(grad, weight) : grad;
  tensor a = MUL(u, V(count)), b = SUM(u, inner, true);
  tensor projected = MUL(h, SUM(MUL(u, h), inner, true));
  tensor rest = SUB(SUB(a, b), projected), d_input = NULL, d_weight = NULL, d_bias = NULL;
  if (wanted(c, 7, 0)) d_input = MUL(DIV(rstd, V(count)), rest);
  if (wanted(c, 7, 1) && weight) {
    d_weight = MUL(grad, h);
    if (axis > 0) d_weight = SUM(d_weight, outer, false);
  }
  if (wanted(c, 7, 2) && bias) d_bias = axis > 0 ? SUM(grad, outer, false) : CALL(clone_default, V(grad));
  optional(c, 0, TO(d_input, input->meta.dtype));
  optional(c, 1, d_weight ? TO(d_weight, IN(5)->meta.dtype) : NULL);
  optional(c, 2, d_bias ? TO(d_bias, IN(6)->meta.dtype) : NULL);
}

// ---- batch norm

static aot_value all_but_channels(aoti_call *c, int n) {
  int64_t dims[AOT_MAX_DIMS];
  int k = 0;
  for (int d = 0; d < n; d++)
    if (d != 1) dims[k++] = d;
  return aoti_decompose_ints(c, dims, (size_t)k);
}
static tensor affine(aoti_call *c, tensor out, tensor weight, tensor bias, int n) {
  if (weight) out = MUL(out, aoti_decompose_trail(c, CALL(flatten_using_ints, V(weight)), n - 1));
  if (bias) out = ADD(out, aoti_decompose_trail(c, CALL(flatten_using_ints, V(bias)), n - 1));
  return out;
}

// With batch statistics, mixed into the running ones, at arguments 3 and 4, when they are results (`running` the first
// of them, else 0), with the momentum before eps.
static void batch_norm_training(aoti_call *c, int eps, int running) {
  tensor in = IN(0), var, mean, new_mean = NULL, new_var = NULL;
  int n = in->meta.ndim;
  aot_value dims = all_but_channels(c, n);
  double momentum = aoti_arg_float(c, eps - 1);
  tensor x = TO(in, wide_of(in));
  moments(c, x, dims, &var, &mean);
  tensor rstd = RSQRT(ADD(var, c->args[eps])), out = MUL(SUB(in, mean), rstd);
  tensor save_mean = CALL(squeeze_dims, V(mean), dims), save_rstd = CALL(squeeze_dims, V(rstd), dims);
  if (running) {
    tensor left = MUL(save_mean, momentum);
    new_mean = ADD(left, MUL(IN(3), 1 - momentum));
    double count = (double)aoti_tensor_numel(in) / (double)aoti_dim(in, 1);
    tensor unbiased = MUL(CALL(squeeze_dims, V(var), dims), count / (count - 1));
    left = MUL(unbiased, momentum);
    new_var = ADD(left, MUL(IN(4), 1 - momentum));
  }
  out = affine(c, out, IN(1), IN(2), n);
  if (in->meta.device.type == AOT_CPU) {
    save_mean = TO(save_mean, in->meta.dtype);
    save_rstd = TO(save_rstd, in->meta.dtype);
  }
  OUT(0, TO(out, in->meta.dtype));
  OUT(1, save_mean);
  OUT(2, save_rstd);
  if (!running) return;
  OUT(running, new_mean);
  OUT(running + 1, new_var);
}

// With running statistics; copies of them are made.
static void batch_norm_inference(aoti_call *c, int eps, bool functional) {
  tensor in = IN(0);
  int n = in->meta.ndim;
  aot_value copy[] = {c->args[3], aoti_v_dtype(wide_of(in)), NO, YES};
  tensor mean = aoti_call1(S, AOT_OP_to_dtype, copy, 4), save_mean = mean, save_rstd;
  copy[0] = c->args[4];
  tensor var = aoti_call1(S, AOT_OP_to_dtype, copy, 4);
  tensor rstd = RSQRT(ADD(var, c->args[eps]));
  save_rstd = rstd;
  if (in->meta.device.type == AOT_CPU) {
    aot_value none = aoti_v_none();
    save_mean = CALL(new_zeros_default, V(in), INTS(0), none, none, none, NO);
    save_rstd = CALL(new_zeros_default, V(in), INTS(0), none, none, none, NO);
  }
  tensor centre = aoti_decompose_trail(c, mean, n - 1), scale = aoti_decompose_trail(c, rstd, n - 1);
  tensor out = affine(c, MUL(SUB(in, centre), scale), IN(1), IN(2), n);
  OUT(0, TO(out, in->meta.dtype));
  OUT(1, save_mean);
  OUT(2, save_rstd);
  if (!functional) return;
  OUT(3, mean);
  OUT(4, var);
}

// (input, weight, bias, running_mean, running_var, training, momentum, eps)
void aoti_rewrite_batch_norm_functional(aoti_call *c) {
  if (!aoti_decompose_is_static(IN(0))) return;
  if (aoti_arg_bool(c, 5))
    batch_norm_training(c, 7, 3);
  else
    batch_norm_inference(c, 7, true);
}
// (input, weight, bias, running_mean, running_var, momentum, eps): with an empty reserve for cuDNN
void aoti_rewrite_batch_norm_with_update(aoti_call *c) {
  const tensor in = IN(0);
  if (!aoti_decompose_is_static(in)) return;
  batch_norm_training(c, 6, 4);
  OUT(3, CALL(empty_memory_format, INTS(0), aoti_v_dtype(AOT_U8), aoti_v_layout(), aoti_v_device(in->meta.device), NO));
}
// (input, weight, bias, running_mean, running_var, momentum, eps)
void aoti_rewrite_batch_norm_no_training(aoti_call *c) {
  if (aoti_decompose_is_static(IN(0))) batch_norm_inference(c, 6, false);
}

// (input, weight, bias, training, momentum, eps)
void aoti_rewrite_batch_norm_no_stats(aoti_call *c) {
  if (aoti_decompose_is_static(IN(0)) && aoti_arg_bool(c, 3)) batch_norm_training(c, 5, 0);
}
// (input, weight, bias, running_mean, running_var, training, momentum, eps); one that would write its arguments is
// left.
void aoti_rewrite_batch_norm(aoti_call *c) {
  if (!aoti_decompose_is_static(IN(0))) return;
  bool train = aoti_arg_bool(c, 5);
  if (train && !IN(3) && !IN(4)) batch_norm_training(c, 7, 0);
  if (!train && IN(3) && IN(4)) batch_norm_inference(c, 7, false);
}

// A vector over the channels with dimensions of 1 around it; that of a single channel is one of them.
static tensor around(aoti_call *c, tensor t, int n) {
  bool single = aoti_int_is(t->meta.size[0], 1);
  for (int axis = 0; axis < n && !S->error; axis++)
    if ((axis != 1 || single) && !(axis < t->meta.ndim && aoti_int_is(t->meta.size[axis], 1))) t = UNSQUEEZE(t, axis);
  return t;
}

// (grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask)
void aoti_rewrite_batch_norm_backward(aoti_call *c) {
  const aot_tensor *input = IN(1);
  int n = input->meta.ndim;
  if (!aoti_decompose_is_static(input)) return;
  aot_dtype wide = wide_of(input), parameters = IN(2) ? IN(2)->meta.dtype : input->meta.dtype;
  tensor t[7];
  for (int i = 0; i < 7; i++) t[i] = TO(IN(i), wide);
  bool train = aoti_arg_bool(c, 7);
  tensor grad = t[0], x = t[1], weight = t[2], mean = t[5], rstd = t[6];
  if (!train) {
    mean = t[3];
    rstd = RSQRT(ADD(t[4], c->args[8]));
  }
  aot_value dims = all_but_channels(c, n);
  mean = around(c, mean, n);
  double norm = 1.0 / ((double)aoti_tensor_numel(input) / (double)aoti_dim(input, 1));
  tensor grad_sum = SUM(grad, dims, false), dot = SUM(MUL(grad, SUB(x, mean)), dims, false);
  tensor grad_mean = around(c, MUL(grad_sum, norm), n);
  tensor left = MUL(dot, norm), projection_scale = around(c, MUL(left, MUL(rstd, rstd)), n);
  tensor scale = weight ? around(c, MUL(rstd, weight), n) : MUL(around(c, rstd, n), 1.0), grad_input;
  if (train) {
    tensor projection = MUL(SUB(x, mean), projection_scale);
    grad_input = MUL(SUB(SUB(grad, projection), grad_mean), scale);
  } else
    grad_input = MUL(grad, scale);
  tensor grad_weight = wanted(c, 9, 1) ? MUL(dot, rstd) : NULL, grad_bias = wanted(c, 9, 2) ? grad_sum : NULL;
  OUT(0, TO(grad_input, input->meta.dtype));
  optional(c, 1, TO(grad_weight, parameters));
  optional(c, 2, TO(grad_bias, parameters));
}

// ---- group norm

static tensor unsqueezed(aoti_call *c, tensor t, int from, int to) {
  for (int d = from; d < to; d++) t = UNSQUEEZE(t, d);
  return t;
}

// (input, weight, bias, N, C, HxW, group, eps) -> (out, mean, rstd)
void aoti_rewrite_group_norm(aoti_call *c) {
  int n = IN(0)->meta.ndim;
  if (!aoti_decompose_is_static(IN(0)) || n < 2) return;
  aot_memory_format format = aoti_decompose_format(IN(0));
  aot_dtype d = IN(0)->meta.dtype;
  tensor in = aoti_decompose_in_format(c, IN(0), format), var, mean;
  tensor weight = IN(1) ? CONTIGUOUS(IN(1)) : NULL, bias = IN(2) ? CONTIGUOUS(IN(2)) : NULL;
  int64_t batch = aoti_arg_int(c, 3), channels = aoti_arg_int(c, 4), inner = aoti_arg_int(c, 5);
  int64_t groups = aoti_arg_int(c, 6), each = channels / (groups ? groups : 1);
  tensor x = TO(in, wide_of(in)), out;
  tensor grouped = RESHAPE(x, INTS(batch, groups, each, inner));
  moments(c, grouped, INTS(2, 3), &var, &mean);
  tensor rstd = RSQRT(ADD(var, c->args[7]));
  if (in->meta.device.type == AOT_CPU && weight) {
    tensor w = MUL(rstd, RESHAPE(weight, INTS(1, groups, each, 1))), b = MUL(NEG(mean), w);
    if (bias) b = ADD(b, RESHAPE(bias, INTS(1, groups, each, 1)));
    w = CALL(as_strided_default, V(CONTIGUOUS(w)), INTS(batch, channels), INTS(channels, 1));
    b = CALL(as_strided_default, V(CONTIGUOUS(b)), INTS(batch, channels), INTS(channels, 1));
    w = unsqueezed(c, w, 2, n);
    b = unsqueezed(c, b, 2, n);
    out = ADD(MUL(x, w), b);
  } else {
    out = VIEW(MUL(SUB(grouped, mean), rstd), SIZES(in));
    if (weight) out = MUL(out, unsqueezed(c, UNSQUEEZE(weight, 0), 2, n));
    if (bias) out = ADD(out, unsqueezed(c, UNSQUEEZE(bias, 0), 2, n));
  }
  out = aoti_decompose_in_format(c, TO(out, d), format);
  mean = TO(mean, d);
  rstd = TO(rstd, d);
  OUT(0, out);
  OUT(1, CALL(squeeze_dims, V(mean), INTS(2, 3)));
  OUT(2, CALL(squeeze_dims, V(rstd), INTS(2, 3)));
}

// (grad_output, input, mean, rstd, weight, N, C, HxW, group, output_mask)
void aoti_rewrite_group_norm_backward(aoti_call *c) {
  if (!aoti_decompose_is_static(IN(1))) return;
  tensor t[5];
  aot_dtype d = aoti_decompose_widen(c, 5, t);
  tensor grad = t[0], in = t[1], mean = t[2], rstd = t[3], gamma = t[4], d_input = NULL, d_gamma = NULL, d_bias = NULL;
  int64_t batch = aoti_arg_int(c, 5), channels = aoti_arg_int(c, 6), inner = aoti_arg_int(c, 7);
  int64_t groups = aoti_arg_int(c, 8), each = channels / (groups ? groups : 1);
  tensor ds = SUM(RESHAPE(MUL(grad, in), INTS(batch, channels, inner)), INTS(2), false);
  tensor db = SUM(RESHAPE(grad, INTS(batch, channels, inner)), INTS(2), false);
  if (wanted(c, 9, 0)) {
    double s = 1.0 / (double)(inner * each);
    tensor ds_sum = ds, db_sum = db, c1;
    if (gamma) ds_sum = MUL(ds, UNSQUEEZE(gamma, 0));
    ds_sum = SUM(RESHAPE(ds_sum, INTS(batch, groups, each)), INTS(2), false);
    if (gamma) db_sum = MUL(db, UNSQUEEZE(gamma, 0));
    db_sum = SUM(RESHAPE(db_sum, INTS(batch, groups, each)), INTS(2), false);
    tensor spread = UNSQUEEZE(rstd, -1);
    if (gamma)
      c1 = MUL(spread, RESHAPE(gamma, INTS(1, groups, each)));
    else
      c1 = MUL(spread, CALL(ones_default, INTS(1, groups, each), aoti_v_none(), aoti_v_none(),
                            aoti_v_device(rstd->meta.device), NO));
    tensor c2 = CALL(addcmul_default, V(NEG(ds_sum)), V(db_sum), V(mean));
    c2 = MUL(MUL(MUL(MUL(c2, rstd), rstd), rstd), s);
    tensor left = MUL(NEG(c2), mean), c3 = SUB(left, MUL(MUL(db_sum, rstd), s));
    c1 = UNSQUEEZE(c1, -1);
    c2 = aoti_decompose_trail(c, c2, 4);
    c3 = aoti_decompose_trail(c, c3, 4);
    left = MUL(RESHAPE(grad, INTS(batch, groups, each, inner)), c1);
    left = ADD(left, MUL(RESHAPE(in, INTS(batch, groups, each, inner)), c2));
    d_input = TO(RESHAPE(ADD(left, c3), SIZES(in)), in->meta.dtype);
    d_input = aoti_decompose_in_format(c, d_input, aoti_decompose_format(in));
  }
  if (wanted(c, 9, 1)) {
    tensor left = VIEW(ds, INTS(batch, groups, each)), right = VIEW(db, INTS(batch, groups, each));
    left = SUB(left, MUL(right, UNSQUEEZE(mean, -1)));
    d_gamma = RESHAPE(SUM(MUL(left, UNSQUEEZE(rstd, -1)), INTS(0), false), INTS(channels));
  }
  if (wanted(c, 9, 2)) d_bias = SUM(db, INTS(0), false);
  optional(c, 0, TO(d_input, d));
  optional(c, 1, TO(d_gamma, d));
  optional(c, 2, TO(d_bias, d));
}
