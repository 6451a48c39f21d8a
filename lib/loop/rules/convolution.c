/* Convolutions and pools over one to three spatial dimensions: windows are index maps, so each is a reduction over them
 * that reads its input in place. */
#include "rules.h"
#include <math.h>
#include <string.h>

enum { MAX_SPATIAL = 3 };
typedef struct window {
  int k; /* spatial dimensions */
  int64_t kernel[MAX_SPATIAL], stride[MAX_SPATIAL], pad[MAX_SPATIAL], dilation[MAX_SPATIAL];
} window;

/* A list argument of k numbers, a lone one for all, or (absent or empty) what is given. */
static bool numbers(const aoti_lower *c, int arg, int k, const int64_t *otherwise, int64_t *out) {
  aot_int v[AOT_MAX_DIMS];
  int n = arg < 0 ? 0 : aoti_lower_ints(c, arg, v);
  for (int i = 0; i < k; i++) {
    if (n > 1 && n != k) return false;
    if (n && v[n > 1 ? i : 0].sym) return false;
    out[i] = n ? v[n > 1 ? i : 0].value : otherwise[i];
  }
  return true;
}

static aoti_te zero_like(aoti_fuse *f, double v, aot_dtype dtype, int ndim, const aot_int *size) {
  return aoti_te_expand(f, aoti_number(f, dtype, v), ndim, size);
}

/* x [a, b, in ..] as [a, b, out .., kernel ..]: position o * stride + k * dilation - pad, `fill` outside. */
static aoti_te windows(aoti_lower *c, aoti_te x, const window *w, const aot_int *out, double fill) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  if (!x) return 0;
  int n = aoti_te_ndim(f, x);
  aot_int wide[AOT_MAX_DIMS], lo[AOT_MAX_DIMS] = {{0, 0}}, size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  bool same = true;
  for (int d = 0; d < n; d++) {
    wide[d] = size[d] = aoti_te_sizes(f, x)[d];
    map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
    int i = d - 2;
    if (i < 0) continue;
    int64_t reach = (w->kernel[i] - 1) * w->dilation[i] + 1;
    wide[d] =
        aoti_int_add(syms, aoti_int_mul(syms, aoti_int_sub(syms, out[i], aot_i(1)), aot_i(w->stride[i])), aot_i(reach));
    lo[d] = aot_i(w->pad[i]);
    same &= !w->pad[i] && aoti_int_same(wide[d], aoti_te_sizes(f, x)[d]);
    size[d] = out[i];
    size[n + i] = aot_i(w->kernel[i]);
    map[d].step = w->stride[i];
    map[d].step2 = w->dilation[i];
    map[d].src2 = (int8_t)(n + i + 1);
  }
  if (!same) x = aoti_te_pad(f, x, zero_like(f, fill, aoti_te_dtype(f, x), n, wide), lo);
  return aoti_te_view(f, x, n + w->k, size, map);
}

/* y [a, b, out ..] as [a, b, in .., kernel ..]: what kernel position k of the output at (i + pad - k * dilation) /
 * stride holds, `fill` where there is no such output. */
static aoti_te backwards(aoti_lower *c, aoti_te y, const window *w, const aot_int *in, double fill) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  if (!y) return 0;
  int n = 2 + w->k;
  aot_dtype dtype = aoti_te_dtype(f, y);
  aot_int size[AOT_MAX_DIMS], lo[AOT_MAX_DIMS], wide[AOT_MAX_DIMS];
  for (int i = 0; i < w->k; i++) { /* holes between the outputs: [out, 1] -> [out, stride] -> [out * stride] */
    if (w->stride[i] == 1) continue;
    aoti_te apart = aoti_te_unsqueeze(f, y, 3 + i);
    if (!apart) return 0;
    for (int d = 0; d <= n; d++) {
      size[d] = d == 3 + i ? aot_i(w->stride[i]) : aoti_te_sizes(f, apart)[d];
      lo[d] = aot_i(0);
    }
    y = aoti_te_pad(f, apart, zero_like(f, fill, dtype, n + 1, size), lo);
    for (int d = 0; d < n; d++) wide[d] = aoti_te_sizes(f, y)[d > 2 + i ? d + 1 : d];
    wide[2 + i] = aoti_int_mul(syms, wide[2 + i], aot_i(w->stride[i]));
    y = aoti_te_reshape(f, y, n, wide);
  }
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) {
    wide[d] = size[d] = aoti_te_sizes(f, y)[d];
    lo[d] = aot_i(0);
    map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
    int i = d - 2;
    if (i < 0) continue;
    int64_t reach = (w->kernel[i] - 1) * w->dilation[i];
    wide[d] = aoti_int_add(syms, in[i], aot_i(reach));
    lo[d] = aot_i(reach - w->pad[i]);
    size[d] = in[i];
    size[n + i] = aot_i(w->kernel[i]);
    map[d].start = aot_i(reach);
    map[d].step2 = -w->dilation[i];
    map[d].src2 = (int8_t)(n + i + 1);
  }
  y = aoti_te_pad(f, y, zero_like(f, fill, dtype, n, wide), lo);
  return aoti_te_view(f, y, n + w->k, size, map);
}

