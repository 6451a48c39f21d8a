/* Tensor expressions: building them, and where their elements lie. */
#include "fuse.h"
#include <string.h>

aot_status aoti_fuse_create(aoti_arena *arena, const aoti_graph *graph, const aoti_fuse_options *options,
                            aoti_fuse **out) {
  aoti_fuse *f;
  AOT_TRY(aoti_arena_alloc(arena, 1, sizeof *f, &f));
  f->arena = arena;
  f->graph = graph;
  f->syms = graph->syms;
  if (options) f->options = *options;
  f->interned.arena = arena;
  f->node = AOTI_NO_NODE;
  AOT_TRY(aoti_push(arena, &f->te, (aoti_te_node){0}));
  *out = f;
  return NULL;
}

const aoti_te_node *aoti_te_at(const aoti_fuse *f, aoti_te e) { return &f->te.at[e]; }
void aoti_fuse_at_node(aoti_fuse *f, uint32_t node) { f->node = node; }

void aoti_fuse_fail(aoti_fuse *f, aot_status status) {
  if (f->error)
    aot_status_free(status);
  else
    f->error = status;
}
aot_status aoti_fuse_status(aoti_fuse *f) {
  aot_status s = f->error;
  f->error = NULL;
  if (!s && f->syms) s = aoti_syms_status(f->syms);
  return s;
}

/* ---- interning */

static void put(aoti_text *key, const void *data, size_t n) { aoti_text_put(key, data, n); }
static void put_ints(aoti_text *key, const aot_int *at, size_t n) {
  for (size_t i = 0; i < n; i++) {
    int64_t words[2] = {at[i].sym ? 0 : at[i].value, at[i].sym};
    put(key, words, sizeof words);
  }
}

static void put_key(const aoti_fuse *f, const aoti_te_node *n, aoti_text *key) {
  uint32_t head[] = {n->kind,
                     n->dtype,
                     n->ndim,
                     n->n_args,
                     n->op,
                     (uint32_t)n->dim,
                     n->wrap,
                     n->dims,
                     n->args[0],
                     n->args[1],
                     n->args[2],
                     n->store_to,
                     n->stride != NULL,
                     n->kind == AOTI_TE_INPUT ? n->node : 0};
  put(key, head, sizeof head);
  put(key, &n->f, sizeof n->f);
  put(key, &n->i, sizeof n->i);
  put_ints(key, &n->extent, 1);
  put_ints(key, n->size, n->ndim);
  if (n->stride) put_ints(key, n->stride, n->ndim);
  if (n->lo) put_ints(key, n->lo, n->ndim);
  if (n->map)
    for (int k = 0; k < f->te.at[n->args[0]].ndim; k++) {
      int64_t words[4] = {n->map[k].src, n->map[k].step, n->map[k].src2, n->map[k].step2};
      put(key, words, sizeof words);
      put_ints(key, &n->map[k].start, 1);
    }
}

/* ---- how much an expression computes at once */

uint32_t aoti_te_weight(const aoti_te_node *n) {
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_POINT: return n->wrap ? 16 : n->op != 0;
  case AOTI_TE_PAD: return 6;
  case AOTI_TE_GATHER: return 4;
  case AOTI_TE_SEARCH: return (uint32_t)n->i;
  case AOTI_TE_VIEW:
  case AOTI_TE_RESHAPE:
  case AOTI_TE_CONST:
  case AOTI_TE_SIZE: return 0;
  default: return 1;
  }
}

static bool is_loaded(const aoti_te_node *n) {
  return n->required || n->kind == AOTI_TE_INPUT || n->kind == AOTI_TE_REDUCE || n->kind == AOTI_TE_CONTRACT;
}

/* Whether n reads its argument i elsewhere than at its own place. */
static bool moves(const aoti_te_node *n, int i) {
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_POINT: return false;
  case AOTI_TE_PAD:
  case AOTI_TE_GATHER: return i != 1;
  case AOTI_TE_SEARCH: return i == 0;
  default: return true;
  }
}

/* What is computed at once, each expression once for every place it is computed at: reached through other index maps,
 * it is computed again. Gives up when it is more than an expression may be. */
enum { SEEN = 4096 };
typedef struct measure {
  const aoti_fuse *f;
  uint64_t seen[SEEN]; /* open addressing; 0: free */
  uint32_t work, leaves, entries;
} measure;

