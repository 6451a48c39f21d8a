// Copies in another order: pixel and channel shuffles, quarter turns, diagonals put into a matrix, copies of views,
// overlapping windows.
#include "ops.h"

#include <stdio.h>
#include <string.h>

static const aoti_meta *self_of(const aoti_call *c) { return &aoti_arg(c, 0)->meta; }
static int64_t bytes_of(const aot_tensor *t) { return (int64_t)aot_dtype_size(t->meta.dtype); }

// ---- pixel_shuffle: (C r r, H, W) to (C, H r, W r); pixel_unshuffle back; channel_shuffle: (g, C/g) to (C/g, g)

static aot_status shuffle_sizes(aoti_call *c, bool up) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS], r = aot_i(aoti_arg_int(c, 1)), area;
  int n = m->ndim;
  if (n < 3) return aoti_call_error(c, AOT_ERROR_INVALID, "at least 3 dimensions are needed, not %d", n);
  if (r.value < 1 || r.value > 1 << 20)
    return aoti_call_error(c, AOT_ERROR_INVALID, "a factor of %lld", (long long)r.value);
  area = aot_i(r.value * r.value);
  memcpy(size, m->size, (size_t)n * sizeof *size);
  if (up ? m->size[n - 3].value % area.value : m->size[n - 1].value % r.value || m->size[n - 2].value % r.value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "a factor of %lld does not divide the sizes", (long long)r.value);
  size[n - 3] = up ? aoti_int_floordiv(c->syms, size[n - 3], area) : aoti_int_mul(c->syms, size[n - 3], area);
  for (int d = n - 2; d < n; d++)
    size[d] = up ? aoti_int_mul(c->syms, size[d], r) : aoti_int_floordiv(c->syms, size[d], r);
  return aoti_out(c, 0, m->dtype, n, size, NULL);
}
aot_status aoti_meta_pixel_shuffle(aoti_call *c) { return shuffle_sizes(c, true); }
aot_status aoti_meta_pixel_unshuffle(aoti_call *c) { return shuffle_sizes(c, false); }

static aot_status pixels(aoti_call *c, bool up) {
  const aot_tensor *fine = up ? aoti_result(c, 0) : aoti_arg(c, 0), *deep = up ? aoti_arg(c, 0) : aoti_result(c, 0);
  int n = fine->meta.ndim, k = 0;
  int64_t r = aoti_arg_int(c, 1), step[2][AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  if (n + 2 > AOT_MAX_DIMS) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a tensor of %d dimensions", n);
  if (!aoti_tensor_numel(fine)) return NULL;
  for (int d = 0; d < n - 3; d++, k++) {
    size[k] = fine->meta.size[d];
    step[0][k] = aoti_stride(fine, d), step[1][k] = aoti_stride(deep, d);
  }
  // channel, height, row of the block, width, column of the block
  const int64_t channel = aoti_stride(deep, n - 3);
  const int64_t sizes[] = {aoti_dim(fine, n - 3), aoti_dim(deep, n - 2), r, aoti_dim(deep, n - 1), r};
  const int64_t in_fine[] = {aoti_stride(fine, n - 3), r * aoti_stride(fine, n - 2), aoti_stride(fine, n - 2),
                             r * aoti_stride(fine, n - 1), aoti_stride(fine, n - 1)};
  const int64_t in_deep[] = {r * r * channel, aoti_stride(deep, n - 2), r * channel, aoti_stride(deep, n - 1), channel};
  for (int i = 0; i < 5; i++, k++) size[k] = aot_i(sizes[i]), step[0][k] = in_fine[i], step[1][k] = in_deep[i];
  for (int i = 0; i < k; i++) step[0][i] *= bytes_of(fine), step[1][i] *= bytes_of(fine);
  aoti_iter it;
  aoti_iter_init(&it, k, size);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(aoti_result(c, 0)), step[up ? 0 : 1]);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(aoti_arg(c, 0)), step[up ? 1 : 0]);
  aoti_copy_runs(&it, fine->meta.dtype, fine->meta.dtype);
  return NULL;
}
aot_status aoti_ref_pixel_shuffle(aoti_call *c) { return pixels(c, true); }
aot_status aoti_ref_pixel_unshuffle(aoti_call *c) { return pixels(c, false); }

