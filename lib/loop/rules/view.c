/* Views: index maps, which cost nothing; and the operators that only move elements. */
#include "ops_gen.h"
#include "rules.h"
#include <string.h>

typedef aot_status (*view_fn)(aoti_lower *c, aoti_te x);

static int ndim_of(const aoti_lower *c, aoti_te x) { return aoti_te_ndim(c->f, x); }

static aot_status same(aoti_lower *c, aoti_te x) {
  c->out[0] = x;
  return NULL;
}
/* The sizes come from the type: -1 is already resolved there. */
static aot_status reshape(aoti_lower *c, aoti_te x) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  c->out[0] = aoti_te_reshape(c->f, x, m->ndim, m->size);
  return NULL;
}
static aot_status expand(aoti_lower *c, aoti_te x) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  c->out[0] = aoti_te_expand(c->f, x, m->ndim, m->size);
  return NULL;
}
/* (a, shape, broadcast_dimensions): new dimensions where no dimension of a goes, then repeated. */
static aot_status broadcast_in_dim(aoti_lower *c, aoti_te x) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_int place[AOT_MAX_DIMS];
  int n = aoti_lower_ints(c, 2, place);
  for (int d = 0, from = 0; d < m->ndim; d++) {
    if (from < n && aoti_int_is(place[from], d))
      from++;
    else
      x = aoti_te_unsqueeze(c->f, x, d);
  }
  c->out[0] = aoti_te_expand(c->f, x, m->ndim, m->size);
  return NULL;
}
static aot_status permute(aoti_lower *c, aoti_te x) {
  aot_int dims[AOT_MAX_DIMS];
  int perm[AOT_MAX_DIMS], n = aoti_lower_ints(c, 1, dims);
  uint32_t seen = 0;
  for (int d = 0; d < n; d++) {
    perm[d] = (int)(dims[d].value < 0 ? dims[d].value + n : dims[d].value);
    if (perm[d] < 0 || perm[d] >= n) return aoti_lower_error(c, AOT_ERROR_INVALID, "a dimension is out of range");
    seen |= 1u << perm[d];
  }
  if (n != ndim_of(c, x) || seen != (1u << n) - 1) return aoti_lower_error(c, AOT_ERROR_INVALID, "no permutation");
  c->out[0] = aoti_te_permute(c->f, x, perm);
  return NULL;
}
static aot_status swap(aoti_lower *c, aoti_te x, int a, int b) {
  int perm[AOT_MAX_DIMS];
  for (int d = 0; d < ndim_of(c, x); d++) perm[d] = d == a ? b : d == b ? a : d;
  c->out[0] = aoti_te_permute(c->f, x, perm);
  return NULL;
}
static aot_status transpose(aoti_lower *c, aoti_te x) {
  int n = ndim_of(c, x);
  return swap(c, x, aoti_lower_dim(c, 1, n), aoti_lower_dim(c, 2, n));
}
static aot_status t(aoti_lower *c, aoti_te x) { return ndim_of(c, x) < 2 ? same(c, x) : swap(c, x, 0, 1); }

static aot_status squeeze(aoti_lower *c, aoti_te x) {
  int n = ndim_of(c, x);
  const aot_int *size = aoti_te_sizes(c->f, x);
  bool named = aoti_lower_given(c, 1) && c->info->n_args > 1;
  uint32_t mask = named && n ? aoti_lower_dims(c, 1, n) : (1u << n) - 1;
  if (named && (c->node->args[1].kind == AOT_LIST || c->node->args[1].kind == AOT_TUPLE) && !c->node->args[1].as.list.n)
    mask = 0;
  for (int d = 0; d < n; d++)
    if (!aoti_int_is(size[d], 1)) mask &= ~(1u << d);
  c->out[0] = mask ? aoti_te_squeeze(c->f, x, mask) : x;
  return NULL;
}
static aot_status unsqueeze(aoti_lower *c, aoti_te x) {
  c->out[0] = aoti_te_unsqueeze(c->f, x, aoti_lower_dim(c, 1, ndim_of(c, x) + 1));
  return NULL;
}