static bool first_visit(measure *m, aoti_te e, uint64_t way) {
  uint64_t key = aoti_hash_u64(way, e) | 1;
  for (size_t i = key / 2 % SEEN;; i = (i + 1) % SEEN) {
    if (m->seen[i] == key) return false;
    if (m->seen[i]) continue;
    m->seen[i] = key;
    m->entries++;
    return true;
  }
}

static void add_up(measure *m, aoti_te e, uint64_t way) {
  const aoti_te_node *n = &m->f->te.at[e];
  if (m->work > AOTI_EXPR_WORK || m->leaves > AOTI_EXPR_LEAVES || m->entries > SEEN / 2) return;
  if (!first_visit(m, e, way)) return;
  if (is_loaded(n)) {
    m->leaves += first_visit(m, e, UINT64_MAX); /* memory is one leaf wherever it is read */
    m->work++;
    return;
  }
  m->work += aoti_te_weight(n);
  for (int i = 0; i < n->n_args; i++) {
    add_up(m, n->args[i], moves(n, i) ? aoti_hash_u64(way, e) : way);
  }
}

/* Sets depth, work and leaves of n, whose arguments have theirs. Sums over the arguments count what they share twice,
 * so they are only believed as long as they are small. */
static void measure_node(const aoti_fuse *f, aoti_te_node *n) {
  n->work = aoti_te_weight(n);
  n->leaves = 0;
  for (int i = 0; i < n->n_args; i++) {
    const aoti_te_node *a = &f->te.at[n->args[i]];
    bool loaded = is_loaded(a);
    uint32_t depth = loaded ? 0 : a->depth;
    if (depth + 1 > n->depth) n->depth = depth + 1;
    n->work += loaded ? 1 : a->work;
    n->leaves += loaded ? 1 : a->leaves;
  }
  if (n->work <= AOTI_EXPR_WORK && n->leaves <= AOTI_EXPR_LEAVES) return;
  measure m = {.f = f, .work = aoti_te_weight(n)};
  for (int i = 0; i < n->n_args; i++) {
    add_up(&m, n->args[i], moves(n, i));
  }
  n->work = m.entries > SEEN / 2 ? AOTI_EXPR_WORK + 1 : m.work;
  n->leaves = m.leaves;
}

static aot_status intern(aoti_fuse *f, aoti_te_node *n, aoti_te *out) {
  aoti_text key = {0};
  put_key(f, n, &key);
  if (key.failed) return aoti_oom();
  uint32_t *slot;
  aot_status s = aoti_map_put(&f->interned, key.at, key.n, (uint32_t)f->te.n, &slot);
  aoti_text_deinit(&key);
  if (s) return s;
  *out = *slot;
  if (*slot != f->te.n) return NULL;
  n->node = n->kind == AOTI_TE_INPUT ? n->node : f->node;
  measure_node(f, n);
  if (n->size) AOT_TRY(aoti_arena_memdup(f->arena, n->size, n->ndim * sizeof *n->size, &n->size));
  if (n->stride) AOT_TRY(aoti_arena_memdup(f->arena, n->stride, n->ndim * sizeof *n->stride, &n->stride));
  if (n->lo) AOT_TRY(aoti_arena_memdup(f->arena, n->lo, n->ndim * sizeof *n->lo, &n->lo));
  if (n->map) AOT_TRY(aoti_arena_memdup(f->arena, n->map, f->te.at[n->args[0]].ndim * sizeof *n->map, &n->map));
  bool too_much = n->depth > AOTI_EXPR_DEPTH || n->work > AOTI_EXPR_WORK || n->leaves > AOTI_EXPR_LEAVES;
  n->required = too_much && (n->kind == AOTI_TE_POINT || n->kind == AOTI_TE_PAD || n->kind == AOTI_TE_GATHER ||
                             n->kind == AOTI_TE_SEARCH);
  return aoti_push(f->arena, &f->te, *n);
}

static aoti_te add(aoti_fuse *f, aoti_te_node n) {
  aoti_te e = 0;
  if (f->error) return 0;
  aoti_fuse_fail(f, intern(f, &n, &e));
  return f->error ? 0 : e;
}

static aoti_te fail(aoti_fuse *f, const char *what) {
  aoti_fuse_fail(f, aoti_error(AOT_ERROR_INTERNAL, "tensor expression: %s", what));
  return 0;
}

