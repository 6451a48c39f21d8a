/* Sampling of images at the points of a grid, which speaks of them as [-1, 1] x [-1, 1]. Which pixels a point reads,
 * with what weight and with what slope of the weight, is found once a point, in f64, for all channels. */
#include "segment.h"

enum { BILINEAR, NEAREST, BICUBIC };
enum { ZEROS, BORDER, REFLECTION };
enum { MAX_TAPS = 4 };

typedef struct sampling {
  int64_t mode, padding;
  bool align;
  aot_dtype dtype;
  aoti_te image, grid;
  aot_int size[4], points[3]; /* of the image: N, C, H, W; N and the grid's */
} sampling;

#define N64(v) aoti_number(f, AOT_F64, v)

/* (image, grid, interpolation_mode, padding_mode, align_corners) from argument first on */
static bool open(aoti_lower *c, int first, sampling *s) {
  const aoti_meta *image = aoti_lower_meta(c, first), *grid = aoti_lower_meta(c, first + 1);
  if (!image || !grid || image->ndim != 4 || grid->ndim != 4) return false;
  *s = (sampling){.mode = aoti_lower_const(c, first + 2),
                  .padding = aoti_lower_const(c, first + 3),
                  .align = aoti_lower_bool(c, first + 4),
                  .dtype = aoti_compute(image->dtype)};
  for (int d = 0; d < 4; d++) s->size[d] = image->size[d];
  for (int d = 0; d < 3; d++) s->points[d] = grid->size[d];
  s->image = aoti_lower_operand(c, first, s->dtype);
  s->grid = aoti_lower_operand(c, first + 1, AOT_F64);
  return s->image && s->grid && !s->size[2].sym && !s->size[3].sym && s->size[2].value > 0 && s->size[3].value > 0;
}

/* ---- coordinates: each with its slope by what it was made from */

typedef struct coordinate {
  aoti_te at, slope;
} coordinate;

static coordinate clip(aoti_fuse *f, coordinate x, int64_t size) {
  aoti_te last = N64((double)(size - 1)), zero = N64(0), above = OP2(GT, x.at, zero), end = OP2(GE, x.at, last);
  coordinate r = {OP3(SELECT, above, OP3(SELECT, end, last, x.at), zero), 0};
  r.slope = OP3(SELECT, OP2(AND, above, OP1(NOT, end)), x.slope, zero);
  return r;
}

/* Mirrored at low / 2 and high / 2 until inside. */
static coordinate reflect(aoti_fuse *f, coordinate x, int64_t low, int64_t high) {
  if (low == high) return (coordinate){N64(0), N64(0)};
  aoti_te least = N64((double)low / 2), span = N64((double)(high - low) / 2), zero = N64(0), two = N64(2);
  aoti_te from = OP2(SUB, x.at, least), below = OP2(LT, from, zero);
  from = OP3(SELECT, below, OP1(NEG, from), from);
  aoti_te slope = OP3(SELECT, below, OP1(NEG, x.slope), x.slope), extra = OP2(FMOD, from, span);
  aoti_te even = OP2(EQ, OP2(FMOD, OP1(FLOOR, OP2(DIV, from, span)), two), zero);
  return (coordinate){OP3(SELECT, even, OP2(ADD, extra, least), OP2(ADD, OP2(SUB, span, extra), least)),
                      OP3(SELECT, even, slope, OP1(NEG, slope))};
}

/* What no integer can hold lies outside. */
static aoti_te bounded(aoti_fuse *f, aoti_te at) { return OP3(SELECT, OP2(LT, OP1(ABS, at), N64(1e9)), at, N64(-100)); }
static coordinate pad(aoti_fuse *f, const sampling *s, coordinate x, int64_t size) {
  if (s->padding == BORDER) x = clip(f, x, size);
  if (s->padding == REFLECTION)
    x = clip(f, s->align ? reflect(f, x, 0, 2 * (size - 1)) : reflect(f, x, -1, 2 * size - 1), size);
  x.at = bounded(f, x.at);
  return x;
}

