// The rules of Loop IR: docs/loop-ir.md says them in words.
#include "loop.h"

enum { FLOAT = 1, INT = 2, NUM = 3, BOOL = 4, BITS = 6, ANY = 7 };

static int class_of(unsigned dtype) {
  if (dtype == AOT_B8) return BOOL;
  if (dtype == AOT_F16 || dtype == AOT_BF16 || !aoti_loop_dtype_size((aot_dtype)dtype)) return 0; // no values of these
  return aoti_loop_is_float((aot_dtype)dtype) ? FLOAT : INT;
}

static const struct {
  uint8_t operands, class;
  enum { SAME, B8, CAST } result;
} facts[AOTI_OP_COUNT] = {
#define X(name, text, operands_, class_, result_) [AOTI_OP_##name] = {operands_, class_, result_},
#include "loop_ops.def"
#undef X
};

#define BAD(...) return bad(k, id, __VA_ARGS__)
static aot_status bad(const aoti_kernel *k, uint32_t id, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "kernel %s: node %u (%s) %s", k->name, id,
                    aoti_loop_op_name((aoti_loop_op)k->nodes.at[id].op), what);
}

/* Is block, or one that holds it, the block outer? */
static bool inside(const aoti_kernel *k, uint32_t block, uint32_t outer) {
  while (block > outer) block = k->nodes.at[block].block;
  return block == outer;
}

/* May a node in block use the value v? */
static bool visible(const aoti_kernel *k, uint32_t user, uint32_t block, aoti_val v) {
  if (!v || v >= user || !k->nodes.at[v].dtype) return false;
  uint32_t home = k->nodes.at[v].block;
  if (!aoti_loop_is_total(k->nodes.at[v].op)) return inside(k, block, home);
  return home && inside(k, block, k->nodes.at[home].block) && !inside(k, block, home);
}

/* The variables in scope inside block, as bits. */
static uint64_t scope(const aoti_kernel *k, uint32_t block) {
  uint64_t vars = k->n_dims >= 64 ? ~0ull : (1ull << k->n_dims) - 1;
  if (!block) vars |= k->outer_vars;
  for (; block; block = k->nodes.at[block].block) vars |= 1ull << k->nodes.at[block].item;
  return vars;
}

static aot_status check_ix(const aoti_kernel *k, uint32_t id, aoti_ix x, uint64_t vars, bool values) {
  const aoti_ix_node *n = &k->ix.at[x];
  if (!x || x >= k->ix.n) BAD("lacks an index expression");
  if (n->kind == AOTI_IX_VAR && !(vars >> n->value & 1)) BAD("uses a variable outside its loop");
  if (n->kind == AOTI_IX_VALUE) {
    if (!values) BAD("has an extent that depends on a value");
    if (!visible(k, id, k->nodes.at[id].block, (aoti_val)n->value)) BAD("indexes with a value that is not visible");
  }
  if (n->a) AOT_TRY(check_ix(k, id, n->a, vars, values));
  if (n->b) AOT_TRY(check_ix(k, id, n->b, vars, values));
  return NULL;
}

static aot_status check_const(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  int64_t v = n->imm.i, lo, hi;
  switch (n->dtype) {
  case AOT_B8: lo = 0, hi = 1; break;
  case AOT_U8: lo = 0, hi = UINT8_MAX; break;
  case AOT_I8: lo = INT8_MIN, hi = INT8_MAX; break;
  case AOT_I16: lo = INT16_MIN, hi = INT16_MAX; break;
  case AOT_I32: lo = INT32_MIN, hi = INT32_MAX; break;
  default: return class_of(n->dtype) ? NULL : bad(k, id, "has a dtype that values cannot have");
  }
  if (v < lo || v > hi) BAD("does not fit its dtype");
  return NULL;
}