/* ---- convolution */

/* win [N, G * A, S .., K ..] and weight against it: sum over (a, K) of win * weight[g, b, a, K] into [N, G * B, S ..].
 * weight is [G * B, A, K ..], or [G * A, B, K ..] when swapped. */
static aoti_te correlate(aoti_lower *c, aoti_te win, aoti_te weight, int k, int64_t groups, bool swapped) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  if (!win || !weight) return 0;
  const aot_int *s = aoti_te_sizes(f, win), *ws = aoti_te_sizes(f, weight);
  aot_int g = aot_i(groups), a = aoti_int_floordiv(syms, s[1], g);
  aot_int b = swapped ? ws[1] : aoti_int_floordiv(syms, ws[0], g);
  aot_int size[AOT_MAX_DIMS], space[AOT_MAX_DIMS], wsize[AOT_MAX_DIMS];
  int n = 4 + 2 * k; /* [N, G, B, S .., A, K ..] */
  space[0] = s[0], space[1] = g, space[2] = b, space[3 + k] = a;
  for (int i = 0; i < k; i++) space[3 + i] = s[2 + i], space[4 + k + i] = s[2 + k + i];
  size[0] = s[0], size[1] = g, size[2] = a;
  for (int i = 0; i < 2 * k; i++) size[3 + i] = s[2 + i];
  wsize[0] = g, wsize[1] = swapped ? a : b, wsize[2] = swapped ? b : a;
  for (int i = 0; i < k; i++) wsize[3 + i] = ws[2 + i];
  aoti_dim_map map[AOT_MAX_DIMS], wmap[AOT_MAX_DIMS];
  map[0] = (aoti_dim_map){0, 1, aot_i(0)};
  map[1] = wmap[0] = (aoti_dim_map){1, 1, aot_i(0)};
  map[2] = (aoti_dim_map){(int8_t)(3 + k), 1, aot_i(0)};
  wmap[1] = (aoti_dim_map){(int8_t)(swapped ? 3 + k : 2), 1, aot_i(0)};
  wmap[2] = (aoti_dim_map){(int8_t)(swapped ? 2 : 3 + k), 1, aot_i(0)};
  for (int i = 0; i < k; i++) {
    map[3 + i] = (aoti_dim_map){(int8_t)(3 + i), 1, aot_i(0)};
    map[3 + k + i] = wmap[3 + i] = (aoti_dim_map){(int8_t)(4 + k + i), 1, aot_i(0)};
  }
  aoti_te left = aoti_te_view(f, aoti_te_reshape(f, win, 3 + 2 * k, size), n, space, map);
  aoti_te right = aoti_te_view(f, aoti_te_reshape(f, weight, 3 + k, wsize), n, space, wmap);
  uint32_t over = ((1u << (1 + k)) - 1) << (3 + k);
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP2(MUL, left, right), over, false);
  aot_int out[AOT_MAX_DIMS] = {s[0], aoti_int_mul(syms, g, b)};
  for (int i = 0; i < k; i++) out[2 + i] = s[2 + i];
  return aoti_te_reshape(f, sum, 2 + k, out);
}

