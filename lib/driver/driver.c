// A compile: a unit taken through the passes of pipeline.def. The one loop that verifies, observes and times them is
// aoti_unit_run.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// ---- the passes, as they act on a unit

static aot_status replace_graph(aoti_unit *u, aot_status (*pass)(const aoti_graph *, aoti_graph **)) {
  aoti_graph *next;
  AOT_TRY(pass(u->graph, &next));
  aoti_graph_destroy(u->graph);
  u->graph = next;
  return NULL;
}

static aot_status run_dce(aoti_unit *u, const aoti_pass_call *call) {
  (void)call;
  return replace_graph(u, aoti_pass_dce);
}

static aot_status run_cse(aoti_unit *u, const aoti_pass_call *call) {
  (void)call;
  return replace_graph(u, aoti_pass_cse);
}

static aot_status run_decompose(aoti_unit *u, const aoti_pass_call *call) {
  aot_decompositions *table;
  aoti_graph *out;
  if (call->n_args > 1) return aoti_error(AOT_ERROR_INVALID, "decompose takes one table, not %zu", call->n_args);
  AOT_TRY(aot_decompositions_create(u->session, call->n_args ? call->args[0] : "core_aten", &table));
  aot_status status = aot_graph_decompose(u->session, u->graph, table, &out);
  aot_decompositions_destroy(table);
  AOT_TRY(status);
  aoti_graph_destroy(u->graph);
  u->graph = out;
  return NULL;
}

// {min_cut,budget=0.5,mem_guard=0,...}: the partitioner's name, and its flags by PyTorch's names.
static aot_status partition_argument(aot_partition_options *o, const char *arg, aoti_partition_fn *fn) {
  char name[64];
  const char *value = strchr(arg, '=');
  if (!value) {
    *fn = aoti_partition_find(arg);
    return *fn ? NULL : aoti_error(AOT_ERROR_INVALID, "there is no partitioner %s; there are default and min_cut", arg);
  }
  snprintf(name, sizeof name, "%.*s", (int)(value - arg), arg);
  return aot_flag_set(NULL, o, strcmp(name, "budget") ? name : "activation_memory_budget", value + 1);
}

static aot_status run_partition(aoti_unit *u, const aoti_pass_call *call) {
  if (u->graph->n_fwd_outputs < 0) { // nothing to divide
    u->half[AOTI_FORWARD] = u->graph;
    return NULL;
  }
  aoti_partition_fn fn = aoti_partition_min_cut;
  aot_partition_options given = u->partition_options;
  for (size_t i = 0; i < call->n_args; i++) AOT_TRY(partition_argument(&given, call->args[i], &fn));
  aoti_partition_options options = aoti_partition_options_of(&given);
  options.profile_user = u->session;
  AOT_TRY(fn(u->graph, &options, &u->parts));
  u->owns_halves = true;
  u->half[AOTI_FORWARD] = u->parts.forward;
  u->half[AOTI_BACKWARD] = u->parts.backward;
  return NULL;
}

#define EACH_HALF(i)          \
  for (int i = 0; i < 2; i++) \
    if (u->half[i])

// A graph of a text may have operators that tracing never leaves: compositions of others.
static aot_status write_out_compositions(aoti_unit *u, int i) {
  bool any = false;
  for (size_t k = 0; k < u->half[i]->nodes.n; k++) {
    const aoti_op_info *row = aoti_node_op(u->half[i], &u->half[i]->nodes.at[k]);
    any = any || (row && row->flags & AOTI_OP_COMPOSITE);
  }
  if (!any) return NULL;
  aot_decompositions *none;
  AOT_TRY(aot_decompositions_create(u->session, "none", &none));
  aot_status status = aot_graph_decompose(u->session, u->half[i], none, &u->again[i]);
  aot_decompositions_destroy(none);
  if (!status) u->half[i] = u->again[i];
  return status;
}

