// Streams: what a kernel must be like to be one, and its parts. loop.h says what they are.
#include "loop.h"

bool aoti_loop_wants_stream(const aoti_kernel *k) {
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (n->op == AOTI_OP_OUTER || n->op == AOTI_OP_WEIGHT || (n->op == AOTI_OP_CONTRACT && n->block)) return true;
  }
  return false;
}

/* How x changes as variable v grows: 0 not at all, 1 and -1 never down and never up, 2 unknown. */
static int direction(const aoti_kernel *k, aoti_ix x, uint32_t v) {
  const aoti_ix_node *n = &k->ix.at[x];
  if (!(n->vars >> v & 1)) return n->kind == AOTI_IX_VALUE ? 2 : 0;
  switch ((aoti_ix_kind)n->kind) {
  case AOTI_IX_VAR: return 1;
  case AOTI_IX_ADD:
  case AOTI_IX_MIN:
  case AOTI_IX_MAX: {
    int a = direction(k, n->a, v), b = direction(k, n->b, v);
    return a == 2 || b == 2 || a * b < 0 ? 2 : a ? a : b;
  }
  case AOTI_IX_MUL: {
    const aoti_ix_node *c = &k->ix.at[n->b];
    int a = direction(k, n->a, v);
    if (c->kind != AOTI_IX_CONST || a == 2) return 2;
    return c->value < 0 ? -a : a;
  }
  default: return 2;
  }
}

/* Whether the two name the same elements, their variables taken for the same. */
static bool same_panel(aoti_kernel *k, const aoti_panel *a, const aoti_panel *b, uint32_t line) {
  if (a->buffer != b->buffer || a->extent != b->extent) return false;
  if (a->var == b->var && a->index == b->index) return true;
  aoti_ix x = aoti_ix_coefficient(k, a->index, a->var), y = aoti_ix_coefficient(k, b->index, b->var);
  if (!x || x != y || k->ix.at[x].vars >> line & 1) return false;
  aoti_ix va = aoti_ix_var(k, a->var), vb = aoti_ix_var(k, b->var);
  aoti_ix rest_a = aoti_ix_sub(k, a->index, aoti_ix_mul(k, x, va));
  return rest_a == aoti_ix_sub(k, b->index, aoti_ix_mul(k, y, vb));
}

static const char *add_panel(aoti_kernel *k, aoti_panel *at, unsigned *n, unsigned most, aoti_panel p, uint32_t line,
                             uint8_t *out) {
  int64_t extent;
  if (!aoti_ix_is_const(k, k->vars.at[p.var].extent, &extent) || extent < 1 || extent > AOTI_STREAM_EXTENT)
    return "a product is not of a known, moderate length";
  p.extent = (unsigned)extent;
  for (*out = 0; *out < *n; ++*out)
    if (same_panel(k, &at[*out], &p, line)) return NULL;
  if (*n == most) return "it has too many operands";
  at[(*n)++] = p;
  return NULL;
}

static bool depends(const aoti_kernel *k, aoti_ix x, uint32_t v) { return k->ix.at[x].vars >> v & 1; }

static const char *add_product(aoti_kernel *k, uint32_t id, aoti_stream *s) {
  const aoti_loop_node *n = &k->nodes.at[id];
  unsigned i = s->n_products++;
  if (i == AOTI_STREAM_PARTS) return "it has too many products";
  if (!aoti_loop_is_float((aot_dtype)n->dtype)) return "a product is not of floats";
  if (depends(k, n->index, s->column) || depends(k, n->index2, s->row)) return "a product is not of a row and a column";
  s->product[i] = id;
  const char *why = add_panel(k, s->rows, &s->n_rows, AOTI_STREAM_PARTS, (aoti_panel){n->item, n->var, n->index, 0},
                              s->row, &s->product_rows[i]);
  if (why) return why;
  return add_panel(k, s->columns, &s->n_columns, 2 * AOTI_STREAM_PARTS, (aoti_panel){n->item2, n->var, n->index2, 0},
                   s->column, &s->product_columns[i]);
}

static const char *add_outer(aoti_kernel *k, uint32_t id, aoti_stream *s) {
  const aoti_loop_node *n = &k->nodes.at[id];
  unsigned i = s->n_outers++;
  if (i == AOTI_STREAM_PARTS) return "it has too many outer products";
  if (depends(k, n->index, s->row)) return "an outer product is not of columns";
  s->outer[i] = id;
  return add_panel(k, s->columns, &s->n_columns, 2 * AOTI_STREAM_PARTS, (aoti_panel){n->item, n->var, n->index, 0},
                   s->column, &s->outer_columns[i]);
}