/* ---- taps: which pixels a point reads along one axis, with what weight and slope of the weight */

typedef struct taps {
  int n;
  aoti_te at[MAX_TAPS], inside[MAX_TAPS], weight[MAX_TAPS], slope[MAX_TAPS]; /* [N, points]: i64, b8, dtype */
} taps;

/* ((a x + b) x + c) x + d */
static aoti_te cubic(aoti_fuse *f, aoti_te x, double a, double b, double c, double d) {
  aoti_te v = OP2(ADD, OP2(MUL, x, N64(a)), N64(b));
  return OP2(ADD, OP2(MUL, OP2(ADD, OP2(MUL, v, x), N64(c)), x), N64(d));
}
static aoti_te near_weight(aoti_fuse *f, aoti_te x) { return cubic(f, x, 1.25, -2.25, 0, 1); }
static aoti_te far_weight(aoti_fuse *f, aoti_te x) { return cubic(f, x, -0.75, 3.75, -6, 3); }
static aoti_te near_slope(aoti_fuse *f, aoti_te x) { return cubic(f, x, 0, 3.75, -4.5, 0); }
static aoti_te far_slope(aoti_fuse *f, aoti_te x) { return cubic(f, x, 0, -2.25, 7.5, -6); }

static void weigh(aoti_fuse *f, const sampling *s, aoti_te behind, aoti_te slope, taps *t) {
  aoti_te one = N64(1), before = OP2(SUB, one, behind), zero = N64(0);
  for (int k = 0; k < t->n; k++) t->weight[k] = one, t->slope[k] = zero;
  if (s->mode == BILINEAR) {
    t->weight[0] = before, t->weight[1] = behind;
    t->slope[0] = OP1(NEG, slope), t->slope[1] = slope;
  }
  if (s->mode != BICUBIC) return;
  aoti_te far_behind = OP2(ADD, one, behind), far_before = OP2(ADD, one, before);
  t->weight[0] = far_weight(f, far_behind), t->weight[1] = near_weight(f, behind);
  t->weight[2] = near_weight(f, before), t->weight[3] = far_weight(f, far_before);
  t->slope[0] = OP2(MUL, far_slope(f, far_behind), slope), t->slope[1] = OP2(MUL, near_slope(f, behind), slope);
  t->slope[2] = OP1(NEG, OP2(MUL, near_slope(f, before), slope));
  t->slope[3] = OP1(NEG, OP2(MUL, far_slope(f, far_before), slope));
}

/* axis 0: x, along the image's width; 1: y */
static void taps_of(aoti_lower *c, const sampling *s, int axis, bool slopes, taps *t) {
  aoti_fuse *f = c->f;
  int64_t size = s->size[axis ? 2 : 3].value;
  double n = (double)size;
  aoti_te x = aoti_te_select(f, s->grid, 3, aot_i(axis)), one = N64(1);
  coordinate p = s->align
                     ? (coordinate){OP2(MUL, OP2(DIV, OP2(ADD, x, one), N64(2)), N64(n - 1)), N64((n - 1) / 2)}
                     : (coordinate){OP2(DIV, OP2(SUB, OP2(MUL, OP2(ADD, x, one), N64(n)), one), N64(2)), N64(n / 2)};
  *t = (taps){.n = s->mode == NEAREST ? 1 : s->mode == BILINEAR ? 2 : 4};
  if (s->mode != BICUBIC) p = pad(f, s, p, size);
  p.at = bounded(f, p.at);
  aoti_te whole = s->mode == NEAREST ? OP1(RINT, p.at) : OP1(FLOOR, p.at);
  weigh(f, s, OP2(SUB, p.at, whole), p.slope, t);
  for (int k = 0; k < t->n; k++) {
    aoti_te at = OP2(ADD, whole, N64((double)(k - (s->mode == BICUBIC))));
    if (s->mode == BICUBIC) at = pad(f, s, (coordinate){at, one}, size).at;
    t->inside[k] = OP2(AND, OP2(GE, at, N64(0)), OP2(LT, at, N64(n)));
    t->at[k] = aoti_cast(f, OP3(SELECT, t->inside[k], at, N64(0)), AOT_I64);
    t->weight[k] = aoti_te_expand(f, aoti_cast(f, t->weight[k], s->dtype), 3, s->points);
    t->slope[k] = aoti_te_expand(f, aoti_cast(f, t->slope[k], s->dtype), 3, s->points);
    aoti_te_require(f, t->at[k]);
    aoti_te_require(f, t->inside[k]);
    if (s->mode != NEAREST) aoti_te_require(f, t->weight[k]);
    if (s->mode != NEAREST && slopes) aoti_te_require(f, t->slope[k]);
  }
}

