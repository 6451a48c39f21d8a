// Kernels made from kernels: nodes are replayed through the builder with variables replaced.
#include "loop.h"

typedef struct replay {
  aoti_kernel *to;
  const aoti_kernel *from;
  aoti_ix vars[AOTI_LOOP_MAX_VARS];
  aoti_ix *sizes;
  aoti_val *values;
  uint32_t *buffers;  /* their numbers in `to`; UINT32_MAX: left out */
  const bool *wanted; /* per node: replay it; NULL: all */
} replay;

static aoti_ix translated(replay *r, aoti_ix x) {
  return aoti_ix_translate(r->to, r->from, x, r->vars, r->sizes, r->values);
}

/* used: the access that the nodes to be replayed need of each buffer; NULL: as declared. */
static aot_status replay_begin(replay *r, aoti_loop_module *to, const aoti_kernel *from, const char *name,
                               const uint8_t *used) {
  r->from = from;
  r->to = aoti_loop_begin_kernel(to, name);
  if (!r->to) return aoti_oom();
  AOT_TRY(aoti_arena_alloc(to->arena, from->buffers.n, sizeof *r->buffers, &r->buffers));
  AOT_TRY(aoti_arena_alloc(to->arena, from->sizes.n, sizeof *r->sizes, &r->sizes));
  AOT_TRY(aoti_arena_alloc(to->arena, from->nodes.n, sizeof *r->values, &r->values));
  for (size_t i = 0; i < from->notes.n; i++) aoti_loop_note(r->to, from->notes.at[i]);
  for (size_t i = 0; i < from->sizes.n; i++)
    r->sizes[i] = aoti_loop_size(r->to, from->sizes.at[i].name, from->sizes.at[i].min, from->sizes.at[i].max);
  for (size_t i = 0; i < from->buffers.n; i++) {
    const aoti_buffer *b = &from->buffers.at[i];
    int access = used ? used[i] : b->access;
    r->buffers[i] = UINT32_MAX;
    if (access) r->buffers[i] = aoti_loop_buffer(r->to, b->name, (aot_dtype)b->dtype, access, b->align, b->noalias);
  }
  for (size_t i = 0; i < from->scalars.n; i++)
    aoti_loop_scalar(r->to, from->scalars.at[i].name, (aot_dtype)from->scalars.at[i].dtype);
  return NULL;
}

static void replay_node(replay *r, uint32_t id) {
  aoti_kernel *k = r->to;
  const aoti_loop_node *n = &r->from->nodes.at[id];
  aoti_val a[3] = {0}, v = 0;
  for (int i = 0; i < n->n_args; i++) a[i] = r->values[n->args[i]];
  aot_dtype dtype = (aot_dtype)n->dtype;
  aoti_loop_op op = (aoti_loop_op)n->op;
  aoti_ix x = n->index && op != AOTI_OP_CONTRACT && op != AOTI_OP_LOOP ? translated(r, n->index) : 0;
  switch (op) {
  case AOTI_OP_CONST:
    v = aoti_loop_is_float(dtype) ? aoti_loop_const_f(k, dtype, n->imm.f) : aoti_loop_const_i(k, dtype, n->imm.i);
    break;
  case AOTI_OP_SCALAR: v = aoti_loop_scalar_value(k, n->item); break;
  case AOTI_OP_INDEX: v = aoti_loop_index(k, x); break;
  case AOTI_OP_CHECK: v = aoti_loop_check(k, a[0], x); break;
  case AOTI_OP_LOAD:
    v = n->n_args ? aoti_loop_load_if(k, r->buffers[n->item], x, a[0], a[1])
                  : aoti_loop_load(k, r->buffers[n->item], x);
    break;
  case AOTI_OP_STORE:
    if (n->imm.i)
      aoti_loop_store_add(k, r->buffers[n->item], x, a[0], a[1]);
    else
      aoti_loop_store(k, r->buffers[n->item], x, a[0], a[1]);
    break;
  case AOTI_OP_LOOP:
    r->vars[n->item] = aoti_loop_begin_loop(k, r->from->vars.at[n->item].name, translated(r, n->index));
    break;
  case AOTI_OP_CONTRACT: {
    const aoti_var *var = &r->from->vars.at[n->var];
    aoti_ix kv = r->vars[n->var] = aoti_loop_begin_contract(k, var->name, translated(r, var->extent));
    aoti_ix ia = translated(r, n->index), ib = translated(r, n->index2);
    v = aoti_loop_contract(k, kv, r->buffers[n->item], ia, r->buffers[n->item2], ib, dtype);
    break;
  }
  case AOTI_OP_CAST: v = aoti_loop_cast(k, dtype, a[0]); break;
  default:
    if (aoti_loop_is_reduce(op))
      v = aoti_loop_reduce(k, op, a[0], a[1]);
    else if (aoti_loop_is_scan(op))
      v = aoti_loop_scan(k, op, a[0]);
    else
      v = n->n_args == 1   ? aoti_loop_op1(k, op, a[0])
          : n->n_args == 2 ? aoti_loop_op2(k, op, a[0], a[1])
                           : aoti_loop_op3(k, op, a[0], a[1], a[2]);
  }
  r->values[id] = v;
}

