// Images resized along their last k = 1, 2, 3 dimensions: every result element is a sum of a few elements along each,
// with weights that depend on the place alone. The gradient is the transpose.
#include "ops.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef enum method { NEAREST, NEAREST_EXACT, LINEAR, CUBIC } method;
typedef struct resizing {
  method method;
  int k, scale_arg;   // the first of k scales, each a float or None; -1: none
  bool align, smooth; // smooth: an image that shrinks is weighed by all that lies under the stretched filter
  int64_t in[3], out[3];
} resizing;

static int arg_named(const aoti_call *c, const char *name) {
  for (int i = 0; i < c->info->n_args; i++)
    if (!strncmp(c->info->args[i].name, name, strlen(name))) return i;
  return -1;
}

// The family and the number of dimensions, from the operator's name.
static aot_status read_name(const aoti_call *c, resizing *r) {
  const char *name = c->info->packet;
  int align = arg_named(c, "align_corners");
  *r = (resizing){.method = strstr(name, "exact")     ? NEAREST_EXACT
                            : strstr(name, "nearest") ? NEAREST
                            : strstr(name, "cubic")   ? CUBIC
                                                      : LINEAR,
                  .scale_arg = arg_named(c, "scales"),
                  .align = align >= 0 && aoti_arg_bool(c, align),
                  .smooth = strstr(name, "_aa") != NULL};
  for (; *name; name++)
    if (name[1] == 'd' && *name >= '1' && *name <= '3') r->k = *name - '0';
  return NULL;
}

// size: [N, C, ...] of the images before; out_arg names the sizes after.
static aot_status read_sizes(const aoti_call *c, const aot_int *size, int ndim, int out_arg, resizing *r) {
  aot_int list[AOT_MAX_DIMS];
  AOT_TRY(read_name(c, r));
  if (ndim != r->k + 2 || aoti_arg_ints(c, out_arg, list) != r->k)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs %d dimensions and %d sizes", r->k + 2, r->k);
  for (int d = 0; d < r->k; d++) {
    r->in[d] = size[2 + d].value;
    r->out[d] = list[d].value;
    if (size[2 + d].sym || list[d].sym) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "images of symbolic size");
    if (r->in[d] < 1 || r->out[d] < 1)
      return aoti_call_error(c, AOT_ERROR_INVALID, "sizes before and after are at least 1");
  }
  return NULL;
}

// ---- taps of one result element along one dimension

typedef struct taps {
  int n;
  int64_t at[4];
  double weight[4];
  double *many; // more: the weights of the n elements from at[0] on
} taps;
static int64_t tap_at(const taps *t, int i) { return t->many ? t->at[0] + i : t->at[i]; }
static double tap_weight(const taps *t, int i) { return t->many ? t->many[i] : t->weight[i]; }

