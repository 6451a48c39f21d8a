// The joint graph: the forward run under Autograd and Proxy, then grad run under Proxy.
//
// Placeholders come first in a graph, and the tangents' sizes are those of the outputs; so the forward runs once into a
// scratch graph to learn its outputs, then again for good, as AOTAutograd runs it for its metadata.
#include "trace_impl.h"

#include <stdio.h>
#include <string.h>

typedef struct source { // what is traced: a C function, or a forward graph
  aot_fn fn;
  void *user;
  const aoti_graph *graph;
  size_t n_out;
} source;

static void run_source(aoti_recording *r, const source *src, aot_tensor **in, size_t n_in, aot_tensor **out) {
  if (src->fn)
    aoti_run_function(r, src->fn, src->user, in, out, src->n_out);
  else
    aot_graph_run(r->scope, src->graph, (aot_tensors){in, n_in}, out, src->n_out);
}

static aot_status make_inputs(aoti_recording *r, const aoti_input_spec *inputs, size_t n_in, const char *format,
                              aot_tensor **in) {
  for (size_t i = 0; i < n_in; i++) {
    char name[32];
    snprintf(name, sizeof name, format, i + (strstr(format, "primals") ? 1 : 0));
    AOT_TRY(aoti_stand_in(r, &inputs[i], &in[i]));
    for (int d = 0; d < in[i]->meta.ndim; d++) in[i]->dims[d].origin = 0;
    AOT_TRY(aoti_recording_input(r, name, in[i]));
  }
  return NULL;
}

// ---- what the outputs are

static const aot_tensor *base_of(const aot_tensor *t) { return t->base ? t->base : t; }

static int32_t input_index(const aot_tensor *t, aot_tensor *const *in, size_t n_in) {
  for (size_t i = 0; i < n_in; i++)
    if (in[i] == t) return (int32_t)i;
  return -1;
}

// How many outputs live in t's storage, and whether one of them is the base itself.
static size_t outputs_in(const aot_tensor *t, aot_tensor *const *out, size_t n_out, bool *base_is_output) {
  size_t count = 0;
  *base_is_output = false;
  for (size_t i = 0; i < n_out; i++) {
    count += base_of(out[i]) == base_of(t);
    if (out[i] == base_of(t)) *base_is_output = true;
  }
  return count;
}

typedef struct findings {
  aoti_output_info *outputs;
  AOT_VEC(size_t) bases; // outputs whose base is appended as an extra forward output, one per base
} findings;

// Views of inputs carry no tangent; of several views of one intermediate the base does, as an output of its own.
static aot_status classify(aoti_arena *arena, aot_tensor *const *in, size_t n_in, aot_tensor *const *out, size_t n_out,
                           findings *f) {
  AOT_TRY(aoti_arena_alloc(arena, n_out, sizeof *f->outputs, &f->outputs));
  for (size_t i = 0; i < n_out; i++) {
    aot_tensor *t = out[i];
    aoti_output_info *info = &f->outputs[i];
    // PyTorch cannot replay one of several views: it counts as an output of its own.
    bool base_is_output, from_input = !t->one_of_several && input_index(base_of(t), in, n_in) >= 0;
    size_t sharing = outputs_in(t, out, n_out, &base_is_output);
    info->is_input = input_index(t, in, n_in);
    info->requires_grad = t->meta.requires_grad;
    bool needs_base =
        !from_input && !t->one_of_several && t->base && t->meta.requires_grad && !base_is_output && sharing > 1;
    bool shadowed = t->base && !t->one_of_several && (base_is_output || needs_base);
    info->has_tangent = t->meta.requires_grad && !from_input && !shadowed;
    bool known = false;
    for (size_t k = 0; k < f->bases.n; k++) known = known || base_of(out[f->bases.at[k]]) == base_of(t);
    if (needs_base && !known) AOT_TRY(aoti_push(arena, &f->bases, i));
  }
  return NULL;
}

static size_t count_tangents(const findings *f, size_t n_out) {
  size_t n = f->bases.n;
  for (size_t i = 0; i < n_out; i++) n += f->outputs[i].has_tangent;
  return n;
}

static aot_status check_unchanged(aot_tensor *const *in, size_t n_in) {
  for (size_t i = 0; i < n_in; i++)
    if (in[i]->storage->version)
      return aoti_error(AOT_ERROR_UNSUPPORTED, "input %zu is written in place; return the new value instead", i);
  return NULL;
}

// ---- the two runs

typedef struct joint_trace {
  aot_session *session;
  const source *src;
  const aoti_input_spec *inputs;
  size_t n_in;
  aoti_syms *syms;
  const aot_decompositions *decompositions;
  aoti_arena *arena; // findings and tensor lists
  findings found;
} joint_trace;

