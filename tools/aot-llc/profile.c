// Both halves of a unit, run once on the PTX machine.
#include "profile.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_VALUES = 1024 };

typedef struct values {
  aot_tensor *at[MAX_VALUES];
  size_t n;
} values;

static aot_status choose_model(const char *cpu) {
  static const char *const models[][2] = {{"sm_75", "t4"}, {"sm_80", "a100"}, {"sm_90", "h100"}};
  const char *set = getenv("PTXSIM_GPU");
  if (set && *set) return NULL;
  for (size_t i = 0; i < sizeof models / sizeof *models; i++)
    if (!strcmp(cpu, models[i][0])) return setenv("PTXSIM_GPU", models[i][1], 1) ? aoti_oom() : NULL;
  return aoti_error(AOT_ERROR_UNSUPPORTED, "the PTX machine has no model of %s; sm_75, sm_80 and sm_90 it has", cpu);
}

static aot_status add_value(aot_scope *s, const aoti_graph *g, uint32_t id, uint64_t *random, values *v) {
  const aoti_node *n = aoti_graph_node(g, id);
  aot_tensor *t, *host, *flat, *there, *strided;
  if (n->type.kind != AOTI_TYPE_TENSOR)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "input %s is not a tensor; only tensors are made up for a profile",
                      n->name);
  if (v->n == MAX_VALUES) return aoti_error(AOT_ERROR_UNSUPPORTED, "more than %d inputs", MAX_VALUES);
  AOT_TRY(tool_random(g, id, random, &t));
  AOT_TRY(tool_lay_out(s, n, t, &host));
  // Copies between devices are dense: the storage goes over as it lies, and is seen with the strides there.
  const aoti_meta *m = &host->meta;
  int64_t elements = (int64_t)(host->storage->bytes / aot_dtype_size(m->dtype));
  aot_int extent = aot_i(elements), one = aot_i(1);
  AOT_TRY(aoti_tensor_create(host->storage, m->dtype, 1, &extent, &one, aot_i(0), &flat));
  aot_status status = aot_tensor_to(flat, (aot_device){AOT_CUDA, 0}, &there);
  aot_tensor_release(flat);
  AOT_TRY(status);
  status = aoti_tensor_create(there->storage, m->dtype, m->ndim, m->size, m->stride, aot_i(0), &strided);
  aot_tensor_release(there);
  AOT_TRY(status);
  v->at[v->n++] = aoti_scope_own(s, strided);
  return NULL;
}

/* One tangent per output that the backward wants one of; the names say only their order, so an output and a tangent
 * belong together when their types agree. */
static aot_status match_tangents(const aoti_unit *u, uint32_t output_of[MAX_VALUES], size_t *n) {
  const aot_value *outs;
  size_t n_outs, at = 0, n_fwd = (size_t)u->graph->n_fwd_outputs;
  aoti_graph_outputs(u->half[0], &outs, &n_outs);
  *n = 0;
  for (size_t i = 0; i < u->graph->nodes.n; i++) {
    const aoti_node *t = aoti_graph_node(u->graph, (uint32_t)i);
    if (t->kind != AOTI_PLACEHOLDER || strncmp(t->name, "tangents_", 9)) continue;
    const aoti_meta *m = &t->type.tensor;
    for (; at < n_fwd; at++) {
      if (outs[at].kind != AOT_NODE) continue;
      const aoti_meta *o = &u->half[0]->nodes.at[outs[at].as.node].type.tensor;
      bool same = o->ndim == m->ndim && o->dtype == m->dtype;
      for (int d = 0; same && d < m->ndim; d++) same = o->size[d].value == m->size[d].value;
      if (same) break;
    }
    if (at == n_fwd || *n == MAX_VALUES)
      return aoti_error(AOT_ERROR_INVALID, "%s is the gradient of no output", t->name);
    output_of[(*n)++] = (uint32_t)at++;
  }
  return NULL;
}

static aot_status call(aot_scope *s, const aoti_unit *u, aot_executable *exe, const values *in, size_t n_out,
                       uint64_t *random, const uint32_t *output_of, size_t n_tangents) {
  values out = {.n = n_out}, tangents = {.n = n_out}, grads = {.n = in->n};
  aot_context *context = NULL;
  AOT_TRY(aot_executable_forward(exe, NULL, (aot_tensors){in->at, in->n}, out.at, &context));
  for (size_t i = 0; i < n_out; i++)
    if (out.at[i]) aoti_scope_own(s, out.at[i]);
  if (!context) return NULL;
  aot_status status = NULL;
  for (size_t i = 0, k = 0; i < u->graph->nodes.n && !status; i++) {
    const aoti_node *t = aoti_graph_node(u->graph, (uint32_t)i);
    if (t->kind != AOTI_PLACEHOLDER || strncmp(t->name, "tangents_", 9) || k == n_tangents) continue;
    values one = {.n = 0};
    status = add_value(s, u->graph, (uint32_t)i, random, &one);
    if (!status) tangents.at[output_of[k++]] = one.at[0];
  }
  if (!status) status = aot_context_backward(context, NULL, (aot_tensors){tangents.at, n_out}, grads.at);
  for (size_t i = 0; i < grads.n; i++)
    if (grads.at[i]) aoti_scope_own(s, grads.at[i]);
  aot_context_destroy(context);
  return status;
}

static aot_status run(aot_scope *s, aoti_unit *u, aoti_text *out) {
  uint32_t *output_of;
  size_t n_tangents = 0, n_outs;
  const aot_value *outs;
  values in = {.n = 0};
  uint64_t random = 1;
  AOT_TRY(choose_model(u->target.cpu));
  aot_device device;
  AOT_TRY(aot_device_open("sim", &device));
  tool_sim_count();
  for (size_t i = 0; i < u->half[0]->nodes.n; i++) {
    bool is_input = aoti_graph_node(u->half[0], (uint32_t)i)->kind == AOTI_PLACEHOLDER;
    if (is_input) AOT_TRY(add_value(s, u->half[0], (uint32_t)i, &random, &in));
  }
  AOT_TRY(aoti_arena_alloc(&u->arena, MAX_VALUES, sizeof *output_of, &output_of));
  aoti_graph_outputs(u->half[0], &outs, &n_outs);
  aoti_plan_link *links = NULL;
  size_t n_fwd = n_outs;
  if (u->half[1]) {
    n_fwd = (size_t)u->graph->n_fwd_outputs;
    AOT_TRY(match_tangents(u, output_of, &n_tangents));
    AOT_TRY(aoti_link_halves(u->half[0], u->half[1], n_fwd, output_of, n_tangents, &u->arena, &links));
  }
  aot_executable *exe;
  if (n_fwd > MAX_VALUES) return aoti_error(AOT_ERROR_UNSUPPORTED, "more than %d outputs", MAX_VALUES);
  AOT_TRY(aoti_unit_finish(u, n_fwd, links, device, &exe));
  aot_status status = call(s, u, exe, &in, n_fwd, &random, output_of, n_tangents);
  aot_executable_release(exe);
  AOT_TRY(status);
  return tool_sim_counters(out);
}

aot_status profile_unit(aoti_unit *u, aoti_text *out) {
  aot_scope *s = aot_scope_begin(u->session);
  aot_status status = run(s, u, out), error = aot_scope_end(s);
  if (!status) return error;
  aot_status_free(error);
  return status;
}