static int64_t inside(int64_t i, int64_t n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

static taps nearest(int64_t o, int64_t n, float scale, float middle) {
  return (taps){1, {inside((int64_t)floorf(((float)o + middle) * scale), n)}, {1}, NULL};
}

static double cubic_near(double x) { return (1.25 * x - 2.25) * x * x + 1; }
static double cubic_far(double x) { return ((-0.75 * x + 3.75) * x - 6) * x + 3; }

// 0: none
static double given_scale(const aoti_call *c, const resizing *r, int d) {
  return r->scale_arg >= 0 && aoti_arg_given(c, r->scale_arg + d) ? aoti_arg_float(c, r->scale_arg + d) : 0;
}

static taps taps_of(const aoti_call *c, const resizing *r, int d, int64_t o) {
  int64_t n = r->in[d], m = r->out[d];
  double given = given_scale(c, r, d), scale = given > 0 ? 1 / given : (double)n / (double)m;
  // PyTorch finds the nearest element in f32.
  if (r->method <= NEAREST_EXACT)
    return nearest(o, n, given > 0 ? (float)scale : (float)n / (float)m, r->method == NEAREST ? 0 : 0.5F);
  double at;
  if (r->align)
    at = m > 1 ? (double)o * (double)(n - 1) / (double)(m - 1) : 0;
  else
    at = ((double)o + 0.5) * scale - 0.5;
  if (r->method == LINEAR) {
    if (at < 0) at = 0;
    int64_t low = inside((int64_t)at, n);
    double f = fmin(at - (double)low, 1);
    return (taps){2, {low, inside(low + 1, n)}, {1 - f, f}, NULL};
  }
  int64_t low = (int64_t)floor(at);
  double f = at - (double)low;
  return (taps){4,
                {inside(low - 1, n), inside(low, n), inside(low + 1, n), inside(low + 2, n)},
                {cubic_far(1 + f), cubic_near(f), cubic_near(1 - f), cubic_far(2 - f)},
                NULL};
}

static double scale_of(const aoti_call *c, const resizing *r, int d) {
  int64_t n = r->in[d], m = r->out[d];
  if (r->align) return m > 1 ? (double)(n - 1) / (double)(m - 1) : 0;
  double given = given_scale(c, r, d);
  return given > 0 ? 1 / given : (double)n / (double)m;
}
// Of the cubic filter with slope -1/2 at 1, as images are smoothed with; or of the triangle.
static double filter(method m, double x) {
  x = fabs(x);
  if (m == LINEAR) return x < 1 ? 1 - x : 0;
  return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}
// The filter is as wide as the steps between results where those are more than one element apart; the weights sum to 1.
static aot_status smooth_taps(const aoti_call *c, const resizing *r, int d, int64_t o, aoti_arena *scratch, taps *out) {
  double scale = scale_of(c, r, d), radius = r->method == LINEAR ? 1 : 2, sum = 0;
  double stretch = scale >= 1 ? scale : 1, centre = scale * ((double)o + 0.5), support = radius * stretch;
  int64_t from = (int64_t)(centre - support + 0.5), to = (int64_t)(centre + support + 0.5);
  if (from < 0) from = 0;
  if (to > r->in[d]) to = r->in[d];
  *out = (taps){.n = to > from ? (int)(to - from) : 0, .at = {from}};
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)out->n + 1, sizeof *out->many, &out->many));
  for (int i = 0; i < out->n; i++)
    sum += out->many[i] = filter(r->method, ((double)(from + i) - centre + 0.5) / stretch);
  for (int i = 0; i < out->n && sum != 0; i++) out->many[i] /= sum;
  return NULL;
}

// One plane of images before (small) and after (large): large = taps(small), or (back) small += taps^T(large).
static void resize(const resizing *r, taps *const *t, double *before, double *after, bool back) {
  int64_t out[3] = {1, 1, 1}, in[3] = {1, 1, 1};
  static const taps one = {1, {0}, {1}, NULL};
  for (int d = 0; d < r->k; d++) out[3 - r->k + d] = r->out[d], in[3 - r->k + d] = r->in[d];
  for (int64_t z = 0, o = 0; z < out[0]; z++)
    for (int64_t y = 0; y < out[1]; y++)
      for (int64_t x = 0; x < out[2]; x++, o++) {
        const taps *tz = r->k > 2 ? &t[0][z] : &one, *ty = r->k > 1 ? &t[r->k - 2][y] : &one, *tx = &t[r->k - 1][x];
        double sum = 0;
        for (int a = 0; a < tz->n; a++)
          for (int b = 0; b < ty->n; b++)
            for (int e = 0; e < tx->n; e++) {
              double w = tap_weight(tz, a) * tap_weight(ty, b) * tap_weight(tx, e);
              double *element = &before[(tap_at(tz, a) * in[1] + tap_at(ty, b)) * in[2] + tap_at(tx, e)];
              if (back)
                *element += w * after[o];
              else
                sum += w * *element;
            }
        if (!back) after[o] = sum;
      }
}

static aot_status run(aoti_call *c, aoti_arena *scratch, const resizing *r, bool back) {
  uint32_t plane = ((UINT32_C(1) << r->k) - 1) << 2;
  aoti_rows from, to;
  double *in, *out;
  taps *t[3];
  aoti_rows_init(&from, aoti_arg(c, 0), plane);
  aoti_rows_init(&to, aoti_result(c, 0), plane);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)to.n, sizeof *out, &out));
  for (int d = 0; d < r->k; d++) {
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)r->out[d], sizeof **t, &t[d]));
    for (int64_t o = 0; o < r->out[d]; o++) {
      if (r->smooth)
        AOT_TRY(smooth_taps(c, r, d, o, scratch, &t[d][o]));
      else
        t[d][o] = taps_of(c, r, d, o);
    }
  }
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, AOTI_COMPUTE_F64, k, in);
    for (int64_t i = 0; back && i < to.n; i++) out[i] = 0;
    resize(r, t, back ? out : in, back ? in : out, back);
    aoti_rows_store(&to, AOTI_COMPUTE_F64, k, out);
  }
  return NULL;
}

// ---- (self, output_size, [align_corners], scales...)

