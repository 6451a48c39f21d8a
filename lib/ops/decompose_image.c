// Decompositions of what images go through: pooling, padding, columns.
#include "decompose.h"
#include "calls.h"

// ---- max pooling

// (self, kernel_size, stride, padding, dilation, ceil_mode) -> (values, indices). Large windows are left.
static void max_pool(aoti_call *c, int n) {
  enum { MAX_WINDOW = 25 };
  static const int64_t zeros[3] = {0, 0, 0}, ones[3] = {1, 1, 1};
  int64_t k[3], stride[3], pad[3], dilation[3], window = 1;
  tensor t = IN(0);
  int ndim = t->meta.ndim;
  aoti_decompose_each(c, 1, n, ones, k);
  aoti_decompose_each(c, 2, n, k, stride);
  aoti_decompose_each(c, 3, n, zeros, pad);
  aoti_decompose_each(c, 4, n, ones, dilation);
  for (int i = 0; i < n; i++) window *= k[i];
  if (window > MAX_WINDOW || ndim <= n) return;
  const size_t m = (size_t)n;
  const aot_value args[] = {V(t),
                            aoti_decompose_ints(c, k, m),
                            aoti_decompose_ints(c, stride, m),
                            aoti_decompose_ints(c, pad, m),
                            aoti_decompose_ints(c, dilation, m),
                            c->args[5]};
  aot_value out[2];
  aoti_decompose_call(c, AOT_OP_prims__low_memory_max_pool_with_offsets_default, args, 6, out);
  if (S->error) return;
  OUT(0, out[0]);
  OUT(1, CALL(prims__low_memory_max_pool_offsets_to_indices_default, out[1], args[1],
              aoti_v_ints(S, t->meta.size + ndim - n, m), args[2], args[3], args[4]));
}
void aoti_rewrite_max_pool2d(aoti_call *c) { max_pool(c, 2); }
void aoti_rewrite_max_pool3d(aoti_call *c) { max_pool(c, 3); }

// (self, output_size) -> (values, indices): over everything, or windows that fit evenly.
void aoti_rewrite_adaptive_max_pool2d(aoti_call *c) {
  static const int64_t zeros[2] = {0, 0};
  int64_t out[2];
  tensor t = IN(0);
  int n = t->meta.ndim;
  aoti_decompose_each(c, 1, 2, zeros, out);
  if (!aoti_decompose_is_static(t) || n < 3 || out[0] < 1 || out[1] < 1) return;
  int64_t h = aoti_dim(t, n - 2), w = aoti_dim(t, n - 1);
  if (out[0] == 1 && out[1] == 1) {
    OUT(0, CALL(amax_default, V(t), INTS(-2, -1), YES));
    tensor at = CALL(argmax_default, V(CALL(flatten_using_ints, V(t), V(-2))), V(-1));
    OUT(1, UNSQUEEZE(UNSQUEEZE(at, -1), -1));
  } else if (h % out[0] == 0 && w % out[1] == 0) {
    const aot_value args[] = {V(t), INTS(h / out[0], w / out[1])};
    aoti_decompose_call(c, AOT_OP_max_pool2d_with_indices_default, args, 2, c->out);
  }
}

// The same in three dimensions; the results are row-major.
void aoti_rewrite_adaptive_max_pool3d(aoti_call *c) {
  static const int64_t zeros[3] = {0, 0, 0};
  int64_t out[3];
  tensor t = IN(0), r[2];
  int n = t->meta.ndim;
  aoti_decompose_each(c, 1, 3, zeros, out);
  if (!aoti_decompose_is_static(t) || n < 4 || out[0] < 1 || out[1] < 1 || out[2] < 1) return;
  int64_t in[3] = {aoti_dim(t, n - 3), aoti_dim(t, n - 2), aoti_dim(t, n - 1)};
  if (out[0] == 1 && out[1] == 1 && out[2] == 1) {
    r[0] = CALL(amax_default, V(t), INTS(-3, -2, -1), YES);
    r[1] = CALL(argmax_default, V(CALL(flatten_using_ints, V(t), V(-3))), V(-1));
    for (int i = 0; i < 3; i++) r[1] = UNSQUEEZE(r[1], -1);
  } else if (in[0] % out[0] == 0 && in[1] % out[1] == 0 && in[2] % out[2] == 0) {
    const aot_value args[] = {V(t), INTS(in[0] / out[0], in[1] / out[1], in[2] / out[2])};
    aot_value list[2] = {{0}};
    aoti_decompose_call(c, AOT_OP_max_pool3d_with_indices_default, args, 2, list);
    if (S->error) return;
    for (int i = 0; i < 2; i++) r[i] = list[i].as.tensor;
  } else
    return;
  for (int i = 0; i < 2; i++) {
    aot_int stride[AOT_MAX_DIMS];
    aoti_contiguous_strides(c->syms, n, r[i]->meta.size, stride);
    OUT(i, CALL(prims_inductor_force_stride_order_default, V(r[i]), aoti_v_ints(S, stride, (size_t)n)));
  }
}

