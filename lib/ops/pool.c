// Pooling over windows of the last k dimensions, k = 1, 2, 3, of a tensor of k + 1 or k + 2. Rules find k in the
// operator's name.
#include "pool.h"

#include <math.h>

int aoti_pool_dims(const aoti_call *c) {
  const char *name = c->info->packet;
  for (; *name; name++)
    if (name[1] == 'd' && *name >= '1' && *name <= '3') return *name - '0';
  size_t listed = c->args[1].kind == AOT_LIST ? c->args[1].as.list.n : 0; // the kernel's sizes
  return listed >= 1 && listed <= 3 ? (int)listed : 2;
}

aot_status aoti_pool_list(const aoti_call *c, int i, int64_t least, const int64_t *absent, int64_t *out) {
  aot_int list[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, i, list), k = aoti_pool_dims(c);
  for (int d = 0; d < k; d++) {
    const aot_int given = n ? list[n == k ? d : 0] : aot_i(absent ? absent[d] : 0);
    out[d] = given.value;
    if (given.sym) aoti_int_compare(c->syms, AOTI_EQ, given, aot_i(given.value)); // windows are of one size
    if ((n > 1 && n != k) || (!n && !absent) || out[d] < least || out[d] > INT32_MAX)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s takes one or %d sizes of at least %lld", c->info->args[i].name,
                             k, (long long)least);
  }
  return NULL;
}

static aot_status check(const aoti_call *c, const aot_tensor *t, bool integers) {
  int k = aoti_pool_dims(c);
  if (t->meta.ndim != k + 1 && t->meta.ndim != k + 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs %d or %d dimensions, not %d", k + 1, k + 2, t->meta.ndim);
  if (aoti_is_float(t->meta.dtype) || (integers && t->meta.dtype == AOT_I64)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
}
aot_status aoti_pool_check(const aoti_call *c, const aot_tensor *t) { return check(c, t, false); }

static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b < 0); }

aot_status aoti_pool_window(const aoti_call *c, const aot_tensor *t, int first, int dilation_arg, int ceil_arg,
                            aoti_window *w) {
  static const int64_t ones[] = {1, 1, 1};
  *w = (aoti_window){.k = aoti_pool_dims(c), .in_n = 1, .out_n = 1};
  AOT_TRY(check(c, t, true)); // averages of i64 are cut towards 0
  AOT_TRY(aoti_pool_list(c, first, 1, NULL, w->kernel));
  AOT_TRY(aoti_pool_list(c, first + 1, 1, w->kernel, w->stride));
  AOT_TRY(aoti_pool_list(c, first + 2, 0, NULL, w->padding));
  for (int d = 0; d < w->k; d++) w->dilation[d] = 1;
  if (dilation_arg >= 0) AOT_TRY(aoti_pool_list(c, dilation_arg, 1, ones, w->dilation));
  bool ceil = aoti_arg_bool(c, ceil_arg);
  for (int d = 0; d < w->k; d++) {
    w->in[d] = aoti_dim(t, t->meta.ndim - w->k + d);
    if (w->padding[d] > w->kernel[d] / 2)
      return aoti_call_error(c, AOT_ERROR_INVALID, "padding %lld is more than half of the kernel's %lld",
                             (long long)w->padding[d], (long long)w->kernel[d]);
    int64_t room = w->in[d] + 2 * w->padding[d] - w->dilation[d] * (w->kernel[d] - 1) - 1;
    w->out[d] = floor_div(room + (ceil ? w->stride[d] - 1 : 0), w->stride[d]) + 1;
    // The last window starts inside the input or its padding before it.
    if (ceil && (w->out[d] - 1) * w->stride[d] >= w->in[d] + w->padding[d]) w->out[d]--;
    if (w->out[d] < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "the kernel is larger than the padded input");
    w->in_n *= w->in[d];
    w->out_n *= w->out[d];
  }
  return NULL;
}

