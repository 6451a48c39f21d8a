// Types for graphs that came as text: every op's meta rule run once over stand-ins; annotations are checked on the way.
#include "trace_impl.h"

#include <string.h>

static void print_dims(aoti_text *t, const aoti_syms *syms, const aot_int *dims, int n) {
  aoti_text_add(t, "[");
  for (int i = 0; i < n; i++) {
    if (i) aoti_text_add(t, ", ");
    aoti_int_print(t, syms, dims[i]);
  }
  aoti_text_add(t, "]");
}

static aot_status other_device(const aoti_node *n, aot_device said, aot_device found) {
  static const char *const names[] = {"cpu", "cuda"};
  return aoti_at_node(aoti_error_at(AOT_ERROR_INVALID, n->file, n->line,
                                    "node %s is annotated as on device %s:%u, its operator gives one on %s:%u", n->name,
                                    names[said.type == AOT_CUDA], said.index, names[found.type == AOT_CUDA],
                                    found.index),
                      n->name);
}

static aot_status mismatch(const aoti_graph *g, const aoti_node *n, const aoti_meta *said, const aoti_meta *found,
                           bool sizes_only) {
  aoti_text t = {0};
  aoti_text_add(&t, "node %s is annotated %s", n->name, aot_dtype_name(said->dtype));
  print_dims(&t, g->syms, said->size, said->ndim);
  if (!sizes_only) print_dims(&t, g->syms, said->stride, said->ndim);
  aoti_text_add(&t, ", its operator gives %s", aot_dtype_name(found->dtype));
  print_dims(&t, g->syms, found->size, found->ndim);
  if (!sizes_only) print_dims(&t, g->syms, found->stride, found->ndim);
  aot_status status = aoti_error_at(AOT_ERROR_INVALID, n->file, n->line, "%s", t.at ? t.at : n->name);
  aoti_text_deinit(&t);
  return aoti_at_node(status, n->name);
}

// A stride where it moves nothing (one element along it, or none at all) may be anything.
static aot_status same_meta(aoti_syms *syms, const aoti_meta *a, const aoti_meta *b, bool sizes_only, bool *same) {
  bool empty = sizes_only;
  *same = a->dtype == b->dtype && a->ndim == b->ndim;
  for (int d = 0; *same && d < a->ndim; d++) {
    AOT_TRY(aoti_sym_agree(syms, a->size[d], b->size[d], same));
    empty = empty || aoti_int_is(a->size[d], 0);
  }
  for (int d = 0; *same && d < a->ndim && !empty; d++)
    if (!aoti_int_is(a->size[d], 1)) AOT_TRY(aoti_sym_agree(syms, a->stride[d], b->stride[d], same));
  return NULL;
}

static aot_status type_of(aoti_graph *g, const aot_value *v, aoti_type *out) {
  *out = (aoti_type){.kind = AOTI_TYPE_NONE};
  if (v->kind == AOT_TENSOR)
    *out = (aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = v->as.tensor->meta};
  else if (v->kind == AOT_INT)
    *out = (aoti_type){.kind = AOTI_TYPE_INT, .i = v->as.i};
  else if (v->kind == AOT_LIST || v->kind == AOT_TUPLE) {
    aoti_type *parts;
    AOT_TRY(aoti_arena_alloc(&g->arena, v->as.list.n, sizeof *parts, &parts));
    for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(type_of(g, &v->as.list.at[i], &parts[i]));
    *out = (aoti_type){.kind = AOTI_TYPE_TUPLE, .at = parts, .n = v->as.list.n};
  }
  return NULL;
}

// The devices that annotations name. A text that names none has its tensors where the parser thought, all in one place.
typedef struct said_devices {
  bool cpu, cuda;
} said_devices;

static said_devices devices_of(const aoti_graph *g) {
  said_devices said = {false, false};
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    if (n->type.kind != AOTI_TYPE_TENSOR || n->tags & AOTI_TAG_SIZES_ONLY) continue;
    said.cpu = said.cpu || n->type.tensor.device.type == AOT_CPU;
    said.cuda = said.cuda || n->type.tensor.device.type == AOT_CUDA;
  }
  return said;
}

static bool same_device(said_devices said, aot_device a, aot_device found) {
  if (a.type == found.type) return a.type == AOT_CPU || a.index == found.index;
  return !said.cpu || !said.cuda; // it may be that the text names none
}

