// One operator compiled by itself: eager execution on a device, and the measure of what an operator costs.
#include "driver.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

// The call as a graph of its own: its tensors are the inputs, in the order of its arguments.
typedef struct single {
  aot_session *session;
  aoti_arena arena;
  aoti_graph *g;
  AOT_VEC(aot_tensor *) inputs;
} single;

static aot_status add_input(single *s, const aoti_meta *m, uint32_t *out) {
  aoti_type type = {.kind = AOTI_TYPE_TENSOR, .tensor = *m};
  type.tensor.requires_grad = false;
  type.tensor.offset = aot_i(0); // a kernel gets the address of the first element
  return aoti_graph_placeholder(s->g, "x", &type, out);
}

// Tensors of the call become placeholders, a tensor given twice one of them.
static aot_status add_inputs(single *s, const aot_value *v, aot_value *out) {
  *out = *v;
  if (v->kind == AOT_TENSOR) {
    aot_tensor *t = v->as.tensor;
    out->kind = AOT_NODE;
    for (size_t i = 0; i < s->inputs.n; i++)
      if (s->inputs.at[i] == t) {
        out->as.node = (uint32_t)i; // placeholders come first
        return NULL;
      }
    AOT_TRY(aoti_push(&s->arena, &s->inputs, t));
    return add_input(s, &t->meta, &out->as.node);
  }
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return NULL;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&s->arena, v->as.list.n, sizeof *items, &items));
  for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(add_inputs(s, &v->as.list.at[i], &items[i]));
  out->as.list.at = items;
  return NULL;
}

static aot_status item(single *s, uint32_t tuple, size_t i, const aoti_type *type, aot_value *out) {
  const aot_value args[] = {{AOT_NODE, .as.node = tuple}, {AOT_INT, .as.i = aot_i((int64_t)i)}};
  out->kind = AOT_NODE;
  return aoti_graph_call(s->g, NULL, AOT_OP_getitem_default, args, 2, type, &out->as.node);
}

static aoti_type type_of_result(const aot_value *v) {
  if (v->kind != AOT_TENSOR) return (aoti_type){.kind = AOTI_TYPE_NONE};
  aoti_type type = {.kind = AOTI_TYPE_TENSOR, .tensor = v->as.tensor->meta};
  type.tensor.requires_grad = false;
  return type;
}

// The results of an operator that writes nothing, as the graph's outputs.
static aot_status add_call(single *s, const aoti_call *c, const aot_value *args) {
  size_t n = c->info->n_returns;
  aoti_type *types;
  aot_value *items;
  uint32_t node;
  if (c->info->returns_list) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "eager execution on a device");
  AOT_TRY(aoti_arena_alloc(&s->arena, n, sizeof *types, &types));
  AOT_TRY(aoti_arena_alloc(&s->arena, n, sizeof *items, &items));
  for (size_t i = 0; i < n; i++) types[i] = type_of_result(&c->out[i]);
  aoti_type tuple = {.kind = AOTI_TYPE_TUPLE, .at = types, .n = n};
  AOT_TRY(aoti_graph_call(s->g, NULL, c->op, args, c->info->n_args, n == 1 ? &types[0] : &tuple, &node));
  for (size_t i = 0; i < n; i++) {
    items[i] = n == 1 ? (aot_value){AOT_NODE, .as.node = node} : (aot_value){.kind = AOT_NONE};
    if (n > 1 && types[i].kind == AOTI_TYPE_TENSOR) AOT_TRY(item(s, node, i, &types[i], &items[i]));
  }
  return aoti_graph_output(s->g, (aot_value){AOT_TUPLE, .as.list = {items, n}});
}