aot_status aoti_meta_channel_shuffle(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  int64_t groups = aoti_arg_int(c, 1);
  if (m->ndim < 3) return aoti_call_error(c, AOT_ERROR_INVALID, "at least 3 dimensions are needed, not %d", m->ndim);
  if (groups < 1 || m->size[1].value % groups)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%lld groups do not divide %lld channels", (long long)groups,
                           (long long)m->size[1].value);
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}
aot_status aoti_ref_channel_shuffle(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0), *r = aoti_result(c, 0);
  int64_t groups = aoti_arg_int(c, 1), each = aoti_dim(t, 1) / groups, b = bytes_of(t), step[2][AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  int k = 0;
  if (t->meta.ndim == AOT_MAX_DIMS)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a tensor of %d dimensions", AOT_MAX_DIMS);
  if (!aoti_tensor_numel(t)) return NULL;
  for (int d = 0; d < t->meta.ndim; d++, k++) {
    int64_t to = aoti_stride(r, d) * b, from = aoti_stride(t, d) * b;
    size[k] = t->meta.size[d];
    if (d == 1) { // (group, member) reads what goes to (member, group)
      size[k] = aot_i(groups), size[k + 1] = aot_i(each);
      step[0][k] = to, step[0][k + 1] = to * groups;
      step[1][k] = from * each, step[1][k + 1] = from;
      k++;
    } else
      step[0][k] = to, step[1][k] = from;
  }
  aoti_iter it;
  aoti_iter_init(&it, k, size);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(r), step[0]);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(t), step[1]);
  aoti_copy_runs(&it, t->meta.dtype, t->meta.dtype);
  return NULL;
}

// ---- rot90: k quarter turns in the plane of two dimensions

typedef struct turn {
  int d0, d1;
  bool swap, flip0, flip1; // of the result's dimensions d0, d1, after the swap
} turn;

static aot_status turn_of(const aoti_call *c, turn *out) {
  aot_int dims[AOT_MAX_DIMS];
  int n = self_of(c)->ndim;
  if (aoti_arg_ints(c, 2, dims) != 2) return aoti_call_error(c, AOT_ERROR_INVALID, "two dimensions are needed");
  AOT_TRY(aoti_wrap_dim(dims[0].value, n, &out->d0));
  AOT_TRY(aoti_wrap_dim(dims[1].value, n, &out->d1));
  if (out->d0 == out->d1 || n < 2) return aoti_call_error(c, AOT_ERROR_INVALID, "two different dimensions are needed");
  int64_t k = ((aoti_arg_int(c, 1) % 4) + 4) % 4;
  out->swap = k % 2;
  out->flip0 = k == 1 || k == 2;
  out->flip1 = k == 2 || k == 3;
  return NULL;
}

static int source_dim(const turn *t, int d) { return !t->swap ? d : d == t->d0 ? t->d1 : d == t->d1 ? t->d0 : d; }

aot_status aoti_meta_rot90(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  turn t;
  aot_int size[AOT_MAX_DIMS], like[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  AOT_TRY(turn_of(c, &t));
  bool none = !t.swap && !t.flip0;
  AOT_TRY(aoti_meta_like_strides(c, m, none ? AOT_CONTIGUOUS : AOT_PRESERVE, like)); // a flip, then a transposed view
  for (int d = 0; d < m->ndim; d++) size[d] = m->size[source_dim(&t, d)], stride[d] = like[source_dim(&t, d)];
  return aoti_out(c, 0, m->dtype, m->ndim, size, stride);
}
aot_status aoti_ref_rot90(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *self = aoti_arg(c, 0);
  turn t;
  AOT_TRY(turn_of(c, &t));
  if (!aoti_tensor_numel(self)) return NULL;
  int64_t step[2][AOT_MAX_DIMS], b = bytes_of(self);
  char *base = aoti_tensor_ptr(self);
  for (int d = 0; d < r->meta.ndim; d++) {
    step[0][d] = aoti_stride(r, d) * b;
    step[1][d] = aoti_stride(self, source_dim(&t, d)) * b;
    if ((d == t.d0 && t.flip0) || (d == t.d1 && t.flip1)) {
      base += (aoti_dim(r, d) - 1) * step[1][d];
      step[1][d] = -step[1][d];
    }
  }
  aoti_iter it;
  aoti_iter_init(&it, r->meta.ndim, r->meta.size);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(r), step[0]);
  aoti_iter_add_steps(&it, base, step[1]);
  aoti_copy_runs(&it, self->meta.dtype, self->meta.dtype);
  return NULL;
}

// ---- diag_embed: the last dimension becomes a diagonal