aot_status aoti_meta_upsample(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  resizing r;
  aot_int size[5];
  AOT_TRY(read_sizes(c, t->meta.size, t->meta.ndim, 1, &r));
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  for (int d = 0; d < t->meta.ndim; d++) size[d] = d < 2 ? t->meta.size[d] : aot_i(r.out[d - 2]);
  return aoti_out_format(c, 0, t->meta.dtype, t->meta.ndim, size, aoti_is_channels_last(t));
}
static aot_status upsample_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  resizing r;
  AOT_TRY(read_sizes(c, t->meta.size, t->meta.ndim, 1, &r));
  return run(c, scratch, &r, false);
}
aot_status aoti_ref_upsample(aoti_call *c) { return aoti_with_scratch(c, upsample_body); }

// ---- (grad_output, output_size, input_size, [align_corners], scales...)

static aot_status read_backward(const aoti_call *c, resizing *r, aot_int *size) {
  const aot_tensor *grad = aoti_arg(c, 0);
  int n = aoti_arg_ints(c, 2, size);
  AOT_TRY(read_sizes(c, size, n, 1, r));
  bool fits = grad->meta.ndim == n;
  for (int d = 0; fits && d < n; d++)
    fits = d < 2 ? aoti_int_compare(c->syms, AOTI_EQ, grad->meta.size[d], size[d]) : aoti_dim(grad, d) == r->out[d - 2];
  return fits ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the resized size");
}
aot_status aoti_meta_upsample_backward(aoti_call *c) {
  const aot_tensor *grad = aoti_arg(c, 0);
  resizing r;
  aot_int size[AOT_MAX_DIMS];
  AOT_TRY(read_backward(c, &r, size));
  return aoti_out_format(c, 0, grad->meta.dtype, r.k + 2, size, aoti_is_channels_last(grad));
}
static aot_status upsample_backward_body(aoti_call *c, aoti_arena *scratch) {
  resizing r;
  aot_int size[AOT_MAX_DIMS];
  AOT_TRY(read_backward(c, &r, size));
  return run(c, scratch, &r, true);
}
aot_status aoti_ref_upsample_backward(aoti_call *c) { return aoti_with_scratch(c, upsample_backward_body); }

// ---- derivatives: each the other

// The operator of the same family whose name ends, or does not end, in _backward.
static aot_op partner(const aoti_grad *g, bool backward) {
  static const struct {
    const char *packet;
    aot_op forward, back;
  } families[] = {
#define FAMILY(name) {#name, AOT_OP_##name##_default, AOT_OP_##name##_backward_default}
      FAMILY(_upsample_bilinear2d_aa),   FAMILY(_upsample_bicubic2d_aa),    FAMILY(upsample_nearest1d),
      FAMILY(upsample_nearest2d),        FAMILY(upsample_nearest3d),        FAMILY(_upsample_nearest_exact1d),
      FAMILY(_upsample_nearest_exact2d), FAMILY(_upsample_nearest_exact3d), FAMILY(upsample_linear1d),
      FAMILY(upsample_bilinear2d),       FAMILY(upsample_trilinear3d),      FAMILY(upsample_bicubic2d),
  };
  for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
    size_t n = strlen(families[i].packet);
    const char *packet = g->info->packet;
    if (!strncmp(packet, families[i].packet, n) && (!packet[n] || packet[n] == '_'))
      return backward ? families[i].back : families[i].forward;
  }
  return AOT_OP_upsample_nearest2d_default;
}

void aoti_grad_upsample(aoti_grad *g) {
  aot_value args[8] = {aoti_v_tensor(g->gout[0]), g->args[1],
                       aoti_v_ints(g->s, aoti_saved(g, 0)->meta.size, (size_t)aoti_saved(g, 0)->meta.ndim)};
  int n = 3;
  for (int i = 2; i < g->info->n_args; i++) args[n++] = g->args[i];
  aoti_give(g, 0, aoti_call1(g->s, partner(g, true), args, (size_t)n));
}
void aoti_grad_upsample_backward(aoti_grad *g) {
  aot_value args[8] = {aoti_v_tensor(g->gout[0]), g->args[1]};
  int n = 2;
  for (int i = 3; i < g->info->n_args; i++) args[n++] = g->args[i];
  aoti_give(g, 0, aoti_call1(g->s, partner(g, false), args, (size_t)n));
}

// ---- (input, output_size or None, [align_corners], scale_factors or None): sizes from the factors, rounded down

