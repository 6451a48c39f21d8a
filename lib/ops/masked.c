// Elements in the places of a mask, and whole slices set: masked_scatter, index_fill, index_copy.
#include "ops.h"

#include <string.h>

// ---- masked_scatter: (self, mask, source): the places of the mask take source's elements in order

aot_status aoti_meta_masked_scatter(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  if (t[1]->meta.dtype != AOT_B8 || aoti_arg(c, 2)->meta.dtype != t[0]->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "mask of %s and source of %s for self of %s",
                           aot_dtype_name(t[1]->meta.dtype), aot_dtype_name(aoti_arg(c, 2)->meta.dtype),
                           aot_dtype_name(t[0]->meta.dtype));
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  return aoti_out(c, 0, t[0]->meta.dtype, ndim, size, NULL);
}

static aot_status masked_scatter_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *out = aoti_result(c, 0);
  const aoti_meta *m = &out->meta;
  aoti_compute as = aoti_is_float(m->dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  uint64_t *self, *source; // numbers of either kind
  int64_t *mask, used = 0, have = aoti_tensor_numel(aoti_arg(c, 2));
  AOT_TRY(aoti_dense_wide(scratch, as, aoti_arg(c, 0), m->ndim, m->size, &self));
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), m->ndim, m->size, &mask));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 2), &source));
  for (int64_t i = 0, n = aoti_tensor_numel(out); i < n; i++) {
    if (!mask[i]) continue;
    if (used == have)
      return aoti_call_error(c, AOT_ERROR_INVALID, "the mask has more places than source's %lld elements",
                             (long long)have);
    self[i] = source[used++];
  }
  aoti_undense(as, self, out);
  return NULL;
}
aot_status aoti_ref_masked_scatter(aoti_call *c) { return aoti_with_scratch(c, masked_scatter_body); }

// (grad_output, mask, sizes): the elements in the mask's places, then zeros
aot_status aoti_meta_masked_scatter_backward(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 2, size);
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, n, size, NULL);
}

static aot_status masked_scatter_backward_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *grad = aoti_arg(c, 0), *out = aoti_result(c, 0);
  double *from, *to;
  int64_t *mask, used = 0, room = aoti_tensor_numel(out);
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), grad->meta.ndim, grad->meta.size, &mask));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, grad, &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)room, sizeof *to, &to));
  for (int64_t i = 0, n = aoti_tensor_numel(grad); i < n && used < room; i++)
    if (mask[i]) to[used++] = from[i];
  aoti_undense(AOTI_COMPUTE_F64, to, out);
  return NULL;
}
aot_status aoti_ref_masked_scatter_backward(aoti_call *c) { return aoti_with_scratch(c, masked_scatter_backward_body); }

void aoti_grad_masked_scatter(aoti_grad *g) {
  aot_tensor *grad = g->gout[0], *mask = aoti_saved(g, 1), *source = aoti_saved(g, 2);
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_masked_fill_Scalar(g->s, grad, mask, aot_int_scalar(0)));
  if (aoti_needs(g, 2)) aoti_give(g, 2, aot_masked_scatter_backward(g->s, grad, mask, aoti_sizes(source)));
}

// ---- slices along dim: (self, dim, index, source or value)

aot_status aoti_meta_index_copy(aoti_call *c) {
  AOT_TRY(aoti_meta_index_add(c)); // the same checks
  const aot_tensor *self = aoti_arg(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, self, AOT_PRESERVE, stride));
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, stride);
}

aot_status aoti_meta_index_fill(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 2);
  aot_int stride[AOT_MAX_DIMS];
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
  if (index->meta.ndim > 1 || (index->meta.dtype != AOT_I64 && index->meta.dtype != AOT_I32))
    return aoti_call_error(c, AOT_ERROR_INVALID, "index is a list of i64 or i32");
  if (aoti_arg(c, 3) && aoti_arg(c, 3)->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "value has %d dimensions, not 0", aoti_arg(c, 3)->meta.ndim);
  AOT_TRY(aoti_like_strides(c, self, AOT_PRESERVE, stride));
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, stride);
}

aot_status aoti_ref_index_copy(aoti_call *c) {
  aoti_copy_elements(aoti_result(c, 0), aoti_arg(c, 0));
  return aoti_put_slices(c, aoti_result(c, 0), aoti_arg(c, 3), false);
}