aot_status aoti_pool_out(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, const aot_int *size) {
  aot_int whole[5];
  int n = t->meta.ndim, k = aoti_pool_dims(c);
  for (int d = 0; d < n; d++) whole[d] = d < n - k ? t->meta.size[d] : size[d - (n - k)];
  return aoti_out_format(c, i, dtype, n, whole, aoti_is_channels_last(t));
}

aot_int aoti_pool_windows(const aoti_call *c, const aot_tensor *t, const aoti_window *w, int d, bool ceil) {
  const aot_int in = t->meta.size[t->meta.ndim - w->k + d], stride = aot_i(w->stride[d]);
  if (!in.sym) return aot_i(w->out[d]);
  aoti_syms *s = c->syms;
  const int64_t pad = w->padding[d], reach = w->dilation[d] * (w->kernel[d] - 1), more = ceil ? w->stride[d] - 1 : 0;
  aot_int last = aoti_int_floordiv(s, aoti_int_add(s, in, aot_i(2 * pad - reach - 1 + more)), stride);
  if (ceil && pad - reach + more > 0) // else no window starts behind the input
    last = aoti_int_min(s, last, aoti_int_floordiv(s, aoti_int_add(s, in, aot_i(pad - 1)), stride));
  aot_int out = aoti_int_add(s, last, aot_i(1));
  aoti_int_compare(s, AOTI_GE, out, aot_i(1));
  return out;
}

aot_status aoti_pool_out_window(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, const aoti_window *w,
                                bool ceil) {
  aot_int size[3] = {{0, 0}};
  for (int d = 0; d < w->k; d++) size[d] = aoti_pool_windows(c, t, w, d, ceil);
  return aoti_pool_out(c, i, dtype, t, size);
}

aot_status aoti_pool_out_like(aoti_call *c, const aot_tensor *t) {
  AOT_TRY(aoti_pool_check(c, t));
  return aoti_pool_out(c, 0, t->meta.dtype, t, t->meta.size + t->meta.ndim - aoti_pool_dims(c));
}

static uint32_t pooled_dims(const aoti_call *c, const aot_tensor *t) {
  int k = aoti_pool_dims(c);
  return ((UINT32_C(1) << k) - 1) << (t->meta.ndim - k);
}
void aoti_pool_rows(const aoti_call *c, aoti_rows *r, const aot_tensor *t) { aoti_rows_init(r, t, pooled_dims(c, t)); }

aot_status aoti_pool_open(const aoti_call *c, aoti_arena *scratch, const aot_tensor *a, const aot_tensor *b,
                          aoti_planes *p) {
  aoti_pool_rows(c, &p->a, a);
  aoti_pool_rows(c, &p->b, b);
  if (p->a.count != p->b.count) return aoti_call_error(c, AOT_ERROR_INVALID, "operands differ in planes");
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)p->a.n, sizeof *p->in, &p->in));
  return aoti_arena_alloc(scratch, (size_t)p->b.n, sizeof *p->out, &p->out);
}

void aoti_pool_place(const int64_t *size, int k, int64_t i, int64_t *out) {
  for (int d = k - 1; d >= 0; i /= size[d--]) out[d] = i % size[d];
}

int64_t aoti_box_first(const aoti_box *b, int64_t *at) {
  for (int d = 0; d < b->k; d++) {
    if (b->begin[d] >= b->end[d]) return -1;
    at[d] = b->begin[d];
  }
  return aoti_box_place(b, at);
}
int64_t aoti_box_place(const aoti_box *b, const int64_t *at) {
  int64_t place = 0;
  for (int d = 0; d < b->k; d++) place = place * b->size[d] + at[d];
  return place;
}
int64_t aoti_box_next(const aoti_box *b, int64_t *at) {
  for (int d = b->k - 1; d >= 0; d--) {
    if ((at[d] += b->step[d]) < b->end[d]) return aoti_box_place(b, at);
    at[d] = b->begin[d];
  }
  return -1;
}

