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
// A dimension given in any way, counted from the front; outside it is left for the operator to refuse.
static bool wrapped(const aoti_call *c, int arg, int ndim, int *out) {
  aot_status status = aoti_wrap_dim(aoti_arg_int(c, arg), ndim, out);
  if (status) aot_status_free(status);
  return !status;
}
void aoti_rewrite_transpose(aoti_call *c) {
  int a, b, n = IN(0)->meta.ndim;
  if (wrapped(c, 1, n, &a) && wrapped(c, 2, n, &b)) swap(c, a, b);
}

void aoti_rewrite_unsafe_view(aoti_call *c) { OUT(0, VIEW(IN(0), c->args[1])); }

// squeeze and squeeze.dim
void aoti_rewrite_squeeze_dims(aoti_call *c) {
  aot_value dims = c->info->n_args == 1 ? aoti_decompose_range(c, 0, IN(0)->meta.ndim) : INTS(aoti_arg_int(c, 1));
  OUT(0, CALL(squeeze_dims, c->args[0], dims));
}

static void all_items(aoti_call *c, aot_op op, const aot_value *args, size_t n) {
  aot_value out[1];
  aoti_dispatch(S, op, args, n, out, S->file, S->line);
  c->out[0] = out[0];
}

// (self, split_size, dim): the sizes are written out.
void aoti_rewrite_split(aoti_call *c) {
  int dim;
  const aot_tensor *t = IN(0);
  if (!wrapped(c, 2, t->meta.ndim, &dim) || !t->meta.ndim || t->meta.size[dim].sym || c->args[1].as.i.sym) return;
  int64_t size = aoti_dim(t, dim), part = aoti_arg_int(c, 1), n = part > 0 ? (size + part - 1) / part : 0;
  if (n < 1 || n > AOT_MAX_DIMS) return;
  int64_t sizes[AOT_MAX_DIMS];
  for (int64_t i = 0; i < n; i++) sizes[i] = i + 1 < n ? part : size - part * (n - 1);
  const aot_value args[] = {c->args[0], aoti_decompose_ints(c, sizes, (size_t)n), c->args[2]};
  all_items(c, AOT_OP_split_with_sizes_default, args, 3);
}

