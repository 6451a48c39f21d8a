// Operators that programs are exported with and that are others by definition: PyTorch's own compositions of them.
#include "ops.h"

#include <math.h>
#include <string.h>

#define S               c->scope
#define OUT(t)          c->out[0] = aoti_v_tensor(t)
#define C_CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)
#define T(t)            aoti_v_tensor(t)

static const aoti_meta *meta_of(const aoti_call *c, int i) { return &aoti_arg(c, i)->meta; }

static void fail(aoti_call *c, aot_status status) {
  aoti_scope_fail(S, status);
  OUT(aoti_poison());
}
static aot_value as_list(aoti_call *c, const aot_int *at, int n) { return aoti_v_ints(S, at, (size_t)n); }

// A dimension that an argument names, counted from the front; false when it is outside.
static bool dim_of(aoti_call *c, int arg, int *out) {
  aot_status status = aoti_wrap_dim(aoti_arg_int(c, arg), meta_of(c, 0)->ndim, out);
  if (status) fail(c, status);
  return !status;
}

// ---- padding: (self, pad, mode, value)

void aoti_decomp_pad(aoti_call *c) {
  static const struct {
    const char *mode;
    aot_op op[3];
  } modes[] = {
      {"reflect", {AOT_OP_reflection_pad1d_default, AOT_OP_reflection_pad2d_default, AOT_OP_reflection_pad3d_default}},
      {"replicate",
       {AOT_OP_replication_pad1d_default, AOT_OP_replication_pad2d_default, AOT_OP_replication_pad3d_default}}};
  const char *mode = c->args[2].kind == AOT_STRING ? c->args[2].as.string : "";
  if (!strcmp(mode, "constant")) {
    OUT(C_CALL(constant_pad_nd_default, c->args[0], c->args[1], aoti_arg_given(c, 3) ? c->args[3] : aoti_v_float(0)));
    return;
  }
  size_t n = c->args[1].as.list.n / 2;
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
    if (!strcmp(mode, modes[i].mode) && n >= 1 && n <= 3 && c->args[1].as.list.n == 2 * n) {
      OUT(AOTI_CALL1(S, modes[i].op[n - 1], c->args[0], c->args[1]));
      return;
    }
  fail(c, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "%zu numbers of mode %s", c->args[1].as.list.n, mode));
}

// ---- views and copies

void aoti_decomp_alias(aoti_call *c) { OUT(aoti_arg(c, 0)); }
void aoti_decomp_reshape_as(aoti_call *c) {
  OUT(C_CALL(reshape_default, c->args[0], as_list(c, meta_of(c, 1)->size, meta_of(c, 1)->ndim)));
}
void aoti_decomp_outer(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0), *other = meta_of(c, 1);
  if (m->ndim != 1 || other->ndim != 1) {
    fail(c, aoti_call_error(c, AOT_ERROR_INVALID, "%d and %d dimensions where there is one", m->ndim, other->ndim));
    return;
  }
  const aot_int column[] = {m->size[0], aot_i(1)};
  OUT(C_CALL(mul_Tensor, T(C_CALL(reshape_default, c->args[0], as_list(c, column, 2))), c->args[1]));
}
void aoti_decomp_fliplr(aoti_call *c) {
  aot_int one = aot_i(1);
  OUT(C_CALL(flip_default, c->args[0], as_list(c, &one, 1)));
}
void aoti_decomp_mT(aoti_call *c) { OUT(C_CALL(transpose_int, c->args[0], aoti_v_int(-2), aoti_v_int(-1))); }
void aoti_decomp_moveaxis_int(aoti_call *c) { OUT(C_CALL(movedim_int, c->args[0], c->args[1], c->args[2])); }
void aoti_decomp_moveaxis_intlist(aoti_call *c) { OUT(C_CALL(movedim_intlist, c->args[0], c->args[1], c->args[2])); }