static aot_status run_lower(aoti_unit *u, const aoti_pass_call *call) {
  aoti_fuse_options options = {.fused_rounding = u->fused_rounding,
                               .extern_gemm = u->target.kind == AOTI_TARGET_HOST,
                               .few_threads = u->target.kind == AOTI_TARGET_HOST,
                               .log = u->session->log};
  for (size_t i = 0; i < call->n_args; i++)
    if (!strcmp(call->args[i], "fused_rounding"))
      options.fused_rounding = true;
    else if (!strcmp(call->args[i], "no_extern"))
      options.extern_gemm = false;
    else
      return aoti_error(AOT_ERROR_INVALID, "lower knows fused_rounding and no_extern, not %s", call->args[i]);
  EACH_HALF(i) AOT_TRY(write_out_compositions(u, i));
  EACH_HALF(i) AOT_TRY(aoti_lower_graph(u->half[i], &u->arena, &options, &u->exprs[i]));
  return NULL;
}

static aot_status run_fuse(aoti_unit *u, const aoti_pass_call *call) {
  (void)call;
  EACH_HALF(i) AOT_TRY(aoti_fuse_run(u->exprs[i].f, &u->groups[i]));
  return NULL;
}

static aot_status run_loops(aoti_unit *u, const aoti_pass_call *call) {
  (void)call;
  static const char *const names[] = {"forward", "backward"};
  EACH_HALF(i) {
    aoti_loop_module_init(&u->loops[i], &u->arena);
    AOT_TRY(aoti_plan_make(u->half[i], &u->exprs[i], &u->groups[i], names[i], &u->loops[i], &u->plan[i]));
  }
  return NULL;
}

static aot_status run_codegen(aoti_unit *u, const aoti_pass_call *call) {
  for (size_t i = 0; i < call->n_args; i++) {
    if (!strcmp(call->args[i], "host"))
      u->target = (aoti_target){.kind = AOTI_TARGET_HOST};
    else
      u->target = (aoti_target){.kind = AOTI_TARGET_NVPTX, .cpu = call->args[i]};
  }
  EACH_HALF(i) AOT_TRY(aoti_codegen_compile(&u->loops[i], &u->target, &u->codegen_options, &u->compiled[i]));
  return NULL;
}

const aoti_pass aoti_passes[] = {
#define X(name, from, to, summary) {#name, summary, AOTI_LEVEL_##from, AOTI_LEVEL_##to, run_##name},
#include "pipeline.def"
#undef X
};
const size_t aoti_pass_count = sizeof aoti_passes / sizeof *aoti_passes;

// ---- units

static aot_status new_unit(aot_session *session, aoti_unit **out) {
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof **out, out));
  aoti_unit *u = *out;
  u->session = session;
  aoti_arena_init(&u->arena, session->heap);
  u->target = (aoti_target){.kind = AOTI_TARGET_HOST};
  u->partition_options = (aot_partition_options)AOT_PARTITION_OPTIONS_INIT;
  u->codegen_options = (aoti_codegen_options)AOTI_CODEGEN_OPTIONS_INIT;
  return NULL;
}

aot_status aoti_unit_create(aot_session *session, aoti_graph *graph, aoti_unit **out) {
  aot_status status = new_unit(session, out);
  if (status)
    aoti_graph_destroy(graph);
  else
    (*out)->graph = graph;
  return status;
}

aot_status aoti_unit_create_halves(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                                   aoti_unit **out) {
  AOT_TRY(new_unit(session, out));
  (*out)->half[AOTI_FORWARD] = forward;
  (*out)->half[AOTI_BACKWARD] = backward;
  (*out)->level = AOTI_LEVEL_HALVES;
  return NULL;
}

