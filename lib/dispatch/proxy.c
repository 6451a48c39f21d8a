// The Proxy layer: op calls become nodes of a graph, as PyTorch's make_fx records them.
#include "calls.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static aot_status sym_source(aoti_tracer *tr, uint32_t sym, struct aoti_sym_source **out) {
  while (tr->sym_sources.n <= sym) {
    const struct aoti_sym_source none = {AOTI_NO_NODE, AOTI_NO_NODE, 0};
    AOT_TRY(aoti_push(&tr->graph->arena, &tr->sym_sources, none));
  }
  *out = &tr->sym_sources.at[sym];
  return NULL;
}

// Where a size was read, when this trace knows.
static struct aoti_size_origin *origin_of(const aoti_tracer *tr, aot_int e) {
  if (!e.origin || e.origin > tr->origins.n) return NULL;
  struct aoti_size_origin *origin = &tr->origins.at[e.origin - 1];
  return origin->sym == e.sym ? origin : NULL;
}

aot_status aoti_tracer_bind(aoti_tracer *tr, aot_tensor *t, uint32_t node) {
  t->trace_id = tr->id;
  t->node = node;
  if (!t->view) t->storage->node = node;
  for (int d = 0; d < t->meta.ndim; d++) {
    if (!t->meta.size[d].sym) continue;
    struct aoti_sym_source *source;
    aot_int a, b;
    const char *name;
    AOT_TRY(sym_source(tr, t->meta.size[d].sym, &source));
    // What was computed is computed again from its parts where nothing tells whose size it is.
    bool is_symbol = aoti_sym_parts(tr->syms, t->meta.size[d].sym, &a, &b, &name) == AOTI_SYM_SYMBOL;
    if (is_symbol && source->tensor == AOTI_NO_NODE && source->node == AOTI_NO_NODE)
      source->tensor = node, source->dim = d;
    if (origin_of(tr, t->meta.size[d])) continue;
    const struct aoti_size_origin origin = {.sym = t->meta.size[d].sym, .tensor = node, .dim = d, .node = AOTI_NO_NODE};
    AOT_TRY(aoti_push(&tr->graph->arena, &tr->origins, origin));
    t->dims[d].origin = (uint32_t)tr->origins.n;
  }
  return NULL;
}

aot_status aoti_tracer_bind_symbol(aoti_tracer *tr, aot_int symbol, uint32_t node) {
  struct aoti_sym_source *source;
  if (!symbol.sym) return NULL;
  AOT_TRY(sym_source(tr, symbol.sym, &source));
  source->node = node;
  return NULL;
}

static aot_status record_sym(aoti_tracer *tr, const char *hint, aot_op op, const aot_value *args, uint32_t n, aot_int e,
                             uint32_t *out) {
  aoti_type type = {.kind = AOTI_TYPE_INT, .i = e};
  AOT_TRY(aoti_graph_call(tr->graph, hint, op, args, n, &type, out));
  tr->graph->nodes.at[*out].tags = tr->tags;
  return NULL;
}

static aot_op sym_op(aoti_sym_kind kind) {
  switch (kind) {
  case AOTI_SYM_ADD: return AOT_OP_add_default;
  case AOTI_SYM_MUL: return AOT_OP_mul_default;
  case AOTI_SYM_FLOORDIV: return AOT_OP_floordiv_default;
  case AOTI_SYM_MOD: return AOT_OP_mod_default;
  case AOTI_SYM_MAX: return AOT_OP_sym_max_default;
  default: return AOT_OP_sym_min_default;
  }
}

static aot_status sym_node(aoti_tracer *tr, aot_int e, int depth, uint32_t *out);

// The node of a size that arithmetic made.
static aot_status computed_node(aoti_tracer *tr, struct aoti_size_origin made, int depth, uint32_t *out) {
  const aot_int parts[2] = {made.a, made.b};
  aot_value args[2];
  for (int i = 0; i < 2; i++) {
    uint32_t node;
    args[i] = aoti_v_int(parts[i].value);
    if (!parts[i].sym) continue;
    AOT_TRY(sym_node(tr, parts[i], depth + 1, &node));
    args[i] = aoti_v_node(node);
  }
  const aot_int e = {aoti_int_hint(tr->syms, (aot_int){0, made.sym}), made.sym};
  return record_sym(tr, aoti_op(tr->graph->registry, made.op)->packet, made.op, args, 2, e, out);
}