// Window i along every dimension, cut to the input.
static aoti_box window_box(const aoti_window *w, const int64_t *i) {
  aoti_box b = {.k = w->k};
  for (int d = 0; d < w->k; d++) {
    int64_t begin = i[d] * w->stride[d] - w->padding[d], step = w->dilation[d], end = begin + w->kernel[d] * step;
    if (begin < 0) begin += (-begin + step - 1) / step * step;
    b.begin[d] = begin;
    b.end[d] = end < w->in[d] ? end : w->in[d];
    b.step[d] = step;
    b.size[d] = w->in[d];
  }
  return b;
}

// ---- max

// The largest element of a box and its place; the last NaN where there is one.
static int64_t largest(const double *plane, const aoti_box *b) {
  int64_t at[3], best = -1;
  for (int64_t i = aoti_box_first(b, at); i >= 0; i = aoti_box_next(b, at))
    if (best < 0 || plane[i] > plane[best] || isnan(plane[i])) best = i;
  return best;
}

static int64_t largest_integer(const int64_t *plane, const aoti_box *b) {
  int64_t at[3], best = -1;
  for (int64_t i = aoti_box_first(b, at); i >= 0; i = aoti_box_next(b, at))
    if (best < 0 || plane[i] > plane[best]) best = i;
  return best;
}

// The boxes over which maxima are taken: box(i, of) is that of result i.
typedef aoti_box (*box_fn)(const void *of, const int64_t *i);
static aoti_box of_window(const void *of, const int64_t *i) { return window_box(of, i); }

static aot_status maxima(aoti_call *c, aoti_arena *scratch, box_fn box, const void *of, const int64_t *out_size) {
  aoti_planes p;
  aoti_rows places;
  int64_t *place, *whole, *most, i[3];
  int k = aoti_pool_dims(c);
  bool integers = !aoti_is_float(aoti_arg(c, 0)->meta.dtype);
  AOT_TRY(aoti_pool_open(c, scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  aoti_pool_rows(c, &places, aoti_result(c, 1));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)places.n, sizeof *place, &place));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(integers ? p.a.n : 0), sizeof *whole, &whole));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(integers ? p.b.n : 0), sizeof *most, &most));
  const aoti_compute as = integers ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64;
  for (int64_t plane = 0; plane < p.a.count; plane++) {
    aoti_rows_load(&p.a, as, plane, integers ? (void *)whole : p.in);
    for (int64_t o = 0; o < p.b.n; o++) {
      aoti_pool_place(out_size, k, o, i);
      aoti_box b = box(of, i);
      int64_t best = integers ? largest_integer(whole, &b) : largest(p.in, &b);
      if (integers)
        most[o] = best < 0 ? INT64_MIN : whole[best];
      else
        p.out[o] = best < 0 ? -INFINITY : p.in[best];
      place[o] = best < 0 ? 0 : best;
    }
    aoti_rows_store(&p.b, as, plane, integers ? (void *)most : p.out);
    aoti_rows_store(&places, AOTI_COMPUTE_I64, plane, place);
  }
  return NULL;
}

// (self, kernel_size, stride, padding, dilation, ceil_mode) -> (values, places in the plane)
static aot_status meta_max(aoti_call *c, aot_dtype places) {
  aot_tensor *t = aoti_arg(c, 0);
  aoti_window w;
  AOT_TRY(aoti_pool_window(c, t, 1, 4, 5, &w));
  AOT_TRY(aoti_pool_out_window(c, 0, t->meta.dtype, t, &w, aoti_arg_bool(c, 5)));
  return aoti_pool_out_window(c, 1, places, t, &w, aoti_arg_bool(c, 5));
}
aot_status aoti_meta_max_pool_with_indices(aoti_call *c) { return meta_max(c, AOT_I64); }
static aot_status max_body(aoti_call *c, aoti_arena *scratch) {
  aoti_window w;
  AOT_TRY(aoti_pool_window(c, aoti_arg(c, 0), 1, 4, 5, &w));
  return maxima(c, scratch, of_window, &w, w.out);
}
aot_status aoti_ref_max_pool_with_indices(aoti_call *c) { return aoti_with_scratch(c, max_body); }