/* ---- leaves and pointwise */

aoti_te aoti_te_input(aoti_fuse *f, uint32_t node, const aoti_meta *meta) {
  return add(f, (aoti_te_node){.kind = AOTI_TE_INPUT,
                               .dtype = (uint8_t)meta->dtype,
                               .ndim = (uint8_t)meta->ndim,
                               .size = meta->size,
                               .stride = meta->stride,
                               .node = node});
}
aoti_te aoti_te_float(aoti_fuse *f, aot_dtype dtype, double v) {
  return add(f, (aoti_te_node){.kind = AOTI_TE_CONST, .dtype = (uint8_t)dtype, .f = v});
}
// What a narrower dtype keeps of an integer, as PyTorch converts numbers: its low bits.
static int64_t narrowed(aot_dtype dtype, int64_t v) {
  switch (dtype) {
  case AOT_U8: return (uint8_t)v;
  case AOT_I8: return (int8_t)v;
  case AOT_I16: return (int16_t)v;
  case AOT_I32: return (int32_t)v;
  default: return v;
  }
}
aoti_te aoti_te_int(aoti_fuse *f, aot_dtype dtype, int64_t v) {
  v = narrowed(dtype, v);
  return add(f, (aoti_te_node){.kind = AOTI_TE_CONST, .dtype = (uint8_t)dtype, .i = v});
}
aoti_te aoti_te_size(aoti_fuse *f, aot_int v) {
  if (!v.sym) return aoti_te_int(f, AOT_I64, v.value);
  return add(f, (aoti_te_node){.kind = AOTI_TE_SIZE, .dtype = AOT_I64, .extent = v});
}
aoti_te aoti_te_scalar(aoti_fuse *f, bool offset, int64_t i) {
  return add(f, (aoti_te_node){.kind = AOTI_TE_SCALAR, .dtype = AOT_I64, .op = offset, .i = i});
}
aoti_te aoti_te_iota(aoti_fuse *f, int ndim, const aot_int *size, int dim) {
  return add(f, (aoti_te_node){
                    .kind = AOTI_TE_IOTA, .dtype = AOT_I64, .ndim = (uint8_t)ndim, .size = size, .dim = (int8_t)dim});
}

static bool same_sizes(int an, const aot_int *a, int bn, const aot_int *b) {
  if (an != bn) return false;
  for (int i = 0; i < an; i++)
    if (!aoti_int_same(a[i], b[i])) return false;
  return true;
}

static aoti_te point(aoti_fuse *f, unsigned op, bool math, aot_dtype dtype, int n_args, const aoti_te *args) {
  aot_int size[AOT_MAX_DIMS];
  int ndim = 0;
  for (int i = 0; i < n_args; i++) {
    if (!args[i]) return 0;
    if (f->te.at[args[i]].ndim > ndim) ndim = f->te.at[args[i]].ndim;
  }
  for (int d = 0; d < ndim; d++) {
    size[d] = aot_i(1);
    for (int i = 0; i < n_args; i++) {
      const aoti_te_node *a = &f->te.at[args[i]];
      int k = d - (ndim - a->ndim);
      if (k >= 0 && !aoti_int_is(a->size[k], 1)) {
        size[d] = a->size[k];
        break;
      }
    }
  }
  aoti_te_node n = {.kind = AOTI_TE_POINT,
                    .dtype = (uint8_t)dtype,
                    .ndim = (uint8_t)ndim,
                    .n_args = (uint8_t)n_args,
                    .op = (uint16_t)op,
                    .wrap = math,
                    .size = size};
  for (int i = 0; i < n_args; i++) n.args[i] = aoti_te_expand(f, args[i], ndim, size);
  return add(f, n);
}
aoti_te aoti_te_point(aoti_fuse *f, unsigned op, bool math, aot_dtype dtype, aoti_te a, aoti_te b, aoti_te c) {
  return point(f, op, math, dtype, c ? 3 : b ? 2 : 1, (aoti_te[]){a, b, c});
}
aoti_te aoti_te_copy(aoti_fuse *f, aoti_te a, const aot_int *stride) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  return add(f, (aoti_te_node){.kind = AOTI_TE_POINT,
                               .dtype = n->dtype,
                               .ndim = n->ndim,
                               .n_args = 1,
                               .args = {a},
                               .size = n->size,
                               .stride = stride,
                               .dims = ++f->serial});
}
aoti_te aoti_te_overwrite(aoti_fuse *f, aoti_te input, aoti_te value) {
  if (!input || !value) return 0;
  if (f->te.at[input].kind != AOTI_TE_INPUT) return fail(f, "only an input can be overwritten");
  /* A value of its own, which can be put in memory when the input is read elsewhere than it is written. */
  value = aoti_te_copy(f, aoti_te_expand(f, value, f->te.at[input].ndim, f->te.at[input].size), NULL);
  const aoti_te_node *n = &f->te.at[input];
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_POINT,
                                    .dtype = n->dtype,
                                    .ndim = n->ndim,
                                    .n_args = 1,
                                    .args = {value},
                                    .size = n->size,
                                    .stride = n->stride,
                                    .dims = ++f->serial,
                                    .store_to = input});
  aoti_te_set_root(f, e);
  return e;
}
void aoti_te_require(aoti_fuse *f, aoti_te e) {
  if (e) f->te.at[e].required = true;
}
void aoti_te_set_root(aoti_fuse *f, aoti_te e) {
  if (e) f->te.at[e].required = f->te.at[e].is_root = true;
}
void aoti_te_set_layout(aoti_fuse *f, aoti_te e, const aot_int *stride) {
  if (!e || f->te.at[e].stride || f->te.at[e].kind == AOTI_TE_CONTRACT) return;
  const aot_int *copy;
  aot_status s = aoti_arena_memdup(f->arena, stride, f->te.at[e].ndim * sizeof *stride, &copy);
  if (s)
    aoti_fuse_fail(f, s);
  else
    f->te.at[e].stride = copy;
}

