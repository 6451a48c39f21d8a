// Average pooling: over windows, and to a given size.
#include "pool.h"

// ---- over windows

// (self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
aot_status aoti_meta_avg_pool(aoti_call *c) {
  aoti_window w;
  AOT_TRY(aoti_pool_window(c, aoti_arg(c, 0), 1, -1, 4, &w));
  if (aoti_arg_given(c, 6) && !aoti_arg_int(c, 6)) return aoti_call_error(c, AOT_ERROR_INVALID, "the divisor is zero");
  return aoti_pool_out_window(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0), &w, aoti_arg_bool(c, 4));
}

// (grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
aot_status aoti_meta_avg_pool_backward(aoti_call *c) {
  aoti_window w;
  const aot_tensor *grad = aoti_arg(c, 0), *t = aoti_arg(c, 1);
  AOT_TRY(aoti_pool_window(c, t, 2, -1, 5, &w));
  int n = t->meta.ndim;
  bool fits = grad->meta.ndim == n;
  for (int d = 0; fits && d < n; d++) {
    const int i = d - (n - w.k);
    const aot_int want = i < 0 ? t->meta.size[d] : aoti_pool_windows(c, t, &w, i, aoti_arg_bool(c, 5));
    fits = aoti_int_compare(c->syms, AOTI_EQ, grad->meta.size[d], want);
  }
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the pooled size");
  return aoti_pool_out_like(c, t);
}

typedef struct averaging {
  aoti_window w;
  aoti_adaptive a;
  bool adaptive, count_padding;
  int64_t divisor; // 0: the count
} averaging;

static aot_status read_averaging(const aoti_call *c, const aot_tensor *t, int first, averaging *a) {
  AOT_TRY(aoti_pool_window(c, t, first, -1, first + 3, &a->w));
  a->adaptive = false;
  a->count_padding = aoti_arg_bool(c, first + 4);
  a->divisor = aoti_arg_given(c, first + 5) ? aoti_arg_int(c, first + 5) : 0;
  return NULL;
}

// Window i: the part inside the input, and how many elements it counts.
static aoti_box box_of(const averaging *a, const int64_t *i, double *count) {
  const aoti_window *w = &a->w;
  aoti_box b = {.k = w->k};
  *count = 1;
  if (a->adaptive) b = aoti_adaptive_box(&a->a, i);
  for (int d = 0; d < b.k; d++) {
    if (a->adaptive) {
      *count *= (double)(b.end[d] - b.begin[d]);
      continue;
    }
    int64_t begin = i[d] * w->stride[d] - w->padding[d], end = begin + w->kernel[d], limit = w->in[d] + w->padding[d];
    if (end > limit) end = limit;
    b.begin[d] = begin < 0 ? 0 : begin;
    b.end[d] = end > w->in[d] ? w->in[d] : end;
    b.step[d] = 1;
    b.size[d] = w->in[d];
    *count *= (double)(a->count_padding ? end - begin : b.end[d] - b.begin[d]);
  }
  if (a->divisor) *count = (double)a->divisor;
  return b;
}

// Averages windows of plane, or (spread) shares out what windows hold over plane.
static void average(const averaging *a, int64_t n, double *plane, double *windows, bool spread) {
  for (int64_t o = 0; o < n; o++) {
    int64_t i[3], at[3];
    double count, sum = 0;
    aoti_pool_place(a->adaptive ? a->a.out : a->w.out, a->adaptive ? a->a.k : a->w.k, o, i);
    aoti_box b = box_of(a, i, &count);
    for (int64_t e = aoti_box_first(&b, at); e >= 0; e = aoti_box_next(&b, at))
      if (spread)
        plane[e] += windows[o] / count;
      else
        sum += plane[e];
    if (!spread) windows[o] = sum / count;
  }
}