// A symbol that no tensor shows, but a multiple of it: a size that is divided without a rest.
static aot_status quotient_node(aoti_tracer *tr, aot_int symbol, const char *name, int depth, uint32_t *out) {
  for (size_t i = 0; i < tr->origins.n; i++) {
    aot_int size = {aoti_int_hint(tr->syms, (aot_int){0, tr->origins.at[i].sym}), tr->origins.at[i].sym};
    int64_t times = symbol.value ? size.value / symbol.value : 0;
    if (times < 2 || !aoti_int_same(size, aoti_int_mul(tr->syms, aot_i(times), symbol))) continue;
    uint32_t node;
    size.origin = (uint32_t)i + 1;
    AOT_TRY(sym_node(tr, size, depth + 1, &node));
    const aot_value args[] = {aoti_v_node(node), aoti_v_int(times)};
    return record_sym(tr, "floordiv", AOT_OP_floordiv_default, args, 2, symbol, out);
  }
  // a graph read from text may name one that no input shows
  return aoti_error(AOT_ERROR_INVALID, "the symbol %s belongs to no tensor of the trace", name ? name : "?");
}

// The node that yields a symbolic expression: read off a tensor the first time it is wanted, or computed from its
// parts.
static aot_status sym_node(aoti_tracer *tr, aot_int e, int depth, uint32_t *out) {
  AOT_INVARIANT(depth < 64, "a symbolic expression nests too deeply");
  struct aoti_sym_source *source;
  struct aoti_size_origin *origin = origin_of(tr, e);
  if (origin) {
    AOT_TRY(sym_source(tr, e.sym, &source));
    aot_int a, b;
    const char *name;
    bool is_symbol = aoti_sym_parts(tr->syms, e.sym, &a, &b, &name) == AOTI_SYM_SYMBOL;
    bool is_input = is_symbol && source->tensor == AOTI_NO_NODE; // a symbol that is a parameter itself
    if (is_input && source->node != AOTI_NO_NODE) origin->node = source->node;
    if (origin->node == AOTI_NO_NODE && origin->tensor == AOTI_NO_NODE) {
      AOT_TRY(computed_node(tr, *origin, depth, &origin->node));
      AOT_TRY(sym_source(tr, e.sym, &source));
      if (source->node == AOTI_NO_NODE) source->node = origin->node;
    } else if (origin->node == AOTI_NO_NODE) {
      aot_value args[] = {aoti_v_node(origin->tensor), aoti_v_int(origin->dim)};
      AOT_TRY(record_sym(tr, "sym_size_int", AOT_OP_sym_size_int, args, 2, e, &origin->node));
      if (source->node == AOTI_NO_NODE) source->node = origin->node;
    }
    *out = origin->node;
    return NULL;
  }
  AOT_TRY(sym_source(tr, e.sym, &source));
  if (source->node == AOTI_NO_NODE && source->tensor != AOTI_NO_NODE) {
    for (size_t i = 0; i < tr->origins.n && !origin; i++)
      if (tr->origins.at[i].tensor == source->tensor && tr->origins.at[i].dim == source->dim)
        origin = &tr->origins.at[i];
    if (origin && origin->node != AOTI_NO_NODE) {
      *out = source->node = origin->node;
      return NULL;
    }
    aot_value args[] = {aoti_v_node(source->tensor), aoti_v_int(source->dim)};
    uint32_t node;
    AOT_TRY(record_sym(tr, "sym_size_int", AOT_OP_sym_size_int, args, 2, e, &node));
    AOT_TRY(sym_source(tr, e.sym, &source));
    source->node = node;
    if (origin) origin->node = node;
  }
  if (source->node == AOTI_NO_NODE) {
    aot_int a, b;
    const char *name;
    aoti_sym_kind kind = aoti_sym_parts(tr->syms, e.sym, &a, &b, &name);
    if (kind == AOTI_SYM_SYMBOL || kind == AOTI_SYM_CONST) {
      uint32_t node;
      AOT_TRY(quotient_node(tr, e, name, depth, &node));
      AOT_TRY(sym_source(tr, e.sym, &source));
      *out = source->node = node;
      return NULL;
    }
    aot_value args[2];
    bool number_first = kind == AOTI_SYM_MUL && !a.sym; // PyTorch's programs multiply sizes by numbers
    const aot_int parts[2] = {number_first ? b : a, number_first ? a : b};
    for (int i = 0; i < 2; i++) {
      args[i] = aoti_v_int(parts[i].value);
      uint32_t node;
      if (!parts[i].sym) continue;
      AOT_TRY(sym_node(tr, parts[i], depth + 1, &node));
      args[i] = aoti_v_node(node);
    }
    aot_op op = sym_op(kind);
    uint32_t node;
    AOT_TRY(record_sym(tr, aoti_op(tr->graph->registry, op)->packet, op, args, 2, e, &node));
    AOT_TRY(sym_source(tr, e.sym, &source));
    source->node = node;
  }
  *out = source->node;
  return NULL;
}