/* ---- index maps */

aoti_te aoti_te_view(aoti_fuse *f, aoti_te a, int ndim, const aot_int *size, const aoti_dim_map *map) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  bool identity = same_sizes(ndim, size, n->ndim, n->size);
  for (int k = 0; k < n->ndim && identity; k++)
    identity = (map[k].src == k && map[k].step == 1 && !map[k].src2 && aoti_int_is(map[k].start, 0)) ||
               (aoti_int_is(n->size[k], 1) && aoti_int_is(map[k].start, 0));
  if (identity) return a;
  return add(f, (aoti_te_node){.kind = AOTI_TE_VIEW,
                               .dtype = n->dtype,
                               .ndim = (uint8_t)ndim,
                               .n_args = 1,
                               .args = {a},
                               .size = size,
                               .map = map});
}

aoti_te aoti_te_reshape(aoti_fuse *f, aoti_te a, int ndim, const aot_int *size) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  if (same_sizes(ndim, size, n->ndim, n->size)) return a;
  if (n->kind == AOTI_TE_RESHAPE) return aoti_te_reshape(f, n->args[0], ndim, size);
  return add(
      f,
      (aoti_te_node){
          .kind = AOTI_TE_RESHAPE, .dtype = n->dtype, .ndim = (uint8_t)ndim, .n_args = 1, .args = {a}, .size = size});
}

aoti_te aoti_te_expand(aoti_fuse *f, aoti_te a, int ndim, const aot_int *size) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_dim_map map[AOT_MAX_DIMS];
  int shift = ndim - n->ndim;
  if (shift < 0) return fail(f, "expand to fewer dimensions");
  for (int k = 0; k < n->ndim; k++) {
    bool one = aoti_int_is(n->size[k], 1);
    if (!one && !aoti_int_meets(f->syms, n->size[k], size[k + shift])) return fail(f, "sizes do not broadcast");
    map[k] = (aoti_dim_map){(int8_t)(one ? -1 : k + shift), one ? 0 : 1, aot_i(0)};
  }
  return aoti_te_view(f, a, ndim, size, map);
}

aoti_te aoti_te_permute(aoti_fuse *f, aoti_te a, const int *perm) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_dim_map map[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) {
    size[d] = n->size[perm[d]];
    map[perm[d]] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  }
  return aoti_te_view(f, a, n->ndim, size, map);
}

aoti_te aoti_te_slice(aoti_fuse *f, aoti_te a, int dim, aot_int start, aot_int length, int64_t step) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_dim_map map[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) {
    size[d] = d == dim ? length : n->size[d];
    map[d] = (aoti_dim_map){(int8_t)d, d == dim ? step : 1, d == dim ? start : aot_i(0)};
  }
  return aoti_te_view(f, a, n->ndim, size, map);
}