// A split into pieces of one, each squeezed.
void aoti_rewrite_unbind(aoti_call *c) {
  int dim;
  const aot_tensor *t = IN(0);
  if (!wrapped(c, 1, t->meta.ndim, &dim) || !t->meta.ndim || t->meta.size[dim].sym) return;
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
  else if (same && wrapped(c, 1, t->meta.ndim, &dim)) {
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
  if (!wrapped(c, 1, n + 1, &dim)) return;
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
  if (!n || c->args[3].as.i.sym || !wrapped(c, 2, n, &dim) || IN(0)->meta.size[dim].sym) return;
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

// ---- indices

void aoti_rewrite_unsafe_index(aoti_call *c) { OUT(0, CALL(index_Tensor, c->args[0], c->args[1])); }
void aoti_rewrite_unsafe_index_put(aoti_call *c) {
  OUT(0, CALL(index_put_default, c->args[0], c->args[1], c->args[2], c->args[3]));
}
void aoti_rewrite_index_select(aoti_call *c) {
  int dim;
  tensor t = IN(0), index = IN(2);
  if (!t->meta.ndim || !wrapped(c, 1, t->meta.ndim, &dim)) return;
  if (!index->meta.ndim) index = UNSQUEEZE(index, 0);
  aot_value at[AOT_MAX_DIMS];
  for (int d = 0; d < dim; d++) at[d] = aoti_v_none();
  at[dim] = V(index);
  tensor r = CALL(index_Tensor, V(t), aoti_v_list(S, at, (size_t)dim + 1));
  OUT(0, aoti_decompose_in_format(c, r, aoti_decompose_format(t)));
}

// (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq): rows are added where an index is valid.
void aoti_rewrite_embedding_backward(aoti_call *c) {
  if (aoti_arg_bool(c, 4)) return;
  aot_dtype d = IN(0)->meta.dtype;
  tensor grad = TO(IN(0), aoti_decompose_wide(d)), index = CONVERT(IN(1), AOT_I64);
  tensor low = CALL(ge_Scalar, V(index), V(0)), high = CALL(lt_Scalar, V(index), c->args[2]);
  tensor valid = CALL(bitwise_and_Tensor, V(low), V(high));
  tensor padding = CALL(ne_Scalar, V(index), c->args[3]);
  tensor mask = aoti_decompose_trail(c, CALL(bitwise_and_Tensor, V(valid), V(padding)), grad->meta.ndim);
  aot_int size[AOT_MAX_DIMS] = {c->args[2].as.i};
  int n = 1;
  for (int k = index->meta.ndim; k < grad->meta.ndim; k++) size[n++] = grad->meta.size[k];
  aot_value none = aoti_v_none(), indices[] = {V(index)};
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

// ---- reductions

void aoti_rewrite_sum(aoti_call *c) {
  OUT(0, CALL(sum_dim_IntList, c->args[0], aoti_v_ints(S, NULL, 0), NO, c->args[1]));
}

// (self, dim, correction, keepdim)
void aoti_rewrite_std(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = CONVERT(IN(0), aoti_decompose_wide(d));
  tensor var = CALL(var_correction, V(x), c->args[1], c->args[2], c->args[3]);
  OUT(0, CONVERT(CALL(sqrt_default, V(var)), d));
}

// (self, ord, dim, keepdim, dtype): (sum |x|^ord)^(1/ord), and what that tends to at 0 and at the infinities.
void aoti_rewrite_vector_norm(aoti_call *c) {
  tensor x = IN(0);
  const aot_value *given = &c->args[1];
  if (!aoti_is_float(x->meta.dtype) || c->args[4].kind != AOT_NONE) return;
  bool exact = given->kind == AOT_INT, even;
  double ord = exact ? (double)given->as.i.value : given->kind == AOT_FLOAT ? given->as.f : 2;
  aot_dtype d = x->meta.dtype;
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_given(c, 2) ? aoti_arg_ints(c, 2, size) : 0;
  aot_value dims = aoti_v_none();
  int64_t at[AOT_MAX_DIMS];
  bool one = true; // nothing but dimensions of one element: PyTorch does not sum those, and here they stay
  for (int k = 0; k < n; k++) {
    at[k] = size[k].value < 0 ? size[k].value + x->meta.ndim : size[k].value;
    if (at[k] < 0 || at[k] >= x->meta.ndim) return;
    one &= aoti_int_is(x->meta.size[at[k]], 1);
  }
  for (int k = 0; !n && k < x->meta.ndim; k++) one &= aoti_int_is(x->meta.size[k], 1);
  if (one || ord == 0 || isinf(ord)) return;
  if (n) dims = aoti_decompose_ints(c, at, (size_t)n);
  even = fmod(ord, 2) == 0;
  x = CONVERT(x, aoti_decompose_wide(d));
  if (!even) x = CALL(abs_default, V(x));
  tensor powers = CALL(pow_Tensor_Scalar, V(x), *given);
  tensor sum = SUM(powers, dims, aoti_arg_bool(c, 3));
  OUT(0, CONVERT(POW(sum, 1 / ord), d));
}

// (self, dim, keepdim): what is infinite is not subtracted.
void aoti_rewrite_logsumexp(aoti_call *c) {
  tensor x = IN(0);
  if (!aoti_is_float(x->meta.dtype)) return;
  aot_dtype d = x->meta.dtype;
  x = CONVERT(x, aoti_decompose_wide(d));
  for (int k = 0; k < x->meta.ndim; k++)
    if (aoti_int_is(x->meta.size[k], 0)) return;
  tensor max = CALL(amax_default, V(x), c->args[1], YES);
  tensor infinite = CALL(eq_Scalar, V(CALL(abs_default, V(max))), V((double)INFINITY));
  max = CALL(masked_fill_Scalar, V(max), V(infinite), V(0));
  tensor squeezed = aoti_arg_bool(c, 2) ? max : CALL(squeeze_dims, V(max), c->args[1]);
  tensor sum = CALL(sum_dim_IntList, V(EXP(SUB(x, max))), c->args[1], c->args[2]);
  OUT(0, CONVERT(ADD(LOG(sum), squeezed), d));
}

// ---- products

void aoti_rewrite_mv(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  OUT(0, TO(SUM(MUL(in[0], in[1]), INTS(1), false), d));
}

static bool is_one(const aot_tensor *t, int d) { return aoti_int_is(t->meta.size[d < 0 ? t->meta.ndim + d : d], 1); }
static bool on_cpu(const aot_tensor *t) { return t->meta.device.type == AOT_CPU; }
// Whether the size is known to be at most n.
static bool at_most(const aot_tensor *t, int d, int64_t n) { return !t->meta.size[d].sym && aoti_dim(t, d) <= n; }

// PyTorch widens the arguments before it looks at the sizes; where it then leaves the product those are not used.

// A product without a sum, or of one row and one column.
void aoti_rewrite_mm(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor a = in[0], b = in[1];
  if (is_one(a, -1) && !is_one(a, 0) && !is_one(b, 1)) {
    bool known = !a->meta.size[0].sym && !b->meta.size[1].sym;
    bool small = known && aoti_dim(a, 0) > 0 && aoti_dim(a, 0) + aoti_dim(b, 1) <= 32;
    if (!on_cpu(a) || (small && is_one(b, 0))) {
      OUT(0, TO(MUL(a, b), d));
      return;
    }
  }
  if (!on_cpu(a) || !is_one(a, 0) || !is_one(b, -1)) return;
  tensor row = SQUEEZE(a, 0), product = MUL(row, SQUEEZE(b, -1));
  OUT(0, TO(UNSQUEEZE(SUM(product, INTS(0), true), 0), d));
}

void aoti_rewrite_bmm(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor a = in[0], b = in[1];
  if (is_one(a, 2) && is_one(b, 1)) {
    OUT(0, TO(CONTIGUOUS(MUL(a, b)), d));
    return;
  }
  if (!on_cpu(a) || !is_one(a, 1) || !is_one(b, -1)) return;
  tensor rows = SQUEEZE(a, 1), product = MUL(rows, SQUEEZE(b, -1));
  OUT(0, TO(UNSQUEEZE(SUM(product, INTS(1), true), 1), d));
}

// alpha out + beta self
static tensor blended(aoti_call *c, tensor out, tensor self) {
  tensor scaled = MUL(out, c->args[4]);
  return ADD(scaled, MUL(self, c->args[3]));
}
// (self, mat1, mat2, beta, alpha)
void aoti_rewrite_addmm(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor a = in[1], b = in[2];
  if (!on_cpu(a)) {
    if (!is_one(a, -1) || is_one(a, 0) || is_one(b, 1)) return;
    tensor out = MUL(a, b);
    if (aoti_arg_float(c, 4) != 1) out = MUL(out, c->args[4]);
    OUT(0, TO(aoti_arg_float(c, 3) != 1 ? ADD(out, MUL(in[0], c->args[3])) : ADD(out, in[0]), d));
    return;
  }
  if (is_one(a, 0) && is_one(b, -1)) {
    tensor row = SQUEEZE(a, 0), product = MUL(row, SQUEEZE(b, -1));
    OUT(0, TO(blended(c, UNSQUEEZE(SUM(product, INTS(0), true), 0), in[0]), d));
  } else if (is_one(a, 0) && at_most(b, 0, 16) && at_most(b, 1, 16)) {
    tensor product = MUL(CALL(numpy_T_default, V(a)), b);
    OUT(0, TO(blended(c, SUM(product, INTS(0), true), in[0]), d));
  }
}