static aot_status select_int(aoti_lower *c, aoti_te x) {
  int dim = aoti_lower_dim(c, 1, ndim_of(c, x));
  aot_int i = aoti_lower_int(c, 2);
  if (!i.sym && i.value < 0) i = aoti_int_add(c->g->syms, i, aoti_te_sizes(c->f, x)[dim]);
  c->out[0] = aoti_te_select(c->f, x, dim, i);
  return NULL;
}

/* Where a slice begins: wrapped and clamped as Python does. Symbolic starts are taken to be inside. */
static aot_int slice_start(aoti_lower *c, int arg, aot_int size) {
  aot_int start = aoti_lower_given(c, arg) ? aoti_lower_int(c, arg) : aot_i(0);
  if (start.sym) return start;
  if (start.value < 0) start = aoti_int_add(c->g->syms, start, size);
  if (!start.sym && start.value < 0) start = aot_i(0);
  if (!start.sym && !size.sym && start.value > size.value) start = size;
  return start;
}
static aot_status slice(aoti_lower *c, aoti_te x) {
  int dim = aoti_lower_dim(c, 1, ndim_of(c, x));
  int64_t step = aoti_lower_given(c, 4) ? aoti_lower_const(c, 4) : 1;
  aot_int start = slice_start(c, 2, aoti_te_sizes(c->f, x)[dim]);
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (step < 1) return aoti_lower_error(c, AOT_ERROR_INVALID, "its step is not positive");
  c->out[0] = aoti_te_slice(c->f, x, dim, start, m->size[dim], step);
  return NULL;
}

/* narrow(self, dim, start, length) */
static aot_status narrow(aoti_lower *c, aoti_te x) {
  int dim = aoti_lower_dim(c, 1, ndim_of(c, x));
  aot_int start = slice_start(c, 2, aoti_te_sizes(c->f, x)[dim]);
  c->out[0] = aoti_te_slice(c->f, x, dim, start, aoti_lower_int(c, 3), 1);
  return NULL;
}

static aot_status list_of(aoti_lower *c, size_t n, aoti_te **out) {
  AOT_TRY(aoti_arena_alloc(c->f->arena, n, sizeof **out, out));
  c->list = (aoti_lowered){*out, n};
  return NULL;
}
static aot_status unbind(aoti_lower *c, aoti_te x) {
  int dim = aoti_lower_dim(c, 1, ndim_of(c, x));
  aot_int size = aoti_te_sizes(c->f, x)[dim];
  aoti_te *at;
  if (size.sym) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a symbolic number of results");
  AOT_TRY(list_of(c, (size_t)size.value, &at));
  for (int64_t i = 0; i < size.value; i++) at[i] = aoti_te_select(c->f, x, dim, aot_i(i));
  return NULL;
}
/* split.Tensor, split_with_sizes, chunk: the pieces' sizes come from the type. */
static aot_status split(aoti_lower *c, aoti_te x) {
  int dim = aoti_lower_dim(c, 2, ndim_of(c, x));
  const aoti_type *type = &c->node->type;
  aot_int start = aot_i(0);
  aoti_te *at;
  if (type->kind != AOTI_TYPE_TUPLE) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  AOT_TRY(list_of(c, type->n, &at));
  for (size_t i = 0; i < type->n; i++) {
    aot_int length = type->at[i].tensor.size[dim];
    at[i] = aoti_te_slice(c->f, x, dim, start, length, 1);
    start = aoti_int_add(c->g->syms, start, length);
  }
  return NULL;
}

static aot_status diagonal(aoti_lower *c, aoti_te x) {
  int n = ndim_of(c, x), offset = (int)aoti_lower_const(c, 1), a = aoti_lower_dim(c, 2, n), b = aoti_lower_dim(c, 3, n);
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_dim_map map[AOT_MAX_DIMS];
  int k = 0;
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == a || d == b ? n - 2 : k++), 1, aot_i(0)};
  if (offset >= 0) map[b].start = aot_i(offset);
  if (offset < 0) map[a].start = aot_i(-offset);
  c->out[0] = aoti_te_view(c->f, x, m->ndim, m->size, map);
  return NULL;
}