aot_status aoti_ref_index_fill(aoti_call *c) {
  aot_tensor *out = aoti_result(c, 0);
  uint64_t value, number;
  aot_int none[AOT_MAX_DIMS] = {{0}};
  const aot_tensor *t = aoti_arg(c, 3);
  bool integer = t ? !aoti_is_float(t->meta.dtype) : c->args[3].kind != AOT_FLOAT;
  aoti_compute as = integer ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64;
  double f = t ? 0 : aoti_arg_float(c, 3);
  int64_t i = t ? 0 : aoti_arg_int(c, 3);
  if (t) aoti_load(as, &number, t->meta.dtype, aoti_tensor_ptr(t), 0, 1);
  aoti_store(as, t ? (void *)&number : integer ? (void *)&i : &f, out->meta.dtype, &value, 0, 1);
  aoti_storage storage = {.data = &value, .bytes = sizeof value};
  aot_tensor fill = {.storage = &storage, .meta = out->meta}; // the value, repeated by strides of 0
  fill.meta.stride = none;
  fill.meta.offset = aot_i(0);
  aoti_copy_elements(out, aoti_arg(c, 0));
  return aoti_put_slices(c, out, &fill, true);
}

static aot_tensor *without_slices(aoti_grad *g) {
  return AOTI_CALL1(g->s, AOT_OP_index_fill_int_Scalar, aoti_v_tensor(g->gout[0]), g->args[1], g->args[2],
                    aoti_v_int(0));
}
void aoti_grad_index_fill(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, without_slices(g));
}
void aoti_grad_index_fill_int_Tensor(aoti_grad *g) {
  aoti_grad_index_fill(g);
  if (aoti_needs(g, 3))
    aoti_give(g, 3,
              aoti_sum_all(g->s, AOTI_CALL1(g->s, AOT_OP_index_select_default, aoti_v_tensor(g->gout[0]), g->args[1],
                                            g->args[2])));
}
void aoti_grad_index_copy(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, without_slices(g));
  if (aoti_needs(g, 3)) aoti_give(g, 3, aoti_chosen_slices(g, aoti_saved(g, 3)));
}

// ---- masked_select: (self, mask): the elements in the mask's places, in order; how many only the mask says

static aot_status selected_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS], n = aot_i(0);
  int ndim;
  int64_t *mask;
  if (t[1]->meta.dtype != AOT_B8)
    return aoti_call_error(c, AOT_ERROR_INVALID, "a mask of %s", aot_dtype_name(t[1]->meta.dtype));
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  if (aoti_has_numbers(c, t[1])) {
    int64_t numel = 1;
    for (int d = 0; d < ndim; d++) numel *= size[d].value;
    AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, t[1], ndim, size, &mask));
    for (int64_t i = 0; i < numel; i++) n.value += mask[i] != 0;
  } else
    AOT_TRY(aoti_unknown_size(c, 2, &n));
  return aoti_out(c, 0, t[0]->meta.dtype, 1, &n, NULL);
}
aot_status aoti_meta_masked_select(aoti_call *c) { return aoti_with_scratch(c, selected_body); }

static aot_status masked_select_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aoti_compute as = aoti_is_float(t[0]->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  uint64_t *from, *to; // numbers of either kind
  int64_t *mask, used = 0, room = aoti_tensor_numel(aoti_result(c, 0)), numel = 1;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  for (int d = 0; d < ndim; d++) numel *= size[d].value;
  AOT_TRY(aoti_dense_wide(scratch, as, t[0], ndim, size, &from));
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, t[1], ndim, size, &mask));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)room, sizeof *to, &to));
  for (int64_t i = 0; i < numel && used < room; i++)
    if (mask[i]) to[used++] = from[i];
  aoti_undense(as, to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_masked_select(aoti_call *c) { return aoti_with_scratch(c, masked_select_body); }

// The gradient's elements in their places among zeros of the sizes that self and mask have together.
void aoti_grad_masked_select(aoti_grad *g) {
  aot_tensor *self = aoti_saved(g, 0), *mask = aoti_saved(g, 1), *t[] = {self, mask};
  aoti_call c = aoti_call_of(g);
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  if (!aoti_needs(g, 0)) return;
  aot_status status = aoti_broadcast(&c, 2, t, &ndim, size);
  if (status) {
    aoti_scope_fail(g->s, status);
    return;
  }
  aot_tensor *zeros =
      AOTI_CALL1(g->s, AOT_OP_new_zeros_default, aoti_v_tensor(g->gout[0]), aoti_v_ints(g->s, size, (size_t)ndim),
                 aoti_v_dtype(self->meta.dtype), aoti_v_layout(), aoti_v_device(self->meta.device));
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_masked_scatter_default, aoti_v_tensor(zeros), aoti_v_tensor(mask),
                       aoti_v_tensor(g->gout[0])));
}
