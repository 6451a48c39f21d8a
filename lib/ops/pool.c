// Pooling over planes: the last two dimensions of a tensor of three or four.
#include "ops.h"

#include <math.h>

typedef struct window {
  int64_t kernel[2], stride[2], padding[2], dilation[2];
  bool ceil;
  int64_t in[2], out[2];
} window;

static aot_status pair(const aoti_call *c, int i, int64_t least, const int64_t *absent, int64_t *out) {
  aot_int list[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, i, list);
  for (int d = 0; d < 2; d++) {
    out[d] = n ? list[n == 2 ? d : 0].value : absent ? absent[d] : 0;
    if (n > 2 || (!n && !absent) || out[d] < least || out[d] > INT32_MAX)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s takes one or two sizes of at least %lld", c->info->args[i].name,
                             (long long)least);
  }
  return NULL;
}

static aot_status check_planes(const aoti_call *c, const aot_tensor *t) {
  if (t->meta.ndim != 3 && t->meta.ndim != 4)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs 3 or 4 dimensions, not %d", t->meta.ndim);
  if (aoti_is_float(t->meta.dtype)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
}

static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b < 0); }

// Reads kernel_size, stride, padding from argument first on; dilation and ceil_mode from where they are (-1: none).
static aot_status read_window(const aoti_call *c, const aot_tensor *t, int first, int dilation_arg, int ceil_arg,
                              window *w) {
  static const int64_t one[2] = {1, 1};
  AOT_TRY(check_planes(c, t));
  AOT_TRY(pair(c, first, 1, NULL, w->kernel));
  AOT_TRY(pair(c, first + 1, 1, w->kernel, w->stride));
  AOT_TRY(pair(c, first + 2, 0, NULL, w->padding));
  w->dilation[0] = w->dilation[1] = 1;
  if (dilation_arg >= 0) AOT_TRY(pair(c, dilation_arg, 1, one, w->dilation));
  w->ceil = aoti_arg_bool(c, ceil_arg);
  for (int d = 0; d < 2; d++) {
    w->in[d] = aoti_dim(t, t->meta.ndim - 2 + d);
    if (w->padding[d] > w->kernel[d] / 2)
      return aoti_call_error(c, AOT_ERROR_INVALID, "padding %lld is more than half of the kernel's %lld",
                             (long long)w->padding[d], (long long)w->kernel[d]);
    int64_t room = w->in[d] + 2 * w->padding[d] - w->dilation[d] * (w->kernel[d] - 1) - 1;
    w->out[d] = floor_div(room + (w->ceil ? w->stride[d] - 1 : 0), w->stride[d]) + 1;
    // The last window starts inside the input or its padding before it.
    if (w->ceil && (w->out[d] - 1) * w->stride[d] >= w->in[d] + w->padding[d]) w->out[d]--;
    if (w->out[d] < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "the kernel is larger than the padded input");
  }
  return NULL;
}

static aot_status out_planes(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, aot_int h, aot_int w) {
  aot_int size[4];
  int n = t->meta.ndim;
  for (int d = 0; d < n - 2; d++) size[d] = t->meta.size[d];
  size[n - 2] = h;
  size[n - 1] = w;
  return aoti_out_format(c, i, dtype, n, size, aoti_is_channels_last(t));
}

static aot_status out_window(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, const window *w) {
  for (int d = 0; d < 2; d++)
    if (t->meta.size[t->meta.ndim - 2 + d].sym)
      return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "planes of symbolic size");
  return out_planes(c, i, dtype, t, aot_i(w->out[0]), aot_i(w->out[1]));
}

static uint32_t plane_dims(const aot_tensor *t) { return UINT32_C(3) << (t->meta.ndim - 2); }

// Runs body once for every plane, with scratch memory for n numbers each.
typedef struct planes {
  aoti_rows a, b;
  double *in, *out;
} planes;
static aot_status open_planes(aoti_arena *scratch, const aot_tensor *a, const aot_tensor *b, planes *p) {
  aoti_rows_init(&p->a, a, plane_dims(a));
  aoti_rows_init(&p->b, b, plane_dims(b));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)p->a.n, sizeof *p->in, &p->in));
  return aoti_arena_alloc(scratch, (size_t)p->b.n, sizeof *p->out, &p->out);
}

