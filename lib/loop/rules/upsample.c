/* Images resized along their last one to three dimensions. An element of the result is a weighted sum of a few of the
 * image's along each: where they begin and how far it lies between them is the same for every row, so both are small
 * tables in memory, which the rows share. Nearest elements are found in f32 as PyTorch does, everything else in f64. */
#include "rules.h"
#include <string.h>

typedef enum method { NEAREST, NEAREST_EXACT, LINEAR, CUBIC } method;
enum { MAX_TAPS = 4, TOGETHER = 16 };
typedef struct axis {
  int64_t n, m; /* elements of the image, of the result */
  double scale; /* of what is given, or n / m; align: (n - 1) / (m - 1) */
  bool given;
} axis;
typedef struct resizing {
  method method;
  bool align;
  int k;
  axis axis[3];
} resizing;

static int arg_named(const aoti_lower *c, const char *name) {
  for (int i = 0; i < c->info->n_args; i++)
    if (!strncmp(c->info->args[i].name, name, strlen(name))) return i;
  return -1;
}

/* image, result: the sizes of either, [N, C, ..] */
static bool read(aoti_lower *c, const aoti_meta *image, const aoti_meta *result, resizing *r) {
  const char *name = c->info->packet;
  int align = arg_named(c, "align_corners"), scales = arg_named(c, "scales");
  *r = (resizing){.method = strstr(name, "exact")     ? NEAREST_EXACT
                            : strstr(name, "nearest") ? NEAREST
                            : strstr(name, "cubic")   ? CUBIC
                                                      : LINEAR,
                  .align = align >= 0 && aoti_lower_bool(c, align)};
  if (!image || !result || image->ndim != result->ndim || image->ndim < 3 || image->ndim > 5) return false;
  r->k = image->ndim - 2;
  for (int i = 0; i < r->k; i++) {
    aot_int n = image->size[2 + i], m = result->size[2 + i];
    double given = scales >= 0 && aoti_lower_given(c, scales + i) ? aoti_lower_float(c, scales + i) : 0;
    if (n.sym || m.sym || n.value < 1 || m.value < 1) return false;
    r->axis[i] = (axis){n.value, m.value, given > 0 ? 1 / given : (double)n.value / (double)m.value, given > 0};
    if (r->align) r->axis[i].scale = m.value > 1 ? (double)(n.value - 1) / (double)(m.value - 1) : 0;
  }
  return true;
}

static int taps_of(const resizing *r) { return r->method == CUBIC ? 4 : r->method == LINEAR ? 2 : 1; }
static int first_tap(const resizing *r) { return r->method == CUBIC ? -1 : 0; }
static float nearest_scale(const axis *a) { return a->given ? (float)a->scale : (float)a->n / (float)a->m; }

/* For each of the m results: the element it lies at or behind, and how far behind, in dtype (0 when it is nearest). */
static void places(aoti_lower *c, const resizing *r, const axis *a, aot_dtype dtype, aoti_te *low, aoti_te *behind) {
  aoti_fuse *f = c->f;
  aot_int m = aot_i(a->m);
  aoti_te o = aoti_te_iota(f, 1, &m, 0), last = aoti_te_int(f, AOT_I64, a->n - 1);
  *behind = 0;
  if (r->method <= NEAREST_EXACT) {
    aoti_te middle = aoti_number(f, AOT_F32, r->method == NEAREST ? 0 : 0.5);
    aoti_te at = OP2(MUL, OP2(ADD, aoti_cast(f, o, AOT_F32), middle), aoti_number(f, AOT_F32, nearest_scale(a)));
    *low = OP2(MIN, aoti_cast(f, OP1(FLOOR, at), AOT_I64), last);
    aoti_te_require(f, *low);
    return;
  }
  aoti_te at = aoti_cast(f, o, AOT_F64), half = aoti_number(f, AOT_F64, 0.5), zero = aoti_number(f, AOT_F64, 0);
  at = r->align ? OP2(MUL, at, aoti_number(f, AOT_F64, a->scale))
                : OP2(SUB, OP2(MUL, OP2(ADD, at, half), aoti_number(f, AOT_F64, a->scale)), half);
  if (r->method == LINEAR) at = OP2(MAX, at, zero);
  aoti_te floor = OP1(FLOOR, at), from = aoti_cast(f, floor, AOT_I64);
  if (r->method == LINEAR) {
    from = OP2(MIN, from, last);
    *behind = OP2(MIN, OP2(SUB, at, aoti_cast(f, from, AOT_F64)), aoti_number(f, AOT_F64, 1));
  } else {
    *behind = OP2(SUB, at, floor);
  }
  *behind = aoti_cast(f, *behind, dtype);
  *low = from;
  aoti_te_require(f, *low);
  aoti_te_require(f, *behind);
}