// (grad_output, self, ..., indices): each gradient goes to its place
aot_status aoti_meta_max_pool_backward(aoti_call *c) { return aoti_pool_out_like(c, aoti_arg(c, 1)); }

static aot_status max_backward_body(aoti_call *c, aoti_arena *scratch) {
  aoti_planes p;
  aoti_rows places;
  int64_t *place;
  const aot_tensor *indices = aoti_arg(c, c->info->n_args - 1);
  AOT_TRY(aoti_pool_open(c, scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  aoti_pool_rows(c, &places, indices);
  if (places.n != p.a.n || places.count != p.a.count)
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
aot_status aoti_ref_max_pool_backward(aoti_call *c) { return aoti_with_scratch(c, max_backward_body); }

// The gradient's gradient is picked from where each gradient went.
void aoti_grad_max_pool_backward(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *indices = aoti_saved(g, g->info->n_args - 1);
  if (aoti_needs(g, 0)) {
    int k = aoti_pool_dims(&c), n = indices->meta.ndim - k;
    aot_int size[AOT_MAX_DIMS];
    for (int d = 0; d < n; d++) size[d] = indices->meta.size[d];
    size[n] = aot_i(-1);
    const aot_ints flat = {size, (size_t)n + 1};
    aot_tensor *rows = aot_view(s, aot_contiguous(s, g->gout[0]), flat), *places = aot_view(s, indices, flat);
    aoti_give(g, 0, aot_view(s, aot_gather(s, rows, -1, places), aoti_sizes(indices)));
  }
  if (!aoti_needs(g, 1)) return;
  const aoti_meta *m = &aoti_saved(g, 1)->meta;
  if (aoti_pool_dims(&c) == 3)
    aoti_give(g, 1, aot_zeros_like(s, aoti_saved(g, 1)));
  else
    aoti_give(g, 1,
              AOTI_CALL1(s, AOT_OP_zeros_default, aoti_v_ints(s, m->size, (size_t)m->ndim), aoti_v_dtype(m->dtype),
                         aoti_v_layout(), aoti_v_device(m->device)));
}

static void grad_max(aoti_grad *g, aot_op backward) {
  const aot_value *a = g->args;
  aoti_give(g, 0,
            AOTI_CALL1(g->s, backward, aoti_v_tensor(g->gout[0]), a[0], a[1], a[2], a[3], a[4], a[5],
                       aoti_v_tensor(g->results[1])));
}
void aoti_grad_max_pool2d_with_indices(aoti_grad *g) { grad_max(g, AOT_OP_max_pool2d_with_indices_backward_default); }
void aoti_grad_max_pool3d_with_indices(aoti_grad *g) { grad_max(g, AOT_OP_max_pool3d_with_indices_backward_default); }

static void first_of(aoti_call *c, aot_op op) {
  aot_value out[2];
  aoti_dispatch(c->scope, op, c->args, c->info->n_args, out, c->scope->file, c->scope->line);
  c->out[0] = out[0];
}
void aoti_decomp_max_pool2d(aoti_call *c) { first_of(c, AOT_OP_max_pool2d_with_indices_default); }
void aoti_decomp_max_pool3d(aoti_call *c) { first_of(c, AOT_OP_max_pool3d_with_indices_default); }

// ---- max to a given size, (self, output_size) -> (values, places): window i of n over m elements is [floor(i m / n),
// ceil((i + 1) m / n))

aoti_box aoti_adaptive_box(const void *of, const int64_t *i) {
  const aoti_adaptive *a = of;
  aoti_box b = {.k = a->k};
  for (int d = 0; d < a->k; d++) {
    b.begin[d] = i[d] * a->in[d] / a->out[d];
    b.end[d] = ((i[d] + 1) * a->in[d] + a->out[d] - 1) / a->out[d];
    b.step[d] = 1;
    b.size[d] = a->in[d];
  }
  return b;
}

void aoti_adaptive_sizes(const aoti_call *c, const aot_tensor *in, const aot_tensor *out, aoti_adaptive *a) {
  a->k = aoti_pool_dims(c);
  for (int d = 0; d < a->k; d++) {
    a->in[d] = aoti_dim(in, in->meta.ndim - a->k + d);
    a->out[d] = aoti_dim(out, out->meta.ndim - a->k + d);
  }
}

aot_status aoti_meta_adaptive_max_pool(aoti_call *c) {
  int64_t out[3];
  aot_int size[3];
  const aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(aoti_pool_check(c, t));
  AOT_TRY(aoti_pool_list(c, 1, 0, NULL, out));
  for (int d = 0; d < aoti_pool_dims(c); d++) size[d] = aot_i(out[d]);
  AOT_TRY(aoti_pool_out(c, 0, t->meta.dtype, t, size));
  return aoti_pool_out(c, 1, AOT_I64, t, size);
}
static aot_status adaptive_max_body(aoti_call *c, aoti_arena *scratch) {
  aoti_adaptive a;
  aoti_adaptive_sizes(c, aoti_arg(c, 0), aoti_result(c, 0), &a);
  return maxima(c, scratch, aoti_adaptive_box, &a, a.out);
}
aot_status aoti_ref_adaptive_max_pool(aoti_call *c) { return aoti_with_scratch(c, adaptive_max_body); }

static void grad_adaptive_max(aoti_grad *g, aot_op backward) {
  aoti_give(g, 0, AOTI_CALL1(g->s, backward, aoti_v_tensor(g->gout[0]), g->args[0], aoti_v_tensor(g->results[1])));
}
void aoti_grad_adaptive_max_pool2d(aoti_grad *g) { grad_adaptive_max(g, AOT_OP_adaptive_max_pool2d_backward_default); }
void aoti_grad_adaptive_max_pool3d(aoti_grad *g) { grad_adaptive_max(g, AOT_OP_adaptive_max_pool3d_backward_default); }

// ---- max where places are kept as offsets in their windows, in i8: the inductor level's form

// (self, kernel_size, stride, padding, dilation, ceil_mode) -> (values, offsets)
aot_status aoti_meta_max_pool_with_offsets(aoti_call *c) { return meta_max(c, AOT_I8); }

// Place in the plane of element `offset` of the window at i, and back; either may lie outside.
static int64_t place_of(const aoti_window *w, const int64_t *i, int64_t offset) {
  int64_t u[3], place = 0;
  aoti_pool_place(w->kernel, w->k, offset, u);
  for (int d = 0; d < w->k; d++) place = place * w->in[d] + i[d] * w->stride[d] - w->padding[d] + u[d] * w->dilation[d];
  return place;
}
static int64_t offset_of(const aoti_window *w, const int64_t *i, int64_t place) {
  int64_t at[3], offset = 0;
  aoti_pool_place(w->in, w->k, place, at);
  for (int d = 0; d < w->k; d++)
    offset = offset * w->kernel[d] + (at[d] - (i[d] * w->stride[d] - w->padding[d])) / w->dilation[d];
  return offset;
}

static aot_status offsets_body(aoti_call *c, aoti_arena *scratch) {
  aoti_window w;
  AOT_TRY(aoti_pool_window(c, aoti_arg(c, 0), 1, 4, 5, &w));
  aoti_planes p;
  aoti_rows offsets;
  int64_t *offset, i[3];
  AOT_TRY(aoti_pool_open(c, scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  aoti_pool_rows(c, &offsets, aoti_result(c, 1));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)offsets.n, sizeof *offset, &offset));
  for (int64_t plane = 0; plane < p.a.count; plane++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, plane, p.in);
    for (int64_t o = 0; o < p.b.n; o++) {
      aoti_pool_place(w.out, w.k, o, i);
      aoti_box b = window_box(&w, i);
      int64_t best = largest(p.in, &b);
      p.out[o] = best < 0 ? -INFINITY : p.in[best];
      offset[o] = best < 0 ? 0 : offset_of(&w, i, best);
    }
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, plane, p.out);
    aoti_rows_store(&offsets, AOTI_COMPUTE_I64, plane, offset);
  }
  return NULL;
}
aot_status aoti_ref_max_pool_with_offsets(aoti_call *c) { return aoti_with_scratch(c, offsets_body); }

