// A graph run node by node through the dispatcher: eager execution, re-tracing, shape inference.
#include "trace_impl.h"

#include <math.h>
#include <string.h>

typedef struct bound_size {
  uint32_t sym;
  aot_int value;
} bound_size;

typedef struct interpreter {
  aot_scope *s;
  const aoti_graph *g;
  aot_value *env; // per node
  // A graph recorded on one device and run with inputs of another runs on theirs: where it names the first, the second
  // is meant. Not if inputs of the first are given on several.
  aot_device from, to;
  enum { AT_HOME, MOVED, SCATTERED } device;
  const aot_device *only; // where all inputs of a run are, or NULL: whatever device the graph names is this one
  bool grad_enabled;      // when the run began: a region of the graph's own lies within
  // What the graph's symbols stand for in this run, where they are not those of the trace.
  AOT_VEC(bound_size) sizes;
  bool has_own_symbols;
} interpreter;

static bool same_device(aot_device a, aot_device b) { return a.type == b.type && a.index == b.index; }

static void note_device(interpreter *in, const aoti_type *type, const aot_value *v) {
  if (type->kind != AOTI_TYPE_TENSOR || v->kind != AOT_TENSOR) return;
  aot_device from = type->tensor.device, to = v->as.tensor->meta.device;
  if (in->device == AT_HOME && !same_device(from, to)) {
    in->device = MOVED;
    in->from = from;
    in->to = to;
  } else if (in->device == MOVED && same_device(from, in->from) && !same_device(to, in->to)) {
    in->device = SCATTERED;
  }
}

static const aot_int *size_bound_to(const interpreter *in, uint32_t sym) {
  for (size_t i = 0; i < in->sizes.n; i++)
    if (in->sizes.at[i].sym == sym) return &in->sizes.at[i].value;
  return NULL;
}

static aot_status bind_size(interpreter *in, aot_int symbol, aot_int value) {
  aot_int a, b;
  const char *name;
  if (!symbol.sym || size_bound_to(in, symbol.sym)) return NULL;
  if (aoti_sym_parts(in->g->syms, symbol.sym, &a, &b, &name) != AOTI_SYM_SYMBOL) return NULL;
  return aoti_push(&in->s->arena, &in->sizes, (bound_size){symbol.sym, value});
}

// The sizes of an input say what the symbols of its annotation are.
static aot_status bind_sizes(interpreter *in, const aoti_type *type, const aot_value *v) {
  if (!in->has_own_symbols) return NULL;
  if (type->kind == AOTI_TYPE_INT && v->kind == AOT_INT) return bind_size(in, type->i, v->as.i);
  if (type->kind != AOTI_TYPE_TENSOR || v->kind != AOT_TENSOR) return NULL;
  for (int d = 0; d < type->tensor.ndim && d < v->as.tensor->meta.ndim; d++)
    AOT_TRY(bind_size(in, type->tensor.size[d], v->as.tensor->meta.size[d]));
  return NULL;
}

static aot_status size_now(interpreter *in, aot_int e, int depth, aot_int *out) {
  enum { MAX_DEPTH = 64 };
  aot_int a, b, x, y;
  const char *name;
  const aot_int *known = size_bound_to(in, e.sym);
  if (!e.sym || known) return *out = known ? *known : e, NULL;
  aoti_sym_kind kind = aoti_sym_parts(in->g->syms, e.sym, &a, &b, &name);
  aoti_syms *syms = in->s->tracer ? in->s->tracer->syms : NULL;
  if (kind == AOTI_SYM_SYMBOL || kind == AOTI_SYM_CONST || depth > MAX_DEPTH)
    return aoti_error(AOT_ERROR_INVALID, "the size %s is that of no input", name ? name : "of an expression");
  AOT_TRY(size_now(in, a, depth + 1, &x));
  AOT_TRY(size_now(in, b, depth + 1, &y));
  switch (kind) {
  case AOTI_SYM_ADD: *out = aot_int_add(in->s, x, y); break;
  case AOTI_SYM_MUL: *out = aot_int_mul(in->s, x, y); break;
  case AOTI_SYM_FLOORDIV: *out = aot_int_floordiv(in->s, x, y); break;
  case AOTI_SYM_MOD: *out = aot_int_mod(in->s, x, y); break;
  case AOTI_SYM_MAX: *out = aoti_int_max(syms, x, y); break;
  default: *out = aoti_int_min(syms, x, y); break;
  }
  return NULL;
}