// Fewer repeats than dimensions count for the last ones.
void aoti_decomp_tile(aoti_call *c) {
  aot_int repeats[AOT_MAX_DIMS], all[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, repeats), ndim = meta_of(c, 0)->ndim, at = 0;
  for (int d = n; d < ndim; d++) all[at++] = aot_i(1);
  for (int i = 0; i < n; i++) all[at++] = repeats[i];
  OUT(C_CALL(repeat_default, c->args[0], as_list(c, all, at)));
}

// Every element k times: a new dimension of k, which is copied and merged.
void aoti_decomp_repeat_interleave_self_int(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  aot_int size[AOT_MAX_DIMS];
  int d = 0;
  if (!aoti_arg_given(c, 2))
    t = C_CALL(flatten_using_ints, T(t), aoti_v_int(0), aoti_v_int(-1));
  else if (!dim_of(c, 2, &d))
    return;
  if (t->meta.ndim + 1 > AOT_MAX_DIMS) {
    fail(c, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "%d dimensions", t->meta.ndim));
    return;
  }
  t = C_CALL(unsqueeze_default, T(t), aoti_v_int(d + 1));
  memcpy(size, t->meta.size, (size_t)t->meta.ndim * sizeof *size);
  if (t->meta.ndim) size[d + 1] = c->args[1].as.i;
  t = C_CALL(expand_default, T(t), as_list(c, size, t->meta.ndim));
  t = C_CALL(clone_default, T(t), aoti_v_memory_format(AOT_CONTIGUOUS));
  OUT(C_CALL(flatten_using_ints, T(t), aoti_v_int(d), aoti_v_int(d + 1)));
}

static aot_tensor *item(const aoti_call *c, size_t i) { return c->args[0].as.list.at[i].as.tensor; }

static void give_list(aoti_call *c, aot_tensor *const *at, size_t n) {
  c->out[0] = aoti_v_tensors(S, (aot_tensors){(aot_tensor **)at, n});
}

// (tensors): all of one shape.
void aoti_decomp_broadcast_tensors(aoti_call *c) {
  size_t n = c->args[0].as.list.n;
  aot_tensor **t;
  aot_int size[AOT_MAX_DIMS];
  int ndim = 0;
  aot_status status = aoti_arena_alloc(&S->arena, n, sizeof(aot_tensor *), &t);
  for (size_t i = 0; i < n && !status; i++) t[i] = item(c, i);
  if (!status) status = aoti_broadcast(c, (int)n, t, &ndim, size);
  if (status) {
    fail(c, status);
    return;
  }
  for (size_t i = 0; i < n; i++) t[i] = C_CALL(expand_default, T(t[i]), as_list(c, size, ndim));
  give_list(c, t, n);
}