// (offsets, kernel_size, input_size, stride, padding, dilation) -> places
static aot_status read_offsets(const aoti_call *c, aoti_window *w) {
  const aot_tensor *t = aoti_arg(c, 0);
  *w = (aoti_window){.k = aoti_pool_dims(c)};
  if (t->meta.ndim != w->k + 1 && t->meta.ndim != w->k + 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs %d or %d dimensions, not %d", w->k + 1, w->k + 2, t->meta.ndim);
  AOT_TRY(aoti_pool_list(c, 1, 1, NULL, w->kernel));
  aot_int in[AOT_MAX_DIMS]; // may be symbolic, which the places then are too
  if (aoti_arg_ints(c, 2, in) != w->k) return aoti_call_error(c, AOT_ERROR_INVALID, "input_size takes %d sizes", w->k);
  for (int d = 0; d < w->k; d++) w->in[d] = in[d].value;
  AOT_TRY(aoti_pool_list(c, 3, 1, w->kernel, w->stride));
  AOT_TRY(aoti_pool_list(c, 4, 0, NULL, w->padding));
  AOT_TRY(aoti_pool_list(c, 5, 1, NULL, w->dilation));
  for (int d = 0; d < w->k; d++) w->out[d] = aoti_dim(t, t->meta.ndim - w->k + d);
  return NULL;
}
aot_status aoti_meta_max_pool_offsets_to_indices(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aoti_window w;
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(read_offsets(c, &w));
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, 0, AOT_I64, t->meta.ndim, t->meta.size, stride);
}
static aot_status to_indices_body(aoti_call *c, aoti_arena *scratch) {
  aoti_window w;
  int64_t *place, i[3], n = aoti_tensor_numel(aoti_arg(c, 0)), plane = 1;
  AOT_TRY(read_offsets(c, &w));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 0), &place));
  for (int d = 0; d < w.k; d++) plane *= w.out[d];
  for (int64_t o = 0; o < n; o++) {
    aoti_pool_place(w.out, w.k, o % plane, i);
    place[o] = place_of(&w, i, place[o]);
  }
  aoti_undense(AOTI_COMPUTE_I64, place, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_max_pool_offsets_to_indices(aoti_call *c) { return aoti_with_scratch(c, to_indices_body); }

// The same under its earlier name, for planes: the window's height is not given, so it is more than offsets of i8
// reach. (self, kernel_w, input_w, stride, padding, dilation)
void aoti_decomp_max_pool2d_offsets_to_indices(aoti_call *c) {
  const aot_value kernel[] = {aoti_v_int(128), c->args[1]}, input[] = {c->args[2], c->args[2]};
  aot_scope *s = c->scope;
  const aot_value args[] = {c->args[0], aoti_v_list(s, kernel, 2), aoti_v_list(s, input, 2), c->args[3], c->args[4],
                            c->args[5]};
  aoti_dispatch(s, AOT_OP_prims__low_memory_max_pool_offsets_to_indices_default, args, 6, c->out, s->file, s->line);
}
