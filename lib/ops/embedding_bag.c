// Rows of a table summed, averaged or maximised over bags of indices: bag b holds the indices from offsets[b] up to
// offsets[b + 1].
#include "ops.h"

enum { SUM, MEAN, MAX };

// ---- forward: (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset,
// padding_idx) -> (output, bag of each index, size of each bag, which index was the largest)

aot_status aoti_meta__embedding_bag(aoti_call *c) {
  const aot_tensor *weight = aoti_arg(c, 0), *indices = aoti_arg(c, 1), *offsets = aoti_arg(c, 2);
  const aot_tensor *factors = aoti_arg(c, 6);
  int64_t mode = aoti_arg_int(c, 4);
  bool whole = !aoti_is_float(indices->meta.dtype) && !aoti_is_float(offsets->meta.dtype);
  if (weight->meta.ndim != 2 || indices->meta.ndim != 1 || offsets->meta.ndim != 1 || !whole ||
      !aoti_is_float(weight->meta.dtype) || mode < SUM || mode > MAX)
    return aoti_call_error(c, AOT_ERROR_INVALID,
                           "takes a table, a list of indices, a list of offsets and a mode in 0..2");
  if (factors && (mode != SUM || factors->meta.ndim != 1 ||
                  !aoti_int_compare(c->syms, AOTI_EQ, factors->meta.size[0], indices->meta.size[0])))
    return aoti_call_error(c, AOT_ERROR_INVALID, "per_sample_weights are one for each index of a sum");
  aot_int bags = offsets->meta.size[0], zero = aot_i(0);
  if (aoti_arg_bool(c, 7)) bags = aoti_int_sub(c->syms, bags, aot_i(1));
  if (bags.value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "offsets lack the last one");
  const aot_int size[] = {bags, weight->meta.size[1]};
  // PyTorch's CPU kernels skip the bag of each index in a plain f32 or f16 sum.
  bool direct = mode == SUM && aoti_arg_int(c, 8) < 0 && aoti_int_is(weight->meta.stride[1], 1) &&
                (weight->meta.dtype == AOT_F32 || weight->meta.dtype == AOT_F16) &&
                (!factors || aoti_int_is(factors->meta.stride[0], 1));
  AOT_TRY(aoti_out(c, 0, weight->meta.dtype, 2, size, NULL));
  AOT_TRY(aoti_out(c, 1, offsets->meta.dtype, 1, direct ? &zero : indices->meta.size, NULL));
  AOT_TRY(aoti_out(c, 2, offsets->meta.dtype, 1, &bags, NULL));
  return aoti_out(c, 3, offsets->meta.dtype, mode == MAX ? 2 : 1, size, NULL);
}

typedef struct bags {
  int64_t n, n_bags, *index, *offset, padding;
} bags;

static aot_status open_bags(const aoti_call *c, aoti_arena *scratch, int indices_arg, int64_t n_bags, int64_t rows,
                            int64_t padding, bags *b) {
  const aot_tensor *indices = aoti_arg(c, indices_arg), *offsets = aoti_arg(c, indices_arg + 1);
  int64_t n_offsets = aoti_tensor_numel(offsets);
  *b = (bags){.n = aoti_tensor_numel(indices), .n_bags = n_bags, .padding = padding};
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, indices, &b->index));
  for (int64_t i = 0; i < b->n; i++)
    if (b->index[i] < 0 || b->index[i] >= rows)
      return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside a table of %lld rows", (long long)b->index[i],
                             (long long)rows);
  int64_t *given;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, offsets, &given));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n_bags + 1, sizeof *b->offset, &b->offset));
  for (int64_t i = 0; i <= n_bags; i++) {
    b->offset[i] = i < n_offsets ? given[i] : b->n;
    if (b->offset[i] < (i ? b->offset[i - 1] : 0) || b->offset[i] > b->n || (!i && b->offset[0]))
      return aoti_call_error(c, AOT_ERROR_INVALID, "offsets are not rising from 0 to the number of indices");
  }
  return NULL;
}

static aot_status bag_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *weight = aoti_arg(c, 0), *factors = aoti_arg(c, 6);
  int64_t rows = aoti_dim(weight, 0), width = aoti_dim(weight, 1), mode = aoti_arg_int(c, 4);
  bags b;
  double *table, *factor = NULL, *out;
  int64_t *bag, *size, *largest;
  AOT_TRY(open_bags(c, scratch, 1, aoti_dim(aoti_result(c, 0), 0), rows, aoti_arg_int(c, 8), &b));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, weight, &table));
  if (factors) AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, factors, &factor));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(b.n_bags * width), sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)b.n, sizeof *bag, &bag));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)b.n_bags, sizeof *size, &size));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(b.n_bags * width), sizeof *largest, &largest));
  for (int64_t k = 0; k < b.n_bags; k++) {
    for (int64_t i = b.offset[k]; i < b.offset[k + 1]; i++) {
      bag[i] = k;
      if (b.index[i] == b.padding) continue;
      for (int64_t d = 0; d < width; d++) {
        double x = table[b.index[i] * width + d] * (factor ? factor[i] : 1), *to = &out[k * width + d];
        if (mode != MAX)
          *to += x;
        else if (!size[k] || x > *to) {
          *to = x;
          largest[k * width + d] = b.index[i];
        }
      }
      size[k]++;
    }
    for (int64_t d = 0; mode == MEAN && size[k] && d < width; d++) out[k * width + d] /= (double)size[k];
    if (mode == SUM) size[k] = 0; // not counted, as in PyTorch
  }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  if (aoti_tensor_numel(aoti_result(c, 1))) aoti_undense(AOTI_COMPUTE_I64, bag, aoti_result(c, 1));
  aoti_undense(AOTI_COMPUTE_I64, size, aoti_result(c, 2));
  aoti_undense(AOTI_COMPUTE_I64, mode == MAX ? largest : size, aoti_result(c, 3));
  return NULL;
}
aot_status aoti_ref__embedding_bag(aoti_call *c) { return aoti_with_scratch(c, bag_body); }