/* A tensor as it lies in memory, one element after the other; 0 where elements lie apart or on each other. */
static aoti_te in_memory_order(aoti_lower *c, aoti_te t) {
  const aoti_te_node *n = aoti_te_at(c->f, t);
  aot_int size[AOT_MAX_DIMS], dense[AOT_MAX_DIMS], flat = aoti_te_numel(c->f, t);
  aoti_dim_map map[AOT_MAX_DIMS];
  int order[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) { /* the widest stride first; equals, and symbols, as they are */
    int k = d;
    for (; k > 0 && n->stride && !n->stride[d].sym && !n->stride[order[k - 1]].sym &&
           n->stride[order[k - 1]].value < n->stride[d].value;
         k--)
      order[k] = order[k - 1];
    order[k] = d;
  }
  for (int k = 0; k < n->ndim; k++) {
    size[k] = n->size[order[k]];
    map[order[k]] = (aoti_dim_map){(int8_t)k, 1, aot_i(0)};
  }
  aoti_contiguous_strides(c->g->syms, n->ndim, size, dense);
  for (int k = 0; n->stride && k < n->ndim; k++)
    if (!aoti_int_same(dense[k], n->stride[order[k]]) && !aoti_int_is(size[k], 1)) return 0;
  return aoti_te_reshape(c->f, aoti_te_view(c->f, t, n->ndim, size, map), 1, &flat);
}

/* What as_strided is told of counts in the memory that its argument is seen in. Where the argument is itself seen there
 * by as_strided, which is a table of numbers here, that memory is the root's, and *offset where the argument begins. */
static aoti_te seen_in(const aoti_lower *c, uint32_t id, aot_int *offset) {
  uint32_t root = aoti_graph_base(c->g, id);
  bool by_places = false;
  for (uint32_t at = id; at != root && !by_places;) {
    const aoti_node *n = aoti_graph_node(c->g, at);
    by_places = n->op == AOT_OP_as_strided_default;
    if (n->kind != AOTI_CALL || !n->n_args || n->args[0].kind != AOT_NODE) break;
    at = n->args[0].as.node;
  }
  const aoti_type *type = &aoti_graph_node(c->g, id)->type;
  if (!by_places || type->kind != AOTI_TYPE_TENSOR || c->values[root].n != 1) return 0;
  *offset = type->tensor.offset;
  return c->values[root].at[0];
}

/* Positions in the storage, as a table of numbers. */
static aot_status as_strided(aoti_lower *c, aoti_te x) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_int stride[AOT_MAX_DIMS], begins;
  aoti_layout l;
  aoti_te root = seen_in(c, c->node->args[0].as.node, &begins);
  if (root) x = root;
  if (!aoti_te_layout(c->f, x, &l)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "its base lies at no strides");
  aoti_te memory = in_memory_order(c, l.base);
  if (!memory) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "its base has gaps or overlaps in memory");
  int n = aoti_lower_ints(c, 2, stride);
  if (n != m->ndim) return aoti_lower_error(c, AOT_ERROR_INVALID, "its strides are not as many as its sizes");
  aot_int offset = aoti_lower_given(c, 3) ? aoti_lower_int(c, 3) : root ? begins : l.offset;
  aoti_te at = aoti_te_expand(c->f, aoti_te_size(c->f, offset), n, m->size);
  for (int d = 0; d < n; d++)
    at = aoti_op2(c->f, AOTI_OP_ADD, at,
                  aoti_op2(c->f, AOTI_OP_MUL, aoti_te_iota(c->f, n, m->size, d), aoti_te_size(c->f, stride[d])));
  aoti_dim_map map = {-1, 0, aot_i(0)};
  c->out[0] = aoti_te_gather(c->f, memory, at, 0, false, &map);
  return NULL;
}

/* Windows of width along dim, by steps: the windows run along dim, the places inside them along a last dimension. */
static aot_status unfold(aoti_lower *c, aoti_te x) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  int64_t step = aoti_lower_const(c, 3);
  int n = ndim_of(c, x);
  aoti_dim_map map[AOT_MAX_DIMS];
  if (!n) {
    c->out[0] = aoti_te_slice(c->f, aoti_te_unsqueeze(c->f, x, 0), 0, aot_i(0), m->size[0], 1);
    return NULL;
  }
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  map[aoti_lower_dim(c, 1, n)] = (aoti_dim_map){(int8_t)aoti_lower_dim(c, 1, n), step, aot_i(0), (int8_t)(n + 1), 1};
  c->out[0] = aoti_te_view(c->f, x, m->ndim, m->size, map);
  return NULL;
}