static aot_status lookup(interpreter *in, const aot_value *v, aot_value *out) {
  *out = *v;
  if (v->kind == AOT_NODE) {
    *out = in->env[v->as.node];
    return NULL;
  }
  if (v->kind == AOT_INT && v->as.i.sym && in->has_own_symbols) return size_now(in, v->as.i, 0, &out->as.i);
  if (v->kind == AOT_DEVICE && in->only) out->as.device = *in->only;
  if (v->kind == AOT_DEVICE && in->device == MOVED && same_device(v->as.device, in->from)) out->as.device = in->to;
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return NULL;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&in->s->arena, v->as.list.n, sizeof *items, &items));
  for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(lookup(in, &v->as.list.at[i], &items[i]));
  out->as.list.at = items;
  return NULL;
}

static aot_status get_item(const aot_value *args, aot_value *out) {
  int64_t i = args[1].as.i.value;
  if (args[0].kind != AOT_LIST && args[0].kind != AOT_TUPLE)
    return aoti_error(AOT_ERROR_INVALID, "getitem of one value");
  size_t n = args[0].as.list.n;
  if (i < 0 || (size_t)i >= n) return aoti_error(AOT_ERROR_INVALID, "item %lld of %zu", (long long)i, n);
  *out = args[0].as.list.at[i];
  return NULL;
}

// Arithmetic on sizes in floats: numbers where the sizes are numbers, nodes of the trace where they are symbols.
static aot_status run_float(interpreter *in, aot_op op, const aot_value *a, const aot_value *b, aot_value *out) {
  const bool binary = b->kind != AOT_NONE;
  for (int i = 0; i < 1 + binary; i++) {
    const aot_value *v = i ? b : a;
    if (v->kind != AOT_INT && v->kind != AOT_FLOAT)
      return aoti_error(AOT_ERROR_INVALID, "size arithmetic on a value that is no number");
    if (v->kind != AOT_INT || !v->as.i.sym) continue;
    if (!in->s->tracer || !in->s->tracer->syms)
      return aoti_error(AOT_ERROR_INVALID, "a symbolic size is used outside of the trace that it belongs to");
    return aoti_tracer_float(in->s->tracer, op, a, b, out);
  }
  double x = a->kind == AOT_INT ? (double)a->as.i.value : a->as.f;
  double y = !binary ? 0 : b->kind == AOT_INT ? (double)b->as.i.value : b->as.f;
  switch (op) {
  case AOT_OP_sym_float_default: *out = aoti_v_float(x); break;
  case AOT_OP_sym_sqrt_default: *out = aoti_v_float(sqrt(x)); break;
  case AOT_OP_add_default: *out = aoti_v_float(x + y); break;
  case AOT_OP_sub_default: *out = aoti_v_float(x - y); break;
  case AOT_OP_mul_default: *out = aoti_v_float(x * y); break;
  case AOT_OP_truediv_default: *out = aoti_v_float(x / y); break;
  case AOT_OP_pow_default: *out = aoti_v_float(pow(x, y)); break;
  default: return aoti_error(AOT_ERROR_UNSUPPORTED, "%s of floats", aoti_op(in->g->registry, op)->name);
  }
  return NULL;
}

