/* A fusion group as a Loop IR kernel.
 *
 * The kept dimensions of the group's space are the kernel's parallel dimensions. Reductions go by levels: those of
 * level 1 depend on no other, those of level n on one of level n - 1; one nest of loops over the reduced dimensions
 * computes all of a level, a last nest stores what has a value per point of the whole space. An expression is computed
 * where it is first wanted in a block, at an index made of the loop variables: views only change the index.
 */
#include "rules.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct aoti_emit emit;
struct aoti_emit {
  aoti_fuse *f;
  const aoti_graph *g;
  const aoti_group *group;
  aoti_kernel *k;
  uint32_t *buffer;     /* per expression: its buffer number + 1; 0: none */
  bool *computed;       /* per expression: a member, computed here */
  aoti_val *reduced;    /* per expression: value of a member reduction */
  uint32_t *scalar;     /* per expression: its scalar parameter + 1 */
  uint32_t *level;      /* per expression: level + 1; 0: not known yet */
  const aoti_ix *sizes; /* per symbol */
  size_t n_sizes;
  aoti_arena scratch;
  aoti_map memo;
  aoti_ix space[AOT_MAX_DIMS]; /* the current index of each dimension of the group's space */
  AOT_VEC(uint32_t) checked;   /* graph nodes whose indices are checked */
};

/* ---- sizes and indices */

static aoti_ix ix_of(emit *e, aot_int v) {
  aoti_kernel *k = e->k;
  if (!v.sym) return aoti_ix_const(k, v.value);
  aot_int a = {0, 0}, b = {0, 0};
  const char *name = NULL;
  switch (aoti_sym_parts(e->f->syms, v.sym, &a, &b, &name)) {
  case AOTI_SYM_SYMBOL:
    for (size_t i = 0; i < e->n_sizes; i++)
      if (aoti_int_same(aoti_syms_at(e->f->syms, i), v)) return e->sizes[i];
    return 0;
  case AOTI_SYM_ADD: return aoti_ix_add(k, ix_of(e, a), ix_of(e, b));
  case AOTI_SYM_MUL: return aoti_ix_mul(k, ix_of(e, a), ix_of(e, b));
  case AOTI_SYM_FLOORDIV: return aoti_ix_div(k, ix_of(e, a), ix_of(e, b));
  case AOTI_SYM_MOD: return aoti_ix_mod(k, ix_of(e, a), ix_of(e, b));
  case AOTI_SYM_MAX: return aoti_ix_max(k, ix_of(e, a), ix_of(e, b));
  case AOTI_SYM_MIN: return aoti_ix_min(k, ix_of(e, a), ix_of(e, b));
  default: return aoti_ix_const(k, a.value);
  }
}

/* Indices of `to` that name the same elements, in row-major order, as idx does in `from`. */
static void reindex(emit *e, int from_n, const aot_int *from, const aoti_ix *idx, int to_n, const aot_int *to,
                    aoti_ix *out) {
  aoti_kernel *k = e->k;
  aoti_run run[2 * AOT_MAX_DIMS];
  int runs = aoti_reshape_runs(e->f->syms, to_n, to, from_n, from, run);
  for (int i = 0; i < runs; i++) {
    const aoti_run *r = &run[i];
    if (r->a1 - r->a0 == 1 && r->b1 - r->b0 == 1) {
      out[r->a0] = idx[r->b0];
      continue;
    }
    aoti_ix at = aoti_ix_const(k, 0);
    bool empty = false; /* no element is ever asked for, and none divides the places */
    for (int d = r->a0; d < r->a1; d++) empty = empty || aoti_int_is(to[d], 0);
    for (int d = r->a0; d < r->a1 && empty; d++) out[d] = at;
    if (empty) continue;
    for (int d = r->b0; d < r->b1; d++) {
      aoti_ix scaled = aoti_ix_mul(k, at, ix_of(e, from[d]));
      at = aoti_ix_add(k, scaled, idx[d]);
    }
    for (int d = r->a1 - 1; d >= r->a0; d--) {
      aoti_ix size = ix_of(e, aoti_int_is(to[d], 0) ? aot_i(1) : to[d]); // of none, no element is asked for
      bool first = d == r->a0;
      out[d] = first ? at : aoti_ix_mod(k, at, size);
      if (!first) at = aoti_ix_div(k, at, size);
    }
  }
}

static aoti_ix element(emit *e, aoti_te t, const aoti_ix *idx) {
  aoti_layout l;
  aoti_ix at = aoti_ix_const(e->k, 0);
  if (!aoti_te_layout(e->f, t, &l)) return 0;
  for (int d = 0; d < aoti_te_ndim(e->f, t); d++) {
    if (aoti_int_is(aoti_te_sizes(e->f, t)[d], 1)) continue;
    at = aoti_ix_add(e->k, at, aoti_ix_mul(e->k, ix_of(e, l.stride[d]), idx[d]));
  }
  return aoti_ix_add(e->k, at, ix_of(e, l.offset));
}

aoti_ix aoti_emit_size(aoti_emit *e, aot_int v) { return ix_of(e, v); }
aoti_ix aoti_emit_element(aoti_emit *e, aoti_te t, const aoti_ix *idx) { return element(e, t, idx); }
uint32_t aoti_emit_buffer(aoti_emit *e, aoti_te t) {
  aoti_layout l;
  return aoti_te_layout(e->f, t, &l) && e->buffer[l.base] ? e->buffer[l.base] - 1 : UINT32_MAX;
}

