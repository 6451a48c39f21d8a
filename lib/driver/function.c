// aot_function: trace, partition and compile at the first call; guard and reuse at the next.
#include "arguments.h"
#include "driver.h"
#include "guards.h"

#include <string.h>
#include <stdlib.h>
#include <time.h>

// One compiled form. Calls in flight hold a reference, so a function may be destroyed before its last backward.
typedef struct form {
  int refs;
  aot_session *session;
  aoti_arena arena;
  aoti_arguments arguments;
  int32_t *returned;  // per output: the argument that it is, where that is no input of the graph; else -1
  aoti_guards guards; // of the graph's inputs
  aoti_joint joint;
  aot_partitioned *parts; // NULL: inference
  aot_executable *exe;    // NULL: custom compilers
  aot_boxed fw, bw;
  size_t n_fwd;    // outputs of the forward before the saved values
  uint32_t *draws; // per state that the forward takes as a parameter: which of its draws begins there
  size_t n_states;
  uint32_t *tangent_of; // per forward output: its tangent's number, or UINT32_MAX
  aoti_plan_link *links;
  aot_device device;
  bool *at_start; // per argument: it must begin where its memory begins
  bool replays;   // outputs that are views are made view by view
  bool donates;   // a backward takes the memory of what the forward saved
  double compile_ms;
} form;

struct aot_function {
  aot_session *session;
  aot_fn fn;
  void *user;
  size_t n_in, n_out;
  int depth; // of calls that are being traced along
  aot_function_options options;
  aot_partition_options partition_options;
  aoti_arena arena;
  AOT_VEC(form *) forms;
};

typedef struct tracing {
  aot_function *fn;
  form *f;
} tracing;

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

// ---- forms

static void form_release(void *data) {
  form *f = data;
  if (!f || --f->refs) return;
  if (f->fw.destroy) f->fw.destroy(f->fw.self);
  if (f->bw.destroy) f->bw.destroy(f->bw.self);
  aot_executable_release(f->exe);
  aot_partitioned_destroy(f->parts);
  aot_graph_destroy(f->joint.graph);
  aoti_syms_release(f->guards.syms);
  aoti_arena_deinit(&f->arena);
  aoti_free(&aoti_heap, f);
}

// The tangents follow the forward's outputs that have one: new values of inputs, outputs, the bases of views.
static aot_status number_tangents(form *f) {
  AOT_TRY(aoti_arena_alloc(&f->arena, f->n_fwd, sizeof *f->tangent_of, &f->tangent_of));
  uint32_t next = 0;
  size_t i = 0;
  for (size_t k = 0; k < f->joint.n_in; k++)
    if (aoti_input_returned(&f->joint.inputs[k]))
      f->tangent_of[i++] = f->parts && f->joint.inputs[k].has_tangent ? next++ : UINT32_MAX;
  for (size_t k = 0; k < f->joint.n_out; k++)
    f->tangent_of[i++] = f->parts && f->joint.outputs[k].has_tangent ? next++ : UINT32_MAX;
  for (size_t k = 0; f->parts && k < f->joint.n_bases; k++) f->tangent_of[i++] = next++;
  if (f->joint.philox) f->tangent_of[i] = UINT32_MAX; // the new offset
  return NULL;
}

// The forward's parameters that are no inputs of the function: states of random numbers, the last ones.
static aot_status find_states(form *f) {
  const aoti_graph *fw = f->parts ? f->parts->p.forward : f->joint.graph;
  AOT_TRY(aoti_arena_alloc(&f->arena, fw->nodes.n, sizeof *f->draws, &f->draws));
  for (uint32_t i = 0; i < fw->nodes.n; i++) {
    if (fw->nodes.at[i].kind != AOTI_PLACEHOLDER || !aoti_is_generator_name(fw->nodes.at[i].name)) continue;
    for (uint32_t k = i; k < fw->nodes.n; k++) {
      const aoti_node *n = &fw->nodes.at[k];
      const aoti_op_info *row = aoti_node_op(fw, n);
      if (row && row->rng == AOTI_RNG_GRAPHSAFE && n->args[0].kind == AOT_NODE && n->args[0].as.node == i)
        f->draws[f->n_states] = aoti_lower_draw(fw, k);
    }
    f->n_states++;
  }
  return NULL;
}

static aot_status to_device(aot_scope *s, const form *f, aot_tensor *t, aot_tensor **out) {
  aot_tensor *moved;
  *out = t;
  if (s->error || f->device.type == AOT_CPU) return NULL;
  AOT_TRY(aot_tensor_to(t, f->device, &moved));
  *out = aoti_scope_own(s, moved);
  return NULL;
}

// Under functionalize_rng_ops: the seed, and the offset that the next draw begins at.
static aot_status philox_state(aot_scope *s, const form *f, aot_tensor *out[2]) {
  const uint64_t state[2] = {s->session->seed, s->session->offset};
  for (int i = 0; i < 2; i++)
    AOT_TRY(to_device(s, f, aot_tensor_new(s, AOT_I64, (aot_ints){NULL, 0}, &state[i]), &out[i]));
  return NULL;
}
// The offset that a half leaves. Random operators that are no philox_rand have moved the session's own.
static aot_status take_offset(aot_scope *s, aot_tensor *t) {
  aot_tensor *here = t;
  int64_t offset;
  if (t->meta.device.type != AOT_CPU) AOT_TRY(aot_tensor_to(t, (aot_device){AOT_CPU, 0}, &here));
  memcpy(&offset, aoti_tensor_ptr(here), sizeof offset);
  if (here != t) aot_tensor_release(here);
  if ((uint64_t)offset > s->session->offset) s->session->offset = (uint64_t)offset;
  return NULL;
}