// (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices): each gradient is added at its place.
void aoti_rewrite_max_pool2d_backward(aoti_call *c) {
  tensor grad = IN(0), self = IN(1), places = IN(7);
  if (!aoti_decompose_is_static(self)) return;
  bool batched = self->meta.ndim == 4;
  if (!batched) {
    self = UNSQUEEZE(self, 0);
    grad = UNSQUEEZE(grad, 0);
    places = UNSQUEEZE(places, 0);
  }
  int64_t planes = aoti_dim(self, 0) * aoti_dim(self, 1), in = aoti_dim(self, 2) * aoti_dim(self, 3);
  int64_t out = aoti_dim(grad, 2) * aoti_dim(grad, 3);
  aot_dtype d = grad->meta.dtype;
  tensor r = CALL(zeros_default, INTS(planes, in), aoti_v_dtype(aoti_decompose_wide(d)), aoti_v_none(),
                  aoti_v_device(grad->meta.device), NO);
  grad = RESHAPE(grad, INTS(planes, out));
  places = RESHAPE(places, INTS(planes, out));
  grad = TO(grad, aoti_decompose_wide(d));
  r = CALL(scatter_add_default, V(r), V(1), V(places), V(grad));
  r = TO(RESHAPE(r, SIZES(self)), d);
  r = aoti_decompose_in_format(c, r, aoti_decompose_format(self));
  OUT(0, batched ? r : SQUEEZE(r, 0));
}

// ---- padding by indices: (self, padding), the last dimension's pair first

typedef tensor (*place_fn)(aoti_call *c, int64_t left, int64_t size, int64_t right, const aot_tensor *beside);
static tensor reflected(aoti_call *c, int64_t left, int64_t size, int64_t right, const aot_tensor *beside) {
  tensor at = ABS(aoti_decompose_counts(c, -left, size + right, 1, AOT_DTYPE_NONE, beside));
  return SUB(size - 1, ABS(SUB(size - 1, at)));
}
static tensor replicated(aoti_call *c, int64_t left, int64_t size, int64_t right, const aot_tensor *beside) {
  tensor at = aoti_decompose_counts(c, -left, size + right, 1, AOT_DTYPE_NONE, beside);
  return CALL(clamp_default, V(at), V(0), V(size - 1));
}
// The pairs in the order of dimensions; how many, 0 when the call is left.
static int paddings(const aoti_call *c, int arg, const aot_tensor *t, int64_t left[], int64_t right[]) {
  aot_int list[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, arg, list) / 2;
  if (n > t->meta.ndim || !aoti_decompose_is_static(t)) return 0;
  for (int i = 0; i < n; i++) left[i] = list[2 * (n - 1 - i)].value, right[i] = list[2 * (n - 1 - i) + 1].value;
  return n;
}
static void padded(aoti_call *c, place_fn place) {
  int64_t left[AOT_MAX_DIMS], right[AOT_MAX_DIMS];
  int n = paddings(c, 1, IN(0), left, right), first = IN(0)->meta.ndim - n;
  if (!n) return;
  tensor t;
  aot_dtype dtype = aoti_decompose_widen(c, 1, &t);
  tensor r = t;
  for (int i = 0; i < n && !S->error; i++) {
    tensor at = place(c, left[i], aoti_dim(t, first + i), right[i], t);
    aot_value list[AOT_MAX_DIMS];
    for (int d = 0; d < t->meta.ndim; d++) list[d] = d == first + i ? V(at) : aoti_v_none();
    r = CALL(_unsafe_index_Tensor, V(r), aoti_v_list(S, list, (size_t)t->meta.ndim));
  }
  OUT(0, TO(aoti_decompose_in_format(c, r, aoti_decompose_format(t)), dtype));
}
void aoti_rewrite_reflection_pad(aoti_call *c) { padded(c, reflected); }
void aoti_rewrite_replication_pad(aoti_call *c) { padded(c, replicated); }