void aoti_unit_destroy(aoti_unit *u) {
  if (!u) return;
  for (int i = 0; i < 2; i++) {
    aoti_plan_destroy(u->plan[i]);
    aoti_compiled_destroy(u->compiled[i]);
    aoti_graph_destroy(u->again[i]);
  }
  if (u->owns_halves) aoti_partition_deinit(&u->parts);
  aoti_graph_destroy(u->graph);
  aoti_arena_deinit(&u->arena);
  aoti_free(&aoti_heap, u);
}

static aot_status verify(const aoti_unit *u) {
  if (u->level == AOTI_LEVEL_GRAPH) return aoti_graph_verify(u->graph);
  for (int i = 0; i < 2; i++) {
    if (!u->half[i]) continue;
    if (u->level == AOTI_LEVEL_HALVES) AOT_TRY(aoti_graph_verify(u->half[i]));
    if (u->level == AOTI_LEVEL_EXPRS || u->level == AOTI_LEVEL_GROUPS) AOT_TRY(aoti_fuse_verify(u->exprs[i].f));
    if (u->level == AOTI_LEVEL_GROUPS) AOT_TRY(aoti_groups_verify(u->exprs[i].f, &u->groups[i]));
    if (u->level == AOTI_LEVEL_LOOPS) {
      AOT_TRY(aoti_loop_verify(&u->loops[i]));
      AOT_TRY(aoti_plan_verify(u->plan[i]));
    }
  }
  return NULL;
}

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

aot_status aoti_unit_run(aoti_unit *u, const aoti_pipeline *pipeline, const aoti_observer *observer) {
  AOT_TRY(aoti_in_pass(verify(u), "input"));
  for (size_t i = 0; i < pipeline->n; i++) {
    const aoti_pass_call *call = &pipeline->at[i];
    const aoti_pass *pass = call->pass;
    if (pass->to < u->level || (pass->to == u->level && pass->from != u->level))
      continue; // done before this unit began
    if (pass->from != u->level)
      return aoti_error(AOT_ERROR_INVALID,
                        "pass %s does not follow here: a pass before it is missing from the pipeline", pass->name);
    if (observer && observer->before) observer->before(observer->user, call, u);
    double start = now_ms();
    AOT_TRY(aoti_in_pass(pass->run(u, call), pass->name));
    u->level = pass->to;
    aot_status status = u->verify_each ? verify(u) : NULL;
    if (status) return aoti_in_pass(aoti_note(status, "found after pass %s", pass->name), pass->name);
    if (observer && observer->after) observer->after(observer->user, call, u, now_ms() - start);
  }
  return NULL;
}

static const char *op_name(unsigned op) { return aoti_loop_op_name((aoti_loop_op)op); }

static const char *const half_titles[] = {"forward", "backward"};

aot_status aoti_unit_print(const aoti_unit *u, aoti_text *out) {
  if (u->level == AOTI_LEVEL_GRAPH) return aoti_graph_print(u->graph, AOTI_ANNOTATE_FULL, out);
  for (int i = 0; i < 2; i++) {
    if (!u->half[i]) continue;
    aoti_text_add(out, "# ---- %s\n", half_titles[i]);
    switch (u->level) {
    case AOTI_LEVEL_GRAPH:
    case AOTI_LEVEL_HALVES: AOT_TRY(aoti_graph_print(u->half[i], AOTI_ANNOTATE_FULL, out)); break;
    case AOTI_LEVEL_EXPRS: aoti_fuse_print(u->exprs[i].f, op_name, out); break;
    case AOTI_LEVEL_GROUPS: aoti_groups_print(u->exprs[i].f, &u->groups[i], out); break;
    case AOTI_LEVEL_LOOPS: aoti_loop_print(&u->loops[i], out); break;
    case AOTI_LEVEL_CODE:
      aoti_text_add(out, "%s", u->compiled[i]->ptx.data ? u->compiled[i]->ptx.data : "# host code\n");
      break;
    }
  }
  return NULL;
}

// ---- executables

static void free_compiled(void *owner) { aoti_compiled_destroy(owner); }