/* A table of points over [N, C, points]. */
static aoti_te of_points(aoti_fuse *f, aoti_te x, const aot_int *size) {
  static const aoti_dim_map map[3] = {{0, 1, {0, 0}, 0, 0}, {2, 1, {0, 0}, 0, 0}, {3, 1, {0, 0}, 0, 0}};
  return aoti_te_view(f, x, 4, size, map);
}

/* The pixel of a tap over [N, C, points], 0 outside. */
static aoti_te pixel(aoti_lower *c, const sampling *s, const taps *x, const taps *y, int u, int v,
                     const aot_int *size) {
  aoti_fuse *f = c->f;
  const aot_int plane[3] = {s->size[0], s->size[1], aot_i(s->size[2].value * s->size[3].value)};
  aoti_dim_map map[3] = {{0, 1, {0, 0}}, {1, 1, {0, 0}}, {-1, 0, {0, 0}}};
  aoti_te at = OP2(ADD, OP2(MUL, y->at[v], aoti_te_size(f, s->size[3])), x->at[u]);
  aoti_te p = aoti_te_gather_inside(f, aoti_te_reshape(f, s->image, 3, plane), of_points(f, at, size), 2, map);
  return OP3(SELECT, of_points(f, OP2(AND, y->inside[v], x->inside[u]), size), p, aoti_number(f, s->dtype, 0));
}

