// Decompositions of views, their derivatives, indexing, reductions and products.
#include "decompose.h"
#include "calls.h"

#include <math.h>

// ---- views

void aoti_rewrite_detach(aoti_call *c) { OUT(0, ALIAS(IN(0))); }

static void swap(aoti_call *c, int a, int b) {
  tensor t = IN(0);
  if (t->meta.ndim <= 1 || a == b) {
    OUT(0, ALIAS(t));
    return;
  }
  int64_t order[AOT_MAX_DIMS];
  for (int d = 0; d < t->meta.ndim; d++) order[d] = d == a ? b : d == b ? a : d;
  OUT(0, CALL(permute_default, V(t), aoti_decompose_ints(c, order, (size_t)t->meta.ndim)));
}
void aoti_rewrite_t(aoti_call *c) {
  if (IN(0)->meta.ndim <= 2) OUT(0, CALL(transpose_int, c->args[0], V(0), V(IN(0)->meta.ndim < 2 ? 0 : 1)));
}
void aoti_rewrite_transpose(aoti_call *c) {
  int a, b, n = IN(0)->meta.ndim;
  if (aoti_decompose_dim(c, 1, n, &a) && aoti_decompose_dim(c, 2, n, &b)) swap(c, a, b);
}

void aoti_rewrite_unsafe_view(aoti_call *c) { OUT(0, VIEW(IN(0), c->args[1])); }

// squeeze and squeeze.dim
void aoti_rewrite_squeeze_dims(aoti_call *c) {
  aot_value dims = c->info->n_args == 1 ? aoti_decompose_range(c, 0, IN(0)->meta.ndim) : INTS(aoti_arg_int(c, 1));
  OUT(0, CALL(squeeze_dims, c->args[0], dims));
}

// (self, split_size, dim): the sizes are written out.
void aoti_rewrite_split(aoti_call *c) {
  int dim;
  const aot_tensor *t = IN(0);
  if (!aoti_decompose_dim(c, 2, t->meta.ndim, &dim) || !t->meta.ndim || t->meta.size[dim].sym || c->args[1].as.i.sym)
    return;
  int64_t size = aoti_dim(t, dim), part = aoti_arg_int(c, 1), n = part > 0 ? (size + part - 1) / part : 0;
  if (n < 1 || n > AOT_MAX_DIMS) return;
  int64_t sizes[AOT_MAX_DIMS];
  for (int64_t i = 0; i < n; i++) sizes[i] = i + 1 < n ? part : size - part * (n - 1);
  const aot_value args[] = {c->args[0], aoti_decompose_ints(c, sizes, (size_t)n), c->args[2]};
  aoti_decompose_call(c, AOT_OP_split_with_sizes_default, args, 3, c->out);
}

// A split into pieces of one, each squeezed.
void aoti_rewrite_unbind(aoti_call *c) {
  int dim;
  const aot_tensor *t = IN(0);
  if (!aoti_decompose_dim(c, 1, t->meta.ndim, &dim) || !t->meta.ndim || t->meta.size[dim].sym) return;
  int64_t n = aoti_dim(t, dim);
  if (n < 1) return;
  aot_value *items;
  aot_status status = aoti_arena_alloc(&S->arena, (size_t)n, sizeof *items, &items);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (int64_t i = 0; i < n; i++) items[i] = V(CALL(slice_Tensor, V(t), V(dim), V(i), V(i + 1)));
  for (int64_t i = 0; i < n; i++) items[i] = V(SQUEEZE(items[i], dim));
  c->out[0] = (aot_value){.kind = AOT_LIST, .as.list = {items, (size_t)n}};
}