static aot_status code_of(aoti_unit *u, int i, aoti_code *out) {
  aoti_compiled *c = u->compiled[i];
  *out = (aoti_code){0};
  if (!c) return NULL;
  // The table dies with the code: it lies in the arena of the plan that the executable owns.
  aoti_code_kernel *kernels;
  AOT_TRY(aoti_arena_alloc(&u->plan[i]->arena, c->n_kernels, sizeof *kernels, &kernels));
  for (size_t k = 0; k < c->n_kernels; k++) {
    const aoti_kernel_code *from = &c->kernels[k];
    kernels[k] = (aoti_code_kernel){.name = from->name,
                                    .n_buffers = from->n_buffers,
                                    .n_sizes = from->n_sizes,
                                    .n_scalars = from->n_scalars,
                                    .reports_errors = from->reports_errors,
                                    .points = from->points,
                                    .work = from->work,
                                    .fn = from->fn,
                                    .blocks = from->blocks,
                                    .block_threads = from->block_threads};
  }
  *out = (aoti_code){
      .kernels = kernels, .n_kernels = c->n_kernels, .ptx = c->ptx.data, .owner = c, .free_owner = free_compiled};
  return NULL;
}

aot_status aoti_unit_finish(aoti_unit *u, size_t n_outputs, const aoti_plan_link *links, aot_device device,
                            aot_executable **out) {
  AOT_INVARIANT(u->level == AOTI_LEVEL_CODE, "a unit is finished before its code is there");
  aoti_code code[2];
  for (int i = 0; i < 2; i++) AOT_TRY(code_of(u, i, &code[i]));
  aoti_plan_link *own_links = NULL;
  if (u->plan[1])
    AOT_TRY(aoti_arena_memdup(&u->plan[0]->arena, links, u->plan[1]->inputs.n * sizeof *links, &own_links));
  aoti_plan_pair pair = {
      .forward = u->plan[0], .backward = u->plan[1], .n_outputs = (uint32_t)n_outputs, .links = own_links};
  u->plan[0] = u->plan[1] = NULL;
  u->compiled[0] = u->compiled[1] = NULL;
  return aoti_executable_create(pair, code[0], code[1], device, out);
}

aot_status aoti_target_for(aot_device device, aoti_arena *arena, aoti_target *out) {
  *out = (aoti_target){.kind = AOTI_TARGET_HOST};
  if (device.type == AOT_CPU) return NULL;
  aoti_device *d;
  char sm[16];
  AOT_TRY(aoti_device_get(device, &d));
  AOT_TRY(aoti_cuda_sm(d, sm));
  out->kind = AOTI_TARGET_NVPTX;
  // PTX made for the newest architecture that is not newer than the device runs on it.
  const char *best = NULL;
  int have = atoi(sm + 3);
  for (const char *const *cpu = aoti_nvptx_cpus; *cpu; cpu++)
    if (atoi(*cpu + 3) <= have) best = *cpu;
  if (!best)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "devices of %s are not supported; the oldest is %s", sm,
                      aoti_nvptx_cpus[0]);
  return aoti_arena_strdup(arena, best, strlen(best), &out->cpu);
}

aot_status aoti_compile_pair(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                             size_t n_outputs, const aoti_plan_link *links, aot_device device, aot_executable **out) {
  return aoti_compile_pair_with(session, forward, backward, n_outputs, links, device, (aoti_compile_options){0}, out);
}
aot_status aoti_compile_pair_with(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                                  size_t n_outputs, const aoti_plan_link *links, aot_device device,
                                  aoti_compile_options options, aot_executable **out) {
  aoti_unit *u;
  AOT_TRY(aoti_unit_create_halves(session, forward, backward, &u));
  u->verify_each = options.verify_each;
  u->fused_rounding = options.fused_rounding;
  aoti_pipeline pipeline;
  aot_status status = aoti_target_for(device, &u->arena, &u->target);
  if (!status) status = aoti_pipeline_parse(&u->arena, aoti_default_pipeline, &pipeline);
  if (!status) status = aoti_unit_run(u, &pipeline, NULL);
  if (!status) status = aoti_unit_finish(u, n_outputs, links, device, out);
  aoti_unit_destroy(u);
  return status;
}

