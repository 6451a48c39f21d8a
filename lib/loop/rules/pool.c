/* Pools over windows of the last one to three dimensions. */
#include "window.h"
#include <math.h>

static aot_status unsupported(const aoti_lower *c) {
  return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "windows of these sizes");
}

/* How many dimensions are pooled: the digit in the operator's name, or how many sizes the kernel has. */
static int spatial_of(const aoti_lower *c, int kernel_arg) {
  aot_int kernel[AOT_MAX_DIMS];
  for (const char *name = c->info->packet; *name; name++)
    if (name[1] == 'd' && *name >= '1' && *name <= '3') return *name - '0';
  int n = aoti_lower_ints(c, kernel_arg, kernel);
  return n >= 1 && n <= AOTI_MAX_SPATIAL ? n : 2;
}

/* kernel, stride, padding from argument first on; dilation at its own (-1: none). */
static bool pool_window(const aoti_lower *c, int first, int dilation, aoti_windows *w) {
  static const int64_t ones[] = {1, 1, 1}, zeros[] = {0, 0, 0};
  w->k = spatial_of(c, first);
  return aoti_lower_numbers(c, first, w->k, ones, w->kernel) &&
         aoti_lower_numbers(c, first + 1, w->k, w->kernel, w->stride) &&
         aoti_lower_numbers(c, first + 2, w->k, zeros, w->pad) &&
         aoti_lower_numbers(c, dilation, w->k, ones, w->dilation);
}

/* The dimensions of windows of k dimensions, those of [a, b, out .., kernel ..]. */
static uint32_t kernel_dims(int k) { return ((1u << k) - 1) << (2 + k); }

/* [C, in ..] as [1, C, in ..]. */
static aoti_te batched(aoti_fuse *f, aoti_te x, int k) {
  return x && aoti_te_ndim(f, x) == k + 1 ? aoti_te_unsqueeze(f, x, 0) : x;
}
static aoti_te result(aoti_lower *c, aoti_te x, int i) {
  const aoti_meta *m = aoti_lower_result(c, i);
  return m ? aoti_cast(c->f, aoti_te_reshape(c->f, x, m->ndim, m->size), m->dtype) : 0;
}

/* ---- max */

/* The largest element of each window and its place in the window along every dimension: the first of equals, the last
 * NaN where there is one. win is [a, b, out .., kernel ..]. */
static aoti_te largest(aoti_lower *c, aoti_te win, int k, aoti_te *place) {
  aoti_fuse *f = c->f;
  if (!win) return 0;
  const aot_int *size = aoti_te_sizes(f, win);
  uint32_t over = kernel_dims(k);
  aoti_te max = aoti_fold(f, AOTI_OP_REDUCE_MAX, win, over, false);
  aoti_te at = aoti_te_reduce(f, AOTI_OP_REDUCE_ARGMAX, AOT_I64, win, over, false);
  aoti_te here = aoti_te_int(f, AOT_I64, 0);
  for (int i = 0; i < k; i++) {
    aoti_te along = aoti_te_iota(f, 2 + 2 * k, size, 2 + k + i);
    here = OP2(ADD, OP2(MUL, here, aoti_te_size(f, size[2 + k + i])), along);
  }
  aoti_te nan = OP3(SELECT, OP1(ISNAN, win), here, aoti_te_int(f, AOT_I64, -1));
  at = OP3(SELECT, OP1(ISNAN, max), aoti_fold(f, AOTI_OP_REDUCE_MAX, nan, over, false), at);
  for (int i = k - 1; i >= 0; i--) {
    aoti_te n = aoti_te_size(f, size[2 + k + i]);
    place[i] = i ? OP2(REMAINDER, at, n) : at;
    at = OP2(FLOORDIV, at, n);
  }
  return max;
}