/* ---- values */

static aoti_val zero_of(emit *e, aot_dtype dtype) {
  aot_dtype v = aoti_loop_value_dtype(dtype);
  return aoti_loop_is_float(v) ? aoti_loop_const_f(e->k, v, 0) : aoti_loop_const_i(e->k, v, 0);
}

/* What a reduction of nothing gives. */
static aoti_val identity_of(emit *e, aoti_loop_op op, aot_dtype dtype) {
  aot_dtype v = aoti_loop_value_dtype(dtype);
  bool low = op == AOTI_OP_REDUCE_MAX, extreme = low || op == AOTI_OP_REDUCE_MIN;
  if (!extreme) {
    int64_t one = op == AOTI_OP_REDUCE_PROD;
    return aoti_loop_is_float(v) ? aoti_loop_const_f(e->k, v, (double)one) : aoti_loop_const_i(e->k, v, one);
  }
  if (aoti_loop_is_float(v)) return aoti_loop_const_f(e->k, v, low ? -HUGE_VAL : HUGE_VAL);
  int bits = 8 * (int)aot_dtype_size(v);
  int64_t most = (int64_t)(UINT64_MAX >> (64 - bits + (v != AOT_U8)));
  return aoti_loop_const_i(e->k, v, !low ? most : v == AOT_U8 ? 0 : -most - 1);
}

static aoti_val load(emit *e, aoti_te t, const aoti_ix *idx, aoti_val mask) {
  uint32_t b = e->buffer[t] - 1;
  aoti_ix at = element(e, t, idx);
  if (!mask) return aoti_loop_load(e->k, b, at);
  aoti_val other = zero_of(e, aoti_te_dtype(e->f, t));
  return aoti_loop_load_if(e->k, b, at, mask, other);
}

/* A value is known as long as the loop that holds it is open. */
static bool in_scope(const aoti_kernel *k, aoti_val v) {
  uint32_t block = k->block, holds = k->nodes.at[v].block;
  while (block && block != holds) block = k->nodes.at[block].block;
  return block == holds;
}

static aoti_val eval(emit *e, aoti_te t, const aoti_ix *idx, aoti_val mask);

static void checks_for(emit *e, uint32_t node) {
  for (size_t i = 0; i < e->checked.n; i++)
    if (e->checked.at[i] == node) return;
  aot_status s = aoti_push(&e->scratch, &e->checked, node);
  if (s) aoti_fuse_fail(e->f, s);
}

static aoti_val eval_view(emit *e, const aoti_te_node *n, const aoti_ix *idx, aoti_val mask) {
  const aoti_te_node *a = aoti_te_at(e->f, n->args[0]);
  aoti_ix in[AOT_MAX_DIMS];
  aoti_kernel *k = e->k;
  for (int d = 0; d < a->ndim; d++) {
    const aoti_dim_map *m = &n->map[d];
    in[d] = ix_of(e, m->start);
    if (m->src >= 0 && m->step) in[d] = aoti_ix_add(k, in[d], aoti_ix_mul(k, aoti_ix_const(k, m->step), idx[m->src]));
    if (m->src2) in[d] = aoti_ix_add(k, in[d], aoti_ix_mul(k, aoti_ix_const(k, m->step2), idx[m->src2 - 1]));
  }
  if (n->kind == AOTI_TE_VIEW) return eval(e, n->args[0], in, mask);
  aoti_ix size = ix_of(e, a->size[n->dim]);
  aoti_val at = eval(e, n->args[1], idx, mask);
  if (n->wrap) {
    aoti_val zero = aoti_loop_const_i(k, AOT_I64, 0);
    aoti_val negative = aoti_loop_op2(k, AOTI_OP_LT, at, zero);
    aoti_val extent = aoti_loop_index(k, size);
    aoti_val wrapped = aoti_loop_op2(k, AOTI_OP_ADD, at, extent);
    aoti_val fits = aoti_loop_op2(k, AOTI_OP_GE, wrapped, zero); /* else it stays as given, for the report */
    fits = aoti_loop_op2(k, AOTI_OP_AND, negative, fits);
    at = aoti_loop_op3(k, AOTI_OP_SELECT, fits, wrapped, at);
  }
  bool inside = n->op;
  if (!inside) checks_for(e, n->node);
  if (mask && !inside) { /* what is not wanted is not wrong */
    aoti_val zero = aoti_loop_const_i(k, AOT_I64, 0);
    at = aoti_loop_op3(k, AOTI_OP_SELECT, mask, at, zero);
  }
  in[n->dim] = aoti_ix_value(k, inside ? at : aoti_loop_check(k, at, size));
  return eval(e, n->args[0], in, mask);
}

static aoti_val both(emit *e, aoti_val a, aoti_val b) {
  return !a ? b : !b ? a : aoti_loop_op2(e->k, AOTI_OP_AND, a, b);
}