// A value as the argument of a node on sizes.
static aot_status size_operand(aoti_tracer *tr, aot_int v, aot_value *out) {
  uint32_t node;
  *out = aoti_v_int(v.value);
  if (!v.sym) return NULL;
  AOT_TRY(sym_node(tr, v, 0, &node));
  *out = aoti_v_node(node);
  return NULL;
}

aot_status aoti_tracer_computed(aoti_tracer *tr, aot_op op, aot_int a, aot_int b, aot_int *e) {
  const struct aoti_size_origin made = {e->sym, AOTI_NO_NODE, 0, AOTI_NO_NODE, op, a, b};
  if (!e->sym) return NULL;
  AOT_TRY(aoti_push(&tr->graph->arena, &tr->origins, made));
  e->origin = (uint32_t)tr->origins.n;
  return NULL;
}

aot_int aoti_int_spelled(aot_scope *s, bool minus, aot_int a, aot_int b) {
  aoti_tracer *tr = s->tracer;
  aoti_syms *syms = tr ? tr->syms : NULL;
  aot_int e = minus ? aoti_int_sub(syms, a, b) : aoti_int_add(syms, a, b);
  if (!tr || !e.sym || s->error) return e;
  aot_op op = minus ? AOT_OP_sub_default : AOT_OP_add_default;
  aot_value args[2];
  struct aoti_size_origin origin = {.sym = e.sym, .tensor = AOTI_NO_NODE, .node = AOTI_NO_NODE};
  aot_status status = size_operand(tr, a, &args[0]);
  if (!status) status = size_operand(tr, b, &args[1]);
  if (!status) status = record_sym(tr, aoti_op(tr->graph->registry, op)->packet, op, args, 2, e, &origin.node);
  if (!status) status = aoti_push(&tr->graph->arena, &tr->origins, origin);
  if (status)
    aoti_scope_fail(s, status);
  else
    e.origin = (uint32_t)tr->origins.n;
  return e;
}

static aot_status record_float(aoti_tracer *tr, aot_op op, aot_value a, aot_value b, const char *text, aot_int *out,
                               uint32_t *out_node) {
  const aot_value args[] = {a, b};
  AOT_TRY(aoti_sym_text(tr->syms, text, strlen(text), out));
  const aoti_type type = {.kind = AOTI_TYPE_FLOAT, .i = *out};
  struct aoti_sym_source *source;
  AOT_TRY(sym_source(tr, out->sym, &source));
  uint32_t n = b.kind == AOT_NONE ? 1 : 2;
  AOT_TRY(aoti_graph_call(tr->graph, aoti_op(tr->graph->registry, op)->packet, op, args, n, &type, out_node));
  tr->graph->nodes.at[*out_node].tags = tr->tags;
  AOT_TRY(sym_source(tr, out->sym, &source));
  source->node = *out_node;
  return NULL;
}