/* The same of windows of x; a place in the padding, where everything is -inf, becomes the first outside of it. */
static aoti_te largest_of_windows(aoti_lower *c, aoti_te x, const aoti_windows *w, const aot_int *out, aoti_te *place) {
  aoti_fuse *f = c->f;
  aoti_te max = largest(c, aoti_windows_of(c, x, w, out, -HUGE_VAL), w->k, place);
  for (int i = 0; i < w->k && max; i++) {
    if (!w->pad[i]) continue;
    aoti_te o = aoti_te_iota(f, 2 + w->k, aoti_te_sizes(f, place[i]), 2 + i);
    aoti_te before = OP2(SUB, aoti_te_int(f, AOT_I64, w->pad[i] + w->dilation[i] - 1),
                         OP2(MUL, o, aoti_te_int(f, AOT_I64, w->stride[i])));
    place[i] = OP2(MAX, place[i], OP2(FLOORDIV, before, aoti_te_int(f, AOT_I64, w->dilation[i])));
  }
  return max;
}

/* A place in its window as one in the plane of sizes in. */
static aoti_te in_plane(aoti_lower *c, const aoti_te *place, const aoti_windows *w, const aot_int *in) {
  aoti_fuse *f = c->f;
  aoti_te flat = aoti_te_int(f, AOT_I64, 0);
  for (int i = 0; i < w->k && place[i]; i++) {
    int n = aoti_te_ndim(f, place[i]);
    aoti_te o = aoti_te_iota(f, n, aoti_te_sizes(f, place[i]), n - w->k + i);
    aoti_te at = OP2(SUB, OP2(MUL, o, aoti_te_int(f, AOT_I64, w->stride[i])), aoti_te_int(f, AOT_I64, w->pad[i]));
    at = OP2(ADD, at, OP2(MUL, place[i], aoti_te_int(f, AOT_I64, w->dilation[i])));
    flat = i ? OP2(ADD, OP2(MUL, flat, aoti_te_size(f, in[i])), at) : at;
  }
  return flat;
}

/* (self, kernel, stride, padding, dilation, ceil_mode) to the values and their places: in the plane, or (offsets) in
 * the window */
static aot_status max_pool(aoti_lower *c, bool offsets) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_windows w;
  aoti_te place[AOTI_MAX_SPATIAL];
  if (!m || !aoti_is_float(m->dtype) || !pool_window(c, 1, 4, &w)) return unsupported(c);
  aoti_te x = batched(f, aoti_lower_operand(c, 0, aoti_compute(m->dtype)), w.k);
  if (!x) return NULL;
  aoti_te max = largest_of_windows(c, x, &w, m->size + m->ndim - w.k, place);
  if (!max) return NULL;
  aoti_te at = place[0];
  for (int i = 1; i < w.k && offsets; i++) at = OP2(ADD, OP2(MUL, at, aoti_te_int(f, AOT_I64, w.kernel[i])), place[i]);
  c->out[0] = result(c, max, 0);
  c->out[1] = result(c, offsets ? at : in_plane(c, place, &w, aoti_te_sizes(f, x) + 2), 1);
  return NULL;
}
aot_status aoti_lower_max_pool_with_indices(aoti_lower *c) { return max_pool(c, false); }
aot_status aoti_lower_max_pool_with_offsets(aoti_lower *c) { return max_pool(c, true); }

/* (offsets, kernel, input_size, stride, padding, dilation) */
aot_status aoti_lower_max_pool_offsets_to_indices(aoti_lower *c) {
  static const int64_t ones[] = {1, 1, 1}, zeros[] = {0, 0, 0};
  aoti_fuse *f = c->f;
  aoti_te at = aoti_lower_operand(c, 0, AOT_I64), place[AOTI_MAX_SPATIAL];
  aoti_windows w = {.k = spatial_of(c, 1)};
  aot_int in[AOT_MAX_DIMS];
  if (!aoti_lower_numbers(c, 1, w.k, ones, w.kernel) || aoti_lower_ints(c, 2, in) != w.k ||
      !aoti_lower_numbers(c, 3, w.k, w.kernel, w.stride) || !aoti_lower_numbers(c, 4, w.k, zeros, w.pad) ||
      !aoti_lower_numbers(c, 5, w.k, ones, w.dilation))
    return unsupported(c);
  for (int i = w.k - 1; i >= 0; i--) {
    aoti_te n = aoti_te_int(f, AOT_I64, w.kernel[i]);
    place[i] = i ? OP2(REMAINDER, at, n) : at;
    at = OP2(FLOORDIV, at, n);
  }
  c->out[0] = aoti_te_copy(f, in_plane(c, place, &w, in), NULL);
  return NULL;
}