// The inputs of the forward: those of the call, seed and offset, then the states.
static aot_status with_states(aot_scope *s, const form *f, aot_tensors in, aot_tensors *out) {
  aot_tensor **at;
  size_t n = in.n;
  *out = in;
  if (!f->n_states && !f->joint.philox) return NULL;
  AOT_TRY(aoti_arena_alloc(&s->arena, n + f->n_states + 2, sizeof *at, &at));
  memcpy(at, in.at, n * sizeof *at);
  if (f->joint.philox) AOT_TRY(philox_state(s, f, at + n));
  n += f->joint.philox ? 2 : 0;
  for (size_t k = 0; k < f->n_states; k++) {
    const uint64_t state[2] = {s->session->seed, s->session->offset + f->draws[k]};
    aot_tensor *t = aot_tensor_new(s, AOT_U8, AOT_INTS(aot_i(AOTI_RNG_STATE_BYTES)), state);
    AOT_TRY(to_device(s, f, t, &at[n++]));
  }
  *out = (aot_tensors){at, n};
  return NULL;
}

static aot_status link(form *f) {
  uint32_t *output_of;
  AOT_TRY(aoti_arena_alloc(&f->arena, f->n_fwd, sizeof *output_of, &output_of));
  size_t n = 0;
  for (size_t i = 0; i < f->n_fwd; i++)
    if (f->tangent_of[i] != UINT32_MAX) output_of[n++] = (uint32_t)i;
  return aoti_link_halves(f->parts->p.forward, f->parts->p.backward, f->n_fwd, output_of, n, &f->arena, &f->links);
}

static aot_status compile(aot_function *fn, form *f) {
  const aoti_graph *forward = f->parts ? f->parts->p.forward : f->joint.graph;
  const aoti_graph *backward = f->parts ? f->parts->p.backward : NULL;
  if (!fn->options.fw_compiler)
    return aoti_compile_pair_with(
        fn->session, forward, backward, f->n_fwd, f->links, f->device,
        (aoti_compile_options){.verify_each = fn->options.debug_assert, .fused_rounding = fn->options.fused_rounding},
        &f->exe);
  AOT_TRY(fn->options.fw_compiler(fn->options.compiler_user, forward, &f->fw));
  if (backward) AOT_TRY(fn->options.bw_compiler(fn->options.compiler_user, backward, &f->bw));
  if (!f->fw.run || (backward && !f->bw.run))
    return aoti_error(AOT_ERROR_INVALID, "a compiler of the program's succeeded without giving anything to run");
  return NULL;
}

static void run_arguments(aot_scope *s, aot_tensor *const *inputs, aot_tensor **out, void *user) {
  const tracing *t = user;
  aoti_arguments_run(s, &t->f->arguments, &t->f->arena, t->fn->fn, t->fn->user, inputs, out, t->fn->n_out,
                     t->f->returned);
}

// static_weight_shapes: a weight keeps its sizes.
static bool is_static(const aot_function *fn, size_t argument) {
  const aot_partition_options *o = &fn->partition_options;
  bool found = false;
  for (size_t i = 0; i < o->n_static_lifetime_inputs; i++) found = found || o->static_lifetime_inputs[i] == argument;
  return found && fn->options.static_weight_shapes;
}

// The dimensions that may change, of inputs instead of arguments. A memory that several share is of one size.
static aot_status dynamic_inputs(const aot_function *fn, form *f, aot_dynamic_dim **out, size_t *n) {
  const aot_dynamic_dim *given = fn->options.dynamic;
  AOT_TRY(aoti_arena_alloc(&f->arena, fn->options.n_dynamic, sizeof **out, out));
  *n = 0;
  for (size_t i = 0; i < fn->options.n_dynamic; i++) {
    const aoti_argument *a = &f->arguments.at[given[i].input];
    if (!a->is_view && !is_static(fn, given[i].input)) (*out)[(*n)++] = (aot_dynamic_dim){a->input, given[i].dim};
  }
  return NULL;
}

// Traces until the equations between sizes that the trace relies on are part of the inputs' sizes. Each round makes at
// least one symbol less.
static aot_status trace_inputs(aot_function *fn, form *f, aot_tensors inputs, bool grad_enabled, aoti_joint *traced) {
  aoti_settled settled = {0};
  tracing t = {fn, f};
  aoti_trace_options options = {.decompositions = fn->options.decompositions,
                                .keep_input_mutations = fn->options.keep_inference_input_mutations,
                                .row_major_tangents = !fn->options.guess_tangent_strides_as_outputs,
                                .functionalize_rng_ops = fn->options.functionalize_rng_ops};
  aot_dynamic_dim *dynamic;
  size_t n_dynamic;
  AOT_TRY(dynamic_inputs(fn, f, &dynamic, &n_dynamic));
  for (bool again = true; again;) {
    aoti_syms_release(f->guards.syms);
    f->guards.syms = NULL;
    AOT_TRY(aoti_guards_make(&f->arena, inputs, grad_enabled, dynamic, n_dynamic, &settled, &f->guards));
    AOT_TRY(aoti_trace_joint(fn->session, run_arguments, &t, f->guards.inputs, inputs.n,
                             fn->n_out + f->arguments.n_moved, f->guards.syms, grad_enabled && !fn->options.no_grad,
                             &options, traced));
    aot_status status = aoti_guards_settle(&f->guards, &f->arena, &settled, &again);
    if (status || again) aot_graph_destroy(traced->graph);
    AOT_TRY(status);
  }
  return NULL;
}

static aot_status inputs_of(aot_scope *s, const form *f, aot_tensors in, aot_tensors *out) {
  aot_tensor **at;
  AOT_TRY(aoti_arena_alloc(&s->arena, f->arguments.n_inputs, sizeof *at, &at));
  AOT_TRY(aoti_arguments_inputs(s, &f->arguments, in, at));
  *out = (aot_tensors){at, f->arguments.n_inputs};
  return NULL;
}