/* Whether two variables occur in x only as outer * extent(inner) + inner, times anything. */
static bool contiguous(aoti_kernel *k, aoti_ix x, uint32_t outer, uint32_t inner) {
  if (!(k->ix.at[x].vars & (1ull << outer | 1ull << inner))) return true;
  aoti_ix a = aoti_ix_coefficient(k, x, outer), b = aoti_ix_coefficient(k, x, inner);
  return a && b && a == aoti_ix_mul(k, b, k->vars.at[inner].extent);
}

static bool all_contiguous(aoti_kernel *k, uint32_t from, uint32_t to, uint32_t outer, uint32_t inner) {
  for (uint32_t id = from; id < to; id++)
    if (k->nodes.at[id].index && !contiguous(k, k->nodes.at[id].index, outer, inner)) return false;
  return true;
}

/* Loop `id` holds nothing but one loop and reductions of that loop's reductions by the same operation, so the two can
 * be one. Unless asked to, only if their variables are contiguous in every access. */
static bool perfect_nest(aoti_kernel *k, uint32_t id, bool always) {
  uint32_t in = id + 1, end = k->nodes.at[id].end;
  if (in >= end || k->nodes.at[in].op != AOTI_OP_LOOP) return false;
  uint32_t outer = k->nodes.at[id].item, inner = k->nodes.at[in].item;
  if (k->ix.at[k->nodes.at[in].index].vars >> outer & 1) return false;
  for (uint32_t r = k->nodes.at[in].end; r < end; r++) {
    const aoti_loop_node *n = &k->nodes.at[r], *of = &k->nodes.at[n->args[0]];
    if (!aoti_loop_is_reduce(n->op) || n->n_args != 1 || of->op != n->op || of->block != in) return false;
  }
  for (uint32_t r = in + 1; r < k->nodes.at[in].end; r++) // in order means in order
    if (aoti_loop_in_order(k, r)) return false;
  return always || all_contiguous(k, in + 1, k->nodes.at[in].end, outer, inner);
}

static void replay_range(replay *r, uint32_t from, uint32_t to, bool merge, bool always);

/* One loop over f = outer * extent(inner) + inner. */
static void replay_nest(replay *r, uint32_t id, bool always) {
  aoti_kernel *k = r->to;
  const aoti_loop_node *outer = &r->from->nodes.at[id], *inner = &r->from->nodes.at[id + 1];
  aoti_ix n = translated(r, inner->index);
  aoti_ix f =
      aoti_loop_begin_loop(k, r->from->vars.at[inner->item].name, aoti_ix_mul(k, translated(r, outer->index), n));
  r->vars[outer->item] = aoti_ix_div(k, f, n);
  r->vars[inner->item] = aoti_ix_mod(k, f, n);
  replay_range(r, id + 2, inner->end, true, always);
  aoti_loop_end_loop(k);
  for (uint32_t i = inner->end; i < outer->end; i++) r->values[i] = r->values[r->from->nodes.at[i].args[0]];
}

static void replay_range(replay *r, uint32_t from, uint32_t to, bool merge, bool always) {
  for (uint32_t id = from; id < to && !r->to->error; id = aoti_loop_next(r->from, id)) {
    if (r->wanted && !r->wanted[id]) continue;
    if (r->from->nodes.at[id].op != AOTI_OP_LOOP) {
      replay_node(r, id);
    } else if (merge && perfect_nest((aoti_kernel *)r->from, id, always)) {
      replay_nest(r, id, always);
    } else {
      replay_node(r, id);
      replay_range(r, id + 1, r->from->nodes.at[id].end, merge, always);
      aoti_loop_end_loop(r->to);
    }
  }
}