aoti_te aoti_te_select(aoti_fuse *f, aoti_te a, int dim, aot_int index) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_dim_map map[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  int m = 0;
  for (int d = 0; d < n->ndim; d++) {
    map[d] = (aoti_dim_map){-1, 0, index};
    if (d == dim) continue;
    size[m] = n->size[d];
    map[d] = (aoti_dim_map){(int8_t)m++, 1, aot_i(0)};
  }
  return aoti_te_view(f, a, m, size, map);
}

aoti_te aoti_te_unsqueeze(aoti_fuse *f, aoti_te a, int dim) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_dim_map map[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  if (n->ndim == AOT_MAX_DIMS) return fail(f, "too many dimensions");
  for (int d = 0; d <= n->ndim; d++) size[d] = d == dim ? aot_i(1) : n->size[d - (d > dim)];
  for (int d = 0; d < n->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d + (d >= dim)), 1, aot_i(0)};
  return aoti_te_view(f, a, n->ndim + 1, size, map);
}

aoti_te aoti_te_squeeze(aoti_fuse *f, aoti_te a, uint32_t dims) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_dim_map map[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS];
  int m = 0;
  for (int d = 0; d < n->ndim; d++) {
    map[d] = (aoti_dim_map){-1, 0, aot_i(0)};
    if (dims >> d & 1) continue;
    size[m] = n->size[d];
    map[d] = (aoti_dim_map){(int8_t)m++, 1, aot_i(0)};
  }
  return aoti_te_view(f, a, m, size, map);
}

aoti_te aoti_te_pad(aoti_fuse *f, aoti_te inside, aoti_te outside, const aot_int *lo) {
  if (!inside || !outside) return 0;
  const aoti_te_node *a = &f->te.at[inside], *b = &f->te.at[outside];
  if (a->ndim != b->ndim) return fail(f, "pad of another number of dimensions");
  return add(f, (aoti_te_node){.kind = AOTI_TE_PAD,
                               .dtype = b->dtype,
                               .ndim = b->ndim,
                               .n_args = 2,
                               .args = {inside, outside},
                               .size = b->size,
                               .lo = lo});
}

static aoti_te gather(aoti_fuse *f, aoti_te table, aoti_te index, int dim, bool wrap, bool inside,
                      const aoti_dim_map *map) {
  if (!table || !index) return 0;
  const aoti_te_node *i = &f->te.at[index];
  return add(f, (aoti_te_node){.kind = AOTI_TE_GATHER,
                               .dtype = f->te.at[table].dtype,
                               .ndim = i->ndim,
                               .n_args = 2,
                               .args = {table, index},
                               .size = i->size,
                               .map = map,
                               .dim = (int8_t)dim,
                               .op = inside,
                               .wrap = wrap});
}
aoti_te aoti_te_gather(aoti_fuse *f, aoti_te table, aoti_te index, int dim, bool wrap, const aoti_dim_map *map) {
  return gather(f, table, index, dim, wrap, false, map);
}
aoti_te aoti_te_gather_inside(aoti_fuse *f, aoti_te table, aoti_te index, int dim, const aoti_dim_map *map) {
  return gather(f, table, index, dim, false, true, map);
}

/* ---- reductions */

aoti_te aoti_te_reduce(aoti_fuse *f, unsigned op, aot_dtype dtype, aoti_te a, uint32_t dims, bool keepdim) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aot_int size[AOT_MAX_DIMS];
  int m = 0, ndim = n->ndim;
  for (int d = 0; d < ndim; d++)
    if (!(dims >> d & 1)) size[m++] = n->size[d];
  aoti_te r = add(f, (aoti_te_node){.kind = AOTI_TE_REDUCE,
                                    .dtype = (uint8_t)dtype,
                                    .ndim = (uint8_t)m,
                                    .n_args = 1,
                                    .args = {a},
                                    .size = size,
                                    .op = (uint16_t)op,
                                    .dims = dims});
  for (int d = 0; d < ndim && keepdim; d++)
    if (dims >> d & 1) r = aoti_te_unsqueeze(f, r, d);
  return r;
}