// (tensors, dim): of one tensor a copy; of one tensor several times a copy of its expansion. Empty ones are left out.
void aoti_rewrite_cat(aoti_call *c) {
  const aot_value *list = &c->args[0];
  aot_value *kept;
  size_t n = 0;
  aot_status status = aoti_arena_alloc(&S->arena, list->as.list.n, sizeof *kept, &kept);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t i = 0; i < list->as.list.n; i++) {
    const aoti_meta *m = &list->as.list.at[i].as.tensor->meta;
    int64_t dim = aoti_arg_int(c, 1);
    bool nothing = m->ndim == 1 && aoti_int_is(m->size[0], 0);
    if (!nothing && dim < m->ndim && m->ndim) nothing = aoti_int_is(m->size[dim < 0 ? m->ndim + dim : dim], 0);
    if (!nothing) kept[n++] = list->as.list.at[i];
  }
  aot_dtype d = AOT_DTYPE_NONE;
  for (size_t i = 0; i < list->as.list.n; i++)
    d = d ? aoti_promote(d, list->as.list.at[i].as.tensor->meta.dtype) : list->as.list.at[i].as.tensor->meta.dtype;
  if (n == 1) {
    tensor t = kept[0].as.tensor;
    OUT(0, d == t->meta.dtype ? CALL(clone_default, V(t)) : TO(t, d));
    return;
  }
  bool same = n > 1;
  for (size_t i = 1; i < n; i++) same = same && kept[i].as.tensor == kept[0].as.tensor;
  tensor t = n ? kept[0].as.tensor : NULL;
  int dim;
  if (n > 1 && n < list->as.list.n)
    OUT(0, CALL(cat_default, aoti_v_list(S, kept, n), c->args[1]));
  else if (same && aoti_decompose_dim(c, 1, t->meta.ndim, &dim)) {
    aot_int size[AOT_MAX_DIMS];
    for (int k = 0; k < t->meta.ndim; k++) size[k + (k >= dim)] = t->meta.size[k];
    size[dim] = aot_i((int64_t)n);
    tensor wide = CALL(expand_default, V(UNSQUEEZE(t, dim)), aoti_v_ints(S, size, (size_t)t->meta.ndim + 1));
    OUT(0, CALL(clone_default, V(CALL(flatten_using_ints, V(wide), V(dim), V(dim + 1)))));
  }
}

// Along an inner dimension: cat along it, and the two dimensions told apart again. Along a new last one each is
// unsqueezed.
void aoti_rewrite_stack(aoti_call *c) {
  const aot_value *list = &c->args[0];
  if (list->kind != AOT_LIST || !list->as.list.n) return;
  const aot_tensor *first = list->as.list.at[0].as.tensor;
  int dim, n = first->meta.ndim;
  if (!aoti_decompose_dim(c, 1, n + 1, &dim)) return;
  if (dim < n) {
    aot_int size[AOT_MAX_DIMS];
    for (int d = 0; d < n; d++) size[d + (d >= dim)] = first->meta.size[d];
    size[dim] = aot_i((int64_t)list->as.list.n);
    OUT(0, VIEW(CALL(cat_default, *list, V(dim)), aoti_v_ints(S, size, (size_t)n + 1)));
    return;
  }
  aot_value *items;
  aot_status status = aoti_arena_alloc(&S->arena, list->as.list.n, sizeof *items, &items);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t i = 0; i < list->as.list.n; i++) items[i] = V(UNSQUEEZE(list->as.list.at[i], dim));
  OUT(0, CALL(cat_default, aoti_v_list(S, items, list->as.list.n), c->args[1]));
}

// ---- derivatives of views: zeros with the gradient in its place

void aoti_rewrite_select_backward(aoti_call *c) {
  tensor zeros = CALL(new_zeros_default, c->args[0], c->args[1], aoti_v_none(), aoti_v_none(), aoti_v_none(), NO);
  OUT(0, CALL(select_scatter_default, V(zeros), c->args[0], c->args[2], c->args[3]));
}
void aoti_rewrite_slice_backward(aoti_call *c) {
  tensor zeros = CALL(new_zeros_default, c->args[0], c->args[1], aoti_v_none(), aoti_v_none(), aoti_v_none(), NO);
  OUT(0, CALL(slice_scatter_default, V(zeros), c->args[0], c->args[2], c->args[3], c->args[4], c->args[5]));
}

// (self, src, dim, index): src where the position along dim is index.
void aoti_rewrite_select_scatter(aoti_call *c) {
  int dim, n = IN(0)->meta.ndim;
  if (!n || c->args[3].as.i.sym || !aoti_decompose_dim(c, 2, n, &dim) || IN(0)->meta.size[dim].sym) return;
  int64_t shape[AOT_MAX_DIMS], index = aoti_arg_int(c, 3);
  for (int d = 0; d < n; d++) shape[d] = d == dim ? -1 : 1;
  if (index < 0) index += aoti_dim(IN(0), dim);
  tensor positions = CALL(arange_default, V(IN(0)->meta.size[dim]), aoti_v_none(), aoti_v_none(),
                          aoti_v_device(IN(0)->meta.device), NO);
  positions = VIEW(positions, aoti_decompose_ints(c, shape, (size_t)n));
  tensor here = CALL(eq_Scalar, V(positions), V(index));
  OUT(0, WHERE(here, CALL(expand_default, V(UNSQUEEZE(IN(1), dim)), SIZES(IN(0))), IN(0)));
}