// ---- the table's gradient: (grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights,
// scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx)

aot_status aoti_meta__embedding_bag_backward(aoti_call *c) {
  const aot_tensor *grad = aoti_arg(c, 0);
  if (aoti_arg_bool(c, 9)) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a sparse gradient");
  if (grad->meta.ndim != 2) return aoti_call_error(c, AOT_ERROR_INVALID, "grad is not one row for each bag");
  const aot_int size[] = {c->args[6].as.i, grad->meta.size[1]};
  return aoti_out(c, 0, grad->meta.dtype, 2, size, NULL);
}

static aot_status bag_backward_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0), *factors = aoti_arg(c, 10);
  int64_t width = aoti_dim(t, 1), rows = aoti_arg_int(c, 6), mode = aoti_arg_int(c, 8);
  bool by_frequency = aoti_arg_bool(c, 7);
  bags b;
  double *grad, *factor = NULL, *out;
  int64_t *uses, *largest = NULL;
  AOT_TRY(open_bags(c, scratch, 1, aoti_dim(t, 0), rows, aoti_arg_int(c, 11), &b));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &grad));
  if (factors) AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, factors, &factor));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(rows * width), sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)rows, sizeof *uses, &uses));
  for (int64_t i = 0; i < b.n; i++) uses[b.index[i]]++;
  if (mode == MAX) {
    if (aoti_tensor_numel(aoti_arg(c, 5)) != b.n_bags * width)
      return aoti_call_error(c, AOT_ERROR_INVALID, "maximum_indices is not one for each element of grad");
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 5), &largest));
  }
  for (int64_t k = 0; k < b.n_bags; k++) {
    int64_t size = 0;
    for (int64_t i = b.offset[k]; i < b.offset[k + 1]; i++) size += b.index[i] != b.padding;
    for (int64_t d = 0; mode == MAX && size && d < width; d++) {
      int64_t row = largest[k * width + d];
      if (row >= 0 && row < rows) out[row * width + d] += grad[k * width + d];
    }
    for (int64_t i = b.offset[k]; mode != MAX && i < b.offset[k + 1]; i++) {
      int64_t row = b.index[i];
      if (row == b.padding) continue;
      double share = (factor ? factor[i] : 1) / (mode == MEAN ? (double)size : 1);
      if (by_frequency) share /= (double)uses[row];
      for (int64_t d = 0; d < width; d++) out[row * width + d] += grad[k * width + d] * share;
    }
  }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__embedding_bag_backward(aoti_call *c) { return aoti_with_scratch(c, bag_backward_body); }

// ---- the factors' gradient: (grad, weight, indices, offsets, offset2bag, mode, padding_idx)

aot_status aoti_meta__embedding_bag_per_sample_weights_backward(aoti_call *c) {
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, 1, aoti_arg(c, 2)->meta.size, NULL);
}
static aot_status factors_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0), *weight = aoti_arg(c, 1);
  int64_t width = aoti_dim(t, 1);
  bags b;
  double *grad, *table, *out;
  AOT_TRY(open_bags(c, scratch, 2, aoti_dim(t, 0), aoti_dim(weight, 0), aoti_arg_int(c, 6), &b));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &grad));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, weight, &table));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)b.n, sizeof *out, &out));
  for (int64_t k = 0; k < b.n_bags; k++)
    for (int64_t i = b.offset[k]; i < b.offset[k + 1]; i++)
      for (int64_t d = 0; b.index[i] != b.padding && d < width; d++)
        out[i] += grad[k * width + d] * table[b.index[i] * width + d];
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__embedding_bag_per_sample_weights_backward(aoti_call *c) {
  return aoti_with_scratch(c, factors_body);
}

void aoti_grad__embedding_bag(aoti_grad *g) {
  const aot_value *a = g->args;
  aot_value grad = aoti_v_tensor(g->gout[0]), bag = aoti_v_tensor(g->results[1]);
  if (a[6].kind == AOT_TENSOR && aoti_needs(g, 6))
    aoti_give(g, 6,
              AOTI_CALL1(g->s, AOT_OP__embedding_bag_per_sample_weights_backward_default, grad, a[0], a[1], a[2], bag,
                         a[4], a[8]));
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, AOT_OP__embedding_bag_backward_default, grad, a[1], a[2], bag,
                         aoti_v_tensor(g->results[2]), aoti_v_tensor(g->results[3]),
                         aoti_v_sym(aoti_saved(g, 0)->meta.size[0]), a[3], a[4], a[5], a[6], a[8]));
}