// Whether elements fill the memory between the first and the last, each its own place.
static bool is_dense(const aoti_meta *m) {
  int64_t numel = 1, reach = 1;
  bool used[AOT_MAX_DIMS] = {false};
  for (int n = 0; n < m->ndim; n++) {
    int next = -1;
    for (int d = 0; d < m->ndim; d++)
      if (!used[d] && (next < 0 || m->stride[d].value < m->stride[next].value)) next = d;
    used[next] = true;
    if (m->size[next].value > 1 && m->stride[next].value != numel) return false;
    numel *= m->size[next].value;
    reach += (m->size[next].value - 1) * m->stride[next].value;
  }
  return !numel || reach == numel;
}

// as_strided counts its offset from where the memory begins, and may name places that the tensor has no element at:
// then the whole memory has to be the input. A kernel gets what it is given, from its first element on.
static aot_status find_whole(aoti_arena *arena, const aoti_graph *g, aot_tensors in, bool **out) {
  uint32_t *input_of, n_inputs = 0;
  AOT_TRY(aoti_arena_alloc(arena, in.n, sizeof **out, out));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *input_of, &input_of));
  for (uint32_t id = 0; id < g->nodes.n; id++) {
    const aoti_node *n = &g->nodes.at[id];
    input_of[id] = n->kind == AOTI_PLACEHOLDER ? n_inputs++ : UINT32_MAX;
    bool scatter = n->op == AOT_OP_as_strided_scatter_default;
    if (n->kind != AOTI_CALL || (n->op != AOT_OP_as_strided_default && !scatter)) continue;
    if (n->args[0].kind != AOT_NODE) continue;
    uint32_t k = input_of[aoti_graph_base(g, n->args[0].as.node)], offset = scatter ? 4 : 3;
    if (k >= in.n) continue;
    bool placed = n->n_args > offset && n->args[offset].kind == AOT_INT;
    (*out)[k] = (*out)[k] || !is_dense(&in.at[k]->meta) || (placed && in.at[k]->meta.offset.value);
  }
  return NULL;
}

// Traces with every argument an input, and again when what it writes asks for another form.
static aot_status trace(aot_scope *s, aot_function *fn, form *f, aot_tensors in, aoti_joint *traced) {
  AOT_TRY(aoti_arena_alloc(&f->arena, fn->n_out, sizeof *f->returned, &f->returned));
  AOT_TRY(aoti_arguments_make(&f->arena, in, NULL, NULL, &f->arguments));
  AOT_TRY(trace_inputs(fn, f, in, s->grad_enabled, traced));
  aot_tensors inputs;
  bool *whole;
  aot_status status = find_whole(&f->arena, traced->graph, in, &whole);
  if (!status) status = aoti_arguments_make(&f->arena, in, traced->inputs, whole, &f->arguments);
  if (!status && !f->arguments.merged) return NULL;
  if (!status) status = inputs_of(s, f, in, &inputs);
  aot_graph_destroy(traced->graph);
  AOT_TRY(status);
  return trace_inputs(fn, f, inputs, s->grad_enabled, traced);
}

static aot_status keep_findings(form *f, const aoti_joint *traced) {
  AOT_TRY(aoti_arena_memdup(&f->arena, traced->inputs, traced->n_in * sizeof *traced->inputs, &f->joint.inputs));
  AOT_TRY(aoti_arena_memdup(&f->arena, traced->outputs, traced->n_out * sizeof *traced->outputs, &f->joint.outputs));
  aoti_type t = {.kind = AOTI_TYPE_TENSOR}, copy;
  for (size_t i = 0; i < traced->n_in + traced->n_out; i++) {
    aoti_meta *m = i < traced->n_in ? &f->joint.inputs[i].after : &f->joint.outputs[i - traced->n_in].meta;
    t.tensor = *m;
    AOT_TRY(aoti_type_copy(&f->arena, &t, &copy));
    *m = copy.tensor;
  }
  for (size_t i = 0; i < traced->n_out; i++)
    AOT_TRY(aoti_view_keep(&f->arena, traced->outputs[i].link, NULL, &f->joint.outputs[i].link));
  return NULL;
}

// An offset that the program gives to as_strided counts from where the memory begins, a kernel's from the first element
// of the input: the same where an input begins there, which is then guarded.
static aot_status find_offsets(form *f, aot_tensors in) {
  const aoti_graph *g = f->joint.graph;
  uint32_t *input_of, n_inputs = 0;
  AOT_TRY(aoti_arena_alloc(&f->arena, in.n, sizeof *f->at_start, &f->at_start));
  AOT_TRY(aoti_arena_alloc(&f->arena, g->nodes.n, sizeof *input_of, &input_of));
  for (uint32_t id = 0; id < g->nodes.n; id++) {
    const aoti_node *n = &g->nodes.at[id];
    input_of[id] = n->kind == AOTI_PLACEHOLDER ? n_inputs++ : UINT32_MAX;
    bool scatter = n->op == AOT_OP_as_strided_scatter_default;
    if (n->kind != AOTI_CALL || (n->op != AOT_OP_as_strided_default && !scatter)) continue;
    uint32_t offset = scatter ? 4 : 3;
    if (n->n_args <= offset || n->args[offset].kind != AOT_INT || n->args[0].kind != AOT_NODE) continue;
    uint32_t k = input_of[aoti_graph_base(g, n->args[0].as.node)];
    if (k >= f->arguments.n_inputs || f->arguments.is_memory[k]) continue;
    uint32_t i = f->arguments.source[k];
    f->at_start[i] = true;
    if (in.at[i]->meta.offset.value)
      return aoti_at_node(aoti_error(AOT_ERROR_UNSUPPORTED,
                                     "as_strided counts its offset from where the memory of input %u begins, and that "
                                     "is %lld elements before the input; clone the input",
                                     (unsigned)i, (long long)in.at[i]->meta.offset.value),
                          n->name);
  }
  return NULL;
}