// ---- max

// (self, kernel_size, stride, padding, dilation, ceil_mode)
aot_status aoti_meta_max_pool2d_with_indices(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  window w;
  AOT_TRY(read_window(c, t, 1, 4, 5, &w));
  AOT_TRY(out_window(c, 0, t->meta.dtype, t, &w));
  return out_window(c, 1, AOT_I64, t, &w);
}

// Where in the plane the maximum of window (i, j) is, NaN counting as the largest; -1: the window is empty.
static int64_t max_at(const window *w, const double *in, int64_t i, int64_t j) {
  int64_t best = -1;
  for (int64_t u = 0; u < w->kernel[0]; u++)
    for (int64_t v = 0; v < w->kernel[1]; v++) {
      int64_t y = i * w->stride[0] - w->padding[0] + u * w->dilation[0];
      int64_t x = j * w->stride[1] - w->padding[1] + v * w->dilation[1], at = y * w->in[1] + x;
      if (y < 0 || y >= w->in[0] || x < 0 || x >= w->in[1]) continue;
      if (best < 0 || in[at] > in[best] || isnan(in[at])) best = at;
    }
  return best;
}
static int64_t offset_in_window(const window *w, int64_t i, int64_t j, int64_t at) {
  int64_t u = (at / w->in[1] - i * w->stride[0] + w->padding[0]) / w->dilation[0];
  int64_t v = (at % w->in[1] - j * w->stride[1] + w->padding[1]) / w->dilation[1];
  return u * w->kernel[1] + v;
}

static aot_status max_body(aoti_call *c, aoti_arena *scratch) {
  window w;
  planes p;
  aoti_rows places;
  int64_t *place;
  AOT_TRY(read_window(c, aoti_arg(c, 0), 1, 4, 5, &w));
  AOT_TRY(open_planes(scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  aoti_rows_init(&places, aoti_result(c, 1), plane_dims(aoti_result(c, 1)));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)places.n, sizeof *place, &place));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    for (int64_t o = 0; o < p.b.n; o++) {
      int64_t best = max_at(&w, p.in, o / w.out[1], o % w.out[1]);
      p.out[o] = best < 0 ? -INFINITY : p.in[best];
      place[o] = best < 0 ? 0 : best;
    }
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
    aoti_rows_store(&places, AOTI_COMPUTE_I64, k, place);
  }
  return NULL;
}
aot_status aoti_ref_max_pool2d_with_indices(aoti_call *c) { return aoti_with_scratch(c, max_body); }

// The same, but saying where in its window the maximum is: the number of the element, in eight bits.
aot_status aoti_meta__low_memory_max_pool_with_offsets_default(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  window w;
  AOT_TRY(read_window(c, t, 1, 4, 5, &w));
  if (w.kernel[0] * w.kernel[1] > INT8_MAX)
    return aoti_call_error(c, AOT_ERROR_INVALID, "a window of more than 127 elements");
  AOT_TRY(out_window(c, 0, t->meta.dtype, t, &w));
  return out_window(c, 1, AOT_I8, t, &w);
}

static aot_status offsets_body(aoti_call *c, aoti_arena *scratch) {
  window w;
  aoti_rows places;
  int64_t *place;
  AOT_TRY(read_window(c, aoti_arg(c, 0), 1, 4, 5, &w));
  const aot_tensor *in = aoti_arg(c, 0);
  planes p;
  AOT_TRY(open_planes(scratch, in, aoti_result(c, 0), &p));
  aoti_rows_init(&places, aoti_result(c, 1), plane_dims(in));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)places.n, sizeof *place, &place));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    for (int64_t o = 0; o < places.n; o++) {
      int64_t at = max_at(&w, p.in, o / w.out[1], o % w.out[1]);
      p.out[o] = at < 0 ? -INFINITY : p.in[at];
      place[o] = at < 0 ? 0 : offset_in_window(&w, o / w.out[1], o % w.out[1], at);
    }
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
    aoti_rows_store(&places, AOTI_COMPUTE_I64, k, place);
  }
  return NULL;
}
aot_status aoti_ref__low_memory_max_pool_with_offsets_default(aoti_call *c) {
  return aoti_with_scratch(c, offsets_body);
}