static aot_status read_layout(aoti_syms *syms, aot_op op, const aot_value *args, aot_value *out) {
  if (args[0].kind != AOT_TENSOR) return aoti_error(AOT_ERROR_INVALID, "the layout of a value that is no tensor");
  const aoti_meta *m = &args[0].as.tensor->meta;
  int dim;
  *out = aoti_v_sym(m->offset);
  if (op == AOT_OP_sym_stride_int) {
    AOT_TRY(aoti_wrap_dim(args[1].as.i.value, m->ndim, &dim));
    if (!m->ndim) return aoti_error(AOT_ERROR_INVALID, "a tensor without dimensions has no strides");
    *out = aoti_v_sym(m->stride[dim]);
  } else if (op == AOT_OP_sym_is_contiguous_default) {
    if (args[1].kind == AOT_MEMORY_FORMAT && args[1].as.memory_format != AOT_CONTIGUOUS)
      return aoti_error(AOT_ERROR_UNSUPPORTED, "sym_is_contiguous of another memory format than contiguous_format");
    *out = aoti_v_bool(aoti_meta_is_contiguous(syms, m));
  }
  return NULL;
}

static bool is_float(const interpreter *in, const aot_value *v) {
  return v->kind == AOT_FLOAT || (in->s->tracer && aoti_tracer_is_float(in->s->tracer, v));
}

// Arithmetic on sizes, and reading them; these never reach the dispatcher.
static aot_status run_sym(interpreter *in, aot_op op, const aot_value *args, aot_value *out) {
  aot_scope *s = in->s;
  if (op == AOT_OP_getitem_default) return get_item(args, out);
  if (op == AOT_OP_sym_size_int) {
    if (args[0].kind != AOT_TENSOR) return aoti_error(AOT_ERROR_INVALID, "the size of a value that is no tensor");
    *out = aoti_v_sym(aot_size(s, args[0].as.tensor, (int)args[1].as.i.value));
    return NULL;
  }
  if (op == AOT_OP_sym_numel_default) {
    if (args[0].kind != AOT_TENSOR) return aoti_error(AOT_ERROR_INVALID, "the size of a value that is no tensor");
    aot_int product = aot_i(1);
    for (int d = 0; d < args[0].as.tensor->meta.ndim; d++)
      product = aot_int_mul(s, product, aot_size(s, args[0].as.tensor, d));
    *out = aoti_v_sym(product);
    return NULL;
  }
  if (op == AOT_OP_sym_stride_int || op == AOT_OP_sym_storage_offset_default || op == AOT_OP_sym_is_contiguous_default)
    return read_layout(s->tracer ? s->tracer->syms : NULL, op, args, out);
  bool always = op == AOT_OP_sym_float_default || op == AOT_OP_sym_sqrt_default || op == AOT_OP_truediv_default;
  if (always || is_float(in, &args[0]) || is_float(in, &args[1])) {
    bool one = op == AOT_OP_sym_float_default || op == AOT_OP_sym_sqrt_default;
    const aot_value absent = aoti_v_none();
    return run_float(in, op, &args[0], one ? &absent : &args[1], out);
  }
  if (args[0].kind != AOT_INT || args[1].kind != AOT_INT)
    return aoti_error(AOT_ERROR_INVALID, "size arithmetic on a value that is no integer");
  aot_int a = args[0].as.i, b = args[1].as.i;
  aoti_syms *syms = s->tracer ? s->tracer->syms : NULL;
  switch (op) {
  case AOT_OP_add_default: *out = aoti_v_sym(aot_int_add(s, a, b)); break;
  case AOT_OP_sub_default: *out = aoti_v_sym(aot_int_sub(s, a, b)); break;
  case AOT_OP_mul_default: *out = aoti_v_sym(aot_int_mul(s, a, b)); break;
  case AOT_OP_floordiv_default: *out = aoti_v_sym(aot_int_floordiv(s, a, b)); break;
  case AOT_OP_mod_default: *out = aoti_v_sym(aot_int_mod(s, a, b)); break;
  case AOT_OP_sym_max_default: *out = aoti_v_sym(aoti_int_max(syms, a, b)); break;
  case AOT_OP_sym_min_default: *out = aoti_v_sym(aoti_int_min(syms, a, b)); break;
  default: return aoti_error(AOT_ERROR_UNSUPPORTED, "%s cannot be run", aoti_op(in->g->registry, op)->name);
  }
  return syms ? aoti_tracer_computed(s->tracer, op, a, b, &out->as.i) : NULL;
}