// Of a symbol only where the factor is a fraction of small numbers: the same for all sizes then, without floats.
bool aoti_size_times(aoti_syms *syms, aot_int size, double factor, aot_int *out) {
  enum { LARGEST = 64 };
  *out = aot_i((int64_t)((double)size.value * factor));
  if (!size.sym) return true;
  for (int64_t under = 1; under <= LARGEST; under++) {
    double over = factor * (double)under;
    if (over != floor(over) || over < 1 || over > INT32_MAX) continue;
    *out = aoti_int_mul(syms, size, aot_i((int64_t)over));
    if (under > 1) *out = aoti_int_floordiv(syms, *out, aot_i(under));
    return true;
  }
  return false;
}

// Images of symbolic size whose elements are repeated a whole number of times: element o of the result is o / factor
// of the image along each dimension, which is the nearest however that is found. False where it is not so.
static bool repeated(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *t = aoti_arg(c, 0);
  const aot_value *factors = &c->args[c->info->n_args - 1];
  int k = t->meta.ndim - 2;
  bool symbolic = false;
  int64_t times[3] = {1, 1, 1};
  if (!strstr(c->info->packet, "nearest") || k < 1 || k > 3 || factors->kind != AOT_LIST ||
      factors->as.list.n != (size_t)k)
    return false;
  for (int d = 0; d < k; d++) {
    const aot_value *f = &factors->as.list.at[d];
    double factor = f->kind == AOT_FLOAT ? f->as.f : (double)f->as.i.value;
    if (!(factor >= 1 && factor <= INT32_MAX) || factor != floor(factor)) return false;
    times[d] = (int64_t)factor;
    symbolic |= t->meta.size[2 + d].sym != 0;
  }
  for (int d = 0; d < k && symbolic && !aoti_failed(s); d++) {
    const aot_value n = {AOT_INT, .as.i = aoti_int_mul(c->syms, t->meta.size[2 + d], aot_i(times[d]))};
    aot_tensor *place = AOTI_CALL1(s, AOT_OP_arange_default, n, aoti_v_dtype(AOT_I64), aoti_v_none(),
                                   aoti_v_device(t->meta.device), aoti_v_none());
    t = aot_index_select(s, t, 2 + d, aot_floor_divide_Scalar(s, place, aot_int_scalar(times[d])));
  }
  if (symbolic) c->out[0] = aoti_v_tensor(t);
  return symbolic;
}

void aoti_decomp_upsample_vec(aoti_call *c) {
  aot_scope *s = c->scope;
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  int n = c->info->n_args, k = m->ndim - 2;
  const aot_value *factors = &c->args[n - 1];
  aot_int size[3];
  aot_value args[6] = {c->args[0], c->args[1]};
  int filled = 2;
  if (repeated(c)) return;
  for (int i = 2; i < n - 1; i++) args[filled++] = c->args[i];
  for (int d = 0; d < k && d < 3; d++) {
    if (factors->kind == AOT_LIST && d < (int)factors->as.list.n) {
      const aot_value *f = &factors->as.list.at[d];
      double factor = f->kind == AOT_FLOAT ? f->as.f : (double)f->as.i.value;
      if (!aoti_size_times(c->syms, m->size[2 + d], factor, &size[d])) {
        aoti_scope_fail(s, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a symbolic size times %g", factor));
        break;
      }
      args[filled++] = aoti_v_float(factor);
    } else
      args[filled++] = aoti_v_none();
  }
  if (factors->kind == AOT_LIST && !aoti_failed(s)) args[1] = aoti_v_ints(s, size, (size_t)k);
  char name[80];
  snprintf(name, sizeof name, "aten.%s.default", c->info->packet);
  aot_call(s, name, args, (size_t)filled, c->out, 1, NULL, 0);
}

// (grad_output, output_size or None, input_size, [align_corners], scale_factors or None), as PyTorch wrote it
// before 2.0: the gradient has the output's size already.
void aoti_decomp_upsample_vec_backward(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  int n = (int)c->info->n_args, k = m->ndim - 2, filled = 3;
  const aot_value *factors = &c->args[n - 1];
  aot_value args[8] = {c->args[0], k > 0 ? aoti_v_ints(c->scope, m->size + 2, (size_t)k) : aoti_v_none(), c->args[2]};
  if (n == 5) args[filled++] = c->args[3];
  for (int d = 0; d < k && d < 3; d++)
    args[filled++] = factors->kind == AOT_LIST && d < (int)factors->as.list.n ? factors->as.list.at[d] : aoti_v_none();
  char name[80];
  snprintf(name, sizeof name, "aten.%s.default", c->info->packet);
  aot_call(c->scope, name, args, (size_t)filled, c->out, 1, NULL, 0);
}