/* ((a x + b) x + c) x + d */
static aoti_te cubic(aoti_fuse *f, aoti_te x, double a, double b, double c, double d) {
  aot_dtype t = aoti_te_dtype(f, x);
  aoti_te v = OP2(ADD, OP2(MUL, x, aoti_number(f, t, a)), aoti_number(f, t, b));
  v = OP2(ADD, OP2(MUL, v, x), aoti_number(f, t, c));
  return OP2(ADD, OP2(MUL, v, x), aoti_number(f, t, d));
}
static aoti_te cubic_near(aoti_fuse *f, aoti_te x) { return cubic(f, x, 1.25, -2.25, 0, 1); }
static aoti_te cubic_far(aoti_fuse *f, aoti_te x) { return cubic(f, x, -0.75, 3.75, -6, 3); }

/* The weight of tap t; 0, the expression, where it is 1. */
static aoti_te weight(aoti_fuse *f, const resizing *r, aoti_te behind, int t) {
  if (!behind) return 0;
  aoti_te one = aoti_number(f, aoti_te_dtype(f, behind), 1), before = OP2(SUB, one, behind);
  if (r->method == LINEAR) return t ? behind : before;
  return t == 0   ? cubic_far(f, OP2(ADD, one, behind))
         : t == 1 ? cubic_near(f, behind)
         : t == 2 ? cubic_near(f, before)
                  : cubic_far(f, OP2(ADD, one, before));
}

/* The element tap t reads, of those from low on. */
static aoti_te element(aoti_fuse *f, const resizing *r, const axis *a, aoti_te low, int t) {
  int shift = t + first_tap(r);
  aoti_te at = shift ? OP2(ADD, low, aoti_te_int(f, AOT_I64, shift)) : low;
  if (shift > 0 || r->method == CUBIC) at = OP2(MIN, at, aoti_te_int(f, AOT_I64, a->n - 1));
  return r->method == CUBIC ? OP2(MAX, at, aoti_te_int(f, AOT_I64, 0)) : at;
}

/* A table along dimension dim of a space. */
static aoti_te along(aoti_fuse *f, aoti_te table, int ndim, const aot_int *size, int dim) {
  aoti_dim_map map = {(int8_t)dim, 1, aot_i(0)};
  return table ? aoti_te_view(f, table, ndim, size, &map) : 0;
}