// A random operator from a given state, or with the state that it starts from as a result.
static aot_status run_with_state(interpreter *in, const aoti_op_info *info, const aoti_node *n, const aot_value *args,
                                 aot_value *out) {
  aot_session *session = in->s->session;
  uint64_t state[2] = {session->seed, session->offset};
  uint32_t own = aoti_op_inner_args(info);
  const aoti_op_info *inner = aoti_op(in->g->registry, info->inner);
  if (in->s->tracer && !in->s->tracer->no_guards)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s is not traced again: decompose the joint graph instead", info->packet);
  aot_tensor *t = own && args[0].kind == AOT_TENSOR ? args[0].as.tensor : NULL;
  if (own && (!t || t->meta.dtype != AOT_U8 || aoti_tensor_numel(t) != AOTI_RNG_STATE_BYTES))
    return aoti_error(AOT_ERROR_INVALID, "the state of random numbers is a tensor u8[%d]", AOTI_RNG_STATE_BYTES);
  bool known = t && aoti_tensor_has_data(t) && t->meta.device.type == AOT_CPU;
  if (known) memcpy(&session->seed, aoti_tensor_ptr(t), 8), memcpy(&session->offset, (char *)aoti_tensor_ptr(t) + 8, 8);
  aot_value *results;
  AOT_TRY(aoti_arena_alloc(&in->s->arena, (size_t)inner->n_returns + 1, sizeof *results, &results));
  aoti_dispatch(in->s, info->inner, args + own, n->n_args - own, results, n->file, n->line);
  if (known) session->seed = state[0], session->offset = state[1];
  *out = inner->n_returns == 1 ? results[0] : (aot_value){.kind = AOT_TUPLE, .as.list = {results, inner->n_returns}};
  if (info->rng != AOTI_RNG_SAVE) return NULL;
  aot_value *pair;
  AOT_TRY(aoti_arena_alloc(&in->s->arena, 2, sizeof *pair, &pair));
  pair[0] = aoti_v_tensor(aot_tensor_new(in->s, AOT_U8, AOT_INTS(aot_i(AOTI_RNG_STATE_BYTES)), state));
  pair[1] = *out;
  *out = (aot_value){.kind = AOT_TUPLE, .as.list = {pair, 2}};
  return NULL;
}

bool aoti_sets_grad_mode(const aoti_graph *g, const aoti_node *n, bool *on) {
  const aoti_op_info *row = aoti_node_op(g, n);
  if (!row || strcmp(row->name, "torch._C._set_grad_enabled") != 0 || n->n_args != 1 || n->args[0].kind != AOT_BOOL)
    return false;
  *on = n->args[0].as.b;
  return true;
}

// A graph that is traced again for its operators keeps its regions.
static aot_status set_grad_mode(interpreter *in, const aoti_node *n, bool on) {
  aoti_tracer *tracer = in->s->tracer;
  uint32_t node;
  aot_set_grad_enabled(in->s, on && in->grad_enabled);
  if (!tracer || !tracer->keeps_tags) return NULL;
  return aoti_graph_call(tracer->graph, NULL, n->op, n->args, n->n_args, NULL, &node);
}

// What the graph marks is marked so where it is recorded again: the regions that a program recomputes.
static aot_checkpoint_policy policy_of(uint32_t tags) {
  if (tags & AOTI_TAG_MUST_SAVE) return AOT_POLICY_MUST_SAVE;
  if (tags & AOTI_TAG_MUST_RECOMPUTE)
    return tags & AOTI_TAG_PREFER ? AOT_POLICY_PREFER_RECOMPUTE : AOT_POLICY_MUST_RECOMPUTE;
  return tags & AOTI_TAG_PREFER ? AOT_POLICY_PREFER_SAVE : AOT_POLICY_NONE;
}