static aot_status build(aot_scope *s, aot_function *fn, form *f, aot_tensors in) {
  aoti_joint traced;
  AOT_TRY(trace(s, fn, f, in, &traced));
  f->joint = traced;
  f->joint.graph = NULL;
  aot_status status = keep_findings(f, &traced);
  if (!status) status = aoti_in_pass(aoti_pass_dce(traced.graph, &f->joint.graph), "dce");
  aot_graph_destroy(traced.graph);
  AOT_TRY(status);
  AOT_TRY(find_offsets(f, in));
  bool is_joint = f->joint.graph->n_fwd_outputs >= 0;
  f->n_fwd = f->joint.n_written + f->joint.n_out + (is_joint ? f->joint.n_bases : 0) + f->joint.philox;
  bool checks = fn->options.debug_assert;
  if (checks) AOT_TRY(aoti_in_pass(aoti_graph_verify(f->joint.graph), "trace"));
  if (is_joint) {
    aot_partitioner partition = fn->options.partition ? fn->options.partition : aot_min_cut_rematerialization_partition;
    AOT_TRY(aoti_in_pass(partition(f->joint.graph, &fn->partition_options, &f->parts), "partition"));
    if (!f->parts) return aoti_error(AOT_ERROR_INVALID, "the partitioner succeeded without giving two graphs");
    if (checks) AOT_TRY(aoti_in_pass(aoti_graph_verify(f->parts->p.forward), "partition"));
    if (checks) AOT_TRY(aoti_in_pass(aoti_graph_verify(f->parts->p.backward), "partition"));
    if (fn->options.debug_partitioner) aoti_log_partition(&fn->session->log, &f->parts->p);
  }
  AOT_TRY(number_tangents(f));
  if (f->parts) AOT_TRY(link(f));
  AOT_TRY(find_states(f));
  for (size_t i = 0; i < in.n; i++)
    if (in.at[i]->meta.device.type != AOT_CPU) f->device = in.at[i]->meta.device;
  return compile(fn, f);
}

static aot_status new_form(aot_scope *s, aot_function *fn, aot_tensors in, form **out) {
  form *f;
  double start = now_ms();
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *f, &f));
  f->refs = 1;
  f->session = fn->session;
  f->donates = fn->options.donated_buffer;
  f->replays = fn->options.view_replay_for_aliased_outputs;
  f->device = (aot_device){AOT_CPU, 0};
  aoti_arena_init(&f->arena, fn->session->heap);
  aot_status status = build(s, fn, f, in);
  if (!status) status = aoti_push(&fn->arena, &fn->forms, f);
  if (status) {
    form_release(f);
    return status;
  }
  f->compile_ms = now_ms() - start;
  aoti_logf(&fn->session->log, AOT_LOG_INFO, "compile", "compiled form %zu in %.1f ms", fn->forms.n, f->compile_ms);
  *out = f;
  return NULL;
}

// How far a form is from fitting a call: the count of guards that fail, and what they say.
static aot_status differences(aot_scope *s, const form *f, aot_tensors in, aoti_text *reason, size_t *n) {
  aot_tensors inputs;
  *n = 1;
  if (!aoti_arguments_hold(&f->arguments, in, reason)) return NULL;
  for (size_t i = 0; i < in.n; i++)
    if (f->at_start[i] && in.at[i]->meta.offset.value) {
      if (reason) aoti_text_add(reason, "input %zu: begins inside its memory", i);
      return NULL;
    }
  AOT_TRY(inputs_of(s, f, in, &inputs));
  *n = reason ? aoti_guards_differences(&f->guards, inputs, s->grad_enabled, reason)
              : !aoti_guards_hold(&f->guards, inputs, s->grad_enabled);
  return NULL;
}

// Says why a call is compiled again: what differs from the form that differs least, the newest of several.
static aot_status log_nearest(aot_scope *s, aot_function *fn, aot_tensors in) {
  aoti_text nearest = {0};
  size_t least = SIZE_MAX;
  aot_status status = NULL;
  for (size_t i = fn->forms.n; i-- > 0 && !status;) {
    aoti_text reason = {0};
    size_t n;
    status = differences(s, fn->forms.at[i], in, &reason, &n);
    aoti_text *drop = n < least ? &nearest : &reason;
    aoti_text_deinit(drop);
    if (n < least) nearest = reason, least = n;
  }
  aoti_logf(&fn->session->log, AOT_LOG_INFO, "guards", "compiling again: %s", nearest.at ? nearest.at : "");
  aoti_text_deinit(&nearest);
  return status;
}

static aot_status find_form(aot_scope *s, aot_function *fn, aot_tensors in, form **out) {
  for (size_t i = fn->forms.n; i-- > 0;) {
    size_t n;
    AOT_TRY(differences(s, fn->forms.at[i], in, NULL, &n));
    if (n) continue;
    *out = fn->forms.at[i];
    return NULL;
  }
  if (fn->forms.n) AOT_TRY(log_nearest(s, fn, in));
  return new_form(s, fn, in, out);
}

// ---- calls

// What one forward call leaves for its backward.
typedef struct call {
  form *form;
  aot_context *context; // built-in compiler
  aot_value *saved;     // custom compilers: retained, one per link that is no tangent
  uint32_t *versions;   // of the storages of saved
  size_t n_saved;
  aoti_arena arena;
  size_t n_in;
} call;

static void call_free(void *data) {
  call *c = data;
  aot_context_destroy(c->context);
  for (size_t i = 0; i < c->n_saved; i++)
    if (c->saved[i].kind == AOT_TENSOR) aot_tensor_release(c->saved[i].as.tensor);
  form_release(c->form);
  aoti_arena_deinit(&c->arena);
  aoti_free(&aoti_heap, c);
}