static aoti_val eval_pad(emit *e, const aoti_te_node *n, const aoti_ix *idx, aoti_val mask) {
  const aoti_te_node *a = aoti_te_at(e->f, n->args[0]);
  aoti_kernel *k = e->k;
  aoti_ix in[AOT_MAX_DIMS];
  aoti_val hit = 0;
  for (int d = 0; d < n->ndim; d++) {
    in[d] = aoti_ix_sub(k, idx[d], ix_of(e, n->lo[d]));
    aoti_ix size = ix_of(e, a->size[d]);
    if (aoti_ix_in_range(k, in[d], size)) continue;
    aoti_val x = aoti_loop_index(k, in[d]), zero = aoti_loop_const_i(k, AOT_I64, 0), end = aoti_loop_index(k, size);
    aoti_val low = aoti_loop_op2(k, AOTI_OP_GE, x, zero), high = aoti_loop_op2(k, AOTI_OP_LT, x, end);
    hit = both(e, hit, aoti_loop_op2(k, AOTI_OP_AND, low, high));
  }
  if (!hit) return eval(e, n->args[0], in, mask);
  aoti_val inside = eval(e, n->args[0], in, both(e, mask, hit));
  aoti_val outside = eval(e, n->args[1], idx, mask);
  return aoti_loop_op3(k, AOTI_OP_SELECT, hit, inside, outside);
}

/* Halving, unrolled: the place lies in [low, high], and a step that finds one place left changes nothing. */
static aoti_val eval_search(emit *e, const aoti_te_node *n, const aoti_ix *idx, aoti_val mask) {
  aoti_kernel *k = e->k;
  aot_int size = aoti_te_sizes(e->f, n->args[0])[n->ndim];
  aoti_ix in[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) in[d] = idx[d];
  aoti_ix extent = ix_of(e, size);
  aoti_val zero = aoti_loop_const_i(k, AOT_I64, 0), one = aoti_loop_const_i(k, AOT_I64, 1);
  aoti_val low = zero, all = aoti_loop_index(k, extent), high = all;
  if (aoti_int_is(size, 0)) return zero;
  aoti_val last = aoti_loop_op2(k, AOTI_OP_SUB, all, one);
  if (n->n_args > 1) {
    low = eval(e, n->args[1], idx, mask);
    high = eval(e, n->args[2], idx, mask);
  }
  for (int step = aoti_search_steps(size); step > 0; step--) {
    aoti_val sum = aoti_loop_op2(k, AOTI_OP_ADD, low, high), middle = aoti_loop_op2(k, AOTI_OP_SHR, sum, one);
    aoti_val open = aoti_loop_op2(k, AOTI_OP_LT, low, high), at = aoti_loop_op2(k, AOTI_OP_MIN, middle, last);
    in[n->ndim] = aoti_ix_value(k, at);
    aoti_val holds = eval(e, n->args[0], in, size.sym ? both(e, mask, open) : mask);
    aoti_val up = aoti_loop_op2(k, AOTI_OP_AND, open, holds), next = aoti_loop_op2(k, AOTI_OP_ADD, middle, one);
    low = aoti_loop_op3(k, AOTI_OP_SELECT, up, next, low);
    high = aoti_loop_op3(k, AOTI_OP_SELECT, holds, high, middle);
  }
  return low;
}

static aoti_val eval_point(emit *e, const aoti_te_node *n, const aoti_ix *idx, aoti_val mask) {
  aoti_val a[3] = {0};
  for (int i = 0; i < n->n_args; i++) a[i] = eval(e, n->args[i], idx, mask);
  if (!n->op) return a[0];
  if (n->op == AOTI_OP_CAST) return aoti_loop_cast(e->k, (aot_dtype)n->dtype, a[0]);
  aoti_loop_op op = (aoti_loop_op)n->op;
  return n->n_args == 1   ? aoti_loop_op1(e->k, op, a[0])
         : n->n_args == 2 ? aoti_loop_op2(e->k, op, a[0], a[1])
                          : aoti_loop_op3(e->k, op, a[0], a[1], a[2]);
}

static aoti_val compute(emit *e, aoti_te t, const aoti_ix *idx, aoti_val mask) {
  const aoti_te_node *n = aoti_te_at(e->f, t);
  aoti_kernel *k = e->k;
  if (e->buffer[t] && !e->computed[t]) return load(e, t, idx, mask);
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_CONST: {
    aot_dtype v = aoti_loop_value_dtype((aot_dtype)n->dtype);
    return aoti_loop_is_float(v) ? aoti_loop_const_f(k, v, n->f) : aoti_loop_const_i(k, v, n->i);
  }
  case AOTI_TE_SIZE: return aoti_loop_index(k, ix_of(e, n->extent));
  case AOTI_TE_SCALAR: return aoti_loop_scalar_value(k, e->scalar[t] - 1);
  case AOTI_TE_IOTA: return aoti_loop_index(k, idx[n->dim]);
  case AOTI_TE_POINT: return eval_point(e, n, idx, mask);
  case AOTI_TE_VIEW:
  case AOTI_TE_GATHER: return eval_view(e, n, idx, mask);
  case AOTI_TE_RESHAPE: {
    const aoti_te_node *a = aoti_te_at(e->f, n->args[0]);
    aoti_ix in[AOT_MAX_DIMS];
    reindex(e, n->ndim, n->size, idx, a->ndim, a->size, in);
    return eval(e, n->args[0], in, mask);
  }
  case AOTI_TE_PAD: return eval_pad(e, n, idx, mask);
  case AOTI_TE_SEARCH: return eval_search(e, n, idx, mask);
  default: return e->reduced[t]; /* 0, an error, if it is not there yet */
  }
}

static void note(emit *e, const char *name) {
  for (size_t i = 0; i < e->k->notes.n; i++)
    if (!strcmp(e->k->notes.at[i], name)) return;
  aoti_loop_note(e->k, name);
}

