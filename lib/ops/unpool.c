// Pooling whose windows are drawn at random, and what undoes max pooling: planes addressed by the flat places that a
// pooling found.
#include "ops.h"

#include <string.h>

static const aoti_meta *meta_of(const aoti_call *c, int i) { return &aoti_arg(c, i)->meta; }

// A tensor whose last n dimensions are planes, in row-major numbers.
typedef struct planes {
  double *x;
  int64_t count, n, size[3];
} planes;
static aot_status load(const aot_tensor *t, int n, aoti_arena *scratch, planes *out) {
  *out = (planes){.count = 1, .n = 1};
  for (int d = 0; d < t->meta.ndim; d++) {
    int inner = d - (t->meta.ndim - n);
    if (inner >= 0) out->size[inner] = aoti_dim(t, d);
    *(inner >= 0 ? &out->n : &out->count) *= aoti_dim(t, d);
  }
  return aoti_dense(scratch, AOTI_COMPUTE_F64, t, &out->x);
}
static int spatial(const aoti_call *c) { return c->info->packet[strlen("max_unpool")] == '3' ? 3 : 2; }

// ---- max_unpool2d(self, indices, output_size), max_unpool3d(.., stride, padding)

aot_status aoti_meta_max_unpool(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0), *index = meta_of(c, 1);
  int n = spatial(c);
  aot_int size[AOT_MAX_DIMS], plane[AOT_MAX_DIMS];
  if (index->dtype != AOT_I64) return aoti_call_error(c, AOT_ERROR_INVALID, "indices are i64");
  if (aoti_arg_ints(c, 2, plane) != n || (m->ndim != n + 1 && m->ndim != n + 2) || index->ndim != m->ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes planes of %d dimensions, an index for each element, and a size",
                           n);
  for (int d = 0; d < m->ndim; d++) {
    size[d] = d < m->ndim - n ? m->size[d] : plane[d - (m->ndim - n)];
    if (!aoti_int_same(m->size[d], index->size[d]) && !aoti_int_compare(c->syms, AOTI_EQ, m->size[d], index->size[d]))
      return aoti_call_error(c, AOT_ERROR_INVALID, "there is not one index for each element");
  }
  return aoti_out_format(c, 0, m->dtype, m->ndim, size, n == 2 && aoti_is_channels_last(aoti_arg(c, 0)));
}
static aot_status unpool_body(aoti_call *c, aoti_arena *scratch) {
  planes in, out;
  int64_t *index;
  AOT_TRY(load(aoti_arg(c, 0), spatial(c), scratch, &in));
  AOT_TRY(load(aoti_result(c, 0), spatial(c), scratch, &out));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), &index));
  for (int64_t i = 0; i < out.count * out.n; i++) out.x[i] = 0;
  for (int64_t i = 0; i < in.count * in.n; i++) {
    if (index[i] < 0 || index[i] >= out.n)
      return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside a plane of %lld", (long long)index[i],
                             (long long)out.n);
    out.x[i / in.n * out.n + index[i]] = in.x[i];
  }
  aoti_undense(AOTI_COMPUTE_F64, out.x, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_max_unpool(aoti_call *c) { return aoti_with_scratch(c, unpool_body); }

// What each element was put to, gathered from the flattened planes.
void aoti_grad_max_unpool(aoti_grad *g) {
  const aoti_meta *m = &g->args[0].as.tensor->meta;
  aoti_call c = aoti_call_of(g);
  int lead = m->ndim - spatial(&c);
  aot_int flat[AOT_MAX_DIMS];
  memcpy(flat, m->size, (size_t)lead * sizeof *flat);
  flat[lead] = aot_i(-1);
  aot_ints shape = {flat, (size_t)lead + 1};
  aot_tensor *index = aot_view(g->s, g->args[1].as.tensor, shape), *grad = aot_reshape(g->s, g->gout[0], shape);
  aot_tensor *found =
      AOTI_CALL1(g->s, AOT_OP_gather_default, aoti_v_tensor(grad), aoti_v_int(-1), aoti_v_tensor(index));
  aoti_give(g, 0, aot_view(g->s, found, ((aot_ints){m->size, (size_t)m->ndim})));
}

// ---- fractional_max_pool2d, 3d(self, kernel_size, output_size, random_samples) -> (values, flat places)

static int fractional(const aoti_call *c) { return c->info->packet[strlen("fractional_max_pool")] == '3' ? 3 : 2; }

static aot_status check_fractional(const aoti_call *c, int n) {
  const aoti_meta *m = meta_of(c, 0), *samples = meta_of(c, 3);
  aot_int kernel[AOT_MAX_DIMS], size[AOT_MAX_DIMS];
  if (aoti_arg_ints(c, 1, kernel) != n || aoti_arg_ints(c, 2, size) != n || (m->ndim != n + 1 && m->ndim != n + 2))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes planes of %d dimensions, a kernel and a size", n);
  if (samples->ndim != 3 || samples->dtype != m->dtype || !aoti_int_is(samples->size[2], n))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes %d random numbers for each plane", n);
  for (int d = 0; d < n; d++) {
    int64_t in = m->size[m->ndim - n + d].value;
    if (size[d].value < 1 || kernel[d].value < 1 || size[d].value + kernel[d].value - 1 > in)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%lld windows of %lld do not fit in %lld", (long long)size[d].value,
                             (long long)kernel[d].value, (long long)in);
  }
  return NULL;
}
aot_status aoti_meta_fractional_max_pool(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  int n = fractional(c);
  aot_int size[AOT_MAX_DIMS], out[AOT_MAX_DIMS];
  AOT_TRY(check_fractional(c, n));
  aoti_arg_ints(c, 2, out);
  for (int d = 0; d < m->ndim; d++) size[d] = d < m->ndim - n ? m->size[d] : out[d - (m->ndim - n)];
  AOT_TRY(aoti_out(c, 0, m->dtype, m->ndim, size, NULL));
  return aoti_out(c, 1, AOT_I64, m->ndim, size, NULL);
}