// The backward as the tape runs it.
static void backward_boxed(call *c, aoti_grad *g) {
  form *f = c->form;
  size_t n = c->n_saved;
  const aoti_graph *bw = f->parts->p.backward;
  aot_value *in, *out;
  aot_status status = aoti_arena_alloc(&g->s->arena, n, sizeof *in, &in);
  size_t n_out = c->n_in + f->joint.philox;
  aot_tensor *state[2];
  if (!status) status = aoti_arena_alloc(&g->s->arena, n_out, sizeof *out, &out);
  if (!status && f->joint.philox) status = philox_state(g->s, f, state);
  for (size_t i = 0, node = 0; i < n && !status; i++, node++) {
    while (bw->nodes.at[node].kind != AOTI_PLACEHOLDER) node++;
    in[i] = c->saved[i];
    if (in[i].kind == AOT_TENSOR && in[i].as.tensor->storage->version != c->versions[i])
      status = aoti_error(AOT_ERROR_INVALID, "saved tensor %s was written in place: it is at version %u, expected %u",
                          bw->nodes.at[node].name, in[i].as.tensor->storage->version, c->versions[i]);
    if (f->links[i].kind != AOTI_LINK_TANGENT) continue;
    size_t of = f->links[i].index;
    aot_tensor *t = of < f->n_fwd ? g->gout[of] : state[of - f->n_fwd];
    if (!t) { // a missing gradient is zero
      const aoti_meta *m = &g->results[of]->meta;
      t = aot_tensor_new(g->s, m->dtype, (aot_ints){m->size, (size_t)m->ndim}, NULL);
    }
    in[i] = aoti_v_tensor(t);
  }
  if (!status) status = f->bw.run(f->bw.self, g->s, in, n, out, n_out);
  if (!status && f->joint.philox && !g->s->error) status = take_offset(g->s, out[c->n_in].as.tensor);
  if (status) {
    aoti_scope_fail(g->s, status);
    return;
  }
  for (size_t i = 0; i < c->n_in; i++)
    if (out[i].kind == AOT_TENSOR) aoti_give_at(g, 0, i, out[i].as.tensor);
}

static void backward_compiled(call *c, aoti_grad *g) {
  const form *f = c->form;
  aot_tensor **grads, **given;
  size_t n = f->n_fwd;
  aot_status status = aoti_arena_alloc(&g->s->arena, c->n_in + 1, sizeof *grads, &grads);
  if (!status) status = aoti_arena_alloc(&g->s->arena, n + 2, sizeof *given, &given);
  aot_call_options options = AOT_CALL_OPTIONS_INIT;
  bool donates = c->form->donates;
  if (donates && g->retains) {
    aoti_scope_fail(g->s, aoti_error(AOT_ERROR_INVALID,
                                     "a backward was compiled with donated buffers, which it takes as it goes: "
                                     "retain_graph needs a function made with donated_buffer off"));
    return;
  }
  options.retain_graph = g->retains;
  options.seed = g->s->session->seed;
  options.offset = g->s->session->offset;
  if (!status) memcpy(given, g->gout, n * sizeof *given);
  if (!status && f->joint.philox) status = philox_state(g->s, f, given + n), n += 2;
  if (!status) status = aot_context_backward(c->context, &options, (aot_tensors){given, n}, grads);
  if (!status && f->joint.philox) status = take_offset(g->s, aoti_scope_own(g->s, grads[c->n_in]));
  if (status) {
    aoti_scope_fail(g->s, status);
    return;
  }
  for (size_t i = 0; i < c->n_in; i++)
    if (grads[i]) aoti_give_at(g, 0, i, aoti_scope_own(g->s, grads[i]));
}

static void backward_rule(aoti_grad *g) {
  call *c = g->data;
  if (c->context)
    backward_compiled(c, g);
  else
    backward_boxed(c, g);
}

static aot_status forward_compiled(aot_scope *s, call *c, aot_tensors given, aot_tensor **out) {
  aot_tensors in;
  AOT_TRY(with_states(s, c->form, given, &in));
  // The graph's n-th random operator draws where the n-th of an eager run would; the next call goes on from there.
  const aoti_graph *forward = c->form->parts ? c->form->parts->p.forward : c->form->joint.graph;
  aot_call_options options = AOT_CALL_OPTIONS_INIT;
  options.seed = s->session->seed;
  options.offset = s->session->offset;
  AOT_TRY(aot_executable_forward(c->form->exe, &options, in, out, &c->context));
  s->session->offset += aoti_lower_draw(forward, (uint32_t)forward->nodes.n);
  for (size_t i = 0; i < c->form->n_fwd; i++)
    if (out[i]) out[i] = aoti_scope_own(s, out[i]);
  return c->form->joint.philox ? take_offset(s, out[c->form->n_fwd - 1]) : NULL;
}

// Output i as a tensor of its own, to which the call can be given as history: what a program's compiler returns may be
// an input, another output, or a tensor that has one.
static aot_status apart(aot_scope *s, const form *f, size_t i, aot_tensors in, aot_tensor **out) {
  if (!out[i] || f->tangent_of[i] == UINT32_MAX) return NULL;
  bool shared = aoti_requires_grad(out[i]);
  for (size_t k = 0; k < in.n; k++) shared = shared || in.at[k] == out[i];
  for (size_t k = 0; k < f->n_fwd; k++) shared = shared || (k != i && out[k] == out[i]);
  if (!shared) return NULL;
  aot_tensor *own;
  AOT_TRY(aoti_tensor_shadow(out[i], true, &own));
  out[i] = aoti_scope_own(s, own);
  return s->error ? aoti_oom() : NULL;
}

