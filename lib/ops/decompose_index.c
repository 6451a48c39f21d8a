// Decompositions of indexing.
#include "decompose.h"
#include "calls.h"

#include <math.h>
#include <string.h>

void aoti_rewrite_unsafe_index(aoti_call *c) { OUT(0, CALL(index_Tensor, c->args[0], c->args[1])); }
void aoti_rewrite_unsafe_index_put(aoti_call *c) {
  OUT(0, CALL(index_put_default, c->args[0], c->args[1], c->args[2], c->args[3]));
}
void aoti_rewrite_index_select(aoti_call *c) {
  int dim;
  tensor t = IN(0), index = IN(2);
  if (!aoti_decompose_dim(c, 1, t->meta.ndim, &dim)) return;
  if (!index->meta.ndim) index = UNSQUEEZE(index, 0);
  if (!t->meta.ndim) {
    aot_value none = aoti_v_none();
    tensor fresh = CALL(empty_like_default, V(t), none, none, none, NO, aoti_v_memory_format(AOT_PRESERVE));
    tensor wide = CALL(expand_default, V(t), aoti_v_ints(S, index->meta.size, 1));
    OUT(0, CALL(index_copy_default, V(fresh), V(0), V(index), V(wide)));
    return;
  }
  aot_value at[AOT_MAX_DIMS];
  for (int d = 0; d < dim; d++) at[d] = aoti_v_none();
  at[dim] = V(index);
  tensor r = CALL(index_Tensor, V(t), aoti_v_list(S, at, (size_t)dim + 1));
  OUT(0, aoti_decompose_in_format(c, r, aoti_decompose_format(t)));
}

// (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq): rows are added where an index is valid.
void aoti_rewrite_embedding_backward(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor grad = TO(IN(0), aoti_decompose_wide(d)), index = TO(IN(1), AOT_I64);
  tensor low = CALL(ge_Scalar, V(index), V(0)), high = CALL(lt_Scalar, V(index), c->args[2]);
  tensor valid = CALL(bitwise_and_Tensor, V(low), V(high));
  aot_value none = aoti_v_none(), indices[] = {V(index)};
  if (aoti_arg_bool(c, 4)) {
    aot_value list = aoti_v_list(S, indices, 1);
    tensor counts = CALL(new_zeros_default, V(index), aoti_v_ints(S, &c->args[2].as.i, 1), none, none, none, NO);
    tensor ones = CALL(ones_like_default, V(index), none, none, none, NO);
    counts = CALL(_unsafe_masked_index_put_accumulate_default, V(counts), V(valid), list, V(ones));
    counts = CALL(_unsafe_masked_index_default, V(counts), V(valid), list, V(1));
    grad = DIV(grad, UNSQUEEZE(counts, -1));
  }
  tensor padding = NE(index, c->args[3]);
  tensor mask = aoti_decompose_trail(c, CALL(bitwise_and_Tensor, V(valid), V(padding)), grad->meta.ndim);
  aot_int size[AOT_MAX_DIMS] = {c->args[2].as.i};
  int n = 1;
  for (int k = index->meta.ndim; k < grad->meta.ndim; k++) size[n++] = grad->meta.size[k];
  tensor r = CALL(new_zeros_default, V(grad), aoti_v_ints(S, size, (size_t)n), none, none, none, NO);
  r = CALL(_unsafe_masked_index_put_accumulate_default, V(r), V(mask), aoti_v_list(S, indices, 1), V(grad));
  OUT(0, TO(r, d));
}

// (self, mask, indices, values): indices are brought inside, and what the mask excludes is 0.
void aoti_rewrite_masked_index_put(aoti_call *c) {
  aot_value at[AOT_MAX_DIMS];
  const aot_value *list = &c->args[2];
  for (size_t i = 0; i < list->as.list.n; i++) {
    at[i] = list->as.list.at[i];
    if (IN(0)->meta.size[i].sym) return;
    int64_t size = aoti_dim(IN(0), (int)i);
    if (at[i].kind == AOT_TENSOR) at[i] = V(CALL(clamp_default, at[i], V(-size), V(size - 1)));
  }
  tensor excluded = CALL(bitwise_not_default, c->args[1]);
  tensor values = CALL(masked_fill_Scalar, c->args[3], V(excluded), V(0));
  OUT(0, CALL(_unsafe_index_put_default, c->args[0], aoti_v_list(S, at, list->as.list.n), V(values), YES));
}

// ---- slices along a dimension: (self, dim, index, source)