// One area of the padded gradient along a dimension: the places read, valid where `where` is within [low, high].
typedef struct area {
  tensor place, where;
  int64_t low, high;
} area;
// The gradient read at an area; NULL when one of its ranges is empty.
static tensor area_of(aoti_call *c, const area *a, int n, const tensor *before, int n_before) {
  tensor in[AOT_MAX_DIMS] = {NULL}, all;
  aot_value at[AOT_MAX_DIMS];
  for (int i = 0; i < n; i++)
    if (a[i].high < a[i].low) return NULL;
  for (int i = 0; i < n; i++) {
    tensor above = GE(a[i].where, a[i].low);
    in[i] = AND(above, LE(a[i].where, a[i].high));
  }
  all = in[0];
  for (int i = 1; i < n; i++) all = AND(all, in[i]);
  for (int i = 0; i < n_before; i++) at[i] = V(before[i]);
  for (int i = 0; i < n; i++) at[n_before + i] = V(a[i].place);
  return CALL(_unsafe_masked_index_default, c->args[0], V(all), aoti_v_list(S, at, (size_t)(n_before + n)), V(0.0));
}
// (grad_output, self, padding): every element gathers from where it went: the centre, and what was reflected before and
// after it along each dimension.
void aoti_rewrite_reflection_pad_backward(aoti_call *c) {
  enum { BEFORE, CENTRE, AFTER };
  int64_t left[AOT_MAX_DIMS], right[AOT_MAX_DIMS], shape[AOT_MAX_DIMS];
  const aot_tensor *x = IN(1);
  int n = paddings(c, 2, x, left, right), ndim = x->meta.ndim, first = ndim - n;
  if (!n || n > 3) return;
  tensor at[AOT_MAX_DIMS];
  area areas[3][3] = {{{0}}}, chosen[3] = {{0}};
  for (int d = 0; d < ndim; d++) {
    for (int k = 0; k < ndim; k++) shape[k] = k == d ? -1 : 1;
    at[d] =
        VIEW(aoti_decompose_count(c, x->meta.size[d], AOT_DTYPE_NONE, x), aoti_decompose_ints(c, shape, (size_t)ndim));
  }
  int64_t last[3];
  for (int i = 0; i < n; i++) last[i] = aoti_dim(x, first + i) - 1;
  for (int i = 0; i < n; i++) {
    tensor place = ADD(at[first + i], left[i]);
    areas[i][CENTRE] = (area){place, place, 0, last[i] + left[i] + right[i]};
  }
  for (int i = 0; i < n; i++) areas[i][BEFORE] = (area){SUB(left[i], at[first + i]), at[first + i], 1, left[i]};
  for (int i = 0; i < n; i++)
    areas[i][AFTER] = (area){SUB(2 * last[i] + left[i], at[first + i]), at[first + i], last[i] - right[i], last[i] - 1};
  for (int i = 0; i < n; i++) chosen[i] = areas[i][CENTRE];
  tensor grad = area_of(c, chosen, n, at, first);
  int combinations = n == 1 ? 3 : n == 2 ? 9 : 27;
  for (int k = 0; k < combinations && grad && !S->error; k++) {
    bool centre = true;
    for (int i = n - 1, rest = k; i >= 0; i--, rest /= 3) {
      chosen[i] = areas[i][rest % 3];
      centre &= rest % 3 == CENTRE;
    }
    tensor more = centre ? NULL : area_of(c, chosen, n, at, first);
    if (more) grad = ADD(grad, more);
  }
  if (grad) OUT(0, grad);
}

// ---- columns