static void dispatch_marked(interpreter *in, const aoti_node *n, const aot_value *args, aot_value *out) {
  aot_scope *s = in->s;
  const aot_checkpoint_policy policy = s->policy, marked = policy_of(n->tags);
  const uint32_t region = s->region;
  if (marked != AOT_POLICY_NONE) {
    s->policy = marked;
    s->region = n->tags >> AOTI_TAG_REGION_SHIFT & AOTI_TAG_REGIONS;
  }
  aoti_dispatch(s, n->op, args, n->n_args, out, n->file, n->line);
  s->policy = policy;
  s->region = region;
}

static aot_status run_call(interpreter *in, uint32_t id) {
  const aoti_node *n = aoti_graph_node(in->g, id);
  const aoti_op_info *info = aoti_node_op(in->g, n);
  aot_value *args;
  bool on;
  if (aoti_sets_grad_mode(in->g, n, &on)) return set_grad_mode(in, n, on);
  AOT_TRY(aoti_arena_alloc(&in->s->arena, (size_t)n->n_args + 1, sizeof *args, &args)); // one more: sizes take two
  for (uint32_t i = 0; i < n->n_args; i++) AOT_TRY(lookup(in, &n->args[i], &args[i]));
  if (in->s->tracer && in->s->tracer->keeps_tags) in->s->tracer->tags = n->tags;
  if (info->kind == AOTI_KIND_SYM) return run_sym(in, n->op, args, &in->env[id]);
  if (info->rng) return run_with_state(in, info, n, args, &in->env[id]);
  aot_value *out;
  AOT_TRY(aoti_arena_alloc(&in->s->arena, (size_t)info->n_returns + 1, sizeof *out, &out));
  dispatch_marked(in, n, args, out);
  bool one = info->n_returns == 1;
  in->env[id] = one ? out[0] : (aot_value){.kind = AOT_TUPLE, .as.list = {out, info->n_returns}};
  return NULL;
}

// A constant whose value nobody gave, as in a dump's text: a trace needs its sizes alone.
static aot_status unknown_constant(interpreter *in, const aoti_node *n, aot_value *out) {
  aoti_tracer *tr = in->s->tracer;
  if (!tr || !tr->fake || n->type.kind != AOTI_TYPE_TENSOR)
    return aoti_error(AOT_ERROR_INVALID, "the graph has no constant %s", n->target);
  aot_tensor *t;
  uint32_t node;
  AOT_TRY(aoti_dataless(in->s, &n->type.tensor, &t));
  AOT_TRY(aoti_graph_get_attr(tr->graph, n->name, n->target, &n->type, &node));
  AOT_TRY(aoti_tracer_bind(tr, t, node));
  *out = aoti_v_tensor(t);
  return NULL;
}

static aot_status run_node(interpreter *in, uint32_t id, const aot_value *inputs, size_t n_inputs, size_t *next) {
  const aoti_node *n = aoti_graph_node(in->g, id);
  switch (n->kind) {
  case AOTI_PLACEHOLDER:
    if (*next >= n_inputs) return aoti_error(AOT_ERROR_INVALID, "no value is given for input %s", n->name);
    in->env[id] = inputs[(*next)++];
    note_device(in, &n->type, &in->env[id]);
    return bind_sizes(in, &n->type, &in->env[id]);
  case AOTI_GET_ATTR:
    for (size_t i = 0; i < in->g->attrs.n; i++)
      if (!strcmp(in->g->attrs.at[i].path, n->target)) {
        in->env[id] = aoti_v_tensor(in->g->attrs.at[i].tensor);
        return NULL;
      }
    return unknown_constant(in, n, &in->env[id]);
  case AOTI_CALL: return run_call(in, id);
  case AOTI_OUTPUT: break;
  }
  return NULL;
}

// An equation of sizes that only the hints decided, among the guards from number first on. Dynamo writes one symbol for
// sizes that it found equal, where it can; where it cannot, as for a size that must be even, it took a guard, which the
// text does not show and a call of what is compiled checks.
static aot_status check_equations(aoti_syms *syms, size_t first) {
  const aoti_guard *guards;
  size_t n = aoti_syms_guards(syms, &guards), i = first;
  for (; i < n; i++) {
    bool condition = true;
    if (aoti_guard_is_equation(syms, &guards[i]))
      AOT_TRY(aoti_sym_is_condition(syms, guards[i].a, guards[i].b, &condition));
    if (!condition) break;
  }
  if (i >= n) return NULL;
  aoti_text t = {0};
  aoti_int_print(&t, syms, guards[i].a);
  aoti_text_add(&t, " and ");
  aoti_int_print(&t, syms, guards[i].b);
  aot_status status = aoti_error(
      AOT_ERROR_INVALID, "the sizes %s must be equal here, which the graph does not say; write one size for both",
      t.at ? t.at : "");
  aoti_text_deinit(&t);
  return status;
}