/* sum over (N, S) of y [N, G * B, S ..] * win [N, G * A, S .., K ..] into [G * B, A, K ..] */
static aoti_te weight_gradient(aoti_lower *c, aoti_te y, aoti_te win, int k, int64_t groups) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  if (!y || !win) return 0;
  const aot_int *s = aoti_te_sizes(f, win), *ys = aoti_te_sizes(f, y);
  aot_int g = aot_i(groups), a = aoti_int_floordiv(syms, s[1], g), b = aoti_int_floordiv(syms, ys[1], g);
  aot_int size[AOT_MAX_DIMS], space[AOT_MAX_DIMS], ysize[AOT_MAX_DIMS];
  int n = 4 + 2 * k; /* [G, B, A, K .., N, S ..] */
  space[0] = g, space[1] = b, space[2] = a, space[3 + k] = s[0];
  for (int i = 0; i < k; i++) space[3 + i] = s[2 + k + i], space[4 + k + i] = s[2 + i];
  size[0] = s[0], size[1] = g, size[2] = a;
  for (int i = 0; i < 2 * k; i++) size[3 + i] = s[2 + i];
  ysize[0] = s[0], ysize[1] = g, ysize[2] = b;
  for (int i = 0; i < k; i++) ysize[3 + i] = ys[2 + i];
  aoti_dim_map map[AOT_MAX_DIMS], ymap[AOT_MAX_DIMS];
  map[0] = ymap[0] = (aoti_dim_map){(int8_t)(3 + k), 1, aot_i(0)};
  map[1] = ymap[1] = (aoti_dim_map){0, 1, aot_i(0)};
  map[2] = (aoti_dim_map){2, 1, aot_i(0)};
  ymap[2] = (aoti_dim_map){1, 1, aot_i(0)};
  for (int i = 0; i < k; i++) {
    map[3 + i] = ymap[3 + i] = (aoti_dim_map){(int8_t)(4 + k + i), 1, aot_i(0)};
    map[3 + k + i] = (aoti_dim_map){(int8_t)(3 + i), 1, aot_i(0)};
  }
  aoti_te left = aoti_te_view(f, aoti_te_reshape(f, y, 3 + k, ysize), n, space, ymap);
  aoti_te right = aoti_te_view(f, aoti_te_reshape(f, win, 3 + 2 * k, size), n, space, map);
  uint32_t over = ((1u << (1 + k)) - 1) << (3 + k);
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP2(MUL, left, right), over, false);
  aot_int out[AOT_MAX_DIMS] = {aoti_int_mul(syms, g, b), a};
  for (int i = 0; i < k; i++) out[2 + i] = s[2 + k + i];
  return aoti_te_reshape(f, sum, 2 + k, out);
}

/* stride, padding, dilation from arguments first, first + 1, first + 2; the kernel from the weight. */
static bool conv_window(const aoti_lower *c, const aoti_meta *weight, int first, window *w) {
  static const int64_t ones[] = {1, 1, 1}, zeros[] = {0, 0, 0};
  if (!weight || weight->ndim < 3 || weight->ndim > 2 + MAX_SPATIAL) return false;
  w->k = weight->ndim - 2;
  for (int i = 0; i < w->k; i++) {
    if (weight->size[2 + i].sym) return false;
    w->kernel[i] = weight->size[2 + i].value;
  }
  return numbers(c, first, w->k, ones, w->stride) && numbers(c, first + 1, w->k, zeros, w->pad) &&
         numbers(c, first + 2, w->k, ones, w->dilation);
}

static aot_status unsupported(const aoti_lower *c) {
  return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "windows of these sizes");
}

aot_status aoti_lower_convolution(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *wm = aoti_lower_meta(c, 1);
  window w;
  if (!m || !conv_window(c, wm, 3, &w) || m->ndim != 2 + w.k) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype), weight = aoti_lower_operand(c, 1, dtype);
  aoti_te bias = aoti_lower_operand(c, 2, dtype);
  int64_t groups = aoti_lower_const(c, 8);
  if (!x || !weight || aoti_te_ndim(f, x) != 2 + w.k) return unsupported(c);
  bool transposed = aoti_lower_bool(c, 6);
  aoti_te win = transposed ? backwards(c, x, &w, m->size + 2, 0) : windows(c, x, &w, m->size + 2, 0);
  aoti_te out = correlate(c, win, weight, w.k, groups, transposed);
  for (int i = 0; bias && i < w.k; i++) bias = aoti_te_unsqueeze(f, bias, aoti_te_ndim(f, bias));
  if (bias) out = OP2(ADD, out, bias);
  c->out[0] = aoti_cast(f, out, m->dtype);
  return NULL;
}