/* (grad, self, kernel, stride, padding, dilation, ceil_mode, indices): each element gathers from the outputs that chose
 * it */
aot_status aoti_lower_max_pool_with_indices_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_windows w;
  if (!m || !pool_window(c, 2, 5, &w)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  const aot_int *in = m->size + m->ndim - w.k;
  aoti_te g = aoti_windows_back(c, batched(f, aoti_lower_operand(c, 0, dtype), w.k), &w, in, 0);
  aoti_te at = aoti_windows_back(c, batched(f, aoti_lower_operand(c, 7, AOT_I64), w.k), &w, in, -1);
  if (!g || !at) return NULL;
  aoti_te here = aoti_te_int(f, AOT_I64, 0);
  for (int i = 0; i < w.k; i++) {
    aoti_te along = aoti_te_iota(f, 2 + 2 * w.k, aoti_te_sizes(f, at), 2 + i);
    here = i ? OP2(ADD, OP2(MUL, here, aoti_te_size(f, in[i])), along) : along;
  }
  aoti_te v = OP3(SELECT, OP2(EQ, at, here), g, aoti_number(f, dtype, 0));
  c->out[0] = result(c, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, kernel_dims(w.k), false), 0);
  return NULL;
}

/* ---- averages */

/* How many elements each window of an average has, as [1, 1, out ..]: the real ones, or with count_include_pad those
 * inside the padded plane; or the divisor given. */
static aoti_te divisor(aoti_lower *c, const aoti_windows *w, const aot_int *in, const aot_int *out, aot_dtype dtype,
                       bool with_pad, int divisor_arg) {
  aoti_fuse *f = c->f;
  if (aoti_lower_given(c, divisor_arg)) return aoti_lower_operand(c, divisor_arg, dtype);
  aot_int plane[2 + AOTI_MAX_SPATIAL] = {aot_i(1), aot_i(1)};
  aoti_windows v = *w;
  for (int i = 0; i < w->k; i++) {
    plane[2 + i] = with_pad ? aoti_int_add(c->g->syms, in[i], aot_i(2 * w->pad[i])) : in[i];
    if (with_pad) v.pad[i] = 0;
  }
  aoti_te ones = aoti_windows_of(c, aoti_filled(f, 1, dtype, 2 + w->k, plane), &v, out, 0);
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, ones, kernel_dims(w->k), false);
}

/* (self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override) */
aot_status aoti_lower_avg_pool(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_windows w;
  if (!m || (!aoti_is_float(m->dtype) && m->dtype != AOT_I64) || !pool_window(c, 1, -1, &w)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = batched(f, aoti_lower_operand(c, 0, dtype), w.k);
  if (!x) return NULL;
  const aot_int *out = m->size + m->ndim - w.k;
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_windows_of(c, x, &w, out, 0), kernel_dims(w.k), false);
  aoti_te n = divisor(c, &w, aoti_te_sizes(f, x) + 2, out, dtype, aoti_lower_bool(c, 5), 6);
  aoti_te average = 0;
  if (aoti_is_float(dtype)) {
    average = OP2(DIV, sum, n);
  } else { /* cut towards 0 */
    aoti_te negative = OP2(LT, sum, aoti_number(f, dtype, 0)), size = OP3(SELECT, negative, OP1(NEG, sum), sum);
    average = OP2(FLOORDIV, size, n);
    average = OP3(SELECT, negative, OP1(NEG, average), average);
  }
  c->out[0] = result(c, average, 0);
  return NULL;
}