static aot_status check_pointwise(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  unsigned first = k->nodes.at[n->args[0]].dtype, last = k->nodes.at[n->args[n->n_args - 1]].dtype;
  if (n->n_args != facts[n->op].operands) BAD("has the wrong number of operands");
  for (int i = n->op == AOTI_OP_SELECT; i < n->n_args; i++)
    if (k->nodes.at[n->args[i]].dtype != last) BAD("has operands of different dtypes");
  if (n->op == AOTI_OP_SELECT && first != AOT_B8) BAD("has a condition that is not b8");
  if (!(class_of(last) & facts[n->op].class)) BAD("is not defined for this dtype");
  if ((n->op == AOTI_OP_ROUND_BF16 || n->op == AOTI_OP_ROUND_F16) && last != AOT_F32) BAD("rounds f32 only");
  if (facts[n->op].result == SAME && n->dtype != last) BAD("has the wrong result dtype");
  if (facts[n->op].result == B8 && n->dtype != AOT_B8) BAD("has the wrong result dtype");
  if (!class_of(n->dtype)) BAD("has a dtype that values cannot have");
  return NULL;
}

static aot_status check_memory(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  bool load = n->op == AOTI_OP_LOAD;
  if (n->item >= k->buffers.n) BAD("names no buffer");
  const aoti_buffer *b = &k->buffers.at[n->item];
  unsigned dtype = aoti_loop_value_dtype((aot_dtype)b->dtype), value = k->nodes.at[n->args[0]].dtype;
  if ((load || n->imm.i) && !(b->access & AOTI_READ)) BAD("reads a buffer that is only written");
  if (!load && !(b->access & AOTI_WRITE)) BAD("writes a buffer that is only read");
  AOT_TRY(check_ix(k, id, n->index, scope(k, n->block), true));
  if (load) {
    if (n->n_args != 0 && n->n_args != 2) BAD("has a condition without a replacement");
    if (n->n_args && (value != AOT_B8 || k->nodes.at[n->args[1]].dtype != dtype))
      BAD("has a condition that is not b8, or a replacement of another dtype");
    return n->dtype == dtype ? NULL : bad(k, id, "has the wrong result dtype");
  }
  if (n->n_args < 1 || n->n_args > 2 || value != dtype) BAD("stores a value of another dtype than the buffer's");
  if (n->n_args == 2 && k->nodes.at[n->args[1]].dtype != AOT_B8) BAD("has a condition that is not b8");
  if (n->imm.i < 0 || n->imm.i >= AOTI_STORE_KINDS) BAD("is of no kind");
  if (n->imm.i && dtype == AOT_B8) BAD("combines with b8");
  if (aoti_loop_is_shared(n) && dtype != AOT_I32 && dtype != AOT_I64)
    BAD("takes a maximum outside loops that is no i32 or i64");
  return n->dtype ? bad(k, id, "has a result") : NULL;
}

static aot_status check_reduce(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  unsigned dtype = k->nodes.at[n->args[0]].dtype;
  bool logical = n->op == AOTI_OP_REDUCE_ANY || n->op == AOTI_OP_REDUCE_ALL;
  bool positioned = n->op == AOTI_OP_REDUCE_ARGMIN || n->op == AOTI_OP_REDUCE_ARGMAX;
  if (!n->block) BAD("is not inside a loop");
  if (n->n_args != 1 + positioned) BAD("has the wrong number of operands");
  if (logical != (dtype == AOT_B8)) BAD("is not defined for this dtype");
  if (positioned && k->nodes.at[n->args[1]].dtype != AOT_I64) BAD("has a position that is not i64");
  if (n->dtype != (positioned ? (unsigned)AOT_I64 : dtype)) BAD("has the wrong result dtype");
  return NULL;
}

static aot_status check_scan(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  unsigned dtype = k->nodes.at[n->args[0]].dtype;
  if (!n->block) BAD("is not inside a loop");
  if (n->n_args != 1 || !(class_of(dtype) & NUM)) BAD("is not defined for this dtype");
  return n->dtype == dtype ? NULL : bad(k, id, "has the wrong result dtype");
}