static aot_status settle(aoti_graph *g, uint32_t id, const aot_value *v, said_devices said) {
  aoti_node *n = &g->nodes.at[id];
  aoti_type found;
  AOT_TRY(type_of(g, v, &found));
  bool sizes_only = n->tags & AOTI_TAG_SIZES_ONLY;
  if (n->type.kind == AOTI_TYPE_TENSOR && found.kind == AOTI_TYPE_TENSOR) {
    bool same;
    AOT_TRY(same_meta(g->syms, &n->type.tensor, &found.tensor, sizes_only, &same));
    if (!same) return mismatch(g, n, &n->type.tensor, &found.tensor, sizes_only);
    if (!sizes_only && !same_device(said, n->type.tensor.device, found.tensor.device))
      return other_device(n, n->type.tensor.device, found.tensor.device);
    if (!sizes_only) return NULL;
  }
  n->tags &= ~(uint32_t)AOTI_TAG_SIZES_ONLY;
  if (sizes_only || n->type.kind == AOTI_TYPE_UNKNOWN || n->type.kind == AOTI_TYPE_TUPLE)
    return aoti_type_copy(&g->arena, &found, &n->type);
  return NULL;
}

// Inputs of which the text says no type, all at once.
static aot_status check_inputs(const aoti_graph *g) {
  enum { SHOWN = 6 };
  aoti_text names = {0};
  const char *first = NULL;
  size_t n = 0;
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *node = &g->nodes.at[i];
    if (node->kind != AOTI_PLACEHOLDER || node->type.kind == AOTI_TYPE_TENSOR || node->type.kind == AOTI_TYPE_INT)
      continue;
    if (node->type.kind == AOTI_TYPE_FLOAT) {
      aoti_text_deinit(&names);
      return aoti_at_node(aoti_error(AOT_ERROR_UNSUPPORTED, "input %s is a floating-point number", node->name),
                          node->name);
    }
    if (!first) first = node->name;
    if (n < SHOWN) aoti_text_add(&names, "%s%s", n ? ", " : "", node->name);
    n++;
  }
  if (!n) return NULL;
  aot_status status =
      n == 1 ? aoti_error(AOT_ERROR_INVALID,
                          "the dtype and shape of input %s are not known; annotate it or give --shape %s=f32[...]",
                          first, first)
             : aoti_error(AOT_ERROR_INVALID,
                          "the dtypes and shapes of %zu inputs are not known: %s%s; give --shape %s=f32[...] for each, "
                          "or a text with types (print_readable, load_args, or str of the exported program)",
                          n, names.at ? names.at : "", n > SHOWN ? ", ..." : "", first);
  aoti_text_deinit(&names);
  return aoti_at_node(status, first);
}

static aot_status infer_into(aoti_recording *r, aoti_graph *g) {
  aot_value *inputs, *env;
  size_t n_in = aot_graph_input_count(g), k = 0;
  AOT_TRY(aoti_arena_alloc(&r->scope->arena, n_in, sizeof *inputs, &inputs));
  AOT_TRY(aoti_arena_alloc(&r->scope->arena, g->nodes.n, sizeof *env, &env));
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(g, i);
    if (n->kind != AOTI_PLACEHOLDER) continue;
    if (n->type.kind == AOTI_TYPE_INT) {
      uint32_t node;
      AOT_TRY(aoti_graph_placeholder(r->tracer.graph, n->name, &n->type, &node));
      AOT_TRY(aoti_tracer_bind_symbol(&r->tracer, n->type.i, node));
      inputs[k++] = aoti_v_sym(n->type.i);
      continue;
    }
    aoti_input_spec spec = {.meta = n->type.tensor};
    spec.meta.requires_grad = false;
    aot_tensor *t;
    AOT_TRY(aoti_stand_in(r, &spec, &t));
    AOT_TRY(aoti_recording_input(r, n->name, t));
    inputs[k++] = aoti_v_tensor(t);
  }
  const said_devices said = devices_of(g);
  AOT_TRY(aoti_interpret_all(r->scope, g, inputs, n_in, env));
  if (r->scope->error) return NULL;
  for (uint32_t i = 0; i < g->nodes.n; i++)
    if (g->nodes.at[i].kind == AOTI_CALL) AOT_TRY(settle(g, i, &env[i], said));
  return NULL;
}

aot_status aoti_graph_infer(aot_session *session, aoti_graph *g) {
  AOT_TRY(check_inputs(g));
  AOT_TRY(aoti_graph_supported(session, g));
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(session, g->syms, true, &r));
  aot_set_grad_enabled(r.scope, false);
  r.tracer.no_guards = true;
  aot_status status = infer_into(&r, g);
  aoti_graph *scratch = NULL;
  if (!status && !r.scope->error) status = aoti_recording_output(&r, NULL, 0, true);
  status = aoti_recording_end(&r, status, &scratch);
  aoti_graph_destroy(scratch);
  return status;
}