// (offsets, kernel_size, input_size, stride, padding, dilation): places in the plane of the input.
static aot_status read_offsets_window(const aoti_call *c, window *w) {
  static const int64_t one[2] = {1, 1};
  AOT_TRY(pair(c, 1, 1, NULL, w->kernel));
  AOT_TRY(pair(c, 2, 1, NULL, w->in));
  AOT_TRY(pair(c, 3, 1, w->kernel, w->stride));
  AOT_TRY(pair(c, 4, 0, NULL, w->padding));
  return pair(c, 5, 1, one, w->dilation);
}
aot_status aoti_meta__low_memory_max_pool_offsets_to_indices_default(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  window w;
  AOT_TRY(read_offsets_window(c, &w));
  if (t->meta.ndim < 2) return aoti_call_error(c, AOT_ERROR_INVALID, "needs planes");
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, 0, AOT_I64, t->meta.ndim, t->meta.size, stride);
}

static aot_status indices_body(aoti_call *c, aoti_arena *scratch) {
  window w;
  aoti_rows from, to;
  int64_t *place;
  AOT_TRY(read_offsets_window(c, &w));
  aoti_rows_init(&from, aoti_arg(c, 0), plane_dims(aoti_arg(c, 0)));
  aoti_rows_init(&to, aoti_result(c, 0), plane_dims(aoti_arg(c, 0)));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof *place, &place));
  int64_t columns = aoti_dim(aoti_arg(c, 0), aoti_arg(c, 0)->meta.ndim - 1);
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, AOTI_COMPUTE_I64, k, place);
    for (int64_t o = 0; o < from.n; o++) {
      int64_t y = o / columns * w.stride[0] - w.padding[0] + place[o] / w.kernel[1] * w.dilation[0];
      int64_t x = o % columns * w.stride[1] - w.padding[1] + place[o] % w.kernel[1] * w.dilation[1];
      place[o] = y * w.in[1] + x;
    }
    aoti_rows_store(&to, AOTI_COMPUTE_I64, k, place);
  }
  return NULL;
}
aot_status aoti_ref__low_memory_max_pool_offsets_to_indices_default(aoti_call *c) {
  return aoti_with_scratch(c, indices_body);
}

// (grad_output, self, ...) -> like self
static aot_status like_input(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 1);
  int n = t->meta.ndim;
  AOT_TRY(check_planes(c, t));
  return out_planes(c, 0, t->meta.dtype, t, t->meta.size[n - 2], t->meta.size[n - 1]);
}

// (grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)
aot_status aoti_meta_max_pool2d_with_indices_backward(aoti_call *c) { return like_input(c); }

static aot_status max_backward_body(aoti_call *c, aoti_arena *scratch) {
  planes p;
  aoti_rows places;
  int64_t *place;
  AOT_TRY(open_planes(scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  aoti_rows_init(&places, aoti_arg(c, 7), plane_dims(aoti_arg(c, 7)));
  if (places.n != p.a.n || places.count != p.a.count || p.a.count != p.b.count)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output and indices differ in size");
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)places.n, sizeof *place, &place));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    aoti_rows_load(&places, AOTI_COMPUTE_I64, k, place);
    for (int64_t i = 0; i < p.b.n; i++) p.out[i] = 0;
    for (int64_t i = 0; i < p.a.n; i++) {
      if (place[i] < 0 || place[i] >= p.b.n)
        return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside the plane", (long long)place[i]);
      p.out[place[i]] += p.in[i];
    }
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}
aot_status aoti_ref_max_pool2d_with_indices_backward(aoti_call *c) { return aoti_with_scratch(c, max_backward_body); }

void aoti_grad_max_pool2d_with_indices(aoti_grad *g) {
  const aot_value *a = g->args;
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_max_pool2d_with_indices_backward_default, aoti_v_tensor(g->gout[0]), a[0], a[1],
                       a[2], a[3], a[4], a[5], aoti_v_tensor(g->results[1])));
}