static aot_status check_contract(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  if (n->block && k->nodes.at[n->block].block) BAD("is inside two loops");
  if (n->item >= k->buffers.n || n->item2 >= k->buffers.n || n->var >= k->vars.n || n->var < k->n_dims)
    BAD("names no buffer or variable");
  for (uint32_t i = 1; i < id; i++) {
    const aoti_loop_node *o = &k->nodes.at[i];
    if (o->op == AOTI_OP_LOOP ? o->item == n->var
                              : (o->op == AOTI_OP_CONTRACT || o->op == AOTI_OP_OUTER) && o->var == n->var)
      BAD("sums over a variable used before");
  }
  const aoti_buffer *a = &k->buffers.at[n->item], *b = &k->buffers.at[n->item2];
  if (!(a->access & AOTI_READ) || !(b->access & AOTI_READ)) BAD("reads a buffer that is only written");
  if (!(class_of(n->dtype) & NUM) || aoti_loop_value_dtype((aot_dtype)a->dtype) != n->dtype ||
      aoti_loop_value_dtype((aot_dtype)b->dtype) != n->dtype)
    BAD("has operands of another dtype than its own");
  AOT_TRY(check_ix(k, id, k->vars.at[n->var].extent, scope(k, 0), false));
  AOT_TRY(check_ix(k, id, n->index, scope(k, n->block) | 1ull << n->var, true));
  return check_ix(k, id, n->index2, scope(k, n->block) | 1ull << n->var, true);
}

static aot_status check_weight(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id], *max = &k->nodes.at[n->args[1]];
  if (!n->block || n->n_args != 2 || max->op != AOTI_OP_REDUCE_MAX || max->block != n->block ||
      max->args[0] != n->args[0])
    BAD("needs a value and its maximum over the same loop");
  return class_of(n->dtype) == FLOAT ? NULL : bad(k, id, "is not defined for this dtype");
}

static aot_status check_outer(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  if (!n->block) BAD("is not inside a loop");
  if (n->item >= k->buffers.n || n->var >= k->vars.n || n->var < k->n_dims || n->n_args != 1)
    BAD("names no buffer or variable");
  for (uint32_t i = 1; i < id; i++) {
    const aoti_loop_node *o = &k->nodes.at[i];
    if (o->op == AOTI_OP_LOOP ? o->item == n->var
                              : (o->op == AOTI_OP_CONTRACT || o->op == AOTI_OP_OUTER) && o->var == n->var)
      BAD("runs over a variable used before");
  }
  const aoti_buffer *b = &k->buffers.at[n->item];
  if (!(b->access & AOTI_READ)) BAD("reads a buffer that is only written");
  if (class_of(n->dtype) != FLOAT || aoti_loop_value_dtype((aot_dtype)b->dtype) != n->dtype)
    BAD("has operands of another dtype than its own");
  AOT_TRY(check_ix(k, id, k->vars.at[n->var].extent, scope(k, 0), false));
  return check_ix(k, id, n->index, scope(k, n->block) | 1ull << n->var, true);
}

aot_status aoti_loop_verify_node(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  if (n->op == AOTI_OP_NONE || n->op >= AOTI_OP_COUNT || n->n_args > 3) BAD("is no operation");
  for (int i = 0; i < n->n_args - (n->op == AOTI_OP_WEIGHT); i++) // the maximum of weights is that of the open loop
    if (!visible(k, id, n->block, n->args[i])) BAD("uses a value that is not visible here");
  if (aoti_loop_is_pointwise(n->op)) return check_pointwise(k, id);
  if (aoti_loop_is_reduce(n->op)) return check_reduce(k, id);
  if (aoti_loop_is_scan(n->op)) return check_scan(k, id);
  switch ((aoti_loop_op)n->op) {
  case AOTI_OP_CONST: return check_const(k, id);
  case AOTI_OP_SCALAR:
    if (n->item >= k->scalars.n || n->dtype != k->scalars.at[n->item].dtype) BAD("names no scalar parameter");
    return NULL;
  case AOTI_OP_INDEX: return check_ix(k, id, n->index, scope(k, n->block), true);
  case AOTI_OP_CHECK:
    if (n->n_args != 1 || k->nodes.at[n->args[0]].dtype != AOT_I64) BAD("checks something that is not i64");
    return check_ix(k, id, n->index, scope(k, n->block), false);
  case AOTI_OP_LOAD:
  case AOTI_OP_STORE: return check_memory(k, id);
  case AOTI_OP_CONTRACT: return check_contract(k, id);
  case AOTI_OP_WEIGHT: return check_weight(k, id);
  case AOTI_OP_OUTER: return check_outer(k, id);
  case AOTI_OP_LOOP: {
    uint32_t depth = 0;
    for (uint32_t b = n->block; b; b = k->nodes.at[b].block) depth++;
    if (depth >= AOTI_LOOP_MAX_NESTING) BAD("is nested too deep");
    if (n->item >= k->vars.n || n->item < k->n_dims) BAD("has no variable of its own");
    return check_ix(k, id, n->index, scope(k, n->block), true);
  }
  default: BAD("is no operation");
  }
}