aot_status aoti_lower_grid_sampler_2d(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  sampling s;
  taps x, y;
  if (!m || !open(c, 0, &s)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  taps_of(c, &s, 0, false, &x);
  taps_of(c, &s, 1, false, &y);
  aoti_te sum = 0;
  for (int v = 0; v < y.n; v++)
    for (int u = 0; u < x.n; u++) {
      aoti_te w = of_points(f, OP2(MUL, y.weight[v], x.weight[u]), m->size);
      aoti_te p = OP2(MUL, pixel(c, &s, &x, &y, u, v, m->size), w);
      sum = sum ? OP2(ADD, sum, p) : p;
    }
  c->out[0] = aoti_te_copy(f, aoti_cast(f, sum, m->dtype), NULL);
  return NULL;
}

/* The image's gradient: the pixels of all images are rows, to which every tap of every point sends its share of the
 * point's channels; one row more takes what goes nowhere. */
static aoti_te image_gradient(aoti_lower *c, const sampling *s, const taps *x, const taps *y, aoti_te g) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  int n = x->n * y->n;
  int64_t plane = s->size[2].value * s->size[3].value;
  aot_int rows = aoti_int_mul(syms, s->size[0], aot_i(plane));
  aot_int space[4] = {s->points[0], s->points[1], s->points[2], aot_i(n)};
  aoti_te tap = aoti_te_iota(f, 4, space, 3), index = 0, weight = 0;
  aoti_te image = OP2(MUL, aoti_te_iota(f, 3, s->points, 0), aoti_te_int(f, AOT_I64, plane));
  for (int k = n; k-- > 0;) { /* the tap's own, chosen by its number */
    int u = k % x->n, v = k / x->n;
    aoti_te at = OP2(ADD, image, OP2(ADD, OP2(MUL, y->at[v], aoti_te_size(f, s->size[3])), x->at[u]));
    at = OP3(SELECT, OP2(AND, y->inside[v], x->inside[u]), at, aoti_te_size(f, rows));
    aoti_te w = aoti_te_unsqueeze(f, OP2(MUL, y->weight[v], x->weight[u]), 3),
            own = OP2(EQ, tap, aoti_te_int(f, AOT_I64, k));
    at = aoti_te_expand(f, aoti_te_unsqueeze(f, at, 3), 4, space);
    w = aoti_te_expand(f, w, 4, space);
    index = index ? OP3(SELECT, own, at, index) : at;
    weight = weight ? OP3(SELECT, own, w, weight) : w;
  }
  index = aoti_te_in_memory(f, index);
  weight = aoti_te_in_memory(f, weight);
  aot_int count = aot_i(1), channels = s->size[1];
  for (int d = 0; d < 4; d++) count = aoti_int_mul(syms, count, space[d]);
  const aot_int five[5] = {space[0], space[1], space[2], space[3], channels}, matrix[2] = {count, channels};
  aoti_dim_map of_grad[4] = {{0, 1, {0, 0}}, {4, 1, {0, 0}}, {1, 1, {0, 0}}, {2, 1, {0, 0}}};
  aoti_dim_map of_weight[4] = {{0, 1, {0, 0}}, {1, 1, {0, 0}}, {2, 1, {0, 0}}, {3, 1, {0, 0}}};
  aoti_te v = OP2(MUL, aoti_te_view(f, g, 5, five, of_grad), aoti_te_view(f, weight, 5, five, of_weight));
  aoti_te sum = aoti_sum_rows(c, aoti_int_add(syms, rows, aot_i(1)), aoti_te_reshape(f, index, 1, &count),
                              aoti_te_reshape(f, v, 2, matrix), aot_i(-1));
  const aot_int nhwc[4] = {s->size[0], s->size[2], s->size[3], channels};
  static const int perm[] = {0, 3, 1, 2};
  return aoti_te_permute(f, aoti_te_reshape(f, aoti_te_slice(f, sum, 0, aot_i(0), rows, 1), 4, nhwc), perm);
}

/* (grad_output, image, grid, ..., output_mask) */
aot_status aoti_lower_grid_sampler_2d_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *gm = aoti_lower_meta(c, 0), *image = aoti_lower_result(c, 0), *grid = aoti_lower_result(c, 1);
  sampling s;
  taps x, y;
  if (!gm || !open(c, 1, &s)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aoti_te g = aoti_lower_operand(c, 0, s.dtype), sum[2] = {0, 0};
  taps_of(c, &s, 0, true, &x);
  taps_of(c, &s, 1, true, &y);
  if (image) c->out[0] = aoti_te_copy(f, aoti_cast(f, image_gradient(c, &s, &x, &y, g), image->dtype), NULL);
  if (!grid) return NULL;
  for (int v = 0; v < y.n; v++)
    for (int u = 0; u < x.n; u++) {
      aoti_te p = OP2(MUL, pixel(c, &s, &x, &y, u, v, gm->size), g);
      for (int i = 0; i < 2; i++) {
        aoti_te w = i ? OP2(MUL, y.slope[v], x.weight[u]) : OP2(MUL, y.weight[v], x.slope[u]);
        w = OP2(MUL, p, of_points(f, w, gm->size));
        sum[i] = sum[i] ? OP2(ADD, sum[i], w) : w;
      }
    }
  for (int i = 0; i < 2; i++) sum[i] = aoti_te_unsqueeze(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, sum[i], 2, false), 3);
  aoti_te first = OP2(EQ, aoti_te_iota(f, 4, grid->size, 3), aoti_te_int(f, AOT_I64, 0));
  c->out[1] = aoti_cast(f, OP3(SELECT, first, sum[0], sum[1]), grid->dtype);
  return NULL;
}