static aoti_val eval(emit *e, aoti_te t, const aoti_ix *idx, aoti_val mask) {
  struct {
    aoti_te t;
    aoti_val mask;
    aoti_ix idx[AOT_MAX_DIMS];
  } key = {t, mask, {0}};
  int n = aoti_te_ndim(e->f, t);
  memcpy(key.idx, idx, (size_t)n * sizeof *idx);
  size_t bytes = offsetof(__typeof__(key), idx) + (size_t)n * sizeof *idx;
  uint32_t *known = aoti_map_get(&e->memo, (const char *)&key, bytes);
  if (e->k->error) return 0;
  if (known && in_scope(e->k, *known)) return *known;
  const aoti_te_node *te = aoti_te_at(e->f, t);
  aoti_val v = compute(e, t, idx, mask);
  if (!v) return 0;
  bool leaf = !te->work || (e->buffer[t] && !e->computed[t]); // a constant is that of the first node that has its like
  if (te->node != AOTI_NO_NODE && !leaf) note(e, aoti_graph_node(e->g, te->node)->name);
  uint32_t *slot;
  aot_status s = aoti_map_put(&e->memo, (const char *)&key, bytes, v, &slot);
  if (s)
    aoti_fuse_fail(e->f, s);
  else
    *slot = v;
  return v;
}

/* ---- levels */

static uint32_t level_of(emit *e, aoti_te t) {
  const aoti_te_node *n = aoti_te_at(e->f, t);
  if (e->level[t]) return e->level[t] - 1;
  uint32_t level = 0;
  if (!(e->buffer[t] && !e->computed[t]))
    for (int i = 0; i < n->n_args; i++) {
      uint32_t l = level_of(e, n->args[i]);
      if (l > level) level = l;
    }
  if (n->kind == AOTI_TE_REDUCE && e->computed[t]) level++;
  e->level[t] = level + 1;
  return level;
}

/* ---- the kernel */

static void member_index(emit *e, const aoti_member *m, aoti_ix *out) {
  const aoti_group *g = e->group;
  const aoti_te_node *n = aoti_te_at(e->f, m->te);
  if (n->kind == AOTI_TE_REDUCE) n = aoti_te_at(e->f, n->args[0]);
  aot_int size[AOT_MAX_DIMS];
  aoti_ix idx[AOT_MAX_DIMS];
  int count = 0;
  for (int d = 0; d < g->ndim; d++) {
    if (m->role == AOTI_ROLE_ROW && (g->reduced >> d & 1)) continue;
    size[count] = g->size[d];
    idx[count++] = e->space[d];
  }
  reindex(e, count, size, idx, n->ndim, n->size, out);
}

static aoti_val member_value(emit *e, const aoti_member *m) {
  aoti_ix idx[AOT_MAX_DIMS];
  const aoti_te_node *n = aoti_te_at(e->f, m->te);
  if (m->role == AOTI_ROLE_RED) return e->reduced[m->te];
  member_index(e, m, idx);
  return n->n_args || n->kind == AOTI_TE_IOTA ? eval(e, m->te, idx, 0) : 0;
}

static void member_store(emit *e, const aoti_member *m, aoti_val v) {
  aoti_ix idx[AOT_MAX_DIMS];
  const aoti_te_node *n = aoti_te_at(e->f, m->te);
  aoti_te to = n->store_to ? n->store_to : m->te;
  if (m->role == AOTI_ROLE_RED) { /* its result lies along the kept dimensions of the space */
    const aoti_group *g = e->group;
    aot_int size[AOT_MAX_DIMS];
    aoti_ix at[AOT_MAX_DIMS];
    int count = 0;
    for (int d = 0; d < g->ndim; d++) {
      if (g->reduced >> d & 1) continue;
      size[count] = g->size[d];
      at[count++] = e->space[d];
    }
    reindex(e, count, size, at, n->ndim, n->size, idx);
  } else {
    member_index(e, m, idx);
  }
  aoti_loop_store(e->k, e->buffer[to] - 1, element(e, m->te, idx), v, 0);
}

/* Opens a nest over the reduced dimensions; returns how many loops. */
static int open_loops(emit *e, unsigned level) {
  const aoti_group *g = e->group;
  int n = 0;
  for (int d = 0; d < g->ndim; d++) {
    if (!(g->reduced >> d & 1) || aoti_int_is(g->size[d], 1)) continue;
    char name[32];
    snprintf(name, sizeof name, "r%d_%u", d, level);
    e->space[d] = aoti_loop_begin_loop(e->k, name, ix_of(e, g->size[d]));
    n++;
  }
  return n;
}

static bool is_arg(unsigned op) { return op == AOTI_OP_REDUCE_ARGMIN || op == AOTI_OP_REDUCE_ARGMAX; }

static aoti_loop_op value_op(unsigned op) {
  return op == AOTI_OP_REDUCE_ARGMIN ? AOTI_OP_REDUCE_MIN : AOTI_OP_REDUCE_MAX;
}

/* The position of a point among the reduced ones, in row-major order. */
static aoti_val position(emit *e) {
  const aoti_group *g = e->group;
  aoti_ix at = aoti_ix_const(e->k, 0);
  for (int d = 0; d < g->ndim; d++)
    if (g->reduced >> d & 1) at = aoti_ix_add(e->k, aoti_ix_mul(e->k, at, ix_of(e, g->size[d])), e->space[d]);
  return aoti_loop_index(e->k, at);
}