void aoti_decomp_max_pool2d(aoti_call *c) {
  aot_value out[2];
  aoti_dispatch(c->scope, AOT_OP_max_pool2d_with_indices_default, c->args, c->info->n_args, out, c->scope->file,
                c->scope->line);
  c->out[0] = out[0];
}

// ---- average

// (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
aot_status aoti_meta_avg_pool2d(aoti_call *c) {
  window w;
  AOT_TRY(read_window(c, aoti_arg(c, 0), 1, -1, 4, &w));
  if (aoti_arg_given(c, 6) && !aoti_arg_int(c, 6)) return aoti_call_error(c, AOT_ERROR_INVALID, "the divisor is zero");
  return out_window(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0), &w);
}

// (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
aot_status aoti_meta_avg_pool2d_backward(aoti_call *c) {
  window w;
  const aot_tensor *grad = aoti_arg(c, 0), *t = aoti_arg(c, 1);
  AOT_TRY(read_window(c, t, 2, -1, 5, &w));
  int n = t->meta.ndim;
  bool fits = grad->meta.ndim == n;
  for (int d = 0; fits && d < n; d++) fits = aoti_dim(grad, d) == (d < n - 2 ? aoti_dim(t, d) : w.out[d - (n - 2)]);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the pooled size");
  return like_input(c);
}

// Where window i along dimension d lies: the part inside the input, and how many elements it counts.
typedef struct span {
  int64_t begin, end, count;
} span;
static span span_of(const window *w, int d, int64_t i, bool count_padding) {
  int64_t begin = i * w->stride[d] - w->padding[d], end = begin + w->kernel[d], limit = w->in[d] + w->padding[d];
  if (end > limit) end = limit;
  span s = {begin < 0 ? 0 : begin, end > w->in[d] ? w->in[d] : end, end - begin};
  if (!count_padding) s.count = s.end - s.begin;
  return s;
}

typedef struct averaging {
  window w;
  bool count_padding;
  int64_t divisor; // 0: the count
} averaging;
static aot_status read_averaging(const aoti_call *c, const aot_tensor *t, int first, averaging *a) {
  AOT_TRY(read_window(c, t, first, -1, first + 3, &a->w));
  a->count_padding = aoti_arg_bool(c, first + 4);
  a->divisor = aoti_arg_given(c, first + 5) ? aoti_arg_int(c, first + 5) : 0;
  return NULL;
}

// Averages windows of plane, or (spread) shares out what windows hold over plane.
static void average(const averaging *a, double *plane, double *windows, bool spread) {
  const window *w = &a->w;
  for (int64_t i = 0; i < w->out[0]; i++)
    for (int64_t j = 0; j < w->out[1]; j++) {
      span y = span_of(w, 0, i, a->count_padding), x = span_of(w, 1, j, a->count_padding);
      double *to = &windows[i * w->out[1] + j], sum = 0;
      double divisor = a->divisor ? (double)a->divisor : (double)(y.count * x.count);
      for (int64_t u = y.begin; u < y.end; u++)
        for (int64_t v = x.begin; v < x.end; v++)
          if (spread)
            plane[u * w->in[1] + v] += *to / divisor;
          else
            sum += plane[u * w->in[1] + v];
      if (!spread) *to = sum / divisor;
    }
}