static const struct {
  const char *packet;
  view_fn fn;
} views[] = {{"view", reshape},
             {"_unsafe_view", reshape},
             {"reshape", reshape},
             {"_reshape_alias", reshape},
             {"flatten", reshape},
             {"detach", same},
             {"alias", same},
             {"lift_fresh_copy", same},
             {"expand", expand},
             {"expand_as", expand},
             {"permute", permute},
             {"transpose", transpose},
             {"t", t},
             {"squeeze", squeeze},
             {"unsqueeze", unsqueeze},
             {"select", select_int},
             {"slice", slice},
             {"unbind", unbind},
             {"split", split},
             {"split_with_sizes", split},
             {"chunk", split},
             {"unsafe_split", split},
             {"unsafe_split_with_sizes", split},
             {"narrow", narrow},
             {"diagonal", diagonal},
             {"unfold", unfold},
             {"as_strided", as_strided},
             {"broadcast_in_dim", broadcast_in_dim}};

/* The first n characters of the packet name the view. */
static aot_status view_named(aoti_lower *c, size_t n) {
  aoti_te x = aoti_lower_arg(c, 0);
  if (!x) return aoti_fuse_status(c->f);
  if (!c->info->returns_list && !aoti_lower_result(c, 0))
    return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  for (size_t i = 0; i < sizeof views / sizeof *views; i++)
    if (strlen(views[i].packet) == n && !strncmp(views[i].packet, c->info->packet, n)) return views[i].fn(c, x);
  return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "no lowering of this view");
}
aot_status aoti_lower_view(aoti_lower *c) { return view_named(c, strlen(c->info->packet)); }
/* view_copy and its kin: the view, copied */
aot_status aoti_lower_view_copy(aoti_lower *c) {
  AOT_TRY(view_named(c, strlen(c->info->packet) - strlen("_copy")));
  if (!c->info->returns_list) c->out[0] = aoti_te_copy(c->f, c->out[0], NULL);
  if (!c->info->returns_list) return NULL;
  aoti_lowered views_of = c->list;
  aoti_te *copies;
  AOT_TRY(list_of(c, views_of.n, &copies));
  for (size_t i = 0; i < views_of.n; i++) copies[i] = aoti_te_copy(c->f, views_of.at[i], NULL);
  return NULL;
}

/* n pieces behind each other along dim, as many as JOIN_MAX: each guarded, in front of the rest. */
enum { JOIN_MAX = 32 };
static aoti_te join_run(aoti_lower *c, const aoti_meta *m, int dim, aot_int total, const aoti_te *piece, size_t n) {
  aot_int lo[AOT_MAX_DIMS] = {{0, 0}}, size[AOT_MAX_DIMS], at = total;
  for (int d = 0; d < m->ndim; d++) size[d] = d == dim ? total : m->size[d];
  aoti_te rest = aoti_te_expand(c->f, aoti_number(c->f, aoti_compute(m->dtype), 0), m->ndim, size);
  rest = aoti_cast(c->f, rest, m->dtype);
  for (size_t i = n; i-- > 0;) {
    at = aoti_int_sub(c->g->syms, at, aoti_te_sizes(c->f, piece[i])[dim]);
    lo[dim] = at;
    rest = aoti_te_pad(c->f, piece[i], rest, lo);
  }
  return rest;
}

/* An entry of the list of tensors. */
static aot_status joined(aoti_lower *c, const aoti_meta *m, size_t i, aoti_te *out) {
  const aot_value *v = &c->node->args[0].as.list.at[i];
  if (v->kind != AOT_NODE || !c->values[v->as.node].n) return aoti_lower_error(c, AOT_ERROR_INVALID, "not a tensor");
  *out = aoti_cast(c->f, c->values[v->as.node].at[0], m->dtype);
  return NULL;
}