// (tensors, indexing): tensor k of one dimension, repeated over the others. "xy" exchanges the first two.
void aoti_decomp_meshgrid(aoti_call *c) {
  size_t n = c->args[0].as.list.n;
  bool xy = c->info->n_args > 1 && c->args[1].kind == AOT_STRING && !strcmp(c->args[1].as.string, "xy") && n > 1;
  aot_tensor **t;
  aot_int size[AOT_MAX_DIMS];
  if (n > AOT_MAX_DIMS) {
    fail(c, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a grid of %zu dimensions", n));
    return;
  }
  aot_status status = aoti_arena_alloc(&S->arena, n, sizeof(aot_tensor *), &t);
  for (size_t i = 0; i < n && !status; i++) {
    size_t from = xy && i < 2 ? 1 - i : i;
    if (item(c, from)->meta.ndim > 1) status = aoti_call_error(c, AOT_ERROR_INVALID, "the axes of a grid are flat");
    t[i] = item(c, from);
    size[i] = item(c, from)->meta.ndim ? item(c, from)->meta.size[0] : aot_i(1);
  }
  if (status) {
    fail(c, status);
    return;
  }
  for (size_t i = 0; i < n; i++) {
    aot_int view[AOT_MAX_DIMS];
    for (size_t d = 0; d < n; d++) view[d] = d == i ? aot_i(-1) : aot_i(1);
    aot_tensor *wide = C_CALL(view_default, T(t[i]), as_list(c, view, (int)n));
    t[i] = C_CALL(expand_default, T(wide), as_list(c, size, (int)n));
  }
  if (xy) {
    aot_tensor *first = t[0];
    t[0] = t[1], t[1] = first;
  }
  give_list(c, t, n);
}

// ---- comparison and choice

// A number is equal to itself and its magnitude is below infinity.
void aoti_decomp_isfinite(aoti_call *c) {
  if (!aoti_is_float(meta_of(c, 0)->dtype)) {
    OUT(C_CALL(ones_like_default, c->args[0], aoti_v_dtype(AOT_B8), aoti_v_none(), aoti_v_none(), aoti_v_none(),
               aoti_v_none()));
    return;
  }
  aot_tensor *number = C_CALL(eq_Tensor, c->args[0], c->args[0]);
  aot_tensor *bounded = C_CALL(ne_Scalar, T(C_CALL(abs_default, c->args[0])), aoti_v_float((double)INFINITY));
  OUT(C_CALL(mul_Tensor, T(number), T(bounded)));
}

// (self, num_classes)
void aoti_decomp_one_hot(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  if (aoti_arg_int(c, 1) < 1) {
    fail(c, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "as many classes as the values say; the graph must name them"));
    return;
  }
  aot_tensor *classes = C_CALL(arange_default, c->args[1], aoti_v_dtype(m->dtype), aoti_v_layout(),
                               aoti_v_device(m->device), aoti_v_bool(false));
  aot_tensor *hit = C_CALL(eq_Tensor, T(C_CALL(unsqueeze_default, c->args[0], aoti_v_int(-1))), T(classes));
  OUT(C_CALL(to_dtype, T(hit), aoti_v_dtype(AOT_I64), aoti_v_bool(false), aoti_v_bool(false), aoti_v_none()));
}

// (self, dim, descending)
void aoti_decomp_argsort(aoti_call *c) {
  aot_value out[2] = {{0}};
  aoti_dispatch(S, AOT_OP_sort_default, c->args, 3, out, S->file, S->line);
  c->out[0] = out[1];
}
void aoti_decomp_argsort_stable(aoti_call *c) {
  aot_value out[2] = {{0}};
  aoti_dispatch(S, AOT_OP_sort_stable, c->args, 4, out, S->file, S->line);
  c->out[0] = out[1];
}

// (self, indices, dim): gather, both repeated to one shape in every other dimension.
void aoti_decomp_take_along_dim(aoti_call *c) {
  aot_int zero[] = {aot_i(-1)};
  if (!aoti_arg_given(c, 2)) {
    aot_tensor *flat = C_CALL(reshape_default, c->args[0], as_list(c, zero, 1));
    aot_tensor *where = C_CALL(reshape_default, c->args[1], as_list(c, zero, 1));
    OUT(C_CALL(gather_default, T(flat), aoti_v_int(0), T(where), aoti_v_bool(false)));
    return;
  }
  int d = 0, n = meta_of(c, 0)->ndim;
  if (!dim_of(c, 2, &d)) return;
  if (n != meta_of(c, 1)->ndim) {
    fail(c, aoti_call_error(c, AOT_ERROR_INVALID, "%d dimensions and indices of %d", n, meta_of(c, 1)->ndim));
    return;
  }
  aot_int size[AOT_MAX_DIMS], index[AOT_MAX_DIMS];
  for (int i = 0; i < n; i++) {
    aot_int a = meta_of(c, 0)->size[i], b = meta_of(c, 1)->size[i];
    size[i] = i == d ? a : aoti_int_is(a, 1) ? b : a;
    index[i] = i == d ? b : size[i];
  }
  aot_tensor *t = C_CALL(expand_default, c->args[0], as_list(c, size, n));
  aot_tensor *where = C_CALL(expand_default, c->args[1], as_list(c, index, n));
  OUT(C_CALL(gather_default, T(t), aoti_v_int(d), T(where), aoti_v_bool(false)));
}

// ---- activations and losses