/* Everything as it is, but for dim, which is looked up. */
static void lookup(aoti_dim_map *map, int ndim, int dim) {
  for (int d = 0; d < ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
}

static aoti_te resized(aoti_lower *c, const resizing *r, int i, aoti_te x) {
  aoti_fuse *f = c->f;
  const axis *a = &r->axis[i];
  int n = aoti_te_ndim(f, x), dim = 2 + i;
  aot_int size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  aoti_te low, behind, sum = 0;
  memcpy(size, aoti_te_sizes(f, x), (size_t)n * sizeof *size);
  size[dim] = aot_i(a->m);
  lookup(map, n, dim);
  places(c, r, a, aoti_te_dtype(f, x), &low, &behind);
  low = along(f, low, n, size, dim);
  behind = along(f, behind, n, size, dim);
  for (int t = 0; t < taps_of(r); t++) {
    aoti_te v = aoti_te_gather_inside(f, x, element(f, r, a, low, t), dim, map), w = weight(f, r, behind, t);
    if (w) v = OP2(MUL, v, w);
    sum = t ? OP2(ADD, sum, v) : v;
  }
  return sum;
}

/* (self, output_size, [align_corners], scales...) */
aot_status aoti_lower_upsample(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  resizing r;
  if (!read(c, aoti_lower_meta(c, 0), m, &r)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  bool moves = r.method <= NEAREST_EXACT;
  aoti_te x = moves ? aoti_lower_arg(c, 0) : aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int i = 0; i < r.k && x; i++) x = resized(c, &r, i, x);
  c->out[0] = aoti_te_copy(c->f, aoti_cast(c->f, x, m->dtype), NULL);
  return NULL;
}

/* ---- backward: an element sums over the results that read it. They lie next to each other: `before` or less in front
 * of the one at its own place in the result, `width` of them at most. */

static void tap_elements(const resizing *r, const axis *a, int64_t o, int64_t *out) {
  double at = r->align ? (double)o * a->scale : ((double)o + 0.5) * a->scale - 0.5;
  if (r->method == LINEAR && at < 0) at = 0;
  int64_t low = (int64_t)at - (at < (double)(int64_t)at);
  if (r->method <= NEAREST_EXACT) low = (int64_t)(((float)o + (r->method == NEAREST ? 0 : 0.5F)) * nearest_scale(a));
  for (int t = 0; t < taps_of(r); t++) {
    int64_t e = low + t + first_tap(r);
    out[t] = e < 0 ? 0 : e >= a->n ? a->n - 1 : e;
  }
}

static aot_status reach(aoti_lower *c, const resizing *r, const axis *a, int64_t *before, int64_t *width) {
  int64_t *first, *last, at[MAX_TAPS];
  AOT_TRY(aoti_arena_alloc(c->f->arena, (size_t)a->n, sizeof *first, &first));
  AOT_TRY(aoti_arena_alloc(c->f->arena, (size_t)a->n, sizeof *last, &last));
  for (int64_t u = 0; u < a->n; u++) first[u] = -1;
  for (int64_t o = 0; o < a->m; o++) {
    tap_elements(r, a, o, at);
    for (int t = 0; t < taps_of(r); t++) {
      if (first[at[t]] < 0) first[at[t]] = o;
      last[at[t]] = o;
    }
  }
  *before = INT64_MIN;
  *width = 1;
  for (int64_t u = 0; u < a->n; u++)
    if (first[u] >= 0 && u * a->m / a->n - first[u] > *before) *before = u * a->m / a->n - first[u];
  for (int64_t u = 0; u < a->n; u++) {
    int64_t from = u * a->m / a->n - *before;
    if (from < 0) from = 0;
    if (first[u] >= 0 && last[u] - from + 1 > *width) *width = last[u] - from + 1;
  }
  return NULL;
}

/* g as [.., width]: what each element along the axis has of the results that read it, weighted */
static aoti_te shares(aoti_lower *c, const resizing *r, int i, int64_t before, int64_t width, aoti_te g) {
  aoti_fuse *f = c->f;
  const axis *a = &r->axis[i];
  int n = aoti_te_ndim(f, g), dim = 2 + i;
  aot_dtype dtype = aoti_te_dtype(f, g);
  aot_int size[AOT_MAX_DIMS], plane[2] = {aot_i(a->n), aot_i(width)};
  aoti_dim_map map[AOT_MAX_DIMS], place[1] = {{-1, 0, {0, 0}}};
  aoti_te low, behind, sum = 0, any = 0, zero = aoti_number(f, dtype, 0), last = aoti_te_int(f, AOT_I64, a->m - 1);
  memcpy(size, aoti_te_sizes(f, g), (size_t)n * sizeof *size);
  size[dim] = aot_i(a->n);
  size[n] = aot_i(width);
  lookup(map, n, dim);
  places(c, r, a, dtype, &low, &behind);
  aoti_te u = aoti_te_iota(f, 2, plane, 0), o = OP2(MUL, u, aoti_te_int(f, AOT_I64, a->m));
  o = OP2(SUB, OP2(FLOORDIV, o, aoti_te_int(f, AOT_I64, a->n)), aoti_te_int(f, AOT_I64, before));
  o = OP2(ADD, OP2(MAX, o, aoti_te_int(f, AOT_I64, 0)), aoti_te_iota(f, 2, plane, 1));
  aoti_te inside = OP2(LE, o, last);
  o = OP2(MIN, o, last);
  low = aoti_te_gather_inside(f, low, o, 0, place);
  if (behind) behind = aoti_te_gather_inside(f, behind, o, 0, place);
  for (int t = 0; t < taps_of(r); t++) {
    aoti_te hit = OP2(AND, inside, OP2(EQ, element(f, r, a, low, t), u)), w = weight(f, r, behind, t);
    any = any ? OP2(OR, any, hit) : hit;
    if (!w) continue;
    w = OP3(SELECT, hit, w, zero);
    sum = sum ? OP2(ADD, sum, w) : w;
  }
  aoti_te_require(f, sum);
  aoti_te_require(f, any);
  aoti_dim_map both[2] = {{(int8_t)dim, 1, {0, 0}}, {(int8_t)n, 1, {0, 0}}};
  any = aoti_te_view(f, any, n + 1, size, both);
  o = aoti_te_view(f, o, n + 1, size, both);
  aoti_te v = aoti_te_gather_inside(f, g, o, dim, map);
  if (sum) v = OP2(MUL, v, aoti_te_view(f, sum, n + 1, size, both));
  return OP3(SELECT, any, v, zero);
}

/* (grad_output, output_size, input_size, [align_corners], scales...): one axis after the other, or all in one pass
 * where few results read an element */
aot_status aoti_lower_upsample_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  resizing r;
  int64_t before[3], width[3], all = 1;
  if (!read(c, m, aoti_lower_meta(c, 0), &r)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  for (int i = 0; i < r.k; i++) {
    AOT_TRY(reach(c, &r, &r.axis[i], &before[i], &width[i]));
    if (all <= TOGETHER) all *= width[i];
  }
  aoti_te g = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int i = 0; i < r.k && g; i++) {
    g = shares(c, &r, i, before[i], width[i], g);
    if (g && all > TOGETHER) g = aoti_fold(f, AOTI_OP_REDUCE_SUM, g, 1u << (r.k + 2), false);
  }
  if (all <= TOGETHER) g = aoti_fold(f, AOTI_OP_REDUCE_SUM, g, ((1u << r.k) - 1) << (r.k + 2), false);
  c->out[0] = aoti_te_copy(f, aoti_cast(f, g, m->dtype), NULL);
  return NULL;
}