aot_status aoti_tracer_quotient(aoti_tracer *tr, double numerator, aot_int n, double less, aot_int *out) {
  aoti_text size = {0}, text = {0};
  aot_int unused;
  uint32_t node;
  AOT_TRY(sym_node(tr, n, 0, &node));
  aoti_text_add(&size, "ToFloat(");
  aoti_int_print(&size, tr->syms, n);
  aoti_text_add(&size, ")");
  aot_status status = size.failed ? aoti_oom()
                                  : record_float(tr, AOT_OP_sym_float_default, aoti_v_node(node), aoti_v_none(),
                                                 size.at, &unused, &node);
  if (less != 0) aoti_text_add(&size, " - %g%s", less, less == (double)(int64_t)less ? ".0" : "");
  if (!status)
    status = size.failed
                 ? aoti_oom()
                 : record_float(tr, AOT_OP_sub_default, aoti_v_node(node), aoti_v_float(less), size.at, &unused, &node);
  if (!status)
    aoti_text_add(&text, "FloatTrueDiv(%g%s, %s)", numerator, numerator == (double)(int64_t)numerator ? ".0" : "",
                  size.at);
  if (!status)
    status = text.failed ? aoti_oom()
                         : record_float(tr, AOT_OP_truediv_default, aoti_v_float(numerator), aoti_v_node(node), text.at,
                                        out, &node);
  aoti_text_deinit(&size);
  aoti_text_deinit(&text);
  return status;
}

bool aoti_tracer_is_float(const aoti_tracer *tr, const aot_value *v) {
  if (v->kind != AOT_INT || !v->as.i.sym || v->as.i.sym >= tr->sym_sources.n) return false;
  uint32_t node = tr->sym_sources.at[v->as.i.sym].node;
  return node != AOTI_NO_NODE && tr->graph->nodes.at[node].type.kind == AOTI_TYPE_FLOAT;
}

// An operand as PyTorch prints it: 2.0, ToFloat(s0), and in brackets where the operator binds closer than a sum.
static aot_status float_operand(aoti_tracer *tr, const aot_value *v, bool close, aoti_text *text, aot_value *out) {
  *out = *v;
  if (v->kind == AOT_FLOAT || !v->as.i.sym) {
    double number = v->kind == AOT_FLOAT ? v->as.f : (double)v->as.i.value;
    if (!(fabs(number) < 1e300))
      return aoti_error(AOT_ERROR_UNSUPPORTED, "arithmetic of sizes with an infinite number");
    aoti_text_add(text, "%.17g", number);
    if (number == floor(number) && fabs(number) < 1e16) aoti_text_put(text, ".0", 2);
    return NULL;
  }
  uint32_t node;
  aoti_text own = {0};
  bool is_float = aoti_tracer_is_float(tr, v);
  aot_status status = sym_node(tr, v->as.i, 0, &node);
  if (!status) *out = aoti_v_node(node);
  aoti_int_print(&own, tr->syms, v->as.i);
  const char *shown = own.at ? own.at : "";
  bool brackets = is_float && close && (strstr(shown, " + ") || strstr(shown, " - "));
  aoti_text_add(text, !is_float ? "ToFloat(%s)" : brackets ? "(%s)" : "%s", shown);
  aoti_text_deinit(&own);
  return status;
}