static aot_status forward_boxed(aot_scope *s, call *c, aot_tensors given, aot_tensor **out) {
  form *f = c->form;
  aot_tensors in;
  AOT_TRY(with_states(s, f, given, &in));
  const aoti_graph *fw = f->parts ? f->parts->p.forward : f->joint.graph;
  size_t n_out = aot_graph_output_count(fw);
  aot_value *values, *results;
  AOT_TRY(aoti_arena_alloc(&c->arena, in.n, sizeof *values, &values));
  AOT_TRY(aoti_arena_alloc(&c->arena, n_out, sizeof *results, &results));
  for (size_t i = 0; i < in.n; i++) values[i] = aoti_v_tensor(in.at[i]);
  AOT_TRY(f->fw.run(f->fw.self, s, values, in.n, results, n_out));
  for (size_t i = 0; i < f->n_fwd; i++) out[i] = results[i].kind == AOT_TENSOR ? results[i].as.tensor : NULL;
  for (size_t i = 0; i < f->n_fwd; i++) AOT_TRY(apart(s, f, i, in, out));
  if (f->joint.philox) AOT_TRY(take_offset(s, out[f->n_fwd - 1]));
  if (!f->parts) return NULL;
  size_t n_links = aot_graph_input_count(f->parts->p.backward);
  AOT_TRY(aoti_arena_alloc(&c->arena, n_links, sizeof *c->saved, &c->saved));
  AOT_TRY(aoti_arena_alloc(&c->arena, n_links, sizeof *c->versions, &c->versions));
  c->n_saved = n_links;
  for (size_t i = 0; i < n_links; i++) {
    if (f->links[i].kind == AOTI_LINK_TANGENT) continue;
    c->saved[i] = f->links[i].kind == AOTI_LINK_INPUT ? values[f->links[i].index] : results[f->links[i].index];
    if (c->saved[i].kind != AOT_TENSOR) continue;
    c->versions[i] = c->saved[i].as.tensor->storage->version;
    // Without its history, which may come to hold this call: an input that is written afterwards.
    aot_tensor *saved = NULL;
    aot_status status = aoti_tensor_shadow(c->saved[i].as.tensor, true, &saved);
    c->saved[i] = saved ? aoti_v_tensor(saved) : aoti_v_none();
    AOT_TRY(status);
  }
  return NULL;
}

// ---- after the forward: what the caller's tensors become

static aot_status place_of(const form *f, const int64_t *symbols, const aoti_meta *m, aot_int *size, aot_int *stride,
                           aot_int *offset) {
  for (int d = 0; d < m->ndim; d++) {
    size[d] = aot_i(aoti_guards_value(&f->guards, m->size[d], symbols));
    stride[d] = aot_i(aoti_guards_value(&f->guards, m->stride[d], symbols));
  }
  *offset = aot_i(aoti_guards_value(&f->guards, m->offset, symbols));
  return NULL;
}

// base seen at the place m, which counts from where the traced base began.
static aot_tensor *view_at(aot_scope *s, const form *f, const int64_t *symbols, aot_tensor *base, int64_t origin,
                           const aoti_meta *m) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], offset;
  aot_status status = place_of(f, symbols, m, size, stride, &offset);
  if (status) aoti_scope_fail(s, status);
  offset.value += origin;
  size_t n = (size_t)m->ndim;
  return aot_as_strided_default_at(NULL, 0, s, base, (aot_ints){size, n}, (aot_ints){stride, n}, &offset);
}

// An in-place view counts as a write of its input, as it does in eager execution: before the forward, whose saved
// tensors are of the memory that it leaves alone.
static void count_move(aot_tensor *t) {
  t->seen += t->seen == t->storage->version;
  t->storage->version++;
}
static void count_moves(const form *f, aot_tensors in, aot_tensors arguments) {
  for (size_t i = 0; i < in.n; i++)
    if (f->joint.inputs[i].moves) count_move(in.at[i]);
  for (size_t i = 0; i < arguments.n; i++)
    if (f->arguments.at[i].moves) count_move(arguments.at[i]);
}

// Inputs that set_ gave the memory of another input: first all are seen there, since that one may be given another too.
static void set_inputs(aot_scope *s, const form *f, const int64_t *symbols, aot_tensors in, const int64_t *origins) {
  aot_tensor **seen;
  aot_status status = aoti_arena_alloc(&s->arena, in.n, sizeof *seen, &seen);
  for (size_t i = 0; i < in.n && !status && !s->error; i++) {
    const aoti_input_info *info = &f->joint.inputs[i];
    seen[i] = NULL;
    if (info->is_set && info->set_to != UINT32_MAX)
      seen[i] = view_at(s, f, symbols, in.at[info->set_to], origins[info->set_to], &info->after);
  }
  for (size_t i = 0; i < in.n && !status && !s->error; i++)
    if (seen[i]) status = aoti_tensor_set_memory(in.at[i], seen[i]);
  if (status) aoti_scope_fail(s, status);
}

// What the function wrote to its inputs goes back to them, on the tape where the tape saw it.
static void write_inputs(aot_scope *s, const form *f, const int64_t *symbols, aot_tensors in, aot_tensor *const *now) {
  for (size_t i = 0, k = 0; i < in.n && !s->error; i++) {
    const aoti_input_info *info = &f->joint.inputs[i];
    aot_tensor *t = in.at[i];
    if (info->kept && f->exe) t->storage->version++; // run by other compilers, it counted itself
    if (!aoti_input_returned(info)) continue;
    if (info->is_set) {
      aot_status status = aoti_tensor_set_memory(t, now[k++]);
      if (status) aoti_scope_fail(s, status);
      continue;
    }
    if (info->moves) {
      aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], offset;
      size_t n = (size_t)info->after.ndim;
      place_of(f, symbols, &info->after, size, stride, &offset);
      offset.value += t->meta.offset.value;
      aot_as_strided__default_at(NULL, 0, s, t, (aot_ints){size, n}, (aot_ints){stride, n}, &offset);
      t->storage->version--, t->seen--; // counted already
    }
    if (info->writes_data) {
      bool leaf = t->meta.requires_grad && !t->grad_fn; // only writes that the tape does not see reach a leaf
      bool grad_enabled = aot_set_grad_enabled(s, s->grad_enabled && !leaf && f->parts);
      aot_copy_(s, t, now[k]);
      aot_set_grad_enabled(s, grad_enabled);
    }
    k++;
  }
}