static void replay_body(replay *r, bool merge, bool always) {
  replay_range(r, 1, (uint32_t)r->from->nodes.n, merge, always);
}

static bool mergeable(aoti_kernel *k, uint32_t d) { return all_contiguous(k, 1, (uint32_t)k->nodes.n, d, d + 1); }

static aot_status finish(replay *r, aoti_kernel **out) {
  *out = r->to;
  aot_status s = aoti_loop_end_kernel(r->to);
  return s ? aoti_note(s, "while rewriting kernel %s", r->from->name) : NULL;
}

aot_status aoti_loop_copy(aoti_loop_module *to, const aoti_kernel *k, aoti_kernel **out) {
  replay r = {0};
  AOT_TRY(replay_begin(&r, to, k, k->name, NULL));
  for (uint32_t d = 0; d < k->n_dims; d++)
    r.vars[d] = aoti_loop_dim(r.to, k->vars.at[d].name, translated(&r, k->vars.at[d].extent));
  replay_body(&r, false, false);
  return finish(&r, out);
}

aot_status aoti_loop_collapse(aoti_loop_module *to, aoti_kernel *k, bool flatten, aoti_kernel **out) {
  replay r = {0};
  bool contraction = false;
  for (uint32_t id = 1; id < k->nodes.n; id++) contraction |= k->nodes.at[id].op == AOTI_OP_CONTRACT;
  if (contraction) return aoti_loop_copy(to, k, out);
  AOT_TRY(replay_begin(&r, to, k, k->name, NULL));
  for (uint32_t d = 0; d < k->n_dims; d++) {
    aoti_ix extent = translated(&r, k->vars.at[d].extent);
    int64_t n;
    r.vars[d] = aoti_ix_const(r.to, 0);
    if (aoti_ix_is_const(r.to, extent, &n) && n == 1) continue;
    while (d + 1 < k->n_dims && mergeable(k, d)) { // d * n + (d + 1) is one variable, which takes the place of d + 1
      extent = aoti_ix_mul(r.to, extent, translated(&r, k->vars.at[d + 1].extent));
      r.vars[++d] = aoti_ix_const(r.to, 0);
    }
    r.vars[d] = aoti_loop_dim(r.to, k->vars.at[d].name, extent);
  }
  if (k->error) { // a product of extents overflowed while looking
    aot_status s = k->error;
    k->error = NULL;
    aoti_loop_drop_kernel(r.to);
    return s;
  }
  replay_body(&r, true, flatten);
  return finish(&r, out);
}

/* ---- splitting a long reduction --------------------------------------------------------------------------------- */

/* Marks what node id needs, itself included: operands, values in indices, for loops their whole bodies. */
static void want(const aoti_kernel *k, bool *wanted, uint32_t id);

static void want_ix(const aoti_kernel *k, bool *wanted, aoti_ix x) {
  const aoti_ix_node *n = &k->ix.at[x];
  if (n->kind == AOTI_IX_VALUE) want(k, wanted, (uint32_t)n->value);
  if (n->a) want_ix(k, wanted, n->a);
  if (n->b) want_ix(k, wanted, n->b);
}

static void want(const aoti_kernel *k, bool *wanted, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  if (wanted[id]) return;
  wanted[id] = true;
  for (int i = 0; i < n->n_args; i++) want(k, wanted, n->args[i]);
  if (n->index) want_ix(k, wanted, n->index);
  if (n->index2) want_ix(k, wanted, n->index2);
}

/* The access of each buffer by the wanted nodes. */
static void used_buffers(const aoti_kernel *k, const bool *wanted, uint8_t *used) {
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (!wanted[id]) continue;
    if (n->op == AOTI_OP_LOAD || n->op == AOTI_OP_CONTRACT) used[n->item] |= AOTI_READ;
    if (n->op == AOTI_OP_CONTRACT) used[n->item2] |= AOTI_READ;
    if (n->op == AOTI_OP_STORE) used[n->item] |= n->imm.i ? AOTI_READ | AOTI_WRITE : AOTI_WRITE;
  }
}

/* The only top-level loop, if it only reduces; else 0. */
static uint32_t splittable_loop(const aoti_kernel *k) {
  uint32_t loop = 0;
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (n->op == AOTI_OP_CONTRACT || (n->op == AOTI_OP_STORE && (n->block || n->imm.i))) return 0;
    if (aoti_loop_is_scan(n->op)) return 0;
    if (n->op == AOTI_OP_LOOP && !n->block && loop) return 0;
    if (n->op == AOTI_OP_LOOP && !n->block) loop = id;
  }
  return loop;
}