/* What a matrix library takes: one of the last two strides is 1, and the other steps over whole rows. */
static bool is_matrix(const aoti_te_node *n, const aoti_layout *l) {
  for (int k = 1; k <= 2; k++) {
    aot_int inner = l->stride[n->ndim - k], outer = l->stride[n->ndim - 3 + k];
    aot_int width = n->size[n->ndim - k], rows = n->size[n->ndim - 3 + k];
    if (!aoti_int_is(inner, 1) && !aoti_int_is(width, 1)) continue;
    if (aoti_int_is(rows, 1) || outer.sym || width.sym || outer.value >= width.value) return true;
  }
  return false;
}

static aoti_te matrix(aoti_fuse *f, aoti_te e) {
  aoti_layout l;
  e = aoti_te_in_memory(f, e);
  if (!e || f->te.at[e].ndim < 2) return e;
  if (aoti_te_layout(f, e, &l) && is_matrix(&f->te.at[e], &l)) return e;
  return aoti_te_in_memory(f, aoti_te_copy(f, e, NULL));
}

aoti_te aoti_te_contract(aoti_fuse *f, aot_dtype dtype, aoti_te a, aoti_te b) {
  a = matrix(f, a);
  b = matrix(f, b);
  if (!a || !b) return 0;
  const aoti_te_node *x = &f->te.at[a], *y = &f->te.at[b];
  int n = x->ndim;
  if (n != y->ndim || n < 2 || n > 3) return fail(f, "contraction of the wrong number of dimensions");
  aot_int size[3] = {x->size[0], x->size[n - 2], y->size[n - 1]};
  if (n == 2) size[1] = size[2];
  return add(f, (aoti_te_node){.kind = AOTI_TE_CONTRACT,
                               .dtype = (uint8_t)dtype,
                               .ndim = (uint8_t)n,
                               .n_args = 2,
                               .args = {a, b},
                               .size = size});
}

void aoti_te_may_fold(aoti_fuse *f, aoti_te sum, aoti_te contract) {
  if (sum && contract && f->te.at[contract].kind == AOTI_TE_CONTRACT && f->te.at[sum].args[0] == contract)
    f->te.at[sum].folded = contract;
}

aoti_te aoti_te_scan(aoti_fuse *f, unsigned op, aoti_te a, int dim) {
  if (!a) return 0;
  const aoti_te_node *n = &f->te.at[a];
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_SCAN,
                                    .dtype = n->dtype,
                                    .ndim = n->ndim,
                                    .n_args = 1,
                                    .args = {a},
                                    .size = n->size,
                                    .op = (uint16_t)op,
                                    .dim = (int8_t)dim});
  aoti_te_require(f, e);
  return e;
}

aoti_te aoti_te_scatter_last(aoti_fuse *f, aot_int rows, aoti_te index, aot_dtype dtype) {
  if (!index) return 0;
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_SCATTER,
                                    .dtype = (uint8_t)dtype,
                                    .ndim = 1,
                                    .n_args = 1,
                                    .args = {index},
                                    .size = &rows,
                                    .extent = {-1, 0}});
  aoti_te_require(f, e);
  return e;
}

aoti_te aoti_te_scatter(aoti_fuse *f, unsigned op, aot_int rows, aoti_te index, aoti_te values, aot_int skip) {
  if (!index || !values) return 0;
  const aoti_te_node *v = &f->te.at[values];
  aot_int size[AOT_MAX_DIMS] = {rows};
  for (int d = 1; d < v->ndim; d++) size[d] = v->size[d];
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_SCATTER,
                                    .op = (uint16_t)op,
                                    .dtype = v->dtype,
                                    .ndim = v->ndim,
                                    .n_args = 2,
                                    .args = {index, values},
                                    .size = size,
                                    .extent = skip});
  aoti_te_require(f, e);
  return e;
}

aoti_te aoti_te_search(aoti_fuse *f, aoti_te pred, aoti_te low, aoti_te high) {
  if (!pred) return 0;
  const aoti_te_node *n = &f->te.at[pred];
  if (!n->ndim || n->dtype != AOT_B8) return fail(f, "a search needs a truth value along a dimension");
  if (low) low = aoti_te_expand(f, low, n->ndim - 1, n->size);
  if (high) high = aoti_te_expand(f, high, n->ndim - 1, n->size);
  n = &f->te.at[pred];
  measure each = {.f = f, .work = AOTI_SEARCH_STEP};
  add_up(&each, pred, 0);
  return add(f, (aoti_te_node){.kind = AOTI_TE_SEARCH,
                               .dtype = AOT_I64,
                               .ndim = (uint8_t)(n->ndim - 1),
                               .n_args = low ? 3 : 1,
                               .args = {pred, low, high},
                               .size = n->size,
                               .i = (int64_t)aoti_search_steps(n->size[n->ndim - 1]) * each.work});
}