// An operator that writes its first argument: what it writes is computed, and copied there.
static aot_status add_write(single *s, const aoti_call *c, const aot_value *args) {
  aot_value value = args[1], none = {AOT_TUPLE, .as.list = {NULL, 0}};
  uint32_t node;
  if (args[0].kind != AOT_NODE || c->info->n_returns != 1)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "eager execution on a device");
  const aoti_type type = s->g->nodes.at[args[0].as.node].type;
  if (c->op != AOT_OP_copy__default) {
    aot_op op;
    aot_int stride[AOT_MAX_DIMS];
    aoti_type dense = type;
    if (!aoti_functional_op(s->session->registry, c->info, &op))
      return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "eager execution on a device");
    aoti_contiguous_strides(NULL, type.tensor.ndim, type.tensor.size, stride);
    dense.tensor.stride = stride;
    AOT_TRY(aoti_graph_call(s->g, NULL, op, args, c->info->n_args, &dense, &value.as.node));
    value.kind = AOT_NODE;
  }
  const aot_value copy[] = {args[0], value, {.kind = AOT_BOOL}};
  AOT_TRY(aoti_graph_call(s->g, NULL, AOT_OP_copy__default, copy, 3, &type, &node));
  return aoti_graph_output(s->g, none);
}

static void single_deinit(single *s) {
  aoti_graph_destroy(s->g);
  aoti_arena_deinit(&s->arena);
}

static aot_status make_graph(single *s, const aoti_call *c) {
  aot_value *args;
  AOT_TRY(aoti_graph_create(s->session->heap, s->session->registry, NULL, &s->g));
  AOT_TRY(aoti_arena_alloc(&s->arena, c->info->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < c->info->n_args; i++) AOT_TRY(add_inputs(s, &c->args[i], &args[i]));
  return c->info->flags & AOTI_OP_MUTATES ? add_write(s, c, args) : add_call(s, c, args);
}

// ---- what has been compiled, by its graph's text

typedef struct kept {
  aoti_arena arena;
  aoti_map by_text;
  AOT_VEC(aot_executable *) all;
} kept;

static void free_kept(void *data) {
  kept *k = data;
  for (size_t i = 0; i < k->all.n; i++) aot_executable_release(k->all.at[i]);
  aoti_arena_deinit(&k->arena);
  aoti_free(&aoti_heap, k);
}

static aot_device device_of(const single *s, const aoti_call *c) {
  for (size_t i = 0; i < s->inputs.n; i++)
    if (s->inputs.at[i]->meta.device.type != AOT_CPU) return s->inputs.at[i]->meta.device;
  return c->out[0].kind == AOT_TENSOR ? c->out[0].as.tensor->meta.device : (aot_device){AOT_CPU, 0};
}

static aot_status compiled_for(single *s, const aoti_call *c, aot_executable **out) {
  kept *k = s->session->device_code;
  aoti_text text = {0};
  const char *copy;
  AOT_TRY(aoti_graph_print(s->g, AOTI_ANNOTATE_TYPES, &text));
  const uint32_t *at = aoti_map_get(&k->by_text, text.at, text.n);
  aot_status status = NULL;
  *out = at ? k->all.at[*at] : NULL;
  if (!at) {
    const aot_value *outputs;
    size_t n;
    aoti_graph_outputs(s->g, &outputs, &n);
    status = aoti_compile_pair(s->session, s->g, NULL, n, NULL, device_of(s, c), out);
    if (!status) {
      status = aoti_push(&k->arena, &k->all, *out);
      if (status) aot_executable_release(*out);
    }
    if (!status) status = aoti_arena_strdup(&k->arena, text.at, text.n, &copy);
    if (!status) status = aoti_map_put(&k->by_text, copy, text.n, (uint32_t)k->all.n - 1, NULL);
  }
  aoti_text_deinit(&text);
  return status;
}

// The memory of a fresh tensor becomes that of the result, which has the sizes that the meta rule said.
static void take_memory(aot_tensor *result, aot_tensor *from) {
  aoti_storage *to = result->storage, *of = from->storage;
  to->data = of->data;
  to->free = of->free;
  to->user = of->user;
  of->free = NULL;
}

static aot_status run(single *s, aoti_call *c) {
  aot_executable *exe;
  aot_tensor **outputs;
  aot_call_options options = AOT_CALL_OPTIONS_INIT;
  AOT_TRY(make_graph(s, c));
  AOT_TRY(compiled_for(s, c, &exe));
  size_t n = aot_executable_output_count(exe);
  AOT_TRY(aoti_arena_alloc(&s->arena, n, sizeof *outputs, &outputs));
  options.seed = s->session->seed;
  options.offset = s->session->offset;
  s->session->offset += c->info->kind == AOTI_KIND_RANDOM;
  AOT_TRY(aot_executable_forward(exe, &options, (aot_tensors){s->inputs.at, s->inputs.n}, outputs, NULL));
  for (size_t i = 0; i < n; i++) {
    if (outputs[i] && c->out[i].kind == AOT_TENSOR) take_memory(c->out[i].as.tensor, outputs[i]);
    aot_tensor_release(outputs[i]);
  }
  return NULL;
}

static aot_status run_on_device(aoti_call *c) {
  single s = {.session = c->scope->session};
  aoti_arena_init(&s.arena, s.session->heap);
  aot_status status = run(&s, c);
  single_deinit(&s);
  return status;
}

aot_status aoti_run_singles_on_devices(aot_session *session) {
  kept *k;
  if (session->device_code) return NULL;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *k, &k));
  aoti_arena_init(&k->arena, session->heap);
  k->by_text.arena = &k->arena;
  session->device_code = k;
  session->free_device_code = free_kept;
  session->run_on_device = run_on_device;
  return NULL;
}