static void triangle(aoti_call *c, bool upper) {
  tensor t = IN(0);
  int n = t->meta.ndim;
  if (n < 2) return;
  aot_value none = aoti_v_none(), device = aoti_v_device(t->meta.device);
  tensor across = UNSQUEEZE(CALL(arange_default, V(t->meta.size[n - 1]), none, none, device, NO), -2);
  tensor down = UNSQUEEZE(CALL(arange_default, V(t->meta.size[n - 2]), none, none, device, NO), -1);
  tensor above = SUB(across, down);
  tensor mask = upper ? CALL(ge_Scalar, V(above), c->args[1]) : CALL(le_Scalar, V(above), c->args[1]);
  tensor kept = t->meta.dtype == AOT_B8 ? CALL(logical_and_default, V(mask), V(t)) : WHERE_ONLY(mask, t);
  OUT(0, CONTIGUOUS(kept));
}
void aoti_rewrite_tril(aoti_call *c) { triangle(c, false); }
void aoti_rewrite_triu(aoti_call *c) { triangle(c, true); }

// ---- copies of views: the view, copied row-major

// X(copy, view)
#define COPIES(X)                            \
  X(alias_copy_default, alias_default)       \
  X(diagonal_copy_default, diagonal_default) \
  X(expand_copy_default, expand_default)     \
  X(permute_copy_default, permute_default)   \
  X(squeeze_copy_default, squeeze_default)   \
  X(squeeze_copy_dim, squeeze_dim)           \
  X(squeeze_copy_dims, squeeze_dims)         \
  X(t_copy_default, t_default)               \
  X(transpose_copy_int, transpose_int)       \
  X(unfold_copy_default, unfold_default)     \
  X(unsqueeze_copy_default, unsqueeze_default)