static aot_status interpret_all(aot_scope *s, const aoti_graph *g, const aot_value *inputs, size_t n_inputs,
                                const aot_device *only, aot_value *env) {
  AOT_TRY(aoti_graph_supported(s->session, g));
  interpreter in = {.s = s, .g = g, .env = env, .only = only, .grad_enabled = s->grad_enabled};
  in.has_own_symbols = g->syms && !(s->tracer && s->tracer->syms == g->syms);
  size_t next = 0;
  for (uint32_t id = 0; id < g->nodes.n && !s->error; id++) {
    const aoti_guard *guards;
    aoti_syms *checked = s->tracer && s->tracer->no_guards ? s->tracer->syms : NULL;
    size_t n_guards = checked ? aoti_syms_guards(checked, &guards) : 0;
    aot_status status = run_node(&in, id, inputs, n_inputs, &next);
    if (status) aot_set_grad_enabled(s, in.grad_enabled);
    if (!status && !s->error && checked) status = check_equations(checked, n_guards);
    if (status) return aoti_at_node(status, aoti_graph_node(g, id)->name);
    if (s->error) aoti_at_node(s->error, aoti_graph_node(g, id)->name);
  }
  aot_set_grad_enabled(s, in.grad_enabled);
  if (!s->error && next != n_inputs)
    return aoti_error(AOT_ERROR_INVALID, "%zu inputs are given; the graph takes %zu", n_inputs, next);
  return NULL;
}

aot_status aoti_interpret_all(aot_scope *s, const aoti_graph *g, const aot_value *inputs, size_t n_inputs,
                              aot_value *env) {
  return interpret_all(s, g, inputs, n_inputs, NULL, env);
}

static aot_status interpret(aot_scope *s, const aoti_graph *g, const aot_value *inputs, size_t n_inputs,
                            const aot_device *only, aot_value *out, size_t n_out) {
  interpreter in = {.s = s, .g = g};
  AOT_TRY(aoti_arena_alloc(&s->arena, g->nodes.n, sizeof *in.env, &in.env));
  AOT_TRY(interpret_all(s, g, inputs, n_inputs, only, in.env));
  if (s->error) return NULL;
  const aot_value *items;
  size_t n_items;
  aoti_graph_outputs(g, &items, &n_items);
  if (n_items != n_out) return aoti_error(AOT_ERROR_INVALID, "room for %zu outputs; the graph has %zu", n_out, n_items);
  for (size_t i = 0; i < n_out; i++) AOT_TRY(lookup(&in, &items[i], &out[i]));
  return NULL;
}

aot_status aoti_interpret(aot_scope *s, const aoti_graph *g, const aot_value *inputs, size_t n_inputs, aot_value *out,
                          size_t n_out) {
  return interpret(s, g, inputs, n_inputs, NULL, out, n_out);
}