/* One level: its reductions, and the stores of full values that need no later one. */
static void emit_level(emit *e, unsigned level, bool *done) {
  const aoti_group *g = e->group;
  aoti_val v[AOTI_KERNEL_MEMBERS] = {0}, where[AOTI_KERNEL_MEMBERS] = {0};
  int loops = open_loops(e, level);
  if (!loops) {
    e->space[0] = e->space[0] ? e->space[0] : aoti_ix_const(e->k, 0);
    char name[32];
    snprintf(name, sizeof name, "once_%u", level);
    aoti_loop_begin_loop(e->k, name, aoti_ix_const(e->k, 1));
  }
  for (size_t i = 0; i < g->n; i++) {
    const aoti_member *m = &g->members[i];
    if (m->role != AOTI_ROLE_RED || level_of(e, m->te) != level) continue;
    aoti_ix idx[AOT_MAX_DIMS];
    member_index(e, m, idx);
    v[i] = eval(e, aoti_te_at(e->f, m->te)->args[0], idx, 0);
    if (is_arg(aoti_te_at(e->f, m->te)->op)) where[i] = position(e);
  }
  for (size_t i = 0; i < g->n; i++) {
    const aoti_member *m = &g->members[i];
    if (m->role != AOTI_ROLE_FULL || !m->stored || done[i] || level_of(e, m->te) >= level ||
        aoti_te_at(e->f, m->te)->store_to)
      continue;
    member_store(e, m, member_value(e, m));
    done[i] = true;
  }
  /* From the innermost loop outwards. A position is carried with the value it belongs to. */
  for (int l = loops ? loops : 1; l-- > 0;) {
    for (size_t i = 0; i < g->n; i++) {
      if (!v[i]) continue;
      aoti_loop_op op = (aoti_loop_op)aoti_te_at(e->f, g->members[i].te)->op;
      if (!where[i]) {
        v[i] = aoti_loop_reduce(e->k, op, v[i], 0);
        continue;
      }
      aoti_val p = aoti_loop_reduce(e->k, op, v[i], where[i]);
      if (l) v[i] = aoti_loop_reduce(e->k, value_op(op), v[i], 0);
      where[i] = p;
    }
    aoti_loop_end_loop(e->k);
  }
  for (size_t i = 0; i < g->n; i++)
    if (v[i]) e->reduced[g->members[i].te] = where[i] ? where[i] : v[i];
}

static void store_ready(emit *e, uint8_t role, bool *done) {
  const aoti_group *g = e->group;
  aoti_val v[AOTI_KERNEL_MEMBERS] = {0};
  for (size_t i = 0; i < g->n; i++)
    if (g->members[i].role == role && g->members[i].stored && !done[i]) v[i] = member_value(e, &g->members[i]);
  for (size_t i = 0; i < g->n; i++)
    if (g->members[i].role == role && g->members[i].stored && !done[i]) {
      member_store(e, &g->members[i], v[i]);
      done[i] = true;
    }
}

static void emit_contract(emit *e) {
  const aoti_group *g = e->group;
  for (size_t i = 0; i < g->n; i++) {
    const aoti_te_node *n = aoti_te_at(e->f, g->members[i].te);
    if (n->kind != AOTI_TE_CONTRACT) continue;
    aoti_ix idx[AOT_MAX_DIMS], a[3], b[3];
    reindex(e, g->ndim, g->size, e->space, n->ndim, n->size, idx);
    const aoti_te_node *x = aoti_te_at(e->f, n->args[0]);
    aoti_ix var = aoti_loop_begin_contract(e->k, "k", ix_of(e, x->size[n->ndim - 1]));
    for (int d = 0; d < n->ndim; d++) a[d] = b[d] = idx[d];
    a[n->ndim - 1] = var;
    b[n->ndim - 2] = var;
    aoti_layout la, lb;
    if (!aoti_te_layout(e->f, n->args[0], &la) || !aoti_te_layout(e->f, n->args[1], &lb)) return;
    aoti_ix at_a = element(e, n->args[0], a), at_b = element(e, n->args[1], b);
    e->reduced[g->members[i].te] = aoti_loop_contract(e->k, var, e->buffer[la.base] - 1, at_a, e->buffer[lb.base] - 1,
                                                      at_b, n->dtype == AOT_F64 ? AOT_F64 : AOT_F32);
  }
}

/* The dimensions of the space as what is stored first lies in memory, the widest stride first. */
static void parallel_order(emit *e, int order[AOT_MAX_DIMS]) {
  const aoti_group *g = e->group;
  const aoti_te_node *n = NULL;
  for (int d = 0; d < g->ndim; d++) order[d] = d;
  for (size_t i = 0; i < g->n && !n; i++)
    if (g->members[i].stored && g->members[i].role == AOTI_ROLE_FULL) n = aoti_te_at(e->f, g->members[i].te);
  if (!n || !n->stride || n->ndim != g->ndim) return;
  for (int d = 0; d < n->ndim; d++)
    if (n->stride[d].sym || !aoti_int_same(n->size[d], g->size[d])) return;
  for (int i = 1; i < g->ndim; i++) /* insertion keeps equals in order */
    for (int j = i; j > 0 && n->stride[order[j]].value > n->stride[order[j - 1]].value; j--) {
      int t = order[j];
      order[j] = order[j - 1];
      order[j - 1] = t;
    }
}