static bool masked(const aoti_lower *c, int i, size_t k) {
  const aot_value *v = aoti_lower_given(c, i) ? &c->node->args[i] : NULL;
  return v && (v->kind == AOT_LIST || v->kind == AOT_TUPLE) && k < v->as.list.n && v->as.list.at[k].kind == AOT_BOOL &&
         v->as.list.at[k].as.b;
}

/* grad, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask */
aot_status aoti_lower_convolution_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *gm = aoti_lower_meta(c, 0), *xm = aoti_lower_meta(c, 1), *wm = aoti_lower_meta(c, 2);
  window w;
  if (!gm || !xm || !conv_window(c, wm, 4, &w) || gm->ndim != 2 + w.k || xm->ndim != 2 + w.k) return unsupported(c);
  aot_dtype dtype = aoti_compute(gm->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), x = aoti_lower_operand(c, 1, dtype);
  aoti_te weight = aoti_lower_operand(c, 2, dtype);
  int64_t groups = aoti_lower_const(c, 9);
  bool transposed = aoti_lower_bool(c, 7);
  if (!g || !x || !weight) return NULL;
  if (masked(c, 10, 0)) {
    aoti_te win = transposed ? windows(c, g, &w, xm->size + 2, 0) : backwards(c, g, &w, xm->size + 2, 0);
    c->out[0] = aoti_cast(f, correlate(c, win, weight, w.k, groups, !transposed), xm->dtype);
  }
  if (masked(c, 10, 1)) {
    aoti_te win = transposed ? windows(c, g, &w, xm->size + 2, 0) : windows(c, x, &w, gm->size + 2, 0);
    c->out[1] = aoti_cast(f, weight_gradient(c, transposed ? x : g, win, w.k, groups), wm->dtype);
  }
  if (masked(c, 10, 2))
    c->out[2] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, g, ((1u << (2 + w.k)) - 1) & ~2u, false), gm->dtype);
  return NULL;
}

/* ---- pools over the last two dimensions */

/* kernel, stride, padding from argument first on; dilation at its own (-1: none). */
static bool pool_window(const aoti_lower *c, int first, int dilation, window *w) {
  static const int64_t ones[] = {1, 1}, zeros[] = {0, 0};
  w->k = 2;
  return numbers(c, first, 2, ones, w->kernel) && numbers(c, first + 1, 2, w->kernel, w->stride) &&
         numbers(c, first + 2, 2, zeros, w->pad) && numbers(c, dilation, 2, ones, w->dilation);
}

/* [C, H, W] as [1, C, H, W]. */
static aoti_te batched(aoti_fuse *f, aoti_te x) {
  return x && aoti_te_ndim(f, x) == 3 ? aoti_te_unsqueeze(f, x, 0) : x;
}
static aoti_te result(aoti_lower *c, aoti_te x, int i) {
  const aoti_meta *m = aoti_lower_result(c, i);
  return m ? aoti_cast(c->f, aoti_te_reshape(c->f, x, m->ndim, m->size), m->dtype) : 0;
}

aot_status aoti_lower_max_pool2d_with_indices(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  window w;
  if (!m || !aoti_is_float(m->dtype) || !pool_window(c, 1, 4, &w)) return unsupported(c);
  aoti_te x = batched(f, aoti_lower_operand(c, 0, aoti_compute(m->dtype)));
  if (!x) return NULL;
  aoti_te win = windows(c, x, &w, m->size + m->ndim - 2, -HUGE_VAL);
  aoti_te max = aoti_fold(f, AOTI_OP_REDUCE_MAX, win, 3u << 4, false);
  aoti_te at = aoti_te_reduce(f, AOTI_OP_REDUCE_ARGMAX, AOT_I64, win, 3u << 4, false);
  if (!at) return NULL;
  /* The position in the plane of the window's position: rows and columns apart. */
  const aot_int *s = aoti_te_sizes(f, at);
  aoti_te width = aoti_te_int(f, AOT_I64, w.kernel[1]), pos[2];
  pos[0] = OP2(FLOORDIV, at, width);
  pos[1] = OP2(REMAINDER, at, width);
  for (int i = 0; i < 2; i++) {
    aoti_te o = OP2(MUL, aoti_te_iota(f, 4, s, 2 + i), aoti_te_int(f, AOT_I64, w.stride[i]));
    pos[i] = OP2(ADD, OP2(SUB, o, aoti_te_int(f, AOT_I64, w.pad[i])),
                 OP2(MUL, pos[i], aoti_te_int(f, AOT_I64, w.dilation[i])));
  }
  aoti_te flat = OP2(ADD, OP2(MUL, pos[0], aoti_te_size(f, aoti_te_sizes(f, x)[3])), pos[1]);
  c->out[0] = result(c, max, 0);
  c->out[1] = result(c, flat, 1);
  return NULL;
}

