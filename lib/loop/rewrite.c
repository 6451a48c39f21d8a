// Kernels made from kernels: nodes are replayed through the builder with variables replaced.
#include "loop.h"

typedef struct replay {
  aoti_kernel *to;
  const aoti_kernel *from;
  aoti_ix vars[AOTI_LOOP_MAX_VARS];
  aoti_ix *sizes;
  aoti_val *values;
} replay;

static aoti_ix translated(replay *r, aoti_ix x) {
  return aoti_ix_translate(r->to, r->from, x, r->vars, r->sizes, r->values);
}

static aot_status replay_begin(replay *r, aoti_loop_module *to, const aoti_kernel *from) {
  r->from = from;
  r->to = aoti_loop_begin_kernel(to, from->name);
  if (!r->to) return aoti_oom();
  AOT_TRY(aoti_arena_alloc(to->arena, from->sizes.n, sizeof *r->sizes, &r->sizes));
  AOT_TRY(aoti_arena_alloc(to->arena, from->nodes.n, sizeof *r->values, &r->values));
  for (size_t i = 0; i < from->notes.n; i++) aoti_loop_note(r->to, from->notes.at[i]);
  for (size_t i = 0; i < from->sizes.n; i++)
    r->sizes[i] = aoti_loop_size(r->to, from->sizes.at[i].name, from->sizes.at[i].min, from->sizes.at[i].max);
  for (size_t i = 0; i < from->buffers.n; i++) {
    const aoti_buffer *b = &from->buffers.at[i];
    aoti_loop_buffer(r->to, b->name, (aot_dtype)b->dtype, b->access, b->align, b->noalias);
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
  bool own = op == AOTI_OP_CONTRACT || op == AOTI_OP_OUTER || op == AOTI_OP_LOOP; // has a variable of its own
  aoti_ix x = n->index && !own ? translated(r, n->index) : 0;
  switch (op) {
  case AOTI_OP_CONST:
    v = aoti_loop_is_float(dtype) ? aoti_loop_const_f(k, dtype, n->imm.f) : aoti_loop_const_i(k, dtype, n->imm.i);
    break;
  case AOTI_OP_SCALAR: v = aoti_loop_scalar_value(k, n->item); break;
  case AOTI_OP_INDEX: v = aoti_loop_index(k, x); break;
  case AOTI_OP_CHECK: v = aoti_loop_check(k, a[0], x); break;
  case AOTI_OP_LOAD:
    v = n->n_args ? aoti_loop_load_if(k, n->item, x, a[0], a[1]) : aoti_loop_load(k, n->item, x);
    break;
  case AOTI_OP_STORE: aoti_loop_update(k, (aoti_store_kind)n->imm.i, n->item, x, a[0], a[1]); break;
  case AOTI_OP_LOOP:
    r->vars[n->item] = aoti_loop_begin_loop(k, r->from->vars.at[n->item].name, translated(r, n->index));
    break;
  case AOTI_OP_CONTRACT: {
    const aoti_var *var = &r->from->vars.at[n->var];
    aoti_ix kv = r->vars[n->var] = aoti_loop_begin_contract(k, var->name, translated(r, var->extent));
    aoti_ix ia = translated(r, n->index), ib = translated(r, n->index2);
    v = aoti_loop_contract(k, kv, n->item, ia, n->item2, ib, dtype);
    break;
  }
  case AOTI_OP_OUTER: {
    const aoti_var *var = &r->from->vars.at[n->var];
    aoti_ix d = r->vars[n->var] = aoti_loop_begin_contract(k, var->name, translated(r, var->extent));
    v = aoti_loop_outer(k, d, a[0], n->item, translated(r, n->index));
    break;
  }
  case AOTI_OP_WEIGHT: v = aoti_loop_weight(k, a[0], a[1]); break;
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
  AOT_TRY(replay_begin(&r, to, k));
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
  AOT_TRY(replay_begin(&r, to, k));
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