/* A node inside the loop. */
static const char *add_node(aoti_kernel *k, uint32_t id, aoti_stream *s) {
  const aoti_loop_node *n = &k->nodes.at[id];
  for (int i = 0; i < n->n_args; i++)
    if (s->weight && n->args[i] == s->weight && n->op != AOTI_OP_REDUCE_SUM && n->op != AOTI_OP_OUTER)
      return "a weight is used other than in sums";
  switch (n->op) {
  case AOTI_OP_CONTRACT: return add_product(k, id, s);
  case AOTI_OP_OUTER: return add_outer(k, id, s);
  case AOTI_OP_WEIGHT:
    if (s->weight) return "it has two weights";
    s->weight = id;
    return NULL;
  case AOTI_OP_REDUCE_MAX:
    if (s->maximum) return "it has two maxima";
    s->maximum = id;
    return NULL;
  case AOTI_OP_REDUCE_SUM:
    if (s->n_sums == AOTI_STREAM_PARTS) return "it has too many sums";
    s->sum[s->n_sums++] = id;
    return NULL;
  case AOTI_OP_CONST:
  case AOTI_OP_SCALAR:
  case AOTI_OP_INDEX:
  case AOTI_OP_LOAD: return NULL;
  default: return aoti_loop_is_pointwise(n->op) ? NULL : "its loop holds something else than products and statements";
  }
}

/* The statements before and after the loop. */
static const char *check_around(const aoti_kernel *k, const aoti_stream *s) {
  for (uint32_t id = 1; id < k->nodes.n; id = aoti_loop_next(k, id)) {
    const aoti_loop_node *n = &k->nodes.at[id];
    uint64_t along = (n->vars | k->ix.at[n->index].vars) & k->outer_vars;
    if (n->op == AOTI_OP_LOOP && id != s->loop) return "it has two loops";
    if (n->op == AOTI_OP_CONTRACT || n->op == AOTI_OP_CHECK) return "it has a product or a check outside its loop";
    if (n->op == AOTI_OP_STORE && id < s->loop) return "it stores before its loop";
    if (along & (along - 1)) return "a statement depends on two outer products";
  }
  return NULL;
}

/* What is rescaled when the maximum grows must be all that the loop adds up. */
static const char *check_weight(const aoti_kernel *k, const aoti_stream *s) {
  uint32_t of = s->weight;
  unsigned dtype = k->nodes.at[s->product[0]].dtype;
  if (!s->weight != !s->maximum) return "it has a maximum without weights";
  for (unsigned i = 0; i < s->n_sums; i++)
    if ((of && k->nodes.at[s->sum[i]].args[0] != of) || k->nodes.at[s->sum[i]].dtype != dtype)
      return "a sum is not of the weights, or of another dtype";
  for (unsigned i = 0; i < s->n_outers; i++)
    if ((of && k->nodes.at[s->outer[i]].args[0] != of) || k->nodes.at[s->outer[i]].dtype != dtype)
      return "an outer product is not of the weights, or of another dtype";
  for (unsigned i = 0; i < s->n_products; i++)
    if (k->nodes.at[s->product[i]].dtype != dtype) return "its products are of two dtypes";
  return NULL;
}

const char *aoti_loop_stream(aoti_kernel *k, aoti_stream *s) {
  *s = (aoti_stream){0};
  if (!k->n_dims) return "it has no rows";
  s->row = (uint32_t)k->n_dims - 1;
  for (uint32_t id = 1; id < k->nodes.n && !s->loop; id++)
    if (k->nodes.at[id].op == AOTI_OP_LOOP) s->loop = id;
  if (!s->loop) return "it has no loop";
  const aoti_loop_node *loop = &k->nodes.at[s->loop];
  s->column = loop->item;
  s->ragged = depends(k, loop->index, s->row);
  if (direction(k, loop->index, s->row) == 2 || k->ix.at[loop->index].vars & ~(1ull << s->row))
    return "the extent of its loop is not monotonic in the row";
  const char *why = NULL;
  for (uint32_t id = s->loop + 1; id < loop->end && !why; id++) why = add_node(k, id, s);
  if (!why && !s->n_products) why = "it has no products";
  if (!why) why = check_weight(k, s);
  return why ? why : check_around(k, s);
}

aoti_ix aoti_loop_stream_length(aoti_kernel *k, const aoti_stream *s) {
  aoti_ix extent = k->nodes.at[s->loop].index, vars[AOTI_LOOP_MAX_VARS] = {0}, sizes[AOTI_LOOP_MAX_VARS] = {0};
  if (!s->ragged) return extent;
  if (k->sizes.n > AOTI_LOOP_MAX_VARS) return aoti_ix_const(k, 1);
  for (uint32_t i = 0; i < k->sizes.n; i++) sizes[i] = aoti_ix_size(k, i);
  aoti_ix last = aoti_ix_sub(k, k->vars.at[s->row].extent, aoti_ix_const(k, 1));
  vars[s->row] = aoti_ix_div(k, last, aoti_ix_const(k, 2));
  return aoti_ix_max(k, aoti_ix_translate(k, k, extent, vars, sizes, NULL), aoti_ix_const(k, 0));
}