// Arguments that are views of an input and are viewed in place themselves.
static void move_arguments(aot_scope *s, const form *f, aot_tensors in, aot_tensors arguments) {
  for (size_t i = 0; i < arguments.n && !s->error; i++) {
    const aoti_argument *a = &f->arguments.at[i];
    if (!a->moves) continue;
    aot_int offset = a->after.offset;
    size_t n = (size_t)a->after.ndim;
    offset.value += in.at[a->input]->meta.offset.value;
    aot_tensor *t = arguments.at[i];
    aot_as_strided__default_at(NULL, 0, s, t, (aot_ints){a->after.size, n}, (aot_ints){a->after.stride, n}, &offset);
    t->storage->version--, t->seen--; // counted already
  }
}

static void make_outputs(aot_scope *s, const form *f, const int64_t *symbols, aot_tensors in, const int64_t *origins,
                         aot_tensor *const *results, aot_tensor **out, size_t n_out) {
  aot_tensor *const *own = results + f->joint.n_written, *const *bases = own + f->joint.n_out;
  for (size_t i = 0; i < n_out && !s->error; i++) {
    const aoti_output_info *info = &f->joint.outputs[i];
    aot_tensor *base = NULL;
    int64_t origin = 0;
    switch (info->kind) {
    case AOTI_OUTPUT_OWN: out[i] = own[i]; continue;
    case AOTI_OUTPUT_INPUT: out[i] = in.at[info->base]; continue;
    case AOTI_OUTPUT_VIEW_OF_INPUT:
      base = in.at[info->base];
      origin = origins[info->base];
      if (f->joint.inputs[info->base].is_set) // where its new value begins, in this call and in the trace
        origin =
            base->meta.offset.value - aoti_guards_value(&f->guards, f->joint.inputs[info->base].after.offset, symbols);
      break;
    case AOTI_OUTPUT_VIEW_OF_OUTPUT: base = own[info->base]; break;
    case AOTI_OUTPUT_VIEW_OF_BASE: base = bases[info->base]; break;
    }
    if (info->kind != AOTI_OUTPUT_VIEW_OF_INPUT) origin = base->meta.offset.value;
    bool grad_enabled = aot_set_grad_enabled(s, s->grad_enabled && info->requires_grad);
    out[i] = info->link && f->replays ? aoti_view_replay(s, info->link, 0, base)
                                      : view_at(s, f, symbols, base, origin, &info->meta);
    aot_set_grad_enabled(s, grad_enabled);
  }
}

// Runs the forward outside the tape, then joins its outputs to it as the results of one node.
static aot_status run_call(aot_scope *s, aot_function *fn, form *f, aot_tensors arguments, aot_tensor **out) {
  call *c;
  aot_tensors in;
  AOT_TRY(inputs_of(s, f, arguments, &in));
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *c, &c));
  c->form = f;
  f->refs++;
  c->n_in = in.n;
  aoti_arena_init(&c->arena, fn->session->heap);
  aot_tensor **results = NULL;
  int64_t *origins = NULL, *symbols = NULL;
  bool *differentiable = NULL, grad_enabled = aot_set_grad_enabled(s, false);
  aot_status status = aoti_arena_alloc(&s->arena, f->n_fwd, sizeof *results, &results);
  if (!status) status = aoti_arena_alloc(&s->arena, f->n_fwd, sizeof *differentiable, &differentiable);
  if (!status) status = aoti_arena_alloc(&s->arena, in.n, sizeof *origins, &origins);
  if (!status) status = aoti_guards_symbols(&f->guards, in, &s->arena, &symbols);
  for (size_t i = 0; i < in.n && !status; i++) origins[i] = in.at[i]->meta.offset.value;
  if (!status) count_moves(f, in, arguments);
  if (!status) status = f->exe ? forward_compiled(s, c, in, results) : forward_boxed(s, c, in, results);
  aot_set_grad_enabled(s, grad_enabled);
  f->refs++; // the tape may drop the call
  if (status || !f->parts)
    call_free(c);
  else {
    for (size_t i = 0; i < f->n_fwd; i++) differentiable[i] = f->tangent_of[i] != UINT32_MAX;
    status = aoti_tape_record_call(s, in.at, in.n, results, differentiable, f->n_fwd, backward_rule, c, call_free);
  }
  if (!status) set_inputs(s, f, symbols, in, origins);
  if (!status) write_inputs(s, f, symbols, in, results);
  if (!status) move_arguments(s, f, in, arguments);
  if (!status) make_outputs(s, f, symbols, in, origins, results, out, fn->n_out);
  for (size_t i = 0; i < fn->n_out && !status; i++)
    if (f->returned[i] >= 0) out[i] = arguments.at[f->returned[i]];
  form_release(f);
  return status;
}

// Inside a trace the function is traced along: its operators become nodes of the graph that is being made.
static void call_inline(aot_scope *s, aot_function *fn, aot_tensors in, aot_tensor **out) {
  enum { DEEPEST = 1000 }; // a function may call itself, until the sizes it branches on end that
  if (fn->depth == DEEPEST) {
    aoti_scope_fail(
        s, aoti_error(AOT_ERROR_INVALID, "a function calls itself %d times deep; its trace has no end", DEEPEST));
    return;
  }
  bool grad_enabled = aot_set_grad_enabled(s, s->grad_enabled && !fn->options.no_grad);
  fn->depth++;
  fn->fn(s, in.at, out, fn->user);
  fn->depth--;
  aot_set_grad_enabled(s, grad_enabled);
  for (size_t i = 0; i < fn->n_out && !s->error; i++)
    if (!out[i] || out[i]->is_poison)
      aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "output %zu was not set by the function", i));
}

void aot_function_call(aot_scope *s, aot_function *function, aot_tensors in, aot_tensor **out) {
  aot_function *fn = function;
  for (size_t i = 0; fn && out && i < fn->n_out; i++) out[i] = aoti_poison();
  if (!aoti_given(s, function) || !aoti_given_list(s, in) || (fn->n_out && !aoti_given(s, out))) return;
  aot_status status = NULL;
  if (in.n != fn->n_in)
    status = aoti_error(AOT_ERROR_INVALID, "%zu inputs are given; the function takes %zu", in.n, fn->n_in);
  for (size_t i = 0; i < in.n && !status; i++)
    if (!in.at[i] || in.at[i]->is_poison) status = aoti_error(AOT_ERROR_INVALID, "input %zu is missing", i);
  form *f;
  if (!status && s->tracer) {
    call_inline(s, fn, in, out);
    for (size_t i = 0; i < fn->n_out && s->error; i++) out[i] = aoti_poison();
    return;
  }
  if (!status) status = find_form(s, fn, in, &f);
  if (!status) status = run_call(s, fn, f, in, out);
  if (status) aoti_scope_fail(s, status);
  for (size_t i = 0; i < fn->n_out && s->error; i++) out[i] = aoti_poison();
}

