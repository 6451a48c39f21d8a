// Rows of a table chosen by indices, and the gradient of the table.
#include "ops.h"

#include <string.h>

// ---- meta

static aot_status check_indices(const aoti_call *c, int i) {
  aot_dtype dtype = aoti_arg(c, i)->meta.dtype;
  if (dtype == AOT_I64 || dtype == AOT_I32) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "indices are i64 or i32, not %s", aot_dtype_name(dtype));
}

aot_status aoti_meta_embedding(aoti_call *c) {
  const aot_tensor *weight = aoti_arg(c, 0), *indices = aoti_arg(c, 1);
  aot_int size[AOT_MAX_DIMS + 1];
  AOT_TRY(check_indices(c, 1));
  if (weight->meta.ndim != 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "weight has %d dimensions, not 2", weight->meta.ndim);
  if (indices->meta.ndim) memcpy(size, indices->meta.size, (size_t)indices->meta.ndim * sizeof *size);
  size[indices->meta.ndim] = weight->meta.size[1];
  return aoti_out(c, 0, weight->meta.dtype, indices->meta.ndim + 1, size, NULL);
}

// (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
aot_status aoti_meta_embedding_dense_backward(aoti_call *c) {
  const aot_tensor *grad = aoti_arg(c, 0), *indices = aoti_arg(c, 1);
  AOT_TRY(check_indices(c, 1));
  if (!aoti_is_float(grad->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(grad->meta.dtype));
  bool fits = grad->meta.ndim == indices->meta.ndim + 1;
  for (int d = 0; fits && d < indices->meta.ndim; d++)
    fits = aoti_int_same(grad->meta.size[d], indices->meta.size[d]) ||
           aoti_int_compare(c->syms, AOTI_EQ, grad->meta.size[d], indices->meta.size[d]);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not one row for each index");
  const aot_int size[] = {c->args[2].as.i, grad->meta.size[indices->meta.ndim]};
  return aoti_out(c, 0, grad->meta.dtype, 2, size, NULL);
}

// ---- reference kernels

static aot_status load_indices(const aoti_call *c, aoti_arena *scratch, int64_t rows, int64_t **out, int64_t *out_n) {
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), out));
  *out_n = aoti_tensor_numel(aoti_arg(c, 1));
  for (int64_t k = 0; k < *out_n; k++)
    if ((*out)[k] < 0 || (*out)[k] >= rows)
      return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside [0, %lld)", (long long)(*out)[k],
                             (long long)rows);
  return NULL;
}

static aot_status embedding_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *weight = aoti_arg(c, 0), *out = aoti_result(c, 0);
  int64_t *index, n, width = aoti_dim(weight, 1);
  void *row;
  aoti_rows from, to;
  aoti_compute as = aoti_compute_of(weight->meta.dtype);
  AOT_TRY(load_indices(c, scratch, aoti_dim(weight, 0), &index, &n));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)width, aoti_compute_size(as), &row));
  aoti_rows_init(&from, weight, 2);
  aoti_rows_init(&to, out, UINT32_C(1) << (out->meta.ndim - 1));
  for (int64_t k = 0; k < n; k++) {
    aoti_rows_load(&from, as, index[k], row);
    aoti_rows_store(&to, as, k, row);
  }
  return NULL;
}
aot_status aoti_ref_embedding(aoti_call *c) { return aoti_with_scratch(c, embedding_body); }

#define ADD_ROW(T) \
  for (int64_t i = 0; i < width; i++) ((T *)table)[index[k] * width + i] += (T)scale * ((const T *)row)[i]

static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *grad = aoti_arg(c, 0), *out = aoti_result(c, 0);
  int64_t *index, *uses = NULL, n, count = aoti_dim(out, 0), width = aoti_dim(out, 1), padding = aoti_arg_int(c, 3);
  void *row, *table;
  aoti_rows from;
  aoti_compute as = aoti_compute_of(grad->meta.dtype);
  AOT_TRY(load_indices(c, scratch, count, &index, &n));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)width, aoti_compute_size(as), &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)aoti_tensor_numel(out), aoti_compute_size(as), &table));
  aoti_rows_init(&from, grad, UINT32_C(1) << (grad->meta.ndim - 1));
  if (aoti_arg_bool(c, 4)) {
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)count, sizeof *uses, &uses));
    for (int64_t k = 0; k < n; k++) uses[index[k]]++;
  }
  for (int64_t k = 0; k < n; k++) {
    if (index[k] == padding) continue;
    double scale = uses ? 1.0 / (double)uses[index[k]] : 1;
    aoti_rows_load(&from, as, k, row);
    if (as == AOTI_COMPUTE_F64)
      ADD_ROW(double);
    else
      ADD_ROW(float);
  }
  aoti_undense(as, table, out);
  return NULL;
}
aot_status aoti_ref_embedding_dense_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

// ---- derivatives

void aoti_grad_embedding(aoti_grad *g) {
  if (!aoti_needs(g, 0)) return;
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_embedding_dense_backward_default, aoti_v_tensor(g->gout[0]), g->args[1],
                       aoti_v_sym(aoti_saved(g, 0)->meta.size[0]), g->args[2], g->args[3]));
}

void aoti_grad_embedding_dense_backward(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *indices = aoti_saved(g, 1);
  aot_int size[AOT_MAX_DIMS + 1];
  if (!aoti_needs(g, 0)) return;
  if (indices->meta.ndim) memcpy(size, indices->meta.size, (size_t)indices->meta.ndim * sizeof *size);
  size[indices->meta.ndim] = aot_i(-1);
  aot_tensor *rows = aot_index_select(s, g->gout[0], 0, aot_view(s, indices, AOT_INTS(aot_i(-1))));
  aoti_give(g, 0, aot_view(s, rows, ((aot_ints){size, (size_t)indices->meta.ndim + 1})));
}

// embedding_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse)
void aoti_decomp_embedding_backward(aoti_call *c) {
  aot_scope *s = c->scope;
  if (aoti_arg_bool(c, 5)) {
    aoti_scope_fail(s, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "sparse gradients"));
    return;
  }
  aoti_dispatch(s, AOT_OP_embedding_dense_backward_default, c->args, 5, c->out, s->file, s->line);
}