aot_status aoti_graph_supported(const aot_session *session, const aoti_graph *g) {
  aoti_text names = {0};
  aoti_arena arena;
  aoti_arena_init(&arena, session->heap);
  aoti_map seen = {.arena = &arena};
  aot_status status = NULL;
  for (uint32_t id = 0; id < g->nodes.n && !status; id++) {
    const aoti_op_info *info = aoti_node_op(g, aoti_graph_node(g, id));
    bool on;
    if (!info || info->kind == AOTI_KIND_SYM || aoti_sets_grad_mode(g, aoti_graph_node(g, id), &on)) continue;
    const aoti_rules *rules = aoti_rules_of(session, info->rng ? info->inner : aoti_graph_node(g, id)->op);
    if (rules->meta || (info->flags & AOTI_OP_COMPOSITE && rules->decomp)) continue;
    if (aoti_map_get(&seen, info->name, strlen(info->name))) continue;
    status = aoti_map_put(&seen, info->name, strlen(info->name), 0, NULL);
    aoti_text_add(&names, "%s%s (node %s)", names.n ? ", " : "", info->name, aoti_graph_node(g, id)->name);
  }
  if (!status && names.n) status = aoti_error(AOT_ERROR_UNSUPPORTED, "no rule for: %s", names.at);
  aoti_text_deinit(&names);
  aoti_arena_deinit(&arena);
  return status;
}

// The sizes that the graph was exported for.
static aot_status check_range(const aoti_graph *g, const aoti_node *n, const aot_tensor *t) {
  for (int d = 0; n->type.kind == AOTI_TYPE_TENSOR && d < n->type.tensor.ndim && d < t->meta.ndim; d++) {
    uint32_t sym = n->type.tensor.size[d].sym;
    const char *name = NULL;
    aot_int a, b;
    if (!sym || t->meta.size[d].sym) continue; // what is traced for any size is not checked here
    if (aoti_sym_parts(g->syms, sym, &a, &b, &name) != AOTI_SYM_SYMBOL || !name) continue;
    for (size_t i = 0; i < g->ranges.n; i++) {
      const struct aoti_range *r = &g->ranges.at[i];
      if (strcmp(r->symbol, name) || (aoti_dim(t, d) >= r->min && aoti_dim(t, d) <= r->max)) continue;
      aoti_text limits = {0};
      aoti_text_add(&limits, "at least %lld", (long long)r->min);
      if (r->max != INT64_MAX) aoti_text_add(&limits, ", at most %lld", (long long)r->max);
      aot_status status = aoti_error(AOT_ERROR_INVALID, "size %lld of dimension %d of input %s: the graph is for %s %s",
                                     (long long)aoti_dim(t, d), d, n->name, name, limits.at ? limits.at : "");
      aoti_text_deinit(&limits);
      return aoti_at_node(status, n->name);
    }
  }
  return NULL;
}

static aot_status check_ranges(const aoti_graph *g, aot_tensors inputs) {
  size_t k = 0;
  for (uint32_t id = 0; g->ranges.n && id < g->nodes.n && k < inputs.n; id++)
    if (aoti_graph_node(g, id)->kind == AOTI_PLACEHOLDER)
      AOT_TRY(check_range(g, aoti_graph_node(g, id), inputs.at[k++]));
  return NULL;
}

// Where all the inputs are; NULL where they are in several places.
static const aot_device *device_of_all(aot_tensors inputs) {
  for (size_t i = 1; i < inputs.n; i++)
    if (!same_device(inputs.at[i]->meta.device, inputs.at[0]->meta.device)) return NULL;
  return inputs.n ? &inputs.at[0]->meta.device : NULL;
}

void aot_graph_run(aot_scope *s, const aot_graph *graph, aot_tensors inputs, aot_tensor **out, size_t n_out) {
  for (size_t i = 0; out && i < n_out; i++) out[i] = aoti_poison();
  if (!aoti_given(s, graph) || !aoti_given_list(s, inputs) || (n_out && !aoti_given(s, out))) return;
  aot_value *in, *values;
  aot_status status = check_ranges(graph, inputs);
  if (!status) status = aoti_arena_alloc(&s->arena, inputs.n, sizeof *in, &in);
  if (!status) status = aoti_arena_alloc(&s->arena, n_out, sizeof *values, &values);
  for (size_t i = 0; !status && i < inputs.n; i++) in[i] = aoti_v_tensor(inputs.at[i]);
  if (!status) status = interpret(s, graph, in, inputs.n, device_of_all(inputs), values, n_out);
  if (status) aoti_scope_fail(s, status);
  for (size_t i = 0; i < n_out && !s->error; i++) out[i] = values[i].kind == AOT_TENSOR ? values[i].as.tensor : NULL;
}