static aot_status gather(aoti_call *c, aoti_arena *scratch, const averaging *a) {
  aoti_planes p;
  AOT_TRY(aoti_pool_open(c, scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    average(a, p.b.n, p.in, p.out, false);
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}
static aot_status spread(aoti_call *c, aoti_arena *scratch, const averaging *a) {
  aoti_planes p;
  AOT_TRY(aoti_pool_open(c, scratch, aoti_arg(c, 0), aoti_result(c, 0), &p));
  for (int64_t k = 0; k < p.a.count; k++) {
    aoti_rows_load(&p.a, AOTI_COMPUTE_F64, k, p.in);
    for (int64_t i = 0; i < p.b.n; i++) p.out[i] = 0;
    average(a, p.a.n, p.out, p.in, true);
    aoti_rows_store(&p.b, AOTI_COMPUTE_F64, k, p.out);
  }
  return NULL;
}

static aot_status avg_body(aoti_call *c, aoti_arena *scratch) {
  averaging a;
  AOT_TRY(read_averaging(c, aoti_arg(c, 0), 1, &a));
  return gather(c, scratch, &a);
}
static aot_status avg_backward_body(aoti_call *c, aoti_arena *scratch) {
  averaging a;
  AOT_TRY(read_averaging(c, aoti_arg(c, 1), 2, &a));
  return spread(c, scratch, &a);
}
aot_status aoti_ref_avg_pool(aoti_call *c) { return aoti_with_scratch(c, avg_body); }
aot_status aoti_ref_avg_pool_backward(aoti_call *c) { return aoti_with_scratch(c, avg_backward_body); }

static void grad_avg(aoti_grad *g, aot_op backward) {
  const aot_value *a = g->args;
  aoti_give(g, 0, AOTI_CALL1(g->s, backward, aoti_v_tensor(g->gout[0]), a[0], a[1], a[2], a[3], a[4], a[5], a[6]));
}
void aoti_grad_avg_pool2d(aoti_grad *g) { grad_avg(g, AOT_OP_avg_pool2d_backward_default); }
void aoti_grad_avg_pool3d(aoti_grad *g) { grad_avg(g, AOT_OP_avg_pool3d_backward_default); }

// The gradient's gradient: the average of it; the windowed input is linear in neither.
static void grad_avg_backward(aoti_grad *g, aot_op forward) {
  const aot_value *a = g->args;
  if (aoti_needs(g, 0))
    aoti_give(g, 0, AOTI_CALL1(g->s, forward, aoti_v_tensor(g->gout[0]), a[2], a[3], a[4], a[5], a[6], a[7]));
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_zeros_like(g->s, aoti_saved(g, 1)));
}
void aoti_grad_avg_pool2d_backward(aoti_grad *g) { grad_avg_backward(g, AOT_OP_avg_pool2d_default); }
void aoti_grad_avg_pool3d_backward(aoti_grad *g) { grad_avg_backward(g, AOT_OP_avg_pool3d_default); }

// ---- to a given size

// (self, output_size)
aot_status aoti_meta_adaptive_avg_pool(aoti_call *c) {
  int64_t out[3];
  aot_int size[3];
  AOT_TRY(aoti_pool_check(c, aoti_arg(c, 0)));
  AOT_TRY(aoti_pool_list(c, 1, 0, NULL, out));
  for (int d = 0; d < aoti_pool_dims(c); d++) size[d] = aot_i(out[d]);
  return aoti_pool_out(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0), size);
}
// (grad_output, self)
aot_status aoti_meta_adaptive_avg_pool_backward(aoti_call *c) {
  if (aoti_arg(c, 0)->meta.ndim != aoti_arg(c, 1)->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output and self differ in dimensions");
  return aoti_pool_out_like(c, aoti_arg(c, 1));
}

static aot_status adaptive_body(aoti_call *c, aoti_arena *scratch) {
  averaging a = {.adaptive = true};
  aoti_adaptive_sizes(c, aoti_arg(c, 0), aoti_result(c, 0), &a.a);
  return gather(c, scratch, &a);
}
static aot_status adaptive_backward_body(aoti_call *c, aoti_arena *scratch) {
  averaging a = {.adaptive = true};
  aoti_adaptive_sizes(c, aoti_arg(c, 1), aoti_arg(c, 0), &a.a);
  return spread(c, scratch, &a);
}
aot_status aoti_ref_adaptive_avg_pool(aoti_call *c) { return aoti_with_scratch(c, adaptive_body); }
aot_status aoti_ref_adaptive_avg_pool_backward(aoti_call *c) { return aoti_with_scratch(c, adaptive_backward_body); }

static void grad_adaptive(aoti_grad *g, aot_op backward) {
  aoti_give(g, 0, AOTI_CALL1(g->s, backward, aoti_v_tensor(g->gout[0]), g->args[0]));
}
void aoti_grad__adaptive_avg_pool2d(aoti_grad *g) { grad_adaptive(g, AOT_OP__adaptive_avg_pool2d_backward_default); }
void aoti_grad__adaptive_avg_pool3d(aoti_grad *g) { grad_adaptive(g, AOT_OP__adaptive_avg_pool3d_backward_default); }

static void grad_adaptive_backward(aoti_grad *g, aot_op forward) {
  const aot_tensor *grad = aoti_saved(g, 0);
  aoti_call c = aoti_call_of(g);
  int k = aoti_pool_dims(&c);
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, forward, aoti_v_tensor(g->gout[0]),
                         aoti_v_ints(g->s, grad->meta.size + grad->meta.ndim - k, (size_t)k)));
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_zeros_like(g->s, aoti_saved(g, 1)));
}
void aoti_grad__adaptive_avg_pool2d_backward(aoti_grad *g) {
  grad_adaptive_backward(g, AOT_OP__adaptive_avg_pool2d_default);
}
void aoti_grad__adaptive_avg_pool3d_backward(aoti_grad *g) {
  grad_adaptive_backward(g, AOT_OP__adaptive_avg_pool3d_default);
}