int aoti_search_steps(aot_int n) {
  int steps = 0;
  if (n.sym) return 48; /* of what memory can hold */
  while (n.value >> steps) steps++;
  return steps;
}

aoti_te aoti_te_segment(aoti_fuse *f, unsigned op, aot_dtype dtype, aoti_te a, aoti_te begin, aoti_te end) {
  if (!a || !begin || !end) return 0;
  const aoti_te_node *n = &f->te.at[a];
  if (!n->ndim || !same_sizes(n->ndim - 1, n->size, f->te.at[begin].ndim, f->te.at[begin].size) ||
      !same_sizes(n->ndim - 1, n->size, f->te.at[end].ndim, f->te.at[end].size))
    return fail(f, "a segment's ends are not one for each of its results");
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_SEGMENT,
                                    .dtype = (uint8_t)dtype,
                                    .ndim = (uint8_t)(n->ndim - 1),
                                    .n_args = 3,
                                    .args = {a, begin, end},
                                    .size = n->size,
                                    .op = (uint16_t)op});
  aoti_te_require(f, e);
  return e;
}

static aoti_te list_of(aoti_fuse *f, const aoti_te *operands, size_t n) {
  aoti_te list = 0;
  while (n--)
    list = add(
        f, (aoti_te_node){.kind = AOTI_TE_LIST, .dtype = AOT_B8, .n_args = list ? 2 : 1, .args = {operands[n], list}});
  return list;
}

aoti_te aoti_te_stream(aoti_fuse *f, const aoti_stream_form *form, int result, const aoti_meta *meta,
                       const aoti_te *operands, size_t n) {
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_STREAM,
                                    .dtype = (uint8_t)meta->dtype,
                                    .ndim = (uint8_t)meta->ndim,
                                    .n_args = 1,
                                    .args = {list_of(f, operands, n)},
                                    .size = meta->size,
                                    .stride = meta->stride,
                                    .dim = (int8_t)result,
                                    .op = (uint16_t)form->form,
                                    .wrap = form->flag,
                                    .f = form->number,
                                    .i = form->node});
  aoti_te_require(f, e);
  return e;
}

aoti_te aoti_te_call(aoti_fuse *f, uint32_t node, int result, const aoti_meta *meta, const aoti_te *operands,
                     size_t n) {
  aoti_te list = list_of(f, operands, n);
  aoti_te e = add(f, (aoti_te_node){.kind = AOTI_TE_CALL,
                                    .dtype = (uint8_t)meta->dtype,
                                    .ndim = (uint8_t)meta->ndim,
                                    .n_args = list != 0,
                                    .args = {list},
                                    .size = meta->size,
                                    .stride = meta->stride,
                                    .dim = (int8_t)result,
                                    .i = node});
  aoti_te_require(f, e);
  return e;
}

aot_int aoti_te_numel(aoti_fuse *f, aoti_te e) {
  aot_int n = aot_i(1);
  for (int d = 0; d < f->te.at[e].ndim; d++) n = aoti_int_mul(f->syms, n, f->te.at[e].size[d]);
  return n;
}

/* ---- layout */

int aoti_reshape_runs(aoti_syms *syms, int an, const aot_int *a, int bn, const aot_int *b,
                      aoti_run out[2 * AOT_MAX_DIMS]) {
  int i = 0, j = 0, n = 0;
  while (i < an || j < bn) {
    aoti_run r = {(uint8_t)i, (uint8_t)i, (uint8_t)j, (uint8_t)j};
    if (i < an && j < bn && aoti_int_same(a[i], b[j])) {
      i++, j++;
    } else if (i < an && aoti_int_is(a[i], 1)) {
      i++;
    } else if (j < bn && aoti_int_is(b[j], 1)) {
      j++;
    } else { /* until the products meet */
      aot_int pa = aot_i(1), pb = aot_i(1);
      if (i < an) pa = a[i++];
      if (j < bn) pb = b[j++];
      while (!aoti_int_same(pa, pb) && (i < an || j < bn)) {
        bool take_a = j == bn || (i < an && (pa.value < pb.value || (pa.value == pb.value && an - i > bn - j)));
        if (take_a)
          pa = aoti_int_mul(syms, pa, a[i++]);
        else
          pb = aoti_int_mul(syms, pb, b[j++]);
      }
    }
    r.a1 = (uint8_t)i;
    r.b1 = (uint8_t)j;
    out[n++] = r;
  }
  return n;
}