/* Every element asks for its piece among all of them: more than JOIN_MAX are joined in runs first, which are stored. */
static aot_status join(aoti_lower *c, bool stacks) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  const aot_value *list = &c->node->args[0];
  int dim = aoti_lower_given(c, 1) ? aoti_lower_dim(c, 1, m ? m->ndim : 1) : 0;
  if (!m || (list->kind != AOT_LIST && list->kind != AOT_TUPLE) || !m->ndim)
    return aoti_lower_error(c, AOT_ERROR_INVALID, "it needs a list of tensors");
  aoti_te *piece;
  size_t n = 0;
  AOT_TRY(aoti_arena_alloc(c->f->arena, list->as.list.n, sizeof *piece, &piece));
  for (size_t i = 0; i < list->as.list.n; i++) {
    aoti_te x;
    AOT_TRY(joined(c, m, i, &x));
    if (x && stacks) x = aoti_te_unsqueeze(c->f, x, dim);
    if (!x) return NULL;
    if (aoti_te_ndim(c->f, x) == m->ndim) piece[n++] = x; /* cat skips the empty tensor [0] */
  }
  while (n > JOIN_MAX) {
    size_t runs = 0;
    for (size_t i = 0; i < n; i += JOIN_MAX) {
      size_t count = n - i < JOIN_MAX ? n - i : JOIN_MAX;
      aot_int total = aot_i(0);
      for (size_t k = i; k < i + count; k++)
        total = aoti_int_add(c->g->syms, total, aoti_te_sizes(c->f, piece[k])[dim]);
      aoti_te run = join_run(c, m, dim, total, piece + i, count);
      if (!run) return NULL;
      aoti_te_require(c->f, run);
      piece[runs++] = run;
    }
    n = runs;
  }
  c->out[0] = join_run(c, m, dim, m->size[dim], piece, n);
  return NULL;
}
aot_status aoti_lower_cat(aoti_lower *c) { return join(c, false); }
aot_status aoti_lower_stack(aoti_lower *c) { return join(c, true); }

/* pad lists (before, after) from the last dimension backwards; negative amounts cut off. */
aot_status aoti_lower_constant_pad_nd(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_int pad[2 * AOT_MAX_DIMS], lo[AOT_MAX_DIMS] = {{0, 0}};
  aoti_te x = aoti_lower_arg(c, 0);
  int n = aoti_lower_ints(c, 1, pad);
  if (!m || !x) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  for (int i = 0; i + 1 < n; i += 2) {
    int d = m->ndim - 1 - i / 2;
    if (d < 0) return aoti_lower_error(c, AOT_ERROR_INVALID, "pads more dimensions than there are");
    lo[d] = pad[i];
  }
  aoti_te fill = aoti_lower_given(c, 2) ? aoti_lower_arg(c, 2) : aoti_number(c->f, aoti_compute(m->dtype), 0);
  fill = aoti_te_expand(c->f, aoti_cast(c->f, fill, m->dtype), m->ndim, m->size);
  c->out[0] = aoti_te_pad(c->f, x, fill, lo);
  return NULL;
}

/* self with src in place of a part of it: a slice of steps of 1, or one position. */
static aot_status put_part(aoti_lower *c, aoti_te whole, aoti_te part, int dim, aot_int start) {
  aot_int lo[AOT_MAX_DIMS] = {{0, 0}};
  lo[dim] = start;
  c->out[0] = aoti_te_pad(c->f, part, whole, lo);
  return NULL;
}
static aoti_te zeros(aoti_lower *c, const aoti_meta *m) {
  aoti_te z = aoti_cast(c->f, aoti_number(c->f, aoti_compute(m->dtype), 0), m->dtype);
  return aoti_te_expand(c->f, z, m->ndim, m->size);
}

/* The blocks along the diagonal, zeros elsewhere. Every element asks for its block among all: JOIN_MAX at most. */
aot_status aoti_lower_block_diag(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  const aot_value *list = &c->node->args[0];
  aot_int at[2] = {aot_i(0), aot_i(0)};
  if (!m || list->kind != AOT_LIST) return aoti_lower_error(c, AOT_ERROR_INVALID, "it needs a list of tensors");
  if (list->as.list.n > JOIN_MAX) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "more than 32 blocks");
  aoti_te all = zeros(c, m);
  for (size_t i = 0; i < list->as.list.n && all; i++) {
    aoti_te x;
    AOT_TRY(joined(c, m, i, &x));
    while (x && aoti_te_ndim(c->f, x) < 2) x = aoti_te_unsqueeze(c->f, x, 0);
    if (!x) return NULL;
    all = aoti_te_pad(c->f, x, all, at);
    for (int d = 0; d < 2; d++) at[d] = aoti_int_add(c->g->syms, at[d], aoti_te_sizes(c->f, x)[d]);
  }
  c->out[0] = all;
  return NULL;
}