void aoti_rewrite_copy_of_view(aoti_call *c) {
  aot_op view = c->op;
#define X(copy, of) \
  if (c->op == AOT_OP_##copy) view = AOT_OP_##of;
  COPIES(X)
#undef X
  tensor r = aoti_call1(S, view, c->args, c->info->n_args);
  OUT(0, CALL(clone_default, V(r), aoti_v_memory_format(AOT_CONTIGUOUS)));
}
void aoti_rewrite_view_copy(aoti_call *c) { OUT(0, CALL(clone_default, V(VIEW(IN(0), c->args[1])))); }

// ---- rearrangements

// One shift along one dimension; several one after the other; none named: of all elements in a row.
static tensor rolled(aoti_call *c, tensor t, int64_t shift, int64_t dim) {
  int64_t n = aoti_dim(t, (int)dim), start = ((n - shift) % n + n) % n;
  tensor at = ADD(aoti_decompose_count(c, aot_i(n), AOT_DTYPE_NONE, t), start);
  return CALL(index_select_default, V(t), V(dim), V(CALL(fmod_Scalar, V(at), V(n))));
}
// (self, shifts, dims)
void aoti_rewrite_roll(aoti_call *c) {
  aot_int shift[AOT_MAX_DIMS], dim[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, shift), n_dims = aoti_arg_ints(c, 2, dim);
  tensor t = IN(0);
  if (!aoti_decompose_is_static(t) || (n != n_dims && !(n == 1 && !n_dims))) return;
  for (int i = 0; i < n_dims; i++) {
    if (dim[i].value < 0) dim[i].value += t->meta.ndim;
    if (shift[i].sym || dim[i].value < 0 || dim[i].value >= t->meta.ndim) return;
  }
  if (!aoti_tensor_numel(t)) {
    OUT(0, CALL(clone_default, V(t)));
    return;
  }
  if (!n_dims) {
    tensor row = CALL(flatten_using_ints, V(t));
    OUT(0, VIEW(rolled(c, row, shift[0].value, 0), SIZES(t)));
    return;
  }
  for (int i = 0; i < n && !S->error; i++) t = rolled(c, t, shift[i].value, dim[i].value);
  OUT(0, t);
}

void aoti_rewrite_flip(aoti_call *c) {
  aot_int given[AOT_MAX_DIMS];
  int64_t dims[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, given), ndim = IN(0)->meta.ndim;
  for (int i = 0; i < n; i++) {
    dims[i] = given[i].value < 0 ? given[i].value + ndim : given[i].value;
    if (dims[i] < 0 || dims[i] >= ndim) return;
  }
  OUT(0, ndim ? CALL(prims_rev_default, c->args[0], aoti_decompose_ints(c, dims, (size_t)n))
              : CALL(clone_default, c->args[0]));
}

// (self, k, dims): quarter turns from the second dimension to the first.
void aoti_rewrite_rot90(aoti_call *c) {
  aot_int dims[AOT_MAX_DIMS];
  int n = IN(0)->meta.ndim;
  if (aoti_arg_ints(c, 2, dims) != 2 || n < 2) return;
  int64_t k = (aoti_arg_int(c, 1) % 4 + 4) % 4, a = dims[0].value, b = dims[1].value;
  if (a < 0) a += n;
  if (b < 0) b += n;
  if (a < 0 || b < 0 || a >= n || b >= n || a == b) return;
  if (k == 0)
    OUT(0, CALL(clone_default, c->args[0], aoti_v_memory_format(AOT_CONTIGUOUS)));
  else if (k == 2)
    OUT(0, CALL(flip_default, c->args[0], INTS(a, b)));
  else
    OUT(0, CALL(transpose_int, V(CALL(flip_default, c->args[0], INTS(k == 1 ? b : a))), V(a), V(b)));
}

// Channels become pixels of a block, or the other way: the dimensions told apart, put in another order, and merged.
static void shuffled(aoti_call *c, bool up) {
  tensor t = IN(0);
  int64_t r = aoti_arg_int(c, 1), split[AOT_MAX_DIMS], order[AOT_MAX_DIMS], merged[AOT_MAX_DIMS];
  int n = t->meta.ndim - 3;
  if (n < 0 || n + 5 > AOT_MAX_DIMS || !aoti_decompose_is_static(t) || r < 1) return;
  int64_t channels = aoti_dim(t, n), h = aoti_dim(t, n + 1), w = aoti_dim(t, n + 2);
  if (up ? channels % (r * r) != 0 : h % r != 0 || w % r != 0) return;
  for (int d = 0; d < n; d++) split[d] = merged[d] = aoti_dim(t, d), order[d] = d;
  const int64_t up_split[] = {channels / (r * r), r, r, h, w}, down_split[] = {channels, h / r, r, w / r, r};
  static const int up_order[] = {0, 3, 1, 4, 2}, down_order[] = {0, 2, 4, 1, 3};
  for (int k = 0; k < 5; k++) {
    split[n + k] = up ? up_split[k] : down_split[k];
    order[n + k] = n + (up ? up_order[k] : down_order[k]);
  }
  merged[n] = up ? channels / (r * r) : channels * r * r;
  merged[n + 1] = up ? h * r : h / r;
  merged[n + 2] = up ? w * r : w / r;
  tensor x = VIEW(t, aoti_decompose_ints(c, split, (size_t)n + 5));
  x = CALL(permute_default, V(x), aoti_decompose_ints(c, order, (size_t)n + 5));
  x = RESHAPE(x, aoti_decompose_ints(c, merged, (size_t)n + 3));
  OUT(0, CALL(clone_default, V(x), aoti_v_memory_format(aoti_decompose_format(t))));
}
void aoti_rewrite_pixel_shuffle(aoti_call *c) { shuffled(c, true); }
void aoti_rewrite_pixel_unshuffle(aoti_call *c) { shuffled(c, false); }

// (self, groups)
void aoti_rewrite_channel_shuffle(aoti_call *c) {
  tensor t = IN(0);
  int n = t->meta.ndim;
  int64_t groups = aoti_arg_int(c, 1), split[AOT_MAX_DIMS];
  if (n < 3 || n + 1 > AOT_MAX_DIMS || groups < 1 || !aoti_decompose_is_static(t) || aoti_dim(t, 1) % groups) return;
  if (!aoti_tensor_numel(t)) {
    OUT(0, VIEW(t, SIZES(t)));
    return;
  }
  split[0] = aoti_dim(t, 0), split[1] = groups, split[2] = aoti_dim(t, 1) / groups;
  for (int d = 2; d < n; d++) split[d + 1] = aoti_dim(t, d);
  tensor x = CALL(transpose_int, V(RESHAPE(t, aoti_decompose_ints(c, split, (size_t)n + 1))), V(1), V(2));
  OUT(0, CONTIGUOUS(RESHAPE(x, SIZES(t))));
}

// ---- diagonals

// (self, offset, dim1, dim2): where the two positions along the new dimensions differ by offset.
void aoti_rewrite_diag_embed(aoti_call *c) {
  tensor t = IN(0);
  int n = t->meta.ndim + 1, a, b;
  int64_t offset = aoti_arg_int(c, 1), shape[AOT_MAX_DIMS];
  if (!t->meta.ndim || !aoti_decompose_dim(c, 2, n, &a) || !aoti_decompose_dim(c, 3, n, &b) || a == b) return;
  if (!aoti_decompose_is_static(t)) return;
  if (a > b) {
    int other = a;
    a = b, b = other, offset = -offset;
  }
  int64_t length = aoti_dim(t, n - 2);
  aot_dtype dtype = t->meta.dtype;
  if (offset) {
    int64_t room = offset < 0 ? -offset : offset;
    for (int d = 0; d < n - 1; d++) shape[d] = d == n - 2 ? room : aoti_dim(t, d);
    tensor zeros = CALL(zeros_default, aoti_decompose_ints(c, shape, (size_t)n - 1), aoti_v_dtype(dtype), aoti_v_none(),
                        aoti_v_device(t->meta.device), NO);
    aot_value both[] = {V(offset > 0 ? zeros : t), V(offset > 0 ? t : zeros)};
    t = CALL(cat_default, aoti_v_list(S, both, 2), V(-1));
    length += room;
  }
  t = CALL(movedim_int, V(UNSQUEEZE(t, a)), V(-1), V(b));
  tensor across = aoti_decompose_count(c, aot_i(length), AOT_I64, t);
  tensor down = UNSQUEEZE(aoti_decompose_counts(c, offset, length + offset, 1, AOT_I64, t), -1);
  tensor here = CALL(eq_Tensor, V(across), V(down));
  for (int d = 0; d < n; d++) shape[d] = d == a || d == b ? length : 1;
  here = RESHAPE(here, aoti_decompose_ints(c, shape, (size_t)n));
  OUT(0, CONTIGUOUS(dtype == AOT_B8 ? AND(here, t) : WHERE_ONLY(here, t)));
}

// (grad_output, input_sizes, offset, dim1, dim2)
void aoti_rewrite_diagonal_backward(aoti_call *c) {
  tensor zeros = CALL(new_zeros_default, c->args[0], c->args[1], aoti_v_none(), aoti_v_none(), aoti_v_none(), NO);
  OUT(0, CALL(diagonal_scatter_default, V(zeros), c->args[0], c->args[2], c->args[3], c->args[4]));
}

// The same, where no other operator may see that the parts are views.
void aoti_rewrite_unsafe_split(aoti_call *c) {
  aoti_decompose_call(c, AOT_OP_split_Tensor, c->args, c->info->n_args, c->out);
}
void aoti_rewrite_unsafe_split_with_sizes(aoti_call *c) {
  aoti_decompose_call(c, AOT_OP_split_with_sizes_default, c->args, c->info->n_args, c->out);
}

static tensor row_major_copy(aoti_call *c, aot_value part) {
  return CALL(clone_default, part, (aot_value){.kind = AOT_MEMORY_FORMAT, .as.memory_format = AOT_CONTIGUOUS});
}
static void copy_parts(aoti_call *c, aot_op op) {
  aot_value parts, *items;
  aoti_decompose_call(c, op, c->args, c->info->n_args, &parts);
  if (S->error || parts.kind != AOT_LIST) return;
  size_t n = parts.as.list.n;
  aot_status status = aoti_arena_alloc(&S->arena, n, sizeof *items, &items);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t i = 0; i < n; i++) items[i] = V(row_major_copy(c, parts.as.list.at[i]));
  c->out[0] = (aot_value){.kind = AOT_LIST, .as.list = {items, n}};
}
void aoti_rewrite_split_with_sizes_copy(aoti_call *c) { copy_parts(c, AOT_OP_split_with_sizes_default); }
void aoti_rewrite_unbind_copy(aoti_call *c) { copy_parts(c, AOT_OP_unbind_int); }
// (self, dim, start, length)
void aoti_rewrite_narrow_copy(aoti_call *c) {
  aot_int end = aoti_int_add(c->syms, c->args[2].as.i, c->args[3].as.i);
  OUT(0, row_major_copy(c, V(CALL(slice_Tensor, c->args[0], c->args[1], c->args[2], V(end)))));
}