// ---- what a node costs

// Its type with the hints for sizes.
static aot_status sized(single *s, const aoti_graph *g, const aoti_type *from, aoti_type *out) {
  AOT_TRY(aoti_type_copy(&s->arena, from, out));
  aoti_type *parts = (aoti_type *)out->at;
  for (size_t i = 0; out->kind == AOTI_TYPE_TUPLE && i < out->n; i++) AOT_TRY(sized(s, g, &from->at[i], &parts[i]));
  if (out->kind == AOTI_TYPE_INT) out->i = aot_i(aoti_int_hint(g->syms, out->i));
  aot_int *size = (aot_int *)out->tensor.size, *stride = (aot_int *)out->tensor.stride;
  for (int d = 0; out->kind == AOTI_TYPE_TENSOR && d < out->tensor.ndim; d++) {
    size[d] = aot_i(aoti_int_hint(g->syms, size[d]));
    if (stride) stride[d] = aot_i(aoti_int_hint(g->syms, stride[d]));
  }
  if (out->kind == AOTI_TYPE_TENSOR) {
    out->tensor.offset = aot_i(0);
    out->tensor.device = (aot_device){AOT_CPU, 0};
  }
  return NULL;
}

static aot_status argument(single *s, const aoti_graph *g, const aot_value *v, aot_value *out) {
  *out = *v;
  if (v->kind == AOT_INT) out->as.i = aot_i(aoti_int_hint(g->syms, v->as.i));
  if (v->kind == AOT_DEVICE) out->as.device = (aot_device){AOT_CPU, 0};
  if (v->kind == AOT_NODE) {
    aoti_type type;
    aot_tensor *t;
    AOT_TRY(sized(s, g, &aoti_graph_node(g, v->as.node)->type, &type));
    if (type.kind == AOTI_TYPE_INT) {
      *out = (aot_value){AOT_INT, .as.i = type.i};
      return NULL;
    }
    if (type.kind != AOTI_TYPE_TENSOR) return aoti_error(AOT_ERROR_UNSUPPORTED, "an argument is no tensor");
    aoti_storage *storage;
    size_t bytes;
    const aoti_meta *m = &type.tensor;
    AOT_TRY(aoti_extent_bytes(m->dtype, m->ndim, m->size, m->stride, aot_i(0), &bytes));
    AOT_TRY(aoti_storage_create(m->device, bytes, true, &storage));
    aot_status status = aoti_tensor_create(storage, m->dtype, m->ndim, m->size, m->stride, aot_i(0), &t);
    aoti_storage_release(storage);
    AOT_TRY(status);
    status = aoti_push(&s->arena, &s->inputs, t);
    if (status) aot_tensor_release(t);
    AOT_TRY(status);
    out->kind = AOT_NODE;
    return add_input(s, &t->meta, &out->as.node);
  }
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return NULL;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&s->arena, v->as.list.n, sizeof *items, &items));
  for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(argument(s, g, &v->as.list.at[i], &items[i]));
  out->as.list.at = items;
  return NULL;
}