// The places that a kernel of size k reads along a dimension: a row per element of the kernel.
static tensor windows(aoti_call *c, int64_t size, int64_t k, int64_t dilation, int64_t pad, int64_t stride) {
  int64_t end = size + pad * 2 - dilation * (k - 1);
  aot_value dtype = aoti_v_dtype(AOT_I64), device = aoti_v_device(IN(0)->meta.device), none = aoti_v_none();
  tensor starts = UNSQUEEZE(CALL(arange_start_step, V(0), V(end), V(stride), dtype, none, device, NO), 0);
  tensor kernel = UNSQUEEZE(CALL(arange_start_step, V(0), V(k * dilation), V(dilation), dtype, none, device, NO), -1);
  return ADD(starts, kernel);
}
static bool two_each(const aoti_call *c, int first, int64_t k[2], int64_t dilation[2], int64_t pad[2],
                     int64_t stride[2]) {
  static const int64_t absent[2] = {0, 0};
  int64_t *out[] = {k, dilation, pad, stride};
  for (int i = 0; i < 4; i++) aoti_decompose_each(c, first + i, 2, absent, out[i]);
  return k[0] > 0 && k[1] > 0 && dilation[0] > 0 && dilation[1] > 0 && stride[0] > 0 && stride[1] > 0;
}
// (self, kernel_size, dilation, padding, stride)
void aoti_rewrite_im2col(aoti_call *c) {
  int64_t k[2], dilation[2], pad[2], stride[2];
  tensor t = IN(0);
  bool batched = t->meta.ndim == 4;
  if (!two_each(c, 1, k, dilation, pad, stride) || !aoti_decompose_is_static(t) || t->meta.ndim < 3) return;
  if (!batched) t = UNSQUEEZE(t, 0);
  tensor rows = windows(c, aoti_dim(t, 2), k[0], dilation[0], pad[0], stride[0]);
  tensor columns = windows(c, aoti_dim(t, 3), k[1], dilation[1], pad[1], stride[1]);
  tensor wide = CALL(constant_pad_nd_default, V(t), INTS(pad[1], pad[1], pad[0], pad[0]), V(0.0));
  rows = UNSQUEEZE(UNSQUEEZE(rows, -1), -1);
  aot_value at[] = {aoti_v_none(), aoti_v_none(), V(rows), V(columns)};
  tensor r = CALL(index_Tensor, V(wide), aoti_v_list(S, at, 4));
  if (S->error) return;
  r = CALL(permute_default, V(r), INTS(0, 1, 2, 4, 3, 5));
  r = RESHAPE(r, INTS(aoti_dim(t, 0), aoti_dim(t, 1) * k[0] * k[1], aoti_dim(rows, 1) * aoti_dim(columns, 1)));
  OUT(0, batched ? r : SQUEEZE(r, 0));
}
// (self, output_size, kernel_size, dilation, padding, stride)
void aoti_rewrite_col2im(aoti_call *c) {
  static const int64_t absent[2] = {0, 0};
  int64_t size[2], k[2], dilation[2], pad[2], stride[2], n[2];
  tensor t = IN(0);
  bool batched = t->meta.ndim == 3;
  aoti_decompose_each(c, 1, 2, absent, size);
  if (!two_each(c, 2, k, dilation, pad, stride) || !aoti_decompose_is_static(t) || t->meta.ndim < 2) return;
  aot_dtype d = aoti_decompose_widen(c, 1, &t);
  for (int i = 0; i < 2; i++) n[i] = 1 + (size[i] + 2 * pad[i] - dilation[i] * (k[i] - 1) - 1) / stride[i];
  if (!batched) t = UNSQUEEZE(t, 0);
  int64_t batch = aoti_dim(t, 0), channels = aoti_dim(t, 1) / (k[0] * k[1]);
  t = RESHAPE(t, INTS(batch, channels, k[0], k[1], n[0], n[1]));
  t = CALL(permute_default, V(t), INTS(0, 1, 2, 4, 3, 5));
  tensor rows = aoti_decompose_trail(c, windows(c, size[0], k[0], dilation[0], pad[0], stride[0]), 4);
  tensor columns = windows(c, size[1], k[1], dilation[1], pad[1], stride[1]);
  aot_value none = aoti_v_none(), at[] = {none, none, V(rows), V(columns)};
  tensor zeros = CALL(new_zeros_default, V(t), INTS(batch, channels, size[0] + 2 * pad[0], size[1] + 2 * pad[1]), none,
                      none, none, NO);
  tensor r = CALL(_unsafe_index_put_default, V(zeros), aoti_v_list(S, at, 4), V(t), YES);
  r = CALL(constant_pad_nd_default, V(r), INTS(-pad[1], -pad[1], -pad[0], -pad[0]), V(0.0));
  OUT(0, TO(batched ? r : SQUEEZE(r, 0), d));
}