/* slice_scatter(self, src, dim, start, end, step); slice_backward(grad, sizes, dim, start, end, step) */
static aot_status slice_scatter(aoti_lower *c, const aoti_meta *m, bool backward) {
  aoti_te part = aoti_lower_arg(c, backward ? 0 : 1), whole = backward ? zeros(c, m) : aoti_lower_arg(c, 0);
  int dim = aoti_lower_dim(c, 2, m->ndim);
  int64_t step = aoti_lower_given(c, 5) ? aoti_lower_const(c, 5) : 1;
  aot_int start = slice_start(c, 3, m->size[dim]);
  if (!part || !whole) return NULL;
  if (step == 1) return put_part(c, whole, aoti_cast(c->f, part, m->dtype), dim, start);
  /* Position i holds src[(i - start) / step] where that is whole: read src at the quotient, kept inside it. */
  aoti_te i = aoti_op2(c->f, AOTI_OP_SUB, aoti_te_iota(c->f, m->ndim, m->size, dim), aoti_te_size(c->f, start));
  aoti_te s = aoti_te_int(c->f, AOT_I64, step), zero = aoti_te_int(c->f, AOT_I64, 0);
  aoti_te last =
      aoti_op2(c->f, AOTI_OP_SUB, aoti_te_size(c->f, aoti_te_sizes(c->f, part)[dim]), aoti_te_int(c->f, AOT_I64, 1));
  aoti_te q = aoti_op2(c->f, AOTI_OP_FLOORDIV, i, s), r = aoti_op2(c->f, AOTI_OP_REMAINDER, i, s);
  aoti_te low = aoti_op2(c->f, AOTI_OP_GE, i, zero), high = aoti_op2(c->f, AOTI_OP_LE, q, last);
  aoti_te hit =
      aoti_op2(c->f, AOTI_OP_AND, aoti_op2(c->f, AOTI_OP_AND, low, high), aoti_op2(c->f, AOTI_OP_EQ, r, zero));
  aoti_te at = aoti_op2(c->f, AOTI_OP_MAX, aoti_op2(c->f, AOTI_OP_MIN, q, last), zero);
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < m->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  aoti_te moved = aoti_te_gather_inside(c->f, aoti_cast(c->f, part, m->dtype), at, dim, map);
  c->out[0] = aoti_op3(c->f, AOTI_OP_SELECT, hit, moved, whole);
  return NULL;
}
/* select_scatter(self, src, dim, index); select_backward(grad, sizes, dim, index) */
static aot_status select_scatter(aoti_lower *c, const aoti_meta *m, bool backward) {
  aoti_te part = aoti_lower_arg(c, backward ? 0 : 1), whole = backward ? zeros(c, m) : aoti_lower_arg(c, 0);
  int dim = aoti_lower_dim(c, 2, m->ndim);
  aot_int i = aoti_lower_int(c, 3);
  if (!part || !whole) return NULL;
  if (!i.sym && i.value < 0) i = aoti_int_add(c->g->syms, i, m->size[dim]);
  return put_part(c, whole, aoti_te_unsqueeze(c->f, aoti_cast(c->f, part, m->dtype), dim), dim, i);
}