static void emit_loops(emit *e) {
  const aoti_group *g = e->group;
  bool done[AOTI_KERNEL_MEMBERS] = {false};
  unsigned levels = 0;
  bool contracts = false;
  int order[AOT_MAX_DIMS];
  parallel_order(e, order);
  for (int i = 0; i < g->ndim; i++) {
    int d = order[i];
    e->space[d] = aoti_ix_const(e->k, 0);
    if ((g->reduced >> d & 1) || aoti_int_is(g->size[d], 1)) continue;
    char name[16];
    snprintf(name, sizeof name, "i%d", d);
    e->space[d] = aoti_loop_dim(e->k, name, ix_of(e, g->size[d]));
  }
  for (size_t i = 0; i < g->n; i++) {
    unsigned l = level_of(e, g->members[i].te);
    contracts |= aoti_te_at(e->f, g->members[i].te)->kind == AOTI_TE_CONTRACT;
    if (g->members[i].role == AOTI_ROLE_RED && l > levels) levels = l;
  }
  if (contracts) emit_contract(e);
  for (unsigned l = 1; l <= levels; l++) emit_level(e, l, done);
  bool full = false;
  for (size_t i = 0; i < g->n; i++) full |= g->members[i].role == AOTI_ROLE_FULL && g->members[i].stored && !done[i];
  if (full) {
    int loops = open_loops(e, levels + 1);
    store_ready(e, AOTI_ROLE_FULL, done);
    while (loops--) aoti_loop_end_loop(e->k);
  }
  store_ready(e, AOTI_ROLE_RED, done);
  store_ready(e, AOTI_ROLE_ROW, done);
}

/* The row that values' row j goes to, checked. */
static aoti_ix scatter_row(emit *e, const aoti_te_node *n, aoti_ix j, aoti_val *row) {
  *row = eval(e, n->args[0], &j, 0);
  checks_for(e, n->node);
  return aoti_ix_value(e->k, aoti_loop_check(e->k, *row, ix_of(e, n->size[0])));
}

/* For each row the last position, plus 1, at which its number stands. With few threads one goes through the positions;
 * else each is a point, the greatest stays, and the memory is zero before. */
static void emit_scatter_last(emit *e, const aoti_member *m) {
  const aoti_te_node *n = aoti_te_at(e->f, m->te);
  aoti_kernel *k = e->k;
  uint32_t to = e->buffer[m->te] - 1;
  aoti_ix count = ix_of(e, aoti_te_sizes(e->f, n->args[0])[0]), j, row;
  bool serial = e->f->options.few_threads;
  if (serial) {
    row = aoti_loop_begin_loop(k, "row", ix_of(e, n->size[0]));
    aoti_loop_store(k, to, element(e, m->te, &row), zero_of(e, (aot_dtype)n->dtype), 0);
    aoti_loop_end_loop(k);
  }
  j = serial ? aoti_loop_begin_loop(k, "n", count) : aoti_loop_dim(k, "n", count);
  aoti_val number, place = aoti_loop_index(k, aoti_ix_add(k, j, aoti_ix_const(k, 1)));
  row = scatter_row(e, n, j, &number);
  aoti_loop_update(k, AOTI_STORE_MAX, to, element(e, m->te, &row), aoti_loop_cast(k, (aot_dtype)n->dtype, place), 0);
  if (serial) aoti_loop_end_loop(k);
}

static const struct {
  aoti_store_kind store;
  aoti_loop_op identity; /* the reduction with the same one */
} updates[] = {[AOTI_OP_ADD] = {AOTI_STORE_ADD, AOTI_OP_REDUCE_SUM},
               [AOTI_OP_MUL] = {AOTI_STORE_MUL, AOTI_OP_REDUCE_PROD},
               [AOTI_OP_MIN] = {AOTI_STORE_MIN, AOTI_OP_REDUCE_MIN},
               [AOTI_OP_MAX] = {AOTI_STORE_MAX, AOTI_OP_REDUCE_MAX}};

/* Rows of values, combined by row number: each column is one point, which goes through the rows in order. */
static void emit_scatter(emit *e) {
  const aoti_member *m = &e->group->members[0];
  const aoti_te_node *n = aoti_te_at(e->f, m->te);
  const aoti_te_node *v = aoti_te_at(e->f, n->args[1]);
  aoti_kernel *k = e->k;
  aoti_ix at[AOT_MAX_DIMS];
  if (n->n_args == 1) {
    emit_scatter_last(e, m);
    return;
  }
  for (int d = 1; d < n->ndim; d++) {
    char name[16];
    snprintf(name, sizeof name, "i%d", d);
    at[d] = aoti_int_is(n->size[d], 1) ? aoti_ix_const(k, 0) : aoti_loop_dim(k, name, ix_of(e, n->size[d]));
  }
  at[0] = aoti_loop_begin_loop(k, "row", ix_of(e, n->size[0]));
  aoti_val nothing = identity_of(e, updates[n->op].identity, (aot_dtype)n->dtype);
  aoti_loop_store(k, e->buffer[m->te] - 1, element(e, m->te, at), nothing, 0);
  aoti_loop_end_loop(k);
  at[0] = aoti_loop_begin_loop(k, "n", ix_of(e, v->size[0]));
  aoti_val row, value = eval(e, n->args[1], at, 0), valid = 0;
  aoti_ix to = scatter_row(e, n, at[0], &row);
  if (!aoti_int_is(n->extent, -1)) {
    aoti_val skip = aoti_loop_index(k, ix_of(e, n->extent));
    valid = aoti_loop_op2(k, AOTI_OP_NE, row, skip);
  }
  at[0] = to;
  aoti_loop_update(k, updates[n->op].store, e->buffer[m->te] - 1, element(e, m->te, at), value, valid);
  aoti_loop_end_loop(k);
}