/* The outermost loop that holds node id; 0: none. */
static uint32_t outermost(const aoti_kernel *k, uint32_t id) {
  uint32_t b = k->nodes.at[id].block;
  while (b && k->nodes.at[b].block) b = k->nodes.at[b].block;
  return b;
}

static bool has_reduction(const aoti_kernel *k, uint32_t loop) {
  for (uint32_t i = loop + 1; i < k->nodes.at[loop].end; i++)
    if (aoti_loop_is_reduce(k->nodes.at[i].op)) return true;
  return false;
}

/* Whether load id may see what the store does. The points of the domain, and the iterations of loops, run in any order,
 * by several threads: what is read must be the element that the same iteration of the same block stores; or it is read
 * in a loop before, at whose end the threads meet for a reduction. */
static bool reads_apart(const aoti_kernel *k, uint32_t id, aoti_ix index, uint32_t store) {
  const aoti_loop_node *s = &k->nodes.at[store];
  uint32_t mine = outermost(k, id), other = outermost(k, store);
  if (k->nodes.at[id].op == AOTI_OP_LOAD && k->nodes.at[id].block == s->block && index == s->index) return true;
  return mine && mine != other && id < store && has_reduction(k, mine);
}

/* No value may come from another point or iteration through memory. Where some loop runs in order, each point is left
 * to one thread, which sees what it stored. */
static aot_status check_carried(const aoti_kernel *k) {
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (aoti_loop_in_order(k, id)) return NULL;
  for (uint32_t store = 1; store < k->nodes.n; store++) {
    const aoti_loop_node *s = &k->nodes.at[store];
    if (s->op != AOTI_OP_STORE || !(k->buffers.at[s->item].access & AOTI_READ)) continue;
    for (uint32_t id = 1; id < k->nodes.n; id++) {
      const aoti_loop_node *n = &k->nodes.at[id];
      bool reads = (n->op == AOTI_OP_LOAD || n->op == AOTI_OP_CONTRACT || n->op == AOTI_OP_OUTER) && n->item == s->item;
      bool reads2 = n->op == AOTI_OP_CONTRACT && n->item2 == s->item;
      if ((reads || reads2) && !reads_apart(k, id, n->index, store))
        BAD("reads what another point or iteration stores, which may run at the same time");
    }
  }
  return NULL;
}

aot_status aoti_loop_verify_kernel(const aoti_kernel *k) {
  uint32_t end = (uint32_t)k->nodes.n;
  bool stores = false;
  if (k->block) return aoti_error(AOT_ERROR_INVALID, "kernel %s: a loop is not closed", k->name);
  for (size_t i = 0; i < k->n_dims; i++)
    if (k->ix.at[k->vars.at[i].extent].vars)
      return aoti_error(AOT_ERROR_INVALID, "kernel %s: the extent of a dimension uses variables", k->name);
  for (uint32_t id = 1, block = 0; id < end; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    while (block && k->nodes.at[block].end == id) block = k->nodes.at[block].block;
    if (n->block != block) BAD("is in another block than it says");
    AOT_TRY(aoti_loop_verify_node(k, id));
    stores |= n->op == AOTI_OP_STORE;
    if (n->op == AOTI_OP_LOOP) {
      uint32_t outer_end = block ? k->nodes.at[block].end : end;
      if (n->end <= id || n->end > outer_end) BAD("ends outside the loop that holds it");
      if (n->end > id + 1) block = id;
    }
  }
  if (aoti_loop_wants_stream(k)) {
    aoti_stream s;
    const char *why = aoti_loop_stream((aoti_kernel *)k, &s);
    if (why) return aoti_error(AOT_ERROR_INVALID, "kernel %s is no stream of columns: %s", k->name, why);
  }
  return stores ? check_carried(k) : aoti_error(AOT_ERROR_INVALID, "kernel %s stores nothing", k->name);
}

aot_status aoti_loop_verify(const aoti_loop_module *module) {
  for (size_t i = 0; i < module->kernels.n; i++) AOT_TRY(aoti_loop_verify_kernel(module->kernels.at[i]));
  return NULL;
}