static aot_status record_forward(joint_trace *t, aoti_recording *r, const char *names, aot_tensor **in,
                                 aot_tensor **out) {
  AOT_TRY(make_inputs(r, t->inputs, t->n_in, names, in));
  run_source(r, t->src, in, t->n_in, out);
  return r->scope->error ? NULL : check_unchanged(in, t->n_in);
}

// Learns the outputs: their tangents' metas are left in *metas, which needs the scratch tensors only while copying.
static aot_status scratch_run(joint_trace *t, bool grad_enabled, aoti_type **metas) {
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(t->session, t->syms, true, &r));
  r.tracer.decompositions = t->decompositions;
  aot_set_grad_enabled(r.scope, grad_enabled);
  size_t n_out = t->src->n_out;
  aot_tensor **in, **out;
  aot_status status = aoti_arena_alloc(t->arena, t->n_in, sizeof *in, &in);
  if (!status) status = aoti_arena_alloc(t->arena, n_out, sizeof *out, &out);
  if (!status) status = record_forward(t, &r, "primals_%zu", in, out);
  for (size_t i = 0; i < n_out && !status && !r.scope->error; i++)
    if (!out[i])
      status = aoti_error(AOT_ERROR_UNSUPPORTED, "output %zu is None or a number; return tensors only", i + 1);
  if (!status && !r.scope->error) status = classify(t->arena, in, t->n_in, out, n_out, &t->found);
  if (!status && !r.scope->error) {
    size_t k = 0;
    status = aoti_arena_alloc(t->arena, count_tangents(&t->found, n_out) + 1, sizeof **metas, metas);
    for (size_t i = 0; i < n_out && !status; i++)
      if (t->found.outputs[i].has_tangent)
        status =
            aoti_type_copy(t->arena, &(aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = out[i]->meta}, &(*metas)[k++]);
    for (size_t i = 0; i < t->found.bases.n && !status; i++)
      status = aoti_type_copy(
          t->arena, &(aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = base_of(out[t->found.bases.at[i]])->meta},
          &(*metas)[k++]);
  }
  aoti_graph *scratch = NULL;
  if (!status && !r.scope->error) status = aoti_recording_output(&r, out, n_out, true);
  status = aoti_recording_end(&r, status, &scratch);
  if (scratch) aot_graph_destroy(scratch);
  return status;
}