/* Each line along dim is one point, which goes along it in order. */
static void emit_scan(emit *e) {
  aoti_te t = e->group->members[0].te;
  const aoti_te_node *n = aoti_te_at(e->f, t);
  static const uint8_t scans[] = {[AOTI_OP_ADD] = AOTI_OP_SCAN_SUM,
                                  [AOTI_OP_MUL] = AOTI_OP_SCAN_PROD,
                                  [AOTI_OP_MIN] = AOTI_OP_SCAN_MIN,
                                  [AOTI_OP_MAX] = AOTI_OP_SCAN_MAX};
  aoti_kernel *k = e->k;
  aoti_ix at[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) {
    char name[16];
    if (d == n->dim) continue;
    snprintf(name, sizeof name, "i%d", d);
    at[d] = aoti_int_is(n->size[d], 1) ? aoti_ix_const(k, 0) : aoti_loop_dim(k, name, ix_of(e, n->size[d]));
  }
  at[n->dim] = aoti_loop_begin_loop(k, "n", ix_of(e, n->size[n->dim]));
  aoti_val v = eval(e, n->args[0], at, 0), so_far = aoti_loop_scan(k, (aoti_loop_op)scans[n->op], v);
  aoti_loop_store(k, e->buffer[t] - 1, element(e, t, at), so_far, 0);
  aoti_loop_end_loop(k);
}

/* Each result is one point, which goes along its stretch; how long that is, it reads. */
static void emit_segment(emit *e) {
  aoti_te t = e->group->members[0].te;
  const aoti_te_node *n = aoti_te_at(e->f, t);
  aoti_kernel *k = e->k;
  aoti_ix at[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) {
    char name[16];
    snprintf(name, sizeof name, "i%d", d);
    at[d] = aoti_int_is(n->size[d], 1) ? aoti_ix_const(k, 0) : aoti_loop_dim(k, name, ix_of(e, n->size[d]));
  }
  aoti_val begin = eval(e, n->args[1], at, 0), end = eval(e, n->args[2], at, 0);
  aoti_ix length = aoti_ix_value(k, aoti_loop_op2(k, AOTI_OP_SUB, end, begin));
  aoti_ix q = aoti_loop_begin_loop(k, "q", length), in[AOT_MAX_DIMS];
  for (int d = 0; d < n->ndim; d++) in[d] = at[d];
  in[n->ndim] = aoti_ix_add(k, aoti_ix_value(k, begin), q);
  aoti_val v = eval(e, n->args[0], in, 0), position = is_arg(n->op) ? aoti_loop_index(k, in[n->ndim]) : 0;
  aoti_val r = aoti_loop_reduce(k, (aoti_loop_op)n->op, v, position);
  aoti_loop_end_loop(k);
  aoti_loop_store(k, e->buffer[t] - 1, element(e, t, at), r, 0);
}

/* ---- parameters */

typedef AOT_VEC(aoti_te) te_list;
typedef AOT_VEC(uint8_t) byte_list;

static aot_status add_buffer(emit *e, aoti_te t, int access, te_list *buffers, byte_list *how) {
  if (e->buffer[t]) {
    how->at[e->buffer[t] - 1] |= (uint8_t)access;
    return NULL;
  }
  AOT_TRY(aoti_push(e->f->arena, buffers, t));
  AOT_TRY(aoti_push(e->f->arena, how, (uint8_t)access));
  e->buffer[t] = (uint32_t)buffers->n;
  return NULL;
}

/* The scalars that computing t needs become parameters. */
static aot_status add_scalars(emit *e, aoti_te t, bool *seen, aoti_lowered_kernel *out) {
  const aoti_te_node *n = aoti_te_at(e->f, t);
  if (seen[t] || (e->buffer[t] && !e->computed[t])) return NULL;
  seen[t] = true;
  for (int i = 0; i < n->n_args; i++) AOT_TRY(add_scalars(e, n->args[i], seen, out));
  if (n->kind != AOTI_TE_SCALAR) return NULL;
  char name[48];
  snprintf(name, sizeof name, n->op ? "offset.%lld" : "seed", (long long)n->i);
  e->scalar[t] = aoti_loop_scalar(e->k, name, AOT_I64) + 1;
  return aoti_push(e->f->arena, &out->scalars, t);
}

/* Words of index expressions, which name nothing else in a kernel. */
/* Words of the text, and names that loops take: i0, i1 .. (aten.i0 is an operator). */
static bool is_word(const char *name) {
  if (*name == 'i' && name[1] && name[1 + strspn(name + 1, "0123456789")] == 0) return true;
  return !strcmp(name, "div") || !strcmp(name, "mod") || !strcmp(name, "min") || !strcmp(name, "max");
}