static aot_status node_graph(single *s, const aoti_graph *g, const aoti_node *n) {
  aot_value *args, *items;
  aoti_type type;
  uint32_t id;
  AOT_TRY(aoti_graph_create(s->session->heap, g->registry, NULL, &s->g));
  AOT_TRY(aoti_arena_alloc(&s->arena, n->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < n->n_args; i++) AOT_TRY(argument(s, g, &n->args[i], &args[i]));
  AOT_TRY(sized(s, g, &n->type, &type));
  AOT_TRY(aoti_graph_call(s->g, NULL, n->op, args, n->n_args, &type, &id));
  size_t n_items = type.kind == AOTI_TYPE_TUPLE ? type.n : 1;
  AOT_TRY(aoti_arena_alloc(&s->arena, n_items, sizeof *items, &items));
  items[0] = (aot_value){AOT_NODE, .as.node = id};
  for (size_t i = 0; type.kind == AOTI_TYPE_TUPLE && i < n_items; i++) {
    items[i] = (aot_value){.kind = AOT_NONE};
    if (type.at[i].kind == AOTI_TYPE_TENSOR) AOT_TRY(item(s, id, i, &type.at[i], &items[i]));
  }
  return aoti_graph_output(s->g, (aot_value){AOT_TUPLE, .as.list = {items, n_items}});
}

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

// The quickest of a few runs: what disturbs a run only makes it longer.
static aot_status measure(single *s, double *out) {
  enum { RUNS = 5 };
  const aot_value *outputs;
  size_t n;
  aot_executable *exe;
  aot_tensor **results;
  aoti_graph_outputs(s->g, &outputs, &n);
  AOT_TRY(aoti_arena_alloc(&s->arena, n, sizeof *results, &results));
  AOT_TRY(aoti_compile_pair(s->session, s->g, NULL, n, NULL, (aot_device){AOT_CPU, 0}, &exe));
  aot_status status = NULL;
  for (int run = 0; run < RUNS && !status; run++) {
    double start = now_ms();
    status = aot_executable_forward(exe, NULL, (aot_tensors){s->inputs.at, s->inputs.n}, results, NULL);
    double took = now_ms() - start;
    if (!run || took < *out) *out = took;
    for (size_t i = 0; i < n && !status; i++) aot_tensor_release(results[i]);
  }
  aot_executable_release(exe);
  return status;
}

aot_status aoti_profile_node(void *user, const aoti_graph *g, uint32_t node, double *out) {
  single s = {.session = user};
  const aoti_node *n = aoti_graph_node(g, node);
  *out = 0;
  if (n->kind != AOTI_CALL || n->type.kind == AOTI_TYPE_INT) return NULL;
  aoti_arena_init(&s.arena, s.session->heap);
  aot_status status = node_graph(&s, g, n);
  if (!status) status = measure(&s, out);
  for (size_t i = 0; i < s.inputs.n; i++) aot_tensor_release(s.inputs.at[i]);
  single_deinit(&s);
  return status ? aoti_at_node(aoti_note(status, "while its runtime was measured"), n->name) : NULL;
}