typedef struct splitting {
  aoti_kernel *k;
  uint32_t loop;
  int64_t pieces;
  aoti_loop_split *out;
  bool *wanted;
  uint8_t *used;
  aoti_text name;
} splitting;

static aot_status split_begin(splitting *s, replay *r, aoti_loop_module *to, const char *suffix, uint32_t *buffers) {
  const aoti_kernel *k = s->k;
  used_buffers(k, s->wanted, s->used);
  s->name.n = 0;
  aoti_text_add(&s->name, "%s%s", k->name, suffix);
  if (s->name.failed) return aoti_oom();
  r->wanted = s->wanted;
  AOT_TRY(replay_begin(r, to, k, s->name.at, s->used));
  uint32_t n = 0;
  for (uint32_t i = 0; i < k->buffers.n; i++)
    if (s->used[i]) buffers[n++] = i;
  for (uint32_t i = 0; i < s->out->n_scratch; i++) {
    aoti_text t = {0};
    aoti_text_add(&t, "partial%u", i);
    if (!t.failed) aoti_loop_buffer(r->to, t.at, s->out->scratch[i], *suffix ? AOTI_WRITE : AOTI_READ, 16, true);
    aoti_text_deinit(&t);
    buffers[n++] = (uint32_t)k->buffers.n + i;
  }
  for (uint32_t d = 0; d < k->n_dims; d++)
    r->vars[d] = aoti_loop_dim(r->to, k->vars.at[d].name, translated(r, k->vars.at[d].extent));
  return NULL;
}

/* Where piece p of the current point lies in a scratch buffer. */
static aoti_ix partial_at(const splitting *s, replay *r, aoti_ix p) {
  aoti_kernel *k = r->to;
  aoti_ix at = aoti_ix_const(k, 0);
  for (uint32_t d = 0; d < s->k->n_dims; d++)
    at = aoti_ix_add(k, aoti_ix_mul(k, at, translated(r, s->k->vars.at[d].extent)), r->vars[d]);
  return aoti_ix_add(k, aoti_ix_mul(k, at, aoti_ix_const(k, s->pieces)), p);
}

/* A reduction of the loop itself. argmin and argmax carry their value along with the position. */
static bool own_reduce(const splitting *s, uint32_t id) {
  return aoti_loop_is_reduce(s->k->nodes.at[id].op) && s->k->nodes.at[id].block == s->loop;
}

static aoti_loop_op value_of(unsigned op) {
  return op == AOTI_OP_REDUCE_ARGMAX ? AOTI_OP_REDUCE_MAX : AOTI_OP_REDUCE_MIN;
}

static aot_status split_first(splitting *s, aoti_loop_module *to) {
  replay r = {0};
  const aoti_kernel *k = s->k;
  const aoti_loop_node *loop = &k->nodes.at[s->loop];
  want(k, s->wanted, s->loop);
  for (uint32_t id = s->loop + 1; id < loop->end; id++) want(k, s->wanted, id);
  AOT_TRY(split_begin(s, &r, to, "_partial", s->out->first_buffers));
  aoti_kernel *f = s->out->first = r.to;
  aoti_ix p = aoti_loop_dim(f, "piece", aoti_ix_const(f, s->pieces));
  replay_range(&r, 1, s->loop, false, false);
  /* piece p has the iterations from p * chunk, at most chunk of them */
  aoti_ix n = translated(&r, loop->index), round = aoti_ix_const(f, s->pieces - 1);
  aoti_ix chunk = aoti_ix_div(f, aoti_ix_add(f, n, round), aoti_ix_const(f, s->pieces));
  aoti_ix from = aoti_ix_mul(f, p, chunk), left = aoti_ix_max(f, aoti_ix_sub(f, n, from), aoti_ix_const(f, 0));
  aoti_ix j = aoti_loop_begin_loop(f, k->vars.at[loop->item].name, aoti_ix_min(f, chunk, left));
  r.vars[loop->item] = aoti_ix_add(f, from, j);
  aoti_val partial[AOTI_SPLIT_MAX_SCRATCH];
  uint32_t made = 0;
  for (uint32_t id = s->loop + 1; id < loop->end && !f->error; id = aoti_loop_next(k, id)) {
    replay_range(&r, id, aoti_loop_next(k, id), false, false);
    if (!own_reduce(s, id)) continue;
    const aoti_loop_node *n_id = &k->nodes.at[id];
    if (n_id->n_args > 1) partial[made++] = aoti_loop_reduce(f, value_of(n_id->op), r.values[n_id->args[0]], 0);
    partial[made++] = r.values[id];
  }
  aoti_loop_end_loop(f);
  for (uint32_t i = 0; i < made; i++)
    aoti_loop_store(f, (uint32_t)(f->buffers.n - made + i), partial_at(s, &r, p), partial[i], 0);
  return finish(&r, &s->out->first);
}