/* grad, self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override */
aot_status aoti_lower_avg_pool_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *gm = aoti_lower_meta(c, 0);
  aoti_windows w;
  if (!m || !gm || !pool_window(c, 2, -1, &w)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  const aot_int *in = m->size + m->ndim - w.k, *out = gm->size + gm->ndim - w.k;
  aoti_te g = batched(f, aoti_lower_operand(c, 0, dtype), w.k);
  g = OP2(DIV, g, divisor(c, &w, in, out, dtype, aoti_lower_bool(c, 6), 7));
  aoti_te v = aoti_windows_back(c, g, &w, in, 0);
  c->out[0] = result(c, v ? aoti_fold(f, AOTI_OP_REDUCE_SUM, v, kernel_dims(w.k), false) : 0, 0);
  return NULL;
}

/* ---- windows of a size of their own: output i of `to` sees inputs [i n div to, ((i + 1) n + to - 1) div to); an input
 * u is seen by the outputs that the same formula gives with n and to exchanged */

typedef struct stretch {
  aoti_te start, end; /* i64, over the space of i */
} stretch;

static stretch stretch_of(aoti_fuse *f, aoti_te i, int64_t n, int64_t to) {
  aoti_te size = aoti_te_int(f, AOT_I64, n), by = aoti_te_int(f, AOT_I64, to);
  aoti_te next = OP2(ADD, OP2(MUL, i, size), aoti_te_int(f, AOT_I64, n + to - 1));
  return (stretch){OP2(FLOORDIV, OP2(MUL, i, size), by), OP2(FLOORDIV, next, by)};
}

static int64_t widest(int64_t n, int64_t to) {
  int64_t most = 0;
  for (int64_t i = 0; i < to; i++) {
    int64_t width = ((i + 1) * n + to - 1) / to - i * n / to;
    if (width > most) most = width;
  }
  return most;
}

/* x as [.., window]: what each of `to` positions along dim sees, `fill` behind its last. */
static aoti_te spread(aoti_lower *c, aoti_te x, int dim, int64_t to, double fill) {
  aoti_fuse *f = c->f;
  int n = x ? aoti_te_ndim(f, x) : 0;
  if (!x) return 0;
  aot_int size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  int64_t have = aoti_te_sizes(f, x)[dim].value;
  for (int d = 0; d < n; d++) {
    size[d] = d == dim ? aot_i(to) : aoti_te_sizes(f, x)[d];
    map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  }
  size[n] = aot_i(widest(have, to));
  stretch s = stretch_of(f, aoti_te_iota(f, n + 1, size, dim), have, to);
  aoti_te at = OP2(ADD, s.start, aoti_te_iota(f, n + 1, size, n)), inside = OP2(LT, at, s.end);
  aoti_te v = aoti_te_gather_inside(f, x, OP2(MIN, at, aoti_te_int(f, AOT_I64, have - 1)), dim, map);
  return OP3(SELECT, inside, v, aoti_number(f, aoti_te_dtype(f, x), fill));
}

/* Sums along dim over the window of each of `to` positions. */
static aoti_te sums(aoti_lower *c, aoti_te x, int dim, int64_t to) {
  if (aoti_te_sizes(c->f, x)[dim].value == to) return x;
  int n = aoti_te_ndim(c->f, x);
  return aoti_fold(c->f, AOTI_OP_REDUCE_SUM, spread(c, x, dim, to, 0), 1u << n, false);
}

/* x over the number of elements of each window of dim, when n elements go to as many as x has. */
static aoti_te shared(aoti_lower *c, aoti_te x, int dim, int64_t n) {
  aoti_fuse *f = c->f;
  int64_t to = aoti_te_sizes(f, x)[dim].value;
  stretch s = stretch_of(f, aoti_te_iota(f, aoti_te_ndim(f, x), aoti_te_sizes(f, x), dim), n, to);
  return OP2(DIV, x, aoti_cast(f, OP2(SUB, s.end, s.start), aoti_te_dtype(f, x)));
}