/* whole with part along a diagonal; the offset and the two dimensions are arguments from offset_arg on. */
static aot_status put_diagonal(aoti_lower *c, const aoti_meta *m, aoti_te part, aoti_te whole, int offset_arg) {
  int n = m->ndim, a = aoti_lower_dim(c, offset_arg + 1, n), b = aoti_lower_dim(c, offset_arg + 2, n), k = 0;
  int64_t offset = aoti_lower_const(c, offset_arg);
  if (!part || !whole) return NULL;
  if (aoti_int_is(aoti_te_sizes(c->f, part)[n - 2], 0)) return same(c, whole);
  aoti_te row = aoti_te_iota(c->f, n, m->size, a), col = aoti_te_iota(c->f, n, m->size, b);
  aoti_te hit = aoti_op2(c->f, AOTI_OP_EQ, col, aoti_op2(c->f, AOTI_OP_ADD, row, aoti_te_int(c->f, AOT_I64, offset)));
  aoti_te last =
      aoti_op2(c->f, AOTI_OP_SUB, aoti_te_size(c->f, aoti_te_sizes(c->f, part)[n - 2]), aoti_te_int(c->f, AOT_I64, 1));
  aoti_te at = aoti_op2(c->f, AOTI_OP_MIN, offset >= 0 ? row : col, last);
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++)
    if (d != a && d != b) map[k++] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  map[k] = (aoti_dim_map){-1, 0, aot_i(0)};
  aoti_te moved = aoti_te_gather_inside(c->f, aoti_cast(c->f, part, m->dtype), at, n - 2, map);
  c->out[0] = aoti_op3(c->f, AOTI_OP_SELECT, hit, moved, whole);
  return NULL;
}
/* diagonal_scatter(self, src, offset, dim1, dim2); diagonal_backward(grad, sizes, offset, dim1, dim2) */
static aot_status diagonal_scatter(aoti_lower *c, const aoti_meta *m, bool backward) {
  aoti_te part = aoti_lower_arg(c, backward ? 0 : 1), whole = backward ? zeros(c, m) : aoti_lower_arg(c, 0);
  return put_diagonal(c, m, part, whole, 2);
}
/* diag_embed(self, offset, dim1, dim2) */
aot_status aoti_lower_diag_embed(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  return put_diagonal(c, m, aoti_lower_arg(c, 0), zeros(c, m), 1);
}

#define PART(rule, fn, backward) \
  aot_status aoti_lower_##rule(aoti_lower *c) { return fn(c, aoti_lower_result(c, 0), backward); }
PART(slice_scatter, slice_scatter, false)
PART(slice_backward, slice_scatter, true)
PART(select_scatter, select_scatter, false)
PART(select_backward, select_scatter, true)
PART(diagonal_scatter, diagonal_scatter, false)
PART(diagonal_backward, diagonal_scatter, true)

/* Out of the repeats, position i reads i mod the size: a dimension of repeats in front of each, then reshaped. */
aot_status aoti_lower_repeat(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0);
  aot_int times[AOT_MAX_DIMS], size[2 * AOT_MAX_DIMS];
  int n = aoti_lower_ints(c, 1, times);
  if (!x || !m || n != m->ndim || 2 * n > AOT_MAX_DIMS)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "repeats of this shape");
  while (aoti_te_ndim(c->f, x) < n) x = aoti_te_unsqueeze(c->f, x, 0);
  for (int d = 0; d < n; d++) {
    size[2 * d] = times[d];
    size[2 * d + 1] = aoti_te_sizes(c->f, x)[d];
    x = aoti_te_unsqueeze(c->f, x, 2 * d);
    if (!x) return NULL;
    if (d + 1 == n) break;
  }
  for (int d = 0; d < n; d++) size[2 * d + 1] = aoti_te_sizes(c->f, x)[2 * d + 1];
  x = aoti_te_reshape(c->f, aoti_te_expand(c->f, x, 2 * n, size), m->ndim, m->size);
  c->out[0] = aoti_te_copy(c->f, x, NULL);
  return NULL;
}

/* copy_: the memory of the input is overwritten at the end; later reads see the new value. */
aot_status aoti_lower_copy_(aoti_lower *c) {
  aoti_te to = aoti_lower_arg(c, 0), from = aoti_lower_arg(c, 1);
  if (!to || !from) return NULL;
  if (aoti_te_at(c->f, to)->kind != AOTI_TE_INPUT)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "it writes something that is no input of the graph");
  from = aoti_cast(c->f, from, aoti_te_dtype(c->f, to));
  aoti_te_overwrite(c->f, to, from);
  c->out[0] = aoti_te_expand(c->f, from, aoti_te_ndim(c->f, to), aoti_te_sizes(c->f, to));
  return NULL;
}