// (tensors): each between zeros to its left and right.
void aoti_rewrite_block_diag(aoti_call *c) {
  const aot_value *list = &c->args[0];
  size_t n = list->as.list.n;
  aot_value *rows;
  int64_t columns = 0, before = 0;
  for (size_t i = 0; i < n; i++) {
    const aot_tensor *t = list->as.list.at[i].as.tensor;
    if (list->as.list.at[i].kind != AOT_TENSOR || t->meta.ndim > 2 || !aoti_decompose_is_static(t)) return;
  }
  aot_status status = aoti_arena_alloc(&S->arena, n, sizeof *rows, &rows);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t i = 0; i < n; i++) {
    rows[i] = list->as.list.at[i];
    if (rows[i].as.tensor->meta.ndim < 2) rows[i] = V(VIEW(rows[i].as.tensor, INTS(1, -1)));
    columns += aoti_dim(rows[i].as.tensor, 1);
  }
  for (size_t i = 0; i < n && !S->error; i++) {
    const aot_tensor *t = rows[i].as.tensor;
    int64_t height = aoti_dim(t, 0), width = aoti_dim(t, 1);
    tensor left = aoti_decompose_full(c, INTS(height, before), V(0), t->meta.dtype, t);
    tensor right = aoti_decompose_full(c, INTS(height, columns - before - width), V(0), t->meta.dtype, t);
    const aot_value parts[] = {V(left), V(t), V(right)};
    before += width;
    rows[i] = V(CALL(cat_default, ((aot_value){.kind = AOT_LIST, .as.list = {parts, 3}}), V(1)));
  }
  OUT(0, CALL(cat_default, ((aot_value){.kind = AOT_LIST, .as.list = {rows, n}}), V(0)));
}

