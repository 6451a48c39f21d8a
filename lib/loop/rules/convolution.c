/* Convolutions over one to three spatial dimensions: windows are index maps, so each is a reduction over them that
 * reads its input in place; or, on a host, a product of matrices of which one holds the windows. */
#include "window.h"

/* ---- on the host: windows in memory, and one product of a library
 *
 * The windows are K times the input (K positions of the kernel), written and read once: worth it where the product is
 * much longer than that, and where they fit. */

enum { LEAST_PRODUCT = 1 << 15, MOST_WINDOWS = 1 << 24 }; /* multiplications; elements */

static int64_t count(int n, const aot_int *size) {
  int64_t all = 1;
  for (int i = 0; i < n; i++)
    if (size[i].sym || __builtin_mul_overflow(all, size[i].value, &all)) return INT64_MAX;
  return all;
}

/* Whether win [N, A, S .., K ..] is a matrix of the product with b columns or rows. */
static bool by_library(const aoti_lower *c, aoti_te win, int k, int64_t groups, aot_int b) {
  const aot_int *s = aoti_te_sizes(c->f, win);
  int64_t windows = count(2 + 2 * k, s);
  return c->f->options.extern_gemm && groups == 1 && !b.sym && b.value >= 4 && windows > 0 && windows <= MOST_WINDOWS &&
         b.value >= LEAST_PRODUCT / windows;
}

/* e with its dimensions in that order, as size; copied where the order keeps size from being a view. */
static aoti_te stored(aoti_fuse *f, aoti_te e, bool copied, const int *order, int ndim, const aot_int *size) {
  e = aoti_te_permute(f, e, order);
  return aoti_te_reshape(f, copied ? aoti_te_copy(f, e, NULL) : e, ndim, size);
}

/* weight [B, A, K ..], or [A, B, K ..] when swapped, times win [N, A, S .., K ..]: [N, B, S ..]. */
static aoti_te library_correlate(aoti_lower *c, aoti_te win, aoti_te weight, int k, bool swapped) {
  aoti_fuse *f = c->f;
  const aot_int *s = aoti_te_sizes(f, win), *ws = aoti_te_sizes(f, weight);
  int order[AOT_MAX_DIMS] = {0, 1}, turn[AOT_MAX_DIMS] = {swapped, !swapped};
  for (int i = 0; i < k; i++) order[2 + i] = 2 + k + i, order[2 + k + i] = 2 + i, turn[2 + i] = 2 + i;
  aot_int b = ws[swapped], out[AOT_MAX_DIMS] = {s[0], b};
  for (int i = 0; i < k; i++) out[2 + i] = s[2 + i];
  int64_t kernel = count(k, s + 2 + k);
  aot_int space = aot_i(count(k, s + 2)), depth = aot_i(s[1].value * kernel);
  aoti_te columns = stored(f, win, kernel > 1, order, 3, (const aot_int[]){s[0], depth, space});
  aoti_te rows = stored(f, weight, swapped && kernel > 1, turn, 2, (const aot_int[]){b, depth});
  rows = aoti_te_expand(f, rows, 3, (const aot_int[]){s[0], b, depth});
  aoti_te product = aoti_te_contract(f, aoti_te_dtype(f, win), rows, columns);
  return aoti_te_reshape(f, product, 2 + k, out);
}