/* grad, self, kernel, stride, padding, dilation, ceil_mode, indices: each element gathers from the outputs that chose
 * it. */
aot_status aoti_lower_max_pool2d_with_indices_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  window w;
  if (!m || !pool_window(c, 2, 5, &w)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  const aot_int *in = m->size + m->ndim - 2;
  aoti_te g = backwards(c, batched(f, aoti_lower_operand(c, 0, dtype)), &w, in, 0);
  aoti_te at = backwards(c, batched(f, aoti_lower_operand(c, 7, AOT_I64)), &w, in, -1);
  if (!g || !at) return NULL;
  const aot_int *s = aoti_te_sizes(f, at);
  aoti_te here = OP2(ADD, OP2(MUL, aoti_te_iota(f, 6, s, 2), aoti_te_size(f, in[1])), aoti_te_iota(f, 6, s, 3));
  aoti_te v = OP3(SELECT, OP2(EQ, at, here), g, aoti_number(f, dtype, 0));
  c->out[0] = result(c, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 3u << 4, false), 0);
  return NULL;
}

/* How many elements each window of an average has, as [1, 1, out ..]: the real ones, or with count_include_pad those
 * inside the padded plane; or the divisor given. */
static aoti_te divisor(aoti_lower *c, const window *w, const aot_int *in, const aot_int *out, aot_dtype dtype,
                       bool with_pad, int divisor_arg) {
  aoti_fuse *f = c->f;
  if (aoti_lower_given(c, divisor_arg)) return aoti_lower_operand(c, divisor_arg, dtype);
  aot_int plane[4] = {aot_i(1), aot_i(1), in[0], in[1]};
  window v = *w;
  for (int i = 0; i < 2 && with_pad; i++) {
    plane[2 + i] = aoti_int_add(c->g->syms, in[i], aot_i(2 * w->pad[i]));
    v.pad[i] = 0;
  }
  aoti_te ones = windows(c, zero_like(f, 1, dtype, 4, plane), &v, out, 0);
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, ones, 3u << 4, false);
}

aot_status aoti_lower_avg_pool2d(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  window w;
  if (!m || !aoti_is_float(m->dtype) || !pool_window(c, 1, -1, &w)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = batched(f, aoti_lower_operand(c, 0, dtype));
  if (!x) return NULL;
  const aot_int *out = m->size + m->ndim - 2;
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, windows(c, x, &w, out, 0), 3u << 4, false);
  aoti_te n = divisor(c, &w, aoti_te_sizes(f, x) + 2, out, dtype, aoti_lower_bool(c, 5), 6);
  c->out[0] = result(c, OP2(DIV, sum, n), 0);
  return NULL;
}

/* grad, self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override */
aot_status aoti_lower_avg_pool2d_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *gm = aoti_lower_meta(c, 0);
  window w;
  if (!m || !gm || !pool_window(c, 2, -1, &w)) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  const aot_int *in = m->size + m->ndim - 2, *out = gm->size + gm->ndim - 2;
  aoti_te g = batched(f, aoti_lower_operand(c, 0, dtype));
  g = OP2(DIV, g, divisor(c, &w, in, out, dtype, aoti_lower_bool(c, 6), 7));
  aoti_te v = backwards(c, g, &w, in, 0);
  c->out[0] = result(c, v ? aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 3u << 4, false) : 0, 0);
  return NULL;
}