aot_status aoti_lower_flip(aoti_lower *c) {
  aoti_te x = aoti_lower_arg(c, 0);
  if (!x) return NULL;
  int n = ndim_of(c, x);
  aot_int dims[AOT_MAX_DIMS];
  int count = aoti_lower_ints(c, 1, dims);
  const aot_int *size = aoti_te_sizes(c->f, x);
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  for (int i = 0; i < count && n; i++) {
    int64_t d = dims[i].value < 0 ? dims[i].value + n : dims[i].value;
    if (d < 0 || d >= n) return aoti_lower_error(c, AOT_ERROR_INVALID, "a dimension is out of range");
    map[d].step = -1;
    map[d].start = aoti_int_sub(c->g->syms, size[d], aot_i(1));
  }
  c->out[0] = aoti_te_copy(c->f, aoti_te_view(c->f, x, n, size, map), NULL);
  return NULL;
}

/* Along each dimension the last elements come first. */
aot_status aoti_lower_roll(aoti_lower *c) {
  aot_int shifts[AOT_MAX_DIMS], dims[AOT_MAX_DIMS], flat;
  aoti_te x = aoti_lower_arg(c, 0), y = x;
  int n = aoti_lower_ints(c, 1, shifts), k = aoti_lower_ints(c, 2, dims);
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!x || !m) return NULL;
  if (!k) { /* of all elements in row-major order */
    flat = aoti_te_numel(c->f, x);
    y = aoti_te_reshape(c->f, x, 1, &flat);
    dims[0] = aot_i(0);
    k = 1;
  }
  if (n != k) return aoti_lower_error(c, AOT_ERROR_INVALID, "shifts and dims are not as many");
  for (int i = 0; i < k && y; i++) {
    int ndim = ndim_of(c, y), d = (int)(dims[i].value < 0 ? dims[i].value + ndim : dims[i].value);
    if (d < 0 || d >= ndim) return aoti_lower_error(c, AOT_ERROR_INVALID, "a dimension is out of range");
    const aot_int *size = aoti_te_sizes(c->f, y);
    if (aoti_int_is(size[d], 0)) continue;
    aot_int lo[AOT_MAX_DIMS] = {{0, 0}}, first = aoti_int_mod(c->g->syms, shifts[i], size[d]);
    aot_int rest = aoti_int_sub(c->g->syms, size[d], first);
    if (aoti_int_is(first, 0)) continue;
    aoti_te head = aoti_te_slice(c->f, y, d, rest, first, 1), tail = aoti_te_slice(c->f, y, d, aot_i(0), rest, 1);
    aoti_te all = aoti_te_expand(c->f, aoti_cast(c->f, aoti_number(c->f, aoti_compute(m->dtype), 0), m->dtype), ndim,
                                 aoti_te_sizes(c->f, y));
    aoti_te front = aoti_te_pad(c->f, head, all, lo);
    lo[d] = first;
    y = aoti_te_pad(c->f, tail, front, lo);
  }
  c->out[0] = aoti_te_copy(c->f, aoti_te_reshape(c->f, y, m->ndim, m->size), NULL);
  return NULL;
}

/* tril keeps column - row <= diagonal, triu >=. */
static aot_status triangle(aoti_lower *c, aoti_loop_op keeps) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0);
  if (!x || !m || m->ndim < 2) return aoti_lower_error(c, AOT_ERROR_INVALID, "it needs a matrix");
  aoti_te row = aoti_te_iota(c->f, m->ndim, m->size, m->ndim - 2);
  aoti_te col = aoti_te_iota(c->f, m->ndim, m->size, m->ndim - 1);
  aoti_te keep = aoti_op2(c->f, keeps, aoti_op2(c->f, AOTI_OP_SUB, col, row), aoti_te_size(c->f, aoti_lower_int(c, 1)));
  c->out[0] = aoti_op3(c->f, AOTI_OP_SELECT, keep, x, zeros(c, m));
  return NULL;
}
aot_status aoti_lower_tril(aoti_lower *c) { return triangle(c, AOTI_OP_LE); }
aot_status aoti_lower_triu(aoti_lower *c) { return triangle(c, AOTI_OP_GE); }