void aoti_decomp_prelu(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0), *w = meta_of(c, 1);
  aot_value weight = c->args[1];
  aot_int channels = m->ndim >= 2 ? m->size[1] : aot_i(1), have = aoti_meta_numel(c->syms, w);
  if (w->ndim > 1 ||
      !(aoti_int_is(have, 1) || aoti_int_same(have, channels) || aoti_int_compare(c->syms, AOTI_EQ, have, channels))) {
    fail(c, aoti_call_error(c, AOT_ERROR_INVALID, "%lld weights for %lld channels", (long long)have.value,
                            (long long)channels.value));
    return;
  }
  if (w->ndim == 1 && !aoti_int_is(w->size[0], 1) && m->ndim >= 2) {
    aot_int size[AOT_MAX_DIMS];
    for (int d = 0; d < m->ndim; d++) size[d] = d == 1 ? w->size[0] : aot_i(1);
    weight = T(C_CALL(reshape_default, weight, as_list(c, size, m->ndim)));
  } else if (w->ndim != m->ndim) {
    aot_int size[AOT_MAX_DIMS];
    for (int d = 0; d < m->ndim; d++) size[d] = aot_i(1);
    weight = T(C_CALL(reshape_default, weight, as_list(c, size, m->ndim)));
  }
  OUT(C_CALL(_prelu_kernel_default, c->args[0], weight));
}

void aoti_decomp_log_sigmoid(aoti_call *c) {
  aot_value out[2] = {{0}};
  aoti_dispatch(S, AOT_OP_log_sigmoid_forward_default, c->args, 1, out, S->file, S->line);
  c->out[0] = out[0];
}

// PyTorch's numbers of reductions: none, mean, sum.
static void give_reduced(aoti_call *c, int arg, aot_tensor *t) {
  int64_t how = aoti_arg_int(c, arg);
  if (how == 1)
    t = C_CALL(mean_default, T(t), aoti_v_none());
  else if (how == 2)
    t = C_CALL(sum_default, T(t), aoti_v_none());
  OUT(t);
}
void aoti_decomp_l1_loss(aoti_call *c) {
  aot_tensor *difference = C_CALL(sub_Tensor, c->args[0], c->args[1], aoti_v_int(1));
  give_reduced(c, 2, C_CALL(abs_default, T(difference)));
}
// target (log target - self), or exp(target) (target - self)
void aoti_decomp_kl_div(aoti_call *c) {
  aot_tensor *t;
  if (aoti_arg_bool(c, 3)) {
    aot_tensor *p = C_CALL(exp_default, c->args[1]);
    t = C_CALL(mul_Tensor, T(p), T(C_CALL(sub_Tensor, c->args[1], c->args[0], aoti_v_int(1))));
  } else {
    aot_tensor *own = C_CALL(xlogy_Tensor, c->args[1], c->args[1]);
    t = C_CALL(sub_Tensor, T(own), T(C_CALL(mul_Tensor, c->args[1], c->args[0])), aoti_v_int(1));
  }
  give_reduced(c, 2, t);
}
// exp(input) - target input, or input - target log(input + eps); with Stirling's term of log(target!) where target > 1
void aoti_decomp_poisson_nll_loss(aoti_call *c) {
  const aot_value x = c->args[0], target = c->args[1], one = aoti_v_int(1);
  aot_tensor *t, *u;
  if (aoti_arg_bool(c, 2)) {
    t = C_CALL(exp_default, x);
    t = C_CALL(sub_Tensor, T(t), T(C_CALL(mul_Tensor, target, x)), one);
  } else {
    u = C_CALL(log_default, T(C_CALL(add_Tensor, x, c->args[4], one)));
    t = C_CALL(sub_Tensor, x, T(C_CALL(mul_Tensor, target, T(u))), one);
  }
  if (aoti_arg_bool(c, 3)) {
    u = C_CALL(sub_Tensor, T(C_CALL(mul_Tensor, target, T(C_CALL(log_default, target)))), target, one);
    aot_tensor *circle = C_CALL(log_default, T(C_CALL(mul_Tensor, target, aoti_v_float(6.283185307179586))));
    u = C_CALL(add_Tensor, T(u), T(C_CALL(mul_Tensor, T(circle), aoti_v_float(0.5))), one);
    u = C_CALL(masked_fill_Scalar, T(u), T(C_CALL(le_Scalar, target, one)), aoti_v_int(0));
    t = C_CALL(add_Tensor, T(t), T(u), one);
  }
  give_reduced(c, 5, t);
}