static void put_slices(aoti_call *c, bool add, tensor source) {
  tensor t = IN(0), index = IN(2);
  int dim, n = t->meta.ndim;
  if (!source || index->meta.ndim > 1 || !aoti_decompose_dim(c, 1, n, &dim)) return;
  if (!n) t = UNSQUEEZE(t, 0);
  if (!add && !index->meta.ndim) index = UNSQUEEZE(index, 0);
  aot_value at = aoti_decompose_index_at(c, dim, index);
  tensor r = add ? CALL(index_put_default, V(t), at, V(source), YES) : CALL(index_put_default, V(t), at, V(source));
  OUT(0, n ? CONTIGUOUS(r) : SQUEEZE(r, 0));
}
// (..., alpha)
static tensor times_alpha(aoti_call *c) { return aoti_arg_float(c, 4) != 1 ? MUL(IN(3), c->args[4]) : IN(3); }
void aoti_rewrite_index_add(aoti_call *c) { put_slices(c, true, times_alpha(c)); }
// An index without dimensions gets one; 16-bit sums are left to the operator.
void aoti_rewrite_index_add_1d(aoti_call *c) {
  if (IN(0)->meta.dtype == AOT_BF16) return;
  if (IN(2)->meta.ndim) {
    aoti_rewrite_index_add(c);
    return;
  }
  aot_value args[] = {c->args[0], c->args[1], V(UNSQUEEZE(IN(2), 0)), c->args[3], c->args[4]};
  aoti_call with_index = *c;
  with_index.args = args;
  aoti_rewrite_index_add(&with_index);
}
void aoti_rewrite_index_copy(aoti_call *c) { put_slices(c, false, IN(3)); }

// (self, dim, index, source, reduce, include_self): the mean is a sum divided by the number of its terms; other
// reductions, and integers of 64 bits, are left to the operator.
void aoti_rewrite_index_reduce(aoti_call *c) {
  tensor t = IN(0), counts;
  if (strcmp(c->args[4].as.string, "mean") != 0 || t->meta.dtype == AOT_I64 || t->meta.dtype == AOT_B8) return;
  aot_value none = aoti_v_none(), dim = c->args[1], index = c->args[2];
  tensor ones = CALL(ones_like_default, c->args[3], none, none, none, NO);
  if (aoti_arg_bool(c, 5)) {
    counts = CALL(ones_like_default, V(t), none, none, none, NO);
    counts = CALL(index_add_default, V(counts), dim, index, V(ones));
  } else {
    t = CALL(index_fill_int_Scalar, V(t), dim, index, V(0));
    counts = CALL(zeros_like_default, V(t), none, none, none, NO);
    counts = CALL(index_add_default, V(counts), dim, index, V(ones));
    counts = CALL(masked_fill_Scalar, V(counts), V(LT(counts, 1)), V(1));
  }
  t = CALL(index_add_default, V(t), dim, index, c->args[3]);
  OUT(0, aoti_is_float(t->meta.dtype) ? DIV(t, counts) : CALL(floor_divide_default, V(t), V(counts)));
}

// (self, dim, index, value)
void aoti_rewrite_index_fill(aoti_call *c) {
  tensor t = IN(0), index = IN(2), value = IN(3), x = t;
  int dim, n = t->meta.ndim;
  if (index->meta.ndim > 1 || !aoti_decompose_dim(c, 1, n, &dim)) return;
  if (!value)
    value = CALL(scalar_tensor_default, c->args[3], aoti_v_dtype(t->meta.dtype), aoti_v_layout(),
                 aoti_v_device(t->meta.device), NO);
  if (!n) x = UNSQUEEZE(t, 0);
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < x->meta.ndim; d++) size[d] = x->meta.size[d];
  size[dim] = aoti_meta_numel(c->syms, &index->meta);
  value = CALL(expand_default, V(value), aoti_v_ints(S, size, (size_t)x->meta.ndim));
  tensor r = CALL(index_copy_default, V(x), c->args[1], V(index), V(value));
  OUT(0, n ? r : CALL(clone_default, V(SQUEEZE(r, 0))));
}

// ---- elements by their number

void aoti_rewrite_take(aoti_call *c) {
  aot_value at[] = {c->args[1]};
  OUT(0, CALL(index_Tensor, V(RESHAPE(IN(0), INTS(-1))), aoti_v_list(S, at, 1)));
}
// (self, index, source, accumulate)
void aoti_rewrite_put(aoti_call *c) {
  aot_value at[] = {c->args[1]};
  tensor row = CALL(flatten_using_ints, c->args[0]), source = RESHAPE(IN(2), SIZES(IN(1)));
  OUT(0, RESHAPE(CALL(index_put_default, V(row), aoti_v_list(S, at, 1), V(source), c->args[3]), SIZES(IN(0))));
}