/* y [N, B, S ..] times win [N, A, S .., K ..] over (N, S): [B, A, K ..]. */
static aoti_te library_weight_gradient(aoti_lower *c, aoti_te y, aoti_te win, int k) {
  aoti_fuse *f = c->f;
  const aot_int *s = aoti_te_sizes(f, win), *ys = aoti_te_sizes(f, y);
  int order[AOT_MAX_DIMS] = {1}, turn[AOT_MAX_DIMS] = {1, 0};
  order[1 + k] = 0;
  for (int i = 0; i < k; i++) order[1 + i] = 2 + k + i, order[2 + k + i] = 2 + i, turn[2 + i] = 2 + i;
  aot_int out[AOT_MAX_DIMS] = {ys[1], s[1]};
  for (int i = 0; i < k; i++) out[2 + i] = s[2 + k + i];
  int64_t kernel = count(k, s + 2 + k);
  aot_int places = aot_i(s[0].value * count(k, s + 2)), depth = aot_i(s[1].value * kernel);
  aoti_te rows = aoti_te_reshape(f, aoti_te_permute(f, y, turn), 2, (const aot_int[]){ys[1], places});
  aoti_te columns = stored(f, win, kernel > 1, order, 2, (const aot_int[]){depth, places});
  columns = aoti_te_permute(f, columns, (const int[]){1, 0});
  aoti_te product = aoti_te_contract(f, aoti_te_dtype(f, win), rows, columns);
  return aoti_te_reshape(f, product, 2 + k, out);
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
  if (by_library(c, win, k, groups, b)) return library_correlate(c, win, weight, k, swapped);
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
  if (by_library(c, win, k, groups, b)) return library_weight_gradient(c, y, win, k);
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
static bool conv_window(const aoti_lower *c, const aoti_meta *weight, int first, aoti_windows *w) {
  static const int64_t ones[] = {1, 1, 1}, zeros[] = {0, 0, 0};
  if (!weight || weight->ndim < 3 || weight->ndim > 2 + AOTI_MAX_SPATIAL) return false;
  w->k = weight->ndim - 2;
  for (int i = 0; i < w->k; i++) {
    if (weight->size[2 + i].sym) return false;
    w->kernel[i] = weight->size[2 + i].value;
  }
  return aoti_lower_numbers(c, first, w->k, ones, w->stride) && aoti_lower_numbers(c, first + 1, w->k, zeros, w->pad) &&
         aoti_lower_numbers(c, first + 2, w->k, ones, w->dilation);
}

static aot_status unsupported(const aoti_lower *c) {
  return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "windows of these sizes");
}

aot_status aoti_lower_convolution(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *wm = aoti_lower_meta(c, 1);
  aoti_windows w;
  if (!m || !conv_window(c, wm, 3, &w) || m->ndim != 2 + w.k) return unsupported(c);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype), weight = aoti_lower_operand(c, 1, dtype);
  aoti_te bias = aoti_lower_operand(c, 2, dtype);
  int64_t groups = aoti_lower_const(c, 8);
  if (!x || !weight || aoti_te_ndim(f, x) != 2 + w.k) return unsupported(c);
  bool transposed = aoti_lower_bool(c, 6);
  aoti_te win = transposed ? aoti_windows_back(c, x, &w, m->size + 2, 0) : aoti_windows_of(c, x, &w, m->size + 2, 0);
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
  aoti_windows w;
  if (!gm || !xm || !conv_window(c, wm, 4, &w) || gm->ndim != 2 + w.k || xm->ndim != 2 + w.k) return unsupported(c);
  aot_dtype dtype = aoti_compute(gm->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), x = aoti_lower_operand(c, 1, dtype);
  aoti_te weight = aoti_lower_operand(c, 2, dtype);
  int64_t groups = aoti_lower_const(c, 9);
  bool transposed = aoti_lower_bool(c, 7);
  if (!g || !x || !weight) return NULL;
  if (masked(c, 10, 0)) {
    aoti_te win =
        transposed ? aoti_windows_of(c, g, &w, xm->size + 2, 0) : aoti_windows_back(c, g, &w, xm->size + 2, 0);
    c->out[0] = aoti_cast(f, correlate(c, win, weight, w.k, groups, !transposed), xm->dtype);
  }
  if (masked(c, 10, 1)) {
    aoti_te win = transposed ? aoti_windows_of(c, g, &w, xm->size + 2, 0) : aoti_windows_of(c, x, &w, gm->size + 2, 0);
    c->out[1] = aoti_cast(f, weight_gradient(c, transposed ? x : g, win, w.k, groups), wm->dtype);
  }
  if (masked(c, 10, 2)) c->out[2] = aoti_cast(f, aoti_sum(f, g, ((1u << (2 + w.k)) - 1) & ~2u, false), gm->dtype);
  return NULL;
}