// ---- norms

// (input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled): batch norm of one
// batch whose channels are all channels of all samples. Running statistics would be averages over the samples.
void aoti_decomp_instance_norm(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  aot_int size[AOT_MAX_DIMS];
  if (m->ndim < 3 || aoti_arg(c, 3) || aoti_arg(c, 4) || !aoti_arg_bool(c, 5)) {
    fail(c, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "running statistics, or fewer than three dimensions"));
    return;
  }
  aot_int channels = aoti_int_mul(c->syms, m->size[0], m->size[1]);
  size[0] = aot_i(1), size[1] = channels;
  for (int d = 2; d < m->ndim; d++) size[d] = m->size[d];
  aot_value of_all[2];
  for (int i = 0; i < 2; i++)
    of_all[i] =
        aoti_arg(c, 1 + i) ? T(C_CALL(repeat_default, c->args[1 + i], as_list(c, &m->size[0], 1))) : aoti_v_none();
  aot_value x = T(C_CALL(contiguous_default, c->args[0], aoti_v_memory_format(AOT_CONTIGUOUS)));
  aot_tensor *flat = C_CALL(view_default, x, as_list(c, size, m->ndim));
  aot_tensor *out = C_CALL(batch_norm_default, T(flat), of_all[0], of_all[1], aoti_v_none(), aoti_v_none(),
                           aoti_v_bool(true), c->args[6], c->args[7], c->args[8]);
  OUT(C_CALL(view_default, T(out), as_list(c, m->size, m->ndim)));
}

// ---- convolutions

// (input, weight, bias, stride, padding, output_padding, groups, dilation)
void aoti_decomp_conv_transpose(aoti_call *c) {
  OUT(C_CALL(convolution_default, c->args[0], c->args[1], c->args[2], c->args[3], c->args[4], c->args[7],
             aoti_v_bool(true), c->args[5], c->args[6]));
}

// (input, weight, bias, stride, padding, dilation, groups) with the padding "valid", or "same": as many outputs as
// inputs; where the halves differ the larger one comes last.
void aoti_decomp_conv_padding(aoti_call *c) {
  const aoti_meta *w = meta_of(c, 1);
  const char *mode = c->args[4].kind == AOT_STRING ? c->args[4].as.string : "";
  int n = w->ndim - 2;
  aot_int dilation[AOT_MAX_DIMS], before[AOT_MAX_DIMS], zero[AOT_MAX_DIMS], more[2 * AOT_MAX_DIMS];
  bool same = !strcmp(mode, "same"), uneven = false;
  if (n < 1 || n > 3 || (int)c->args[5].as.list.n != n || (!same && strcmp(mode, "valid") != 0)) {
    fail(c, aoti_call_error(c, AOT_ERROR_INVALID, "a padding \"%s\" of %d dimensions", mode, n));
    return;
  }
  aoti_arg_ints(c, 5, dilation);
  for (int i = 0; i < n; i++) {
    int64_t total = same ? dilation[i].value * (w->size[2 + i].value - 1) : 0;
    zero[i] = aot_i(0);
    before[i] = aot_i(total / 2);
    more[2 * (n - 1 - i)] = aot_i(0);
    more[2 * (n - 1 - i) + 1] = aot_i(total % 2);
    uneven = uneven || total % 2;
  }
  aot_value x = c->args[0];
  if (uneven) x = T(C_CALL(constant_pad_nd_default, x, as_list(c, more, 2 * n), aoti_v_int(0)));
  OUT(C_CALL(convolution_default, x, c->args[1], c->args[2], c->args[3], as_list(c, before, n), c->args[5],
             aoti_v_bool(false), as_list(c, zero, n), c->args[6]));
}