void aoti_rewrite_view_copy_dtype(aoti_call *c) {
  OUT(0, CALL(view_dtype, V(CALL(clone_default, c->args[0])), c->args[1]));
}

// (tensors, dim, num_chunks): every tensor is filled up to whole chunks along dim, which then lie side by side.
void aoti_rewrite_chunk_cat(aoti_call *c) {
  const aot_value *list = &c->args[0];
  int64_t dim = aoti_arg_int(c, 1), chunks = aoti_arg_int(c, 2);
  aot_value *pieces;
  if (chunks < 1 || !list->as.list.n) return;
  if (dim < 0) dim += list->as.list.at[0].as.tensor->meta.ndim;
  for (size_t i = 0; i < list->as.list.n; i++) {
    const aot_tensor *t = list->as.list.at[i].as.tensor;
    if (!aoti_decompose_is_static(t) || dim < 0 || dim >= t->meta.ndim) return;
  }
  aot_status status = aoti_arena_alloc(&S->arena, list->as.list.n, sizeof *pieces, &pieces);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t i = 0; i < list->as.list.n && !S->error; i++) {
    tensor t = list->as.list.at[i].as.tensor;
    int64_t size = aoti_dim(t, (int)dim), filled = (size + chunks - 1) / chunks * chunks;
    int64_t pad[2 * AOT_MAX_DIMS] = {0};
    int last = 2 * (t->meta.ndim - (int)dim) - 1; // of the pairs from the last dimension to dim
    if (dim + 2 > AOT_MAX_DIMS || last >= AOT_MAX_DIMS) return;
    pad[last] = filled - size;
    if (filled != size) t = CALL(constant_pad_nd_default, V(t), aoti_decompose_ints(c, pad, (size_t)last + 1), V(0));
    int64_t shape[AOT_MAX_DIMS];
    for (int d = 0; d < dim; d++) shape[d] = aoti_dim(t, d);
    shape[dim] = chunks, shape[dim + 1] = -1;
    pieces[i] = V(RESHAPE(t, aoti_decompose_ints(c, shape, (size_t)dim + 2)));
  }
  if (!S->error) OUT(0, CALL(cat_default, aoti_v_list(S, pieces, list->as.list.n), V(dim + 1)));
}