static aot_status split_second(splitting *s, aoti_loop_module *to) {
  replay r = {0};
  const aoti_kernel *k = s->k;
  const aoti_loop_node *loop = &k->nodes.at[s->loop];
  for (uint32_t id = 0; id < k->nodes.n; id++) s->wanted[id] = false;
  for (uint32_t i = 0; i < k->buffers.n; i++) s->used[i] = 0;
  for (uint32_t id = s->loop; id < loop->end; id++) s->wanted[id] = true; // stops the marking: they are not replayed
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (k->nodes.at[id].op == AOTI_OP_STORE) want(k, s->wanted, id);
  for (uint32_t id = s->loop; id < loop->end; id++) s->wanted[id] = false;
  AOT_TRY(split_begin(s, &r, to, "", s->out->second_buffers));
  aoti_kernel *f = s->out->second = r.to;
  replay_range(&r, 1, s->loop, false, false);
  aoti_ix p = aoti_loop_begin_loop(f, "piece", aoti_ix_const(f, s->pieces));
  uint32_t scratch = (uint32_t)f->buffers.n - s->out->n_scratch;
  for (uint32_t id = s->loop + 1; id < loop->end && !f->error; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (!own_reduce(s, id)) continue;
    aoti_val v = aoti_loop_load(f, scratch++, partial_at(s, &r, p)), at = 0;
    if (n->n_args > 1) at = aoti_loop_load(f, scratch++, partial_at(s, &r, p));
    r.values[id] = aoti_loop_reduce(f, (aoti_loop_op)n->op, v, at);
  }
  aoti_loop_end_loop(f);
  replay_range(&r, loop->end, (uint32_t)k->nodes.n, false, false);
  return finish(&r, &s->out->second);
}

aot_status aoti_loop_split_reduction(aoti_loop_module *to, const aoti_kernel *original, int64_t pieces,
                                     aoti_loop_split *out) {
  aoti_loop_module scratch;
  aoti_kernel *k;
  *out = (aoti_loop_split){0};
  if (pieces < 2) return NULL;
  aoti_loop_module_init(&scratch, to->arena);
  AOT_TRY(aoti_loop_copy(&scratch, original, &k));
  aoti_loop_module_init(&scratch, to->arena);
  AOT_TRY(aoti_loop_collapse(&scratch, k, false, &k));
  splitting s = {.k = k, .loop = splittable_loop(k), .pieces = pieces, .out = out};
  if (!s.loop) return NULL;
  for (uint32_t id = s.loop; id < k->nodes.at[s.loop].end; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (!own_reduce(&s, id)) continue;
    if (out->n_scratch + n->n_args > AOTI_SPLIT_MAX_SCRATCH) {
      out->n_scratch = 0;
      return NULL;
    }
    out->scratch[out->n_scratch++] = (aot_dtype)k->nodes.at[n->args[0]].dtype;
    if (n->n_args > 1) out->scratch[out->n_scratch++] = AOT_I64;
  }
  size_t most = k->buffers.n + out->n_scratch;
  AOT_TRY(aoti_arena_alloc(to->arena, most, sizeof(uint32_t), &out->first_buffers));
  AOT_TRY(aoti_arena_alloc(to->arena, most, sizeof(uint32_t), &out->second_buffers));
  AOT_TRY(aoti_arena_alloc(to->arena, k->nodes.n, sizeof *s.wanted, &s.wanted));
  AOT_TRY(aoti_arena_alloc(to->arena, k->buffers.n, sizeof *s.used, &s.used));
  aot_status status = split_first(&s, to);
  if (!status && (status = split_second(&s, to))) aoti_loop_drop_kernel(out->first);
  aoti_text_deinit(&s.name);
  return status;
}