static void row_major(aoti_fuse *f, const aoti_te_node *n, aot_int *stride) {
  aot_int s = aot_i(1);
  for (int d = n->ndim - 1; d >= 0; d--) {
    stride[d] = s;
    if (!aoti_int_is(n->size[d], 1)) s = aoti_int_mul(f->syms, s, n->size[d]);
  }
}

/* The strides of a reshape: within a run, a's dimensions must lie row-major behind each other. */
static bool reshape_layout(aoti_fuse *f, const aoti_te_node *n, aoti_layout *l) {
  const aoti_te_node *a = &f->te.at[n->args[0]];
  aot_int stride[AOT_MAX_DIMS];
  aoti_run run[2 * AOT_MAX_DIMS];
  int runs = aoti_reshape_runs(f->syms, a->ndim, a->size, n->ndim, n->size, run);
  for (int i = 0; i < runs; i++) {
    aot_int inner = aot_i(1), next = aot_i(0);
    bool first = true;
    for (int d = run[i].a1 - 1; d >= run[i].a0; d--) {
      if (aoti_int_is(a->size[d], 1)) continue;
      if (first)
        inner = l->stride[d];
      else if (!aoti_int_same(next, l->stride[d]))
        return false;
      next = aoti_int_mul(f->syms, l->stride[d], a->size[d]);
      first = false;
    }
    for (int d = run[i].b1 - 1; d >= run[i].b0; d--) {
      stride[d] = inner;
      inner = aoti_int_mul(f->syms, inner, n->size[d]);
    }
  }
  memcpy(l->stride, stride, n->ndim * sizeof *stride);
  return true;
}

static void view_layout(aoti_fuse *f, const aoti_te_node *n, aoti_layout *l) {
  aot_int stride[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) stride[d] = aot_i(0);
  for (int k = 0; k < f->te.at[n->args[0]].ndim; k++) {
    const aoti_dim_map *m = &n->map[k];
    l->offset = aoti_int_add(f->syms, l->offset, aoti_int_mul(f->syms, m->start, l->stride[k]));
    if (m->src >= 0)
      stride[m->src] = aoti_int_add(f->syms, stride[m->src], aoti_int_mul(f->syms, aot_i(m->step), l->stride[k]));
    if (m->src2)
      stride[m->src2 - 1] =
          aoti_int_add(f->syms, stride[m->src2 - 1], aoti_int_mul(f->syms, aot_i(m->step2), l->stride[k]));
  }
  memcpy(l->stride, stride, n->ndim * sizeof *stride);
}

bool aoti_te_layout(aoti_fuse *f, aoti_te e, aoti_layout *out) {
  const aoti_te_node *n = &f->te.at[e];
  if (!e) return false;
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_VIEW:
    if (!aoti_te_layout(f, n->args[0], out)) return false;
    view_layout(f, n, out);
    return true;
  case AOTI_TE_RESHAPE: return aoti_te_layout(f, n->args[0], out) && reshape_layout(f, n, out);
  default:
    out->base = n->store_to ? n->store_to : e;
    out->offset = aot_i(0);
    if (n->stride)
      memcpy(out->stride, n->stride, n->ndim * sizeof *n->stride);
    else
      row_major(f, n, out->stride);
    return true;
  }
}

aoti_te aoti_te_in_memory(aoti_fuse *f, aoti_te e) {
  aoti_layout l;
  if (!e) return 0;
  if (!aoti_te_layout(f, e, &l)) e = l.base = aoti_te_copy(f, e, NULL);
  aoti_te_kind kind = (aoti_te_kind)f->te.at[l.base].kind;
  if (kind == AOTI_TE_INPUT) return e;
  if (kind == AOTI_TE_CONST || kind == AOTI_TE_SIZE ||
      kind == AOTI_TE_SCALAR) /* they have no dimensions of their own */
    e = l.base = aoti_te_copy(f, e, NULL);
  aoti_te_require(f, l.base);
  return e;
}