// Where window i of out begins: steps of (in - kernel) / (out - 1), all shifted by the sample; the last at the end. In
// the dtype of the tensor, whose rounding decides between neighbours.
static int64_t window(const aoti_call *c, double sample, int64_t i, int64_t in, int64_t out, int64_t kernel) {
  if (i == out - 1) return in - kernel;
  if (meta_of(c, 0)->dtype == AOT_F64) {
    double step = (double)(in - kernel) / (double)(out - 1);
    return (int64_t)(((double)i + sample) * step) - (int64_t)(sample * step);
  }
  float u = (float)sample, step = (float)(in - kernel) / (float)(out - 1);
  return (int64_t)(((float)i + u) * step) - (int64_t)(u * step);
}

static aot_status fractional_body(aoti_call *c, aoti_arena *scratch) {
  int n = fractional(c);
  planes in, out;
  int64_t *index, kernel[3] = {1, 1, 1}, size[3] = {1, 1, 1}, shape[3] = {1, 1, 1};
  double *samples;
  aot_int list[AOT_MAX_DIMS];
  AOT_TRY(load(aoti_arg(c, 0), n, scratch, &in));
  AOT_TRY(load(aoti_result(c, 0), n, scratch, &out));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 3), &samples));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(out.count * out.n), sizeof *index, &index));
  aoti_arg_ints(c, 1, list);
  if (aoti_dim(aoti_arg(c, 3), 0) * aoti_dim(aoti_arg(c, 3), 1) < in.count)
    return aoti_call_error(c, AOT_ERROR_INVALID, "there are too few random numbers");
  for (int d = 0; d < n; d++) {
    kernel[3 - n + d] = list[d].value;
    size[3 - n + d] = out.size[d];
    shape[3 - n + d] = in.size[d];
  }
  for (int64_t p = 0; p < in.count; p++) {
    // 2-d: the first sample is that of the width
    const double *u = samples + p * n;
    double sample[3] = {n == 3 ? u[0] : 0, u[1], n == 3 ? u[2] : u[0]};
    for (int64_t o = 0; o < out.n; o++) {
      int64_t at[3] = {o / (size[1] * size[2]), o / size[2] % size[1], o % size[2]}, begin[3], best = -1;
      for (int d = 0; d < 3; d++) begin[d] = window(c, sample[d], at[d], shape[d], size[d], kernel[d]);
      for (int64_t k = 0; k < kernel[0] * kernel[1] * kernel[2]; k++) {
        int64_t t = begin[0] + k / (kernel[1] * kernel[2]), h = begin[1] + k / kernel[2] % kernel[1],
                w = begin[2] + k % kernel[2], place = (t * shape[1] + h) * shape[2] + w;
        double v = in.x[p * in.n + place];
        if (best < 0 || v > in.x[p * in.n + best] || v != v) best = place;
      }
      index[p * out.n + o] = best;
      out.x[p * out.n + o] = in.x[p * in.n + best];
    }
  }
  aoti_undense(AOTI_COMPUTE_F64, out.x, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, index, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_fractional_max_pool(aoti_call *c) { return aoti_with_scratch(c, fractional_body); }

void aoti_grad_fractional_max_pool(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  aot_op op = fractional(&c) == 3 ? AOT_OP_fractional_max_pool3d_backward_default
                                  : AOT_OP_fractional_max_pool2d_backward_default;
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, op, aoti_v_tensor(g->gout[0]), g->args[0], g->args[1], g->args[2],
                         aoti_v_tensor(g->results[1])));
}

// (grad_output, self, kernel_size, output_size, indices)
aot_status aoti_meta_fractional_max_pool_backward(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 1);
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}
static aot_status fractional_backward_body(aoti_call *c, aoti_arena *scratch) {
  planes in, out;
  int64_t *index;
  AOT_TRY(load(aoti_arg(c, 0), fractional(c), scratch, &out));
  AOT_TRY(load(aoti_result(c, 0), fractional(c), scratch, &in));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 4), &index));
  for (int64_t i = 0; i < in.count * in.n; i++) in.x[i] = 0;
  for (int64_t i = 0; i < out.count * out.n; i++) {
    if (index[i] < 0 || index[i] >= in.n) return aoti_call_error(c, AOT_ERROR_INVALID, "an index outside its plane");
    in.x[i / out.n * in.n + index[i]] += out.x[i];
  }
  aoti_undense(AOTI_COMPUTE_F64, in.x, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_fractional_max_pool_backward(aoti_call *c) {
  return aoti_with_scratch(c, fractional_backward_body);
}