// (self, mask, indices, fill): indices are brought inside, and what the mask excludes is fill.
void aoti_rewrite_masked_index(aoti_call *c) {
  aot_value at[AOT_MAX_DIMS];
  const aot_value *list = &c->args[2];
  if (!aoti_decompose_is_static(IN(0)) || !aoti_tensor_numel(IN(0))) return;
  for (size_t i = 0; i < list->as.list.n; i++) {
    at[i] = list->as.list.at[i];
    if (at[i].kind == AOT_TENSOR) at[i] = V(CALL(clamp_default, at[i], V(0), V(aoti_dim(IN(0), (int)i) - 1)));
  }
  tensor r = CALL(_unsafe_index_Tensor, c->args[0], aoti_v_list(S, at, list->as.list.n));
  OUT(0, CALL(masked_fill_Scalar, V(r), V(CALL(bitwise_not_default, c->args[1])), c->args[3]));
}

// (grad, input_sizes, dim, size, step): each window's gradient is added at its places.
void aoti_rewrite_unfold_backward(aoti_call *c) {
  aot_int sizes[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, sizes), dim;
  tensor grad = IN(0);
  if (!n || !aoti_decompose_dim(c, 2, n, &dim) || sizes[dim].sym || grad->meta.ndim != n + 1) return;
  aot_value none = aoti_v_none();
  tensor zeros = CALL(new_zeros_default, V(grad), c->args[1], none, none, none, NO);
  tensor index = aoti_decompose_count(c, sizes[dim], AOT_I32, grad);
  index = CALL(flatten_using_ints, V(CALL(unfold_default, V(index), V(0), c->args[3], c->args[4])));
  tensor source = CALL(movedim_int, V(grad), V(-1), V(dim + 1));
  source = CALL(flatten_using_ints, V(source), V(dim), V(dim + 1));
  aot_value at = aoti_decompose_index_at(c, dim, index);
  OUT(0, CONTIGUOUS(CALL(_unsafe_index_put_default, V(zeros), at, V(source), YES)));
}

// ---- membership: (elements, test_elements, assume_unique, invert)

static tensor inverted(aoti_call *c, tensor r, bool logical) {
  if (!aoti_arg_bool(c, 3)) return r;
  return logical ? NOT(r) : CALL(bitwise_not_default, V(r));
}
// Few elements are compared one by one; more are looked up in sorted order.
void aoti_rewrite_isin(aoti_call *c) {
  tensor elements = IN(0), among = IN(1);
  aot_value none = aoti_v_none();
  if (!among) {
    OUT(0, aoti_arg_bool(c, 3) ? NE(elements, c->args[1]) : EQ(elements, c->args[1]));
    return;
  }
  if (!elements) elements = CALL(scalar_tensor_default, c->args[0], none, none, aoti_v_device(among->meta.device), NO);
  if (!aoti_decompose_is_static(elements) || !aoti_decompose_is_static(among)) return;
  int64_t n = aoti_tensor_numel(elements), n_among = aoti_tensor_numel(among);
  int rank = among->meta.ndim, ndim = elements->meta.ndim;
  if (!n || ndim + rank > AOT_MAX_DIMS) return;
  if ((double)n_among < 10.0 * pow((double)n, 0.145)) {
    if (!rank) {
      OUT(0, inverted(c, CALL(eq_Tensor, V(elements), V(among)), false));
      return;
    }
    int64_t shape[AOT_MAX_DIMS], dims[AOT_MAX_DIMS];
    for (int d = 0; d < ndim + rank; d++) shape[d] = d < ndim ? aoti_dim(elements, d) : 1;
    for (int d = 0; d < rank; d++) dims[d] = -1 - d;
    tensor x = VIEW(elements, aoti_decompose_ints(c, shape, (size_t)(ndim + rank)));
    tensor same = CALL(eq_Tensor, V(x), V(among));
    OUT(0, inverted(c, CALL(any_dims, V(same), aoti_decompose_ints(c, dims, (size_t)rank)), false));
    return;
  }
  if (aoti_arg_bool(c, 2)) return;
  tensor row = CALL(flatten_using_ints, V(elements)), sorted = CALL(flatten_using_ints, V(among));
  const aot_value args[] = {V(sorted)};
  aot_value out[2];
  aoti_decompose_call(c, AOT_OP_sort_default, args, 1, out);
  if (S->error) return;
  sorted = out[0].as.tensor;
  tensor at = CALL(searchsorted_Tensor, V(sorted), V(row));
  aot_value list[] = {V(WHERE_ONLY(LT(at, n_among), at))};
  tensor found = CALL(index_Tensor, V(sorted), aoti_v_list(S, list, 1));
  OUT(0, RESHAPE(inverted(c, CALL(eq_Tensor, V(found), V(row)), true), SIZES(elements)));
}