// ---- the public face

aot_status aot_function_create(aot_session *session, aot_fn fn, void *user, size_t n_in, size_t n_out,
                               const aot_function_options *options, aot_function **out) {
  if (!session || !fn || !out)
    return aoti_error(AOT_ERROR_INVALID, "aot_function_create needs a session, a function and a place for the result");
  aot_function *f;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *f, &f));
  aot_function_options defaults = AOT_FUNCTION_OPTIONS_INIT;
  aot_partition_options partition_defaults = AOT_PARTITION_OPTIONS_INIT;
  *f = (aot_function){.session = session,
                      .fn = fn,
                      .user = user,
                      .n_in = n_in,
                      .n_out = n_out,
                      .options = defaults,
                      .partition_options = partition_defaults};
  aoti_arena_init(&f->arena, session->heap);
  aot_dynamic_dim *dynamic = NULL;
  aot_status status = aoti_run_singles_on_devices(session);
  if (!status) status = aoti_read_options(&f->options, sizeof f->options, options, "AOT_FUNCTION_OPTIONS_INIT");
  if (!status)
    status = aoti_read_options(&f->partition_options, sizeof f->partition_options, f->options.partition_options,
                               "AOT_PARTITION_OPTIONS_INIT");
  if (!status && f->options.n_dynamic && !f->options.dynamic)
    status =
        aoti_error(AOT_ERROR_INVALID, "options.n_dynamic is %zu, options.dynamic is missing", f->options.n_dynamic);
  for (size_t i = 0; i < f->options.n_dynamic && !status; i++)
    if (f->options.dynamic[i].input >= n_in)
      status = aoti_error(AOT_ERROR_INVALID, "options.dynamic[%zu] names input %zu; the function has %zu, from 0", i,
                          f->options.dynamic[i].input, n_in);
  if (!status)
    status = aoti_arena_memdup(&f->arena, f->options.dynamic, f->options.n_dynamic * sizeof *dynamic, &dynamic);
  f->options.dynamic = dynamic;
  if (!status && !f->options.fw_compiler != !f->options.bw_compiler)
    status = aoti_error(AOT_ERROR_INVALID, "fw_compiler and bw_compiler must be given together");
  if (status)
    aot_function_destroy(f);
  else
    *out = f;
  return status;
}

void aot_function_destroy(aot_function *f) {
  if (!f) return;
  for (size_t i = 0; i < f->forms.n; i++) form_release(f->forms.at[i]);
  aoti_arena_deinit(&f->arena);
  aoti_free(&aoti_heap, f);
}

size_t aot_function_compile_count(const aot_function *f) { return f ? f->forms.n : 0; }
static const form *form_at(const aot_function *f, size_t i) { return f && i < f->forms.n ? f->forms.at[i] : NULL; }
const aot_graph *aot_function_joint(const aot_function *f, size_t i) {
  return form_at(f, i) ? form_at(f, i)->joint.graph : NULL;
}
const aot_partitioned *aot_function_partitioned(const aot_function *f, size_t i) {
  return form_at(f, i) ? form_at(f, i)->parts : NULL;
}
aot_executable *aot_function_executable(const aot_function *f, size_t i) {
  return form_at(f, i) ? form_at(f, i)->exe : NULL;
}
double aot_function_compile_ms(const aot_function *f, size_t i) {
  return form_at(f, i) ? form_at(f, i)->compile_ms : 0;
}

aot_status aot_trace_joint(aot_session *session, aot_fn fn, void *user, aot_tensors inputs, size_t n_out,
                           aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(fn);
  AOT_NEED(out);
  if (inputs.n) AOT_NEED(inputs.at);
  for (size_t i = 0; i < inputs.n; i++)
    if (!inputs.at[i] || inputs.at[i]->is_poison) return aoti_error(AOT_ERROR_INVALID, "input %zu is missing", i);
  aoti_arena arena;
  aoti_arena_init(&arena, session->heap);
  aoti_guards guards;
  aoti_joint traced = {0};
  aot_status status = aoti_guards_make(&arena, inputs, true, NULL, 0, &(aoti_settled){0}, &guards);
  if (!status) status = aoti_trace_joint(session, fn, user, guards.inputs, inputs.n, n_out, NULL, true, NULL, &traced);
  if (!status) status = aoti_pass_dce(traced.graph, out);
  aot_graph_destroy(traced.graph);
  aoti_arena_deinit(&arena);
  return status;
}

// ---- make_boxed

typedef struct boxed_graph {
  aot_graph *graph;
} boxed_graph;

static aot_status run_boxed(void *self, aot_scope *s, const aot_value *in, size_t n_in, aot_value *out, size_t n_out) {
  return aoti_interpret(s, ((boxed_graph *)self)->graph, in, n_in, out, n_out);
}

static void destroy_boxed(void *self) {
  aot_graph_destroy(((boxed_graph *)self)->graph);
  aoti_free(&aoti_heap, self);
}

aot_status aot_make_boxed(const aot_graph *graph, aot_boxed *out) {
  AOT_NEED(graph);
  AOT_NEED(out);
  boxed_graph *b;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *b, &b));
  aot_status status = aoti_graph_clone(graph, &b->graph);
  if (status) {
    aoti_free(&aoti_heap, b);
    return status;
  }
  *out = (aot_boxed){run_boxed, destroy_boxed, b};
  return NULL;
}