static aot_status record_joint(joint_trace *t, aoti_recording *r, const aoti_type *tangent_types, aoti_joint *j) {
  size_t n_out = t->src->n_out, n_tangents = j->n_tangents, n_bases = t->found.bases.n;
  aoti_arena *arena = &r->tracer.graph->arena;
  aot_tensor **in, **out, **outs_of_tangents, **tangents, **grads, **wanted;
  AOT_TRY(aoti_arena_alloc(arena, t->n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(arena, n_out + n_bases + t->n_in, sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(arena, n_tangents, sizeof *tangents, &tangents));
  AOT_TRY(aoti_arena_alloc(arena, n_tangents, sizeof *outs_of_tangents, &outs_of_tangents));
  AOT_TRY(aoti_arena_alloc(arena, t->n_in, sizeof *grads, &grads));
  AOT_TRY(aoti_arena_alloc(arena, t->n_in, sizeof *wanted, &wanted));
  AOT_TRY(make_inputs(r, t->inputs, t->n_in, "primals_%zu", in));
  size_t n_origins = r->tracer.origins.n; // the same as in the scratch run, which made the tangents' sizes
  for (size_t i = 0; i < n_tangents; i++) {
    char name[32];
    snprintf(name, sizeof name, "tangents_%zu", i + 1);
    aoti_input_spec spec = {.meta = tangent_types[i].tensor};
    spec.meta.requires_grad = false;
    aot_int row_major[AOT_MAX_DIMS];
    bool symbolic = false; // then PyTorch asks for a memory format, not for strides
    for (int d = 0; d < spec.meta.ndim; d++) symbolic = symbolic || spec.meta.size[d].sym;
    if (symbolic) {
      aoti_contiguous_strides(t->syms, spec.meta.ndim, spec.meta.size, row_major);
      spec.meta.stride = row_major;
    }
    AOT_TRY(aoti_stand_in(r, &spec, &tangents[i]));
    for (int d = 0; d < spec.meta.ndim; d++)
      if (tangents[i]->dims[d].origin > n_origins) tangents[i]->dims[d].origin = 0;
    AOT_TRY(aoti_recording_input(r, name, tangents[i]));
  }
  run_source(r, t->src, in, t->n_in, out);
  if (r->scope->error) return NULL;
  for (size_t i = 0; i < n_bases; i++) out[n_out + i] = (aot_tensor *)base_of(out[t->found.bases.at[i]]);
  size_t k = 0;
  for (size_t i = 0; i < n_out; i++)
    if (t->found.outputs[i].has_tangent) outs_of_tangents[k++] = out[i];
  for (size_t i = 0; i < n_bases; i++) outs_of_tangents[k++] = out[n_out + i];

  r->tracer.tags = AOTI_TAG_BACKWARD;
  size_t n_wanted = 0;
  for (size_t i = 0; i < t->n_in; i++)
    if (in[i]->meta.requires_grad) wanted[n_wanted++] = in[i];
  aot_tensors seeds = {tangents, n_tangents};
  aot_grad(r->scope, (aot_tensors){outs_of_tangents, n_tangents}, (aot_tensors){wanted, n_wanted}, &seeds, false,
           grads);
  if (r->scope->error) return NULL;
  n_wanted = 0;
  for (size_t i = 0; i < t->n_in; i++) out[n_out + n_bases + i] = in[i]->meta.requires_grad ? grads[n_wanted++] : NULL;
  AOT_TRY(aoti_recording_output(r, out, n_out + n_bases + t->n_in, true));
  r->tracer.graph->is_joint = true;
  r->tracer.graph->n_fwd_outputs = (int)(n_out + n_bases);
  return NULL;
}

static aot_status record_inference(joint_trace *t, aoti_recording *r) {
  aoti_arena *arena = &r->tracer.graph->arena;
  aot_tensor **in, **out;
  AOT_TRY(aoti_arena_alloc(arena, t->n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(arena, t->src->n_out, sizeof *out, &out));
  AOT_TRY(record_forward(t, r, "arg%zu_1", in, out));
  return r->scope->error ? NULL : aoti_recording_output(r, out, t->src->n_out, true);
}

static aot_status trace(joint_trace *t, bool grad_enabled, aoti_joint *j) {
  aoti_type *tangent_types = NULL;
  AOT_TRY(scratch_run(t, grad_enabled, &tangent_types));
  size_t n_out = t->src->n_out;
  *j = (aoti_joint){.n_in = t->n_in, .n_out = n_out, .n_tangents = count_tangents(&t->found, n_out)};
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(t->session, t->syms, true, &r));
  r.tracer.decompositions = t->decompositions;
  aot_set_grad_enabled(r.scope, grad_enabled && j->n_tangents);
  aot_status status = j->n_tangents ? record_joint(t, &r, tangent_types, j) : record_inference(t, &r);
  AOT_TRY(aoti_recording_end(&r, status, &j->graph));
  status = aoti_arena_memdup(&j->graph->arena, t->found.outputs, n_out * sizeof *j->outputs, &j->outputs);
  if (status) aot_graph_destroy(j->graph);
  return status;
}

static aot_status trace_source(aot_session *session, const source *src, const aoti_input_spec *inputs, size_t n_in,
                               aoti_syms *syms, bool grad_enabled, const aot_decompositions *decompositions,
                               aoti_joint *out) {
  aoti_arena arena;
  aoti_arena_init(&arena, session->heap);
  joint_trace t = {.session = session,
                   .src = src,
                   .inputs = inputs,
                   .n_in = n_in,
                   .syms = syms,
                   .decompositions = decompositions,
                   .arena = &arena};
  aot_status status = trace(&t, grad_enabled, out);
  aoti_arena_deinit(&arena);
  return status;
}

aot_status aoti_trace_joint(aot_session *session, aot_fn fn, void *user, const aoti_input_spec *inputs, size_t n_in,
                            size_t n_out, aoti_syms *syms, bool grad_enabled, const aot_decompositions *decompositions,
                            aoti_joint *out) {
  return trace_source(session, &(source){.fn = fn, .user = user, .n_out = n_out}, inputs, n_in, syms, grad_enabled,
                      decompositions, out);
}

aot_status aoti_trace_joint_graph(aot_session *session, const aoti_graph *forward, const bool *requires_grad,
                                  const aot_decompositions *decompositions, aoti_joint *out) {
  AOT_TRY(aoti_graph_supported(session, forward));
  size_t n_in = aot_graph_input_count(forward), k = 0;
  aoti_arena arena;
  aoti_arena_init(&arena, session->heap);
  aoti_input_spec *inputs;
  aot_status status = aoti_arena_alloc(&arena, n_in, sizeof *inputs, &inputs);
  for (size_t i = 0; i < forward->nodes.n && !status; i++) {
    const aoti_node *n = aoti_graph_node(forward, (uint32_t)i);
    if (n->kind != AOTI_PLACEHOLDER) continue;
    if (n->type.kind != AOTI_TYPE_TENSOR)
      status = aoti_error(AOT_ERROR_INVALID,
                          "the dtype and shape of input %s are not known; annotate it or give --shape", n->name);
    inputs[k] = (aoti_input_spec){.meta = n->type.tensor, .same_as = (uint32_t)k};
    inputs[k].meta.requires_grad = requires_grad && requires_grad[k];
    k++;
  }
  source src = {.graph = forward, .n_out = aot_graph_output_count(forward)};
  if (!status) status = trace_source(session, &src, inputs, n_in, forward->syms, true, decompositions, out);
  aoti_arena_deinit(&arena);
  return status;
}