// To one element it is the mean.
static void decomp_adaptive(aoti_call *c, aot_op op) {
  static const int64_t last[] = {-1, -2, -3};
  int64_t size[3];
  int k = aoti_pool_dims(c);
  aot_int dims[3];
  aot_status status = aoti_pool_list(c, 1, 0, NULL, size);
  bool one = true;
  for (int d = 0; d < k; d++) {
    one = one && !status && size[d] == 1;
    dims[d] = aot_i(last[d]);
  }
  if (status) {
    aoti_scope_fail(c->scope, status);
    c->out[0] = aoti_v_tensor(aoti_poison());
  } else if (one) {
    const aot_ints over = {dims, (size_t)k};
    c->out[0] = aoti_v_tensor(aot_mean_dim(c->scope, aoti_arg(c, 0), &over, true, AOT_DTYPE_NONE));
  } else
    c->out[0] = aoti_v_tensor(aoti_call1(c->scope, op, c->args, 2));
}
void aoti_decomp_adaptive_avg_pool2d(aoti_call *c) { decomp_adaptive(c, AOT_OP__adaptive_avg_pool2d_default); }
void aoti_decomp_adaptive_avg_pool3d(aoti_call *c) { decomp_adaptive(c, AOT_OP__adaptive_avg_pool3d_default); }

// ---- along one dimension: that of planes one row high

static aot_value one_more(aot_scope *s, const aot_value *list, int64_t first) {
  aot_int two[2] = {aot_i(first)};
  if (list->kind == AOT_LIST && !list->as.list.n) return *list;
  two[1] = list->kind == AOT_LIST ? list->as.list.at[0].as.i : list->as.i;
  return aoti_v_ints(s, two, 2);
}
static void through_planes(aoti_call *c, aot_tensor *result) {
  c->out[0] = aoti_v_tensor(aot_squeeze_dim(c->scope, result, -2));
}
// (self, kernel_size, stride, padding, ceil_mode, count_include_pad)
void aoti_decomp_avg_pool1d(aoti_call *c) {
  aot_scope *s = c->scope;
  const aot_value args[] = {aoti_v_tensor(aot_unsqueeze(s, aoti_arg(c, 0), -2)),
                            one_more(s, &c->args[1], 1),
                            one_more(s, &c->args[2], 1),
                            one_more(s, &c->args[3], 0),
                            c->args[4],
                            c->args[5]};
  through_planes(c, aoti_call1(s, AOT_OP_avg_pool2d_default, args, 6));
}
void aoti_decomp_adaptive_avg_pool1d(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *planes = aot_unsqueeze(s, aoti_arg(c, 0), -2);
  through_planes(c,
                 AOTI_CALL1(s, AOT_OP_adaptive_avg_pool2d_default, aoti_v_tensor(planes), one_more(s, &c->args[1], 1)));
}