static aot_status declare(emit *e, aoti_lowered_kernel *out) {
  const aoti_group *g = e->group;
  te_list buffers = {0};
  byte_list how = {0};
  bool overwrites = false, adds = g->kind == AOTI_GROUP_SCATTER;
  for (size_t i = 0; i < g->n_reads; i++) AOT_TRY(add_buffer(e, g->reads[i], AOTI_READ, &buffers, &how));
  for (size_t i = 0; i < g->n; i++) {
    const aoti_member *m = &g->members[i];
    aoti_te to = aoti_te_at(e->f, m->te)->store_to;
    overwrites |= to != 0;
    int access = adds ? AOTI_READ | AOTI_WRITE : AOTI_WRITE; /* it reads what it wrote */
    if (m->stored) AOT_TRY(add_buffer(e, to ? to : m->te, access, &buffers, &how));
    e->computed[m->te] = true;
  }
  for (size_t i = 0; i < e->n_sizes; i++) {
    aot_int a, b;
    const char *name = NULL;
    aoti_sym_parts(e->f->syms, aoti_syms_at(e->f->syms, i).sym, &a, &b, &name);
    ((aoti_ix *)e->sizes)[i] = aoti_loop_size(e->k, name, 0, INT64_MAX);
  }
  for (size_t i = 0; i < buffers.n; i++) {
    const aoti_te_node *n = aoti_te_at(e->f, buffers.at[i]);
    char name[96];
    const char *of = n->node == AOTI_NO_NODE ? "value" : aoti_graph_node(e->g, n->node)->name;
    snprintf(name, sizeof name, is_word(of) ? "%.60s_" : "%.60s", of);
    for (size_t j = 0; j < i; j++) { /* a node may keep several values */
      const aoti_te_node *o = aoti_te_at(e->f, buffers.at[j]);
      if (o->node == n->node) snprintf(name, sizeof name, "%.60s.%zu", of, i);
    }
    if (!aoti_loop_is_identifier(name))
      snprintf(name, sizeof name, "%.60s.%zu", of, i); /* div, min: words of Loop IR */
    bool input = n->kind == AOTI_TE_INPUT;
    aoti_loop_buffer(e->k, name, (aot_dtype)n->dtype, how.at[i], input ? AOTI_INPUT_ALIGN : AOTI_MEMORY_ALIGN,
                     !overwrites);
  }
  bool *seen;
  AOT_TRY(aoti_arena_alloc(&e->scratch, e->f->te.n, sizeof *seen, &seen));
  for (size_t i = 0; i < g->n; i++) AOT_TRY(add_scalars(e, g->members[i].te, seen, out));
  out->buffers = buffers.at;
  if (adds) {
    bool zeroed = aoti_te_at(e->f, g->members[0].te)->n_args == 1 && !e->f->options.few_threads;
    how.at[e->buffer[g->members[0].te] - 1] = AOTI_WRITE | (zeroed ? AOTI_ZEROED : 0);
  }
  out->access = how.at;
  out->n_buffers = buffers.n;
  out->n_sizes = e->n_sizes;
  return NULL;
}

static aot_status name_checked(emit *e, aoti_lowered_kernel *out) {
  char names[160] = "";
  size_t n = 0;
  for (size_t i = 0; i < e->checked.n && n < sizeof names; i++) {
    uint32_t node = e->checked.at[i];
    const char *name = node == AOTI_NO_NODE ? "?" : aoti_graph_node(e->g, node)->name;
    n += (size_t)snprintf(names + n, sizeof names - n, "%s%.100s", i ? ", " : "", name);
  }
  return e->checked.n ? aoti_arena_strdup(e->f->arena, names, strlen(names), &out->checks) : NULL;
}

static aot_status lower_group(emit *e, aoti_lowered_kernel *out) {
  size_t n = e->f->te.n;
  aoti_ix *sizes;
  e->n_sizes = e->f->syms ? aoti_syms_count(e->f->syms) : 0;
  AOT_TRY(aoti_arena_alloc(&e->scratch, n, sizeof *e->buffer, &e->buffer));
  AOT_TRY(aoti_arena_alloc(&e->scratch, n, sizeof *e->computed, &e->computed));
  AOT_TRY(aoti_arena_alloc(&e->scratch, n, sizeof *e->reduced, &e->reduced));
  AOT_TRY(aoti_arena_alloc(&e->scratch, n, sizeof *e->level, &e->level));
  AOT_TRY(aoti_arena_alloc(&e->scratch, n, sizeof *e->scalar, &e->scalar));
  AOT_TRY(aoti_arena_alloc(&e->scratch, e->n_sizes, sizeof *sizes, &sizes));
  e->sizes = sizes;
  AOT_TRY(declare(e, out));
  if (e->group->kind == AOTI_GROUP_SCATTER)
    emit_scatter(e);
  else if (e->group->kind == AOTI_GROUP_SCAN)
    emit_scan(e);
  else if (e->group->kind == AOTI_GROUP_SEGMENT)
    emit_segment(e);
  else if (e->group->kind == AOTI_GROUP_STREAM)
    aoti_emit_attention(e, e->f, e->group, e->k);
  else
    emit_loops(e);
  AOT_TRY(name_checked(e, out));
  for (size_t i = 0; i < e->group->n; i++) {
    uint32_t node = aoti_te_at(e->f, e->group->members[i].te)->node;
    if (node != AOTI_NO_NODE) note(e, aoti_graph_node(e->g, node)->name);
  }
  return aoti_fuse_status(e->f);
}

aot_status aoti_lower_group(aoti_fuse *f, const aoti_graph *g, const aoti_group *group, const char *name,
                            aoti_loop_module *module, aoti_lowered_kernel *out) {
  emit e = {.f = f, .g = g, .group = group};
  *out = (aoti_lowered_kernel){0};
  e.k = aoti_loop_begin_kernel(module, name);
  if (!e.k) return aoti_oom();
  aoti_arena_init(&e.scratch, NULL);
  e.memo.arena = &e.scratch;
  aot_status s = lower_group(&e, out);
  aoti_arena_deinit(&e.scratch);
  if (s) {
    aoti_loop_drop_kernel(e.k);
    return s;
  }
  return aoti_loop_end_kernel(e.k);
}