aot_status aoti_tracer_float(aoti_tracer *tr, aot_op op, const aot_value *a, const aot_value *b, aot_value *out) {
  static const struct {
    aot_op op;
    const char *before, *between, *after;
    bool close;
  } forms[] = {{AOT_OP_sym_float_default, "", "", "", false},
               {AOT_OP_sym_sqrt_default, "OpaqueUnaryFn_sqrt(", "", ")", false},
               {AOT_OP_add_default, "", " + ", "", false},
               {AOT_OP_sub_default, "", " - ", "", false},
               {AOT_OP_mul_default, "", "*", "", true},
               {AOT_OP_truediv_default, "FloatTrueDiv(", ", ", ")", false},
               {AOT_OP_pow_default, "FloatPow(", ", ", ")", false}};
  aoti_text text = {0};
  aot_value operands[2] = {*a, *b};
  aot_int symbol = aot_i(0);
  uint32_t node;
  size_t k = 0, n = sizeof forms / sizeof *forms;
  while (k < n && forms[k].op != op) k++;
  if (k == n || (a->kind != AOT_INT && a->kind != AOT_FLOAT))
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s of sizes as floats", aoti_op(tr->graph->registry, op)->packet);
  aoti_text_add(&text, "%s", forms[k].before);
  aot_status status = float_operand(tr, a, forms[k].close, &text, &operands[0]);
  aoti_text_add(&text, "%s", forms[k].between);
  if (!status && b->kind != AOT_NONE)
    status = float_operand(tr, b, forms[k].close || op == AOT_OP_sub_default, &text, &operands[1]);
  aoti_text_add(&text, "%s", forms[k].after);
  if (!status && text.failed) status = aoti_oom();
  if (!status && text.n > 4096) status = aoti_error(AOT_ERROR_UNSUPPORTED, "a number computed from sizes is too long");
  if (!status) status = record_float(tr, op, operands[0], operands[1], text.at, &symbol, &node);
  aoti_text_deinit(&text);
  *out = aoti_v_sym(symbol);
  return status;
}

static aoti_type type_of(const aot_tensor *t) {
  if (t->is_proxy) return (aoti_type){.kind = AOTI_TYPE_UNKNOWN};
  return (aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = t->meta};
}

// A tensor from outside the trace: a constant of the graph.
static aot_status constant_node(aoti_tracer *tr, aot_tensor *t, uint32_t *out) {
  aoti_graph *g = tr->graph;
  if (!t->storage->data && t->storage->bytes)
    return aoti_error(AOT_ERROR_INVALID, "a traced tensor is used outside the trace that made it");
  for (size_t i = 0; i < g->attrs.n; i++)
    if (g->attrs.at[i].tensor == t) {
      *out = aoti_graph_find(g, g->attrs.at[i].path, strlen(g->attrs.at[i].path));
      if (*out != AOTI_NO_NODE) return NULL;
    }
  char path[40];
  snprintf(path, sizeof path, "_tensor_constant%zu", g->attrs.n);
  aoti_type type = type_of(t);
  AOT_TRY(aoti_graph_get_attr(g, path, path, &type, out));
  return aoti_graph_add_attr(g, path, t);
}

aot_status aoti_tracer_value(aoti_tracer *tr, const aot_value *v, aot_value *out) {
  *out = *v;
  uint32_t node;
  if (v->kind == AOT_TENSOR) {
    aot_tensor *t = v->as.tensor;
    if (t->trace_id == tr->id)
      node = aoti_functional_value(t)->node;
    else
      AOT_TRY(constant_node(tr, t, &node));
    *out = aoti_v_node(node);
  } else if (v->kind == AOT_INT && v->as.i.sym) {
    AOT_TRY(sym_node(tr, v->as.i, 0, &node));
    *out = aoti_v_node(node);
  } else if (v->kind == AOT_LIST || v->kind == AOT_TUPLE) {
    aot_value *items;
    AOT_TRY(aoti_arena_alloc(&tr->graph->arena, v->as.list.n, sizeof *items, &items));
    for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(aoti_tracer_value(tr, &v->as.list.at[i], &items[i]));
    out->as.list.at = items;
  }
  return NULL;
}