static bool constant(const aoti_meta *m, int spatial) {
  if (!m) return false;
  for (int d = m->ndim - spatial; d < m->ndim; d++)
    if (d < 0 || m->size[d].sym || m->size[d].value < 1) return false;
  return m->ndim + spatial <= AOT_MAX_DIMS;
}

aot_status aoti_lower__adaptive_avg_pool(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  int k = spatial_of(c, 1);
  if (!constant(m, k) || !constant(from, k)) return unsupported(c);
  aoti_te x = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int d = m->ndim - k; d < m->ndim && x; d++) x = sums(c, x, d, m->size[d].value);
  for (int d = m->ndim - k; d < m->ndim && x; d++) x = shared(c, x, d, from->size[d].value);
  c->out[0] = aoti_te_copy(c->f, aoti_cast(c->f, x, m->dtype), NULL);
  return NULL;
}

/* (grad, self) */
aot_status aoti_lower__adaptive_avg_pool_backward(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  int k = spatial_of(c, 1);
  if (!constant(m, k) || !constant(from, k)) return unsupported(c);
  aoti_te g = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int d = m->ndim - k; d < m->ndim && g; d++) g = shared(c, g, d, m->size[d].value);
  for (int d = m->ndim - k; d < m->ndim && g; d++) g = sums(c, g, d, m->size[d].value);
  c->out[0] = aoti_te_copy(c->f, aoti_cast(c->f, g, m->dtype), NULL);
  return NULL;
}

/* (self, output_size) to the values and their places in the plane */
aot_status aoti_lower_adaptive_max_pool(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  int k = spatial_of(c, 1);
  aoti_te place[AOTI_MAX_SPATIAL];
  if (!constant(m, k) || !constant(from, k)) return unsupported(c);
  aoti_te x = batched(f, aoti_lower_operand(c, 0, aoti_compute(m->dtype)), k);
  const aot_int *in = from->size + from->ndim - k, *out = m->size + m->ndim - k;
  for (int i = 0; i < k; i++) x = spread(c, x, 2 + i, out[i].value, -HUGE_VAL);
  aoti_te max = largest(c, x, k, place), flat = 0;
  if (!max) return NULL;
  for (int i = 0; i < k; i++) {
    stretch s = stretch_of(f, aoti_te_iota(f, 2 + k, aoti_te_sizes(f, max), 2 + i), in[i].value, out[i].value);
    aoti_te at = OP2(ADD, s.start, place[i]);
    flat = i ? OP2(ADD, OP2(MUL, flat, aoti_te_size(f, in[i])), at) : at;
  }
  c->out[0] = result(c, max, 0);
  c->out[1] = result(c, flat, 1);
  return NULL;
}

/* (grad, self, indices): each element gathers from the outputs that chose it */
aot_status aoti_lower_adaptive_max_pool_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  int k = spatial_of(c, 1);
  if (!constant(m, k) || !constant(from, k)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  const aot_int *in = m->size + m->ndim - k;
  aoti_te g = batched(f, aoti_lower_operand(c, 0, dtype), k), at = batched(f, aoti_lower_operand(c, 2, AOT_I64), k);
  for (int i = 0; i < k; i++) {
    g = spread(c, g, 2 + i, in[i].value, 0);
    at = spread(c, at, 2 + i, in[i].value, -1);
  }
  if (!g || !at) return NULL;
  aoti_te here = 0;
  for (int i = 0; i < k; i++) {
    aoti_te along = aoti_te_iota(f, 2 + 2 * k, aoti_te_sizes(f, at), 2 + i);
    here = i ? OP2(ADD, OP2(MUL, here, aoti_te_size(f, in[i])), along) : along;
  }
  aoti_te v = OP3(SELECT, OP2(EQ, at, here), g, aoti_number(f, dtype, 0));
  c->out[0] = result(c, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, kernel_dims(k), false), 0);
  return NULL;
}