static aot_status diagonal_dims(const aoti_call *c, int *d1, int *d2) {
  int n = self_of(c)->ndim + 1;
  if (n < 2 || n > AOT_MAX_DIMS) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of %d dimensions", n);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), n, d1));
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 3), n, d2));
  return *d1 == *d2 ? aoti_call_error(c, AOT_ERROR_INVALID, "the diagonal of dimension %d with itself", *d1) : NULL;
}
aot_status aoti_meta_diag_embed(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS];
  int d1, d2, from = 0;
  AOT_TRY(diagonal_dims(c, &d1, &d2));
  int64_t offset = aoti_arg_int(c, 1);
  for (int d = 0; d < m->ndim + 1; d++)
    size[d] = d == d1 || d == d2 ? aoti_int_add(c->syms, m->size[m->ndim - 1], aot_i(offset < 0 ? -offset : offset))
                                 : m->size[from++];
  return aoti_out(c, 0, m->dtype, m->ndim + 1, size, NULL);
}
aot_status aoti_ref_diag_embed(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *t = aoti_arg(c, 0);
  int d1, d2, n = 0;
  AOT_TRY(diagonal_dims(c, &d1, &d2));
  int64_t offset = aoti_arg_int(c, 1), at = r->meta.offset.value;
  at += offset < 0 ? -offset * aoti_stride(r, d1) : offset * aoti_stride(r, d2);
  aot_int stride[AOT_MAX_DIMS];
  for (int d = 0; d < r->meta.ndim; d++)
    if (d != d1 && d != d2) stride[n++] = r->meta.stride[d];
  stride[n] = aot_i(aoti_stride(r, d1) + aoti_stride(r, d2));
  if (!aoti_tensor_numel(t)) return NULL;
  aot_tensor *diagonal;
  AOT_TRY(aoti_tensor_create(r->storage, r->meta.dtype, t->meta.ndim, t->meta.size, stride, aot_i(at), &diagonal));
  aoti_copy_elements(diagonal, t);
  aot_tensor_release(diagonal);
  return NULL;
}

// ---- `view_copy` and its kin: the view, then a row-major copy

static aot_status view_of(const aoti_call *c, aot_value *out) {
  char name[128];
  aot_op op;
  const aot_session *session = c->scope->session;
  size_t packet = strlen(c->info->packet) - strlen("_copy");
  int n = snprintf(name, sizeof name, "aten.%.*s.%s", (int)packet, c->info->packet, c->info->overload);
  if (n < 0 || n >= (int)sizeof name || !aoti_op_find(session->registry, name, (size_t)n, &op))
    return aoti_call_error(c, AOT_ERROR_INTERNAL, "there is no view operator %s", name);
  aoti_call view = *c;
  view.op = op;
  view.info = aoti_op(session->registry, op);
  view.out = out;
  return aoti_rules_of(session, op)->meta(&view);
}
aot_status aoti_meta_view_copy(aoti_call *c) {
  aot_value view;
  AOT_TRY(view_of(c, &view));
  if (view.kind == AOT_TENSOR) {
    const aoti_meta *m = &view.as.tensor->meta;
    return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
  }
  AOT_TRY(aoti_out_list(c, 0, view.as.list.n));
  for (size_t k = 0; k < view.as.list.n; k++) {
    const aoti_meta *m = &view.as.list.at[k].as.tensor->meta;
    AOT_TRY(aoti_out_at(c, 0, k, m->dtype, m->ndim, m->size, NULL));
  }
  return NULL;
}
aot_status aoti_ref_view_copy(aoti_call *c) {
  aot_value view;
  AOT_TRY(view_of(c, &view));
  if (view.kind == AOT_TENSOR) aoti_copy_elements(aoti_result(c, 0), view.as.tensor);
  for (size_t k = 0; view.kind == AOT_LIST && k < view.as.list.n; k++)
    aoti_copy_elements(c->out[0].as.list.at[k].as.tensor, view.as.list.at[k].as.tensor);
  return NULL;
}

// ---- unfold: windows along a dimension, as a view; the windows' gradients are added up