// The marks of the program on what it computes; the backward has none.
static uint32_t marks_of(const aoti_tracer *tr, const aot_scope *s) {
  static const uint32_t tags[] = {[AOT_POLICY_MUST_SAVE] = AOTI_TAG_MUST_SAVE,
                                  [AOT_POLICY_PREFER_SAVE] = AOTI_TAG_PREFER,
                                  [AOT_POLICY_MUST_RECOMPUTE] = AOTI_TAG_MUST_RECOMPUTE,
                                  [AOT_POLICY_PREFER_RECOMPUTE] = AOTI_TAG_MUST_RECOMPUTE | AOTI_TAG_PREFER};
  bool known = s->policy > AOT_POLICY_NONE && (size_t)s->policy < sizeof tags / sizeof *tags;
  return known && !(tr->tags & AOTI_TAG_BACKWARD) ? tags[s->policy] | aoti_region_tag(s->region) : 0;
}

// What one result is: a tensor, a number (a size, or one that only the run knows), or nothing.
static aoti_type type_of_result(const aot_value *v) {
  if (v->kind == AOT_TENSOR) return type_of(v->as.tensor);
  if (v->kind == AOT_INT) return (aoti_type){.kind = AOTI_TYPE_INT, .i = v->as.i};
  return (aoti_type){.kind = AOTI_TYPE_NONE};
}
static aot_status bind_result(aoti_tracer *tr, const aot_value *v, uint32_t node) {
  if (v->kind == AOT_TENSOR) return aoti_tracer_bind(tr, v->as.tensor, node);
  return v->kind == AOT_INT && v->as.i.sym ? aoti_tracer_bind_symbol(tr, v->as.i, node) : NULL;
}

static aot_status bind_item(aoti_tracer *tr, uint32_t from, size_t index, aot_value *item, uint32_t marks,
                            const char *file, int line) {
  const aot_value args[] = {aoti_v_node(from), aoti_v_int((int64_t)index)};
  aoti_type type = type_of_result(item); // one that is None has a node too: names count on
  uint32_t node;
  AOT_TRY(aoti_graph_call(tr->graph, "getitem", AOT_OP_getitem_default, args, 2, &type, &node));
  aoti_node *n = &tr->graph->nodes.at[node];
  n->tags = tr->tags | marks;
  n->file = file;
  n->line = line;
  return item->kind == AOT_TENSOR ? bind_result(tr, item, node) : NULL; // a size among tensors is read where it was
}

aot_status aoti_tracer_record(aoti_tracer *tr, aoti_call *c, const char *file, int line) {
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(&tr->graph->arena, c->info->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < c->info->n_args; i++) AOT_TRY(aoti_tracer_value(tr, &c->args[i], &args[i]));

  bool one = c->info->n_returns == 1 && !c->info->returns_list;
  const aot_value *items = c->info->returns_list ? c->out[0].as.list.at : c->out;
  size_t n_items = c->info->returns_list ? c->out[0].as.list.n : c->info->n_returns;
  aoti_type type = {.kind = AOTI_TYPE_NONE}, *parts;
  AOT_TRY(aoti_arena_alloc(&tr->graph->arena, n_items, sizeof *parts, &parts));
  for (size_t i = 0; i < n_items; i++) parts[i] = type_of_result(&items[i]);
  if (one)
    type = parts[0];
  else if (n_items)
    type = (aoti_type){.kind = AOTI_TYPE_TUPLE, .at = parts, .n = n_items};
  uint32_t node;
  AOT_TRY(aoti_graph_call(tr->graph, c->info->packet, c->op, args, c->info->n_args, &type, &node));
  aoti_node *n = &tr->graph->nodes.at[node];
  n->tags = tr->tags | marks_of(tr, c->scope) | (c->scope->grad_enabled ? 0 : AOTI_TAG_NO_GRAD);
  n->region_budget = tr->tags & AOTI_TAG_BACKWARD ? 0 : c->scope->region_budget;
  const char *file_copy = NULL;
  if (file) AOT_TRY(aoti_arena_strdup(&tr->graph->arena, file, strlen(file), &file_copy));
  n->file = file_copy;
  n->line = line;
  if (one) return bind_result(tr, &items[0], node);
  for (size_t i = 0; i < n_items; i++)
    AOT_TRY(bind_item(tr, node, i, (aot_value *)&items[i], marks_of(tr, c->scope), file_copy, line));
  return NULL;
}