// ---- a number looked up: a constant of the graph, a tensor of one element

static tensor constant(aoti_call *c, const aot_value *number, const aot_tensor *beside) {
  const aot_int one = aot_i(1);
  aot_dtype d = aoti_number_dtype(number);
  aoti_storage *storage = NULL;
  aot_tensor *t = NULL;
  if (beside->meta.device.type != AOT_CPU || (number->kind == AOT_INT && number->as.i.sym)) return NULL;
  aot_status status = aoti_storage_create(beside->meta.device, aot_dtype_size(d), true, &storage);
  if (!status) status = aoti_tensor_create(storage, d, 1, &one, NULL, aot_i(0), &t);
  aoti_storage_release(storage);
  if (status) {
    aoti_scope_fail(S, status);
    return NULL;
  }
  aoti_tensor_set(t, 0, aoti_decompose_number(number));
  return CALL(lift_fresh_copy_default, V(aoti_scope_own(S, t)));
}
// (sorted_sequence, self, out_int32, right, side, sorter)
void aoti_rewrite_searchsorted_number(aoti_call *c) {
  tensor at = constant(c, &c->args[1], IN(0));
  if (!at) return;
  tensor r = CALL(searchsorted_Tensor, c->args[0], V(at), c->args[2], c->args[3], c->args[4], c->args[5]);
  OUT(0, CALL(select_int, V(r), V(0), V(0)));
}
// (self, boundaries, out_int32, right)
void aoti_rewrite_bucketize_number(aoti_call *c) {
  tensor at = constant(c, &c->args[0], IN(1));
  if (at) OUT(0, SQUEEZE(CALL(bucketize_Tensor, V(at), c->args[1], c->args[2], c->args[3]), 0));
}

// (repeats, output_size): the first sum that lies beyond a place; the last one where the repeats give out too early.
void aoti_rewrite_repeat_interleave(aoti_call *c) {
  const aot_tensor *t = IN(0);
  if (c->args[1].kind != AOT_INT || t->meta.ndim != 1 || t->meta.size[0].sym) return;
  tensor sums = CALL(cumsum_default, V(t), V(0));
  tensor places = aoti_decompose_count(c, c->args[1].as.i, AOT_DTYPE_NONE, t);
  tensor at = CALL(searchsorted_Tensor, V(sums), V(places), NO, YES);
  OUT(0, CALL(clamp_max_default, V(at), V(aoti_dim(t, 0) - 1)));
}

// (self, indices, output_size, ...): every plane's indices count from its own beginning.
static void unpool(aoti_call *c, int width) {
  const aot_tensor *t = IN(0);
  aot_int whole[AOT_MAX_DIMS], list[AOT_MAX_DIMS], lead[AOT_MAX_DIMS];
  int n = t->meta.ndim;
  if (n < width || !aoti_decompose_is_static(t) || aoti_arg_ints(c, 2, list) != width) return;
  int64_t planes = 1, plane = 1;
  for (int d = 0; d < n; d++) {
    bool outer = d < n - width;
    whole[d] = outer ? t->meta.size[d] : list[d - (n - width)];
    lead[d] = outer ? t->meta.size[d] : aot_i(1);
    *(outer ? &planes : &plane) *= whole[d].value;
  }
  tensor first = VIEW(aoti_decompose_count(c, aot_i(planes), AOT_DTYPE_NONE, t), aoti_v_ints(S, lead, (size_t)n));
  tensor at = ADD(IN(1), MUL(first, plane));
  at = RESHAPE(at, INTS(-1));
  tensor out = aoti_decompose_full(c, aoti_v_ints(S, whole, (size_t)n), V(0), t->meta.dtype, t);
  out = RESHAPE(out, INTS(-1));
  tensor values = RESHAPE(t, INTS(-1));
  const aot_value places[] = {V(at)};
  out = CALL(index_put_default, V(out), ((aot_value){.kind = AOT_LIST, .as.list = {places, 1}}), V(values), NO);
  out = VIEW(out, aoti_v_ints(S, whole, (size_t)n));
  if (width == 2 && aoti_is_channels_last(t))
    out = CALL(clone_default, V(out), aoti_v_memory_format(AOT_CHANNELS_LAST));
  OUT(0, out);
}
void aoti_rewrite_max_unpool2d(aoti_call *c) { unpool(c, 2); }
void aoti_rewrite_max_unpool3d(aoti_call *c) { unpool(c, 3); }