static aot_status windows(const aoti_call *c, const aoti_meta *m, int first, int *out_ndim, aot_int *size,
                          aot_int *stride) {
  int d = 0, n = m->ndim;
  int64_t width = aoti_arg_int(c, first + 1), step = aoti_arg_int(c, first + 2);
  if (n == AOT_MAX_DIMS) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of %d dimensions", n + 1);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, first), n, &d));
  aot_int have = n ? m->size[d] : aot_i(1);
  if (width < 0 || step < 1 || aoti_int_compare(c->syms, AOTI_LT, have, aot_i(width)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "windows of %lld by steps of %lld in %lld elements", (long long)width,
                           (long long)step, (long long)have.value);
  memcpy(size, m->size, (size_t)n * sizeof *size);
  memcpy(stride, m->stride, (size_t)n * sizeof *stride);
  size[n] = aot_i(width);
  stride[n] = n ? m->stride[d] : aot_i(1);
  if (n) {
    aot_int rest = aoti_int_sub(c->syms, have, aot_i(width));
    size[d] = aoti_int_add(c->syms, aoti_int_floordiv(c->syms, rest, aot_i(step)), aot_i(1));
    stride[d] = aoti_int_mul(c->syms, m->stride[d], aot_i(step));
  }
  *out_ndim = n + 1;
  return NULL;
}
aot_status aoti_meta_unfold(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int n = 0;
  AOT_TRY(windows(c, self_of(c), 1, &n, size, stride));
  return aoti_out_view(c, 0, aoti_arg(c, 0), n, size, stride, self_of(c)->offset);
}
aot_status aoti_meta_unfold_backward(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, size);
  return aoti_out(c, 0, self_of(c)->dtype, n, size, NULL);
}

static void add_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const aot_dtype *dtype = user;
  for (int64_t i = 0; i < n; i++) {
    double v;
    aoti_load(AOTI_COMPUTE_F64, &v, *dtype, ptr[1] + i * step[1], 0, 1);
    *(double *)(ptr[0] + i * step[0]) += v;
  }
}
// The gradient of as many windows as hold an element, summed in f64 and rounded once.
static aot_status add_windows(const aot_tensor *r, const aot_tensor *grad, int n, const aot_int *size,
                              const aot_int *stride) {
  int64_t sizes[AOT_MAX_DIMS];
  aot_tensor *sum, *windowed = NULL;
  for (int d = 0; d < r->meta.ndim; d++) sizes[d] = aoti_dim(r, d);
  AOT_TRY(aoti_tensor_new(AOT_F64, r->meta.ndim, sizes, &sum));
  aot_status status = aoti_tensor_create(sum->storage, AOT_F64, n, size, stride, aot_i(0), &windowed);
  if (!status) {
    aot_dtype dtype = grad->meta.dtype;
    aoti_iter it;
    aoti_iter_init(&it, n, size);
    aoti_iter_add(&it, windowed);
    aoti_iter_add(&it, grad);
    aoti_iter_run_serial(&it, add_run, &dtype);
    aoti_copy_elements(r, sum);
  }
  aot_tensor_release(windowed);
  aot_tensor_release(sum);
  return status;
}
aot_status aoti_ref_unfold_backward(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *grad = aoti_arg(c, 0);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int n = 0;
  if (!aoti_tensor_numel(grad)) return NULL;
  AOT_TRY(windows(c, &r->meta, 2, &n, size, stride)); // r is row-major, as the sum is
  return add_windows(r, grad, n, size, stride);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define ARG(i)        g->args[i]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

void aoti_grad_pixel_shuffle(aoti_grad *g) { aoti_give(g, 0, CALL(pixel_unshuffle_default, V(GO), ARG(1))); }
void aoti_grad_pixel_unshuffle(aoti_grad *g) { aoti_give(g, 0, CALL(pixel_shuffle_default, V(GO), ARG(1))); }
// The groups of the inverse are as many as a group has members.
void aoti_grad_channel_shuffle(aoti_grad *g) {
  int64_t channels = aoti_dim(ARG(0).as.tensor, 1);
  aoti_give(g, 0, CALL(channel_shuffle_default, V(GO), aoti_v_int(channels / ARG(1).as.i.value)));
}
void aoti_grad_rot90(aoti_grad *g) {
  aoti_give(g, 0, CALL(rot90_default, V(GO), aoti_v_int(-ARG(1).as.i.value), ARG(2)));
}
void aoti_grad_diag_embed(aoti_grad *g) { aoti_give(g, 0, CALL(diagonal_default, V(GO), ARG(1), ARG(2), ARG(3))); }
void aoti_grad_unfold(aoti_grad *g) {
  const aoti_meta *m = &ARG(0).as.tensor->meta;
  aoti_give(g, 0,
            CALL(unfold_backward_default, V(GO), aoti_v_ints(S, m->size, (size_t)m->ndim), ARG(1), ARG(2), ARG(3)));
}
void aoti_grad_unfold_backward(aoti_grad *g) { aoti_give(g, 0, CALL(unfold_default, V(GO), ARG(2), ARG(3), ARG(4))); }