static aot_status avg_body(aoti_call *c, aoti_arena *scratch) {
  averaging a;
  planes p;
  AOT_TRY(read_averaging(c, aoti_arg(c, 0), 1, &a));
  AOT_TRY(open_planes(scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    average(&a, p.in, p.out, false);
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}
aot_status aoti_ref_avg_pool2d(aoti_call *c) { return aoti_with_scratch(c, avg_body); }

static aot_status avg_backward_body(aoti_call *c, aoti_arena *scratch) {
  averaging a;
  planes p;
  AOT_TRY(read_averaging(c, aoti_arg(c, 1), 2, &a));
  AOT_TRY(open_planes(scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    for (int64_t i = 0; i < p.b.n; i++) p.out[i] = 0;
    average(&a, p.out, p.in, true);
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}
aot_status aoti_ref_avg_pool2d_backward(aoti_call *c) { return aoti_with_scratch(c, avg_backward_body); }

void aoti_grad_avg_pool2d(aoti_grad *g) {
  const aot_value *a = g->args;
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_avg_pool2d_backward_default, aoti_v_tensor(g->gout[0]), a[0], a[1], a[2], a[3],
                       a[4], a[5], a[6]));
}

// ---- average to a given size: window i of n over m elements is [floor(i m / n), ceil((i + 1) m / n))

// (self, output_size)
aot_status aoti_meta__adaptive_avg_pool2d(aoti_call *c) {
  int64_t size[2];
  AOT_TRY(check_planes(c, aoti_arg(c, 0)));
  AOT_TRY(pair(c, 1, 0, NULL, size));
  return out_planes(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0), aot_i(size[0]), aot_i(size[1]));
}

// (grad_output, self)
aot_status aoti_meta__adaptive_avg_pool2d_backward(aoti_call *c) {
  if (aoti_arg(c, 0)->meta.ndim != aoti_arg(c, 1)->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output and self differ in dimensions");
  return like_input(c);
}

static void adapt(const int64_t in[2], const int64_t out[2], double *plane, double *windows, bool spread) {
  for (int64_t i = 0; i < out[0]; i++)
    for (int64_t j = 0; j < out[1]; j++) {
      int64_t y0 = i * in[0] / out[0], y1 = ((i + 1) * in[0] + out[0] - 1) / out[0];
      int64_t x0 = j * in[1] / out[1], x1 = ((j + 1) * in[1] + out[1] - 1) / out[1];
      double *to = &windows[i * out[1] + j], sum = 0, n = (double)((y1 - y0) * (x1 - x0));
      for (int64_t u = y0; u < y1; u++)
        for (int64_t v = x0; v < x1; v++)
          if (spread)
            plane[u * in[1] + v] += *to / n;
          else
            sum += plane[u * in[1] + v];
      if (!spread) *to = sum / n;
    }
}

static void plane_size(const aot_tensor *t, int64_t size[2]) {
  for (int d = 0; d < 2; d++) size[d] = aoti_dim(t, t->meta.ndim - 2 + d);
}

static aot_status adaptive_body(aoti_call *c, aoti_arena *scratch) {
  planes p;
  int64_t in[2], out[2];
  plane_size(aoti_arg(c, 0), in);
  plane_size(aoti_result(c, 0), out);
  AOT_TRY(open_planes(scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    adapt(in, out, p.in, p.out, false);
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}
aot_status aoti_ref__adaptive_avg_pool2d(aoti_call *c) { return aoti_with_scratch(c, adaptive_body); }

static aot_status adaptive_backward_body(aoti_call *c, aoti_arena *scratch) {
  planes p;
  int64_t in[2], out[2];
  plane_size(aoti_arg(c, 1), in);
  plane_size(aoti_arg(c, 0), out);
  AOT_TRY(open_planes(scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  if (p.a.count != p.b.count) return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output and self differ in planes");
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    for (int64_t i = 0; i < p.b.n; i++) p.out[i] = 0;
    adapt(in, out, p.out, p.in, true);
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}
aot_status aoti_ref__adaptive_avg_pool2d_backward(aoti_call *c) { return aoti_with_scratch(c, adaptive_backward_body); }

void aoti_grad__adaptive_avg_pool2d(aoti_grad *g) {
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP__adaptive_avg_pool2d_backward_default, aoti_v_tensor(g->gout[0]), g->args[0]));
}

// To one element it is the mean.
void aoti_decomp_adaptive_avg_pool2d(aoti_call *c) {
  int64_t size[2];
  aot_status status = pair(c, 1, 0, NULL, size);
  if (status) {
    aoti_scope_fail(c->scope, status);
    c->out[0] = aoti_v_tensor(aoti_poison());
  } else if (size[0] == 1 && size[1] == 1) {
    const aot_int last_two[] = {aot_i(-1), aot_i(-2)};
    const aot_ints dims = {last_two, 2};
    c->out[0] = aoti_v_tensor(aot_mean_dim(c->scope, aoti_arg(c, 0), &dims, true, AOT_DTYPE_NONE));
  } else
    c->out[0] = aoti_v_tensor(aoti_call1(c->scope, AOT_OP__adaptive_avg_pool2d_default, c->args, 2));
}