// The k-th of the saved states of random operators.
static uint32_t state_output(const aoti_graph *fw, const aot_value *outs, size_t n_fwd, size_t n_outs, unsigned k) {
  for (size_t o = n_fwd; o < n_outs; o++) {
    const aoti_node *n = outs[o].kind == AOT_NODE ? &fw->nodes.at[outs[o].as.node] : NULL;
    const aoti_op_info *row = n ? aoti_node_op(fw, n) : NULL;
    if (!row || !aoti_op_is_getitem(row) || n->args[0].kind != AOT_NODE) continue;
    const aoti_op_info *of = aoti_node_op(fw, &fw->nodes.at[n->args[0].as.node]);
    if (of && of->rng == AOTI_RNG_SAVE && n->args[1].as.i.value == 0 && k-- == 0) return (uint32_t)o;
  }
  return UINT32_MAX;
}

static uint32_t state_input(const aoti_graph *fw, unsigned k) {
  uint32_t input = 0;
  for (size_t i = 0; i < fw->nodes.n; i++) {
    unsigned number;
    if (fw->nodes.at[i].kind != AOTI_PLACEHOLDER) continue;
    if (sscanf(fw->nodes.at[i].name, "fwd_rng_state_%u", &number) == 1 && number == k) return input;
    input++;
  }
  return UINT32_MAX;
}

aot_status aoti_link_halves(const aoti_graph *fw, const aoti_graph *bw, size_t n_fwd, const uint32_t *tangent_output,
                            size_t n_tangents, aoti_arena *arena, aoti_plan_link **out) {
  const aot_value *outs;
  size_t n_outs, n_links = aot_graph_input_count(bw), k = 0;
  aoti_graph_outputs(fw, &outs, &n_outs);
  AOT_TRY(aoti_arena_alloc(arena, n_links, sizeof **out, out));
  for (size_t i = 0; i < bw->nodes.n; i++) {
    const aoti_node *n = &bw->nodes.at[i];
    if (n->kind != AOTI_PLACEHOLDER) continue;
    aoti_plan_link *l = &(*out)[k++];
    *l = (aoti_plan_link){AOTI_LINK_SAVED, UINT32_MAX};
    unsigned number;
    if (sscanf(n->name, "rng_state_output_%u", &number) == 1)
      l->index = state_output(fw, outs, n_fwd, n_outs, number);
    else if (sscanf(n->name, "bwd_rng_state_%u", &number) == 1)
      *l = (aoti_plan_link){AOTI_LINK_INPUT, state_input(fw, number)};
    else if (aoti_parameter_of(n->name) == AOTI_BACKWARD_PHILOX) // given with the tangents, behind them
      *l = (aoti_plan_link){AOTI_LINK_TANGENT, (uint32_t)n_fwd + !strstr(n->name, "seed")};
    else if (sscanf(n->name, "tangents_%u", &number) == 1) {
      if (number >= 1 && number <= n_tangents) *l = (aoti_plan_link){AOTI_LINK_TANGENT, tangent_output[number - 1]};
    } else {
      uint32_t id = aoti_graph_find(fw, n->name, strlen(n->name));
      for (size_t o = n_fwd; o < n_outs; o++)
        if (outs[o].kind == AOT_NODE && outs[o].as.node == id) l->index = (uint32_t)o;
    }
    if (l->index == UINT32_MAX)
      return aoti_error(AOT_ERROR_INVALID, "the backward's input %s comes from no output of the forward", n->name);
  }
  return NULL;
}
