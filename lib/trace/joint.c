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

// ---- what the function did

typedef struct findings {
  aoti_input_info *inputs;
  aoti_output_info *outputs;
  AOT_VEC(size_t) bases; // outputs whose base is appended as an extra forward output, one per base
  size_t n_written;
  bool has_backward; // an output, or a write that the tape saw, wants gradients
} findings;

static aot_status keep_meta(aoti_arena *arena, const aoti_meta *m, aoti_meta *out) {
  aoti_type copy;
  AOT_TRY(aoti_type_copy(arena, &(aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = *m}, &copy));
  *out = copy.tensor;
  return NULL;
}

static bool same_place(const aoti_meta *a, const aoti_meta *b) {
  bool same = a->ndim == b->ndim && aoti_int_same(a->offset, b->offset);
  for (int d = 0; same && d < a->ndim; d++)
    same = aoti_int_same(a->size[d], b->size[d]) && aoti_int_same(a->stride[d], b->stride[d]);
  return same;
}

// The memory that input k came with.
static const aoti_storage *memory_of(const aot_tensor *t) { return t->first ? t->first : t->storage; }

// An input that set_ gave another memory. PyTorch takes no such call that writes the memory before, either.
static aot_status classify_set(aot_tensor *const *in, size_t n_in, size_t i, aoti_input_info *info) {
  info->is_set = true;
  info->set_to = UINT32_MAX;
  for (size_t k = 0; k < n_in; k++)
    if (memory_of(in[k]) == in[i]->storage) info->set_to = (uint32_t)k;
  return memory_of(in[i])->generation
             ? aoti_error(AOT_ERROR_UNSUPPORTED, "input %zu is written, and then given another memory by set_", i)
             : NULL;
}

static aot_status classify_inputs(aoti_arena *arena, const aoti_input_spec *specs, aot_tensor *const *in, size_t n_in,
                                  bool keep, findings *f) {
  AOT_TRY(aoti_arena_alloc(arena, n_in, sizeof *f->inputs, &f->inputs));
  for (size_t i = 0; i < n_in; i++) {
    aoti_input_info *info = &f->inputs[i];
    if (in[i]->first) AOT_TRY(classify_set(in, n_in, i, info));
    info->writes_data = !info->is_set && in[i]->storage->generation > 0;
    info->moves = !info->is_set && !same_place(&in[i]->meta, &specs[i].meta);
    info->requires_grad = aoti_requires_grad(in[i]);
    info->kept =
        keep && info->writes_data && !info->moves && !(info->requires_grad && in[i]->storage->written_with_grad);
    info->has_tangent = info->writes_data && info->requires_grad && !info->kept;
    f->n_written += aoti_input_returned(info);
    f->has_backward = f->has_backward || (info->has_tangent && in[i]->storage->written_with_grad);
    AOT_TRY(keep_meta(arena, &in[i]->meta, &info->after));
  }
  return NULL;
}

// How many outputs live in t's memory; those made together with others (split) count apart.
static void count_sharing(const aot_tensor *t, aot_tensor *const *out, size_t n_out, size_t *all, size_t *alone) {
  *all = *alone = 0;
  for (size_t i = 0; i < n_out; i++) {
    if (out[i]->storage != t->storage) continue;
    ++*all;
    *alone += !out[i]->one_of_several;
  }
}

static int64_t index_of(const aot_tensor *t, aot_tensor *const *at, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (at[i] == t) return (int64_t)i;
  return -1;
}

// The base of several views of one intermediate: a user's output, or an extra one.
static aot_status find_base(aoti_arena *arena, aot_tensor *const *out, size_t n_out, size_t i, findings *f) {
  aoti_output_info *info = &f->outputs[i];
  int64_t at = index_of(out[i]->base, out, n_out);
  if (at >= 0) {
    info->kind = AOTI_OUTPUT_VIEW_OF_OUTPUT;
    info->base = (uint32_t)at;
    return aoti_view_keep(arena, out[i]->view, out[at]->view, &info->link);
  }
  AOT_TRY(aoti_view_keep(arena, out[i]->view, out[i]->base->view, &info->link));
  info->kind = AOTI_OUTPUT_VIEW_OF_BASE;
  for (info->base = 0; info->base < f->bases.n; info->base++)
    if (out[f->bases.at[info->base]]->base == out[i]->base) return NULL;
  return aoti_push(arena, &f->bases, i);
}

// Views of inputs carry no tangent; of several views of one intermediate the base does.
static aot_status classify_output(aoti_arena *arena, aot_tensor *const *in, size_t n_in, aot_tensor *const *out,
                                  size_t n_out, size_t i, findings *f) {
  const aot_tensor *t = out[i];
  aoti_output_info *info = &f->outputs[i];
  size_t all, alone, owner = n_in;
  count_sharing(t, out, n_out, &all, &alone);
  for (size_t k = 0; k < n_in; k++)
    if (in[k]->storage == t->storage && (owner == n_in || in[owner]->first)) owner = k; // rather one that had it
  for (size_t k = 0; k < n_in; k++)
    if (in[k]->first == t->storage && owner == n_in)
      return aoti_error(AOT_ERROR_UNSUPPORTED, "output %zu lies in the memory that input %zu had before set_", i, k);
  AOT_TRY(keep_meta(arena, &t->meta, &info->meta));
  info->requires_grad = aoti_requires_grad(t);
  if (owner < n_in && !(t->grad_fn && !alone)) { // PyTorch cannot make one of several views again
    int64_t itself = index_of(t, in, n_in);
    info->kind = itself >= 0 ? AOTI_OUTPUT_INPUT : AOTI_OUTPUT_VIEW_OF_INPUT;
    info->base = itself >= 0 ? (uint32_t)itself : (uint32_t)owner;
    return aoti_view_keep(arena, t->view, in[owner]->view, &info->link);
  }
  if (owner == n_in && t->base && info->requires_grad && aoti_requires_grad(t->base) && all > 1 && alone > 1)
    return find_base(arena, out, n_out, i, f);
  for (size_t k = 0; k < n_out && !info->requires_grad; k++) // (y, y.detach())
    if (out[k] != t && out[k]->storage == t->storage && aoti_requires_grad(out[k]) &&
        same_place(&out[k]->meta, &t->meta)) {
      info->kind = AOTI_OUTPUT_VIEW_OF_OUTPUT;
      info->base = (uint32_t)k;
      return NULL;
    }
  info->has_tangent = info->requires_grad;
  return NULL;
}

static size_t count_tangents(const findings *f, size_t n_in, size_t n_out) {
  bool any = f->has_backward || f->bases.n;
  for (size_t i = 0; i < n_out; i++) any = any || f->outputs[i].has_tangent;
  if (!any) return 0;
  size_t n = f->bases.n;
  for (size_t i = 0; i < n_in; i++) n += f->inputs[i].has_tangent;
  for (size_t i = 0; i < n_out; i++) n += f->outputs[i].has_tangent;
  return n;
}

// ---- the two runs

typedef struct joint_trace {
  aot_session *session;
  const source *src;
  const aoti_input_spec *inputs;
  size_t n_in;
  aoti_syms *syms;
  aoti_trace_options options;
  aoti_arena *arena; // findings and tensor lists
  findings found;
} joint_trace;

// What the forward returns: new values of inputs, outputs, bases; and those of them that have tangents.
typedef struct returned {
  aot_tensor **all, **with_tangent;
  size_t n, n_tangents;
} returned;

static aot_status gather(joint_trace *t, aot_tensor *const *in, aot_tensor *const *out, returned *r) {
  const findings *f = &t->found;
  size_t n_out = t->src->n_out, max = t->n_in + 2 * n_out + 1; // one more: a new offset
  *r = (returned){0};
  AOT_TRY(aoti_arena_alloc(t->arena, max, sizeof *r->all, &r->all));
  AOT_TRY(aoti_arena_alloc(t->arena, max, sizeof *r->with_tangent, &r->with_tangent));
  for (size_t i = 0; i < t->n_in; i++) {
    if (aoti_input_returned(&f->inputs[i])) r->all[r->n++] = in[i];
    if (f->inputs[i].has_tangent) r->with_tangent[r->n_tangents++] = in[i];
  }
  for (size_t i = 0; i < n_out; i++) {
    r->all[r->n++] = out[i];
    if (f->outputs[i].has_tangent) r->with_tangent[r->n_tangents++] = out[i];
  }
  for (size_t i = 0; i < f->bases.n; i++) r->all[r->n++] = r->with_tangent[r->n_tangents++] = out[f->bases.at[i]]->base;
  return NULL;
}

static aot_status record_forward(joint_trace *t, aoti_recording *r, const char *names, aot_tensor **in,
                                 aot_tensor **out) {
  AOT_TRY(make_inputs(r, t->inputs, t->n_in, names, in));
  run_source(r, t->src, in, t->n_in, out);
  return NULL;
}

// Whether two indices may name one element: some stride is no larger than what those below it reach.
static bool overlaps(const aoti_meta *m) {
  bool used[AOT_MAX_DIMS] = {false};
  int64_t reach = 0;
  for (int n = 0; n < m->ndim; n++) {
    int next = -1;
    for (int d = 0; d < m->ndim; d++)
      if (!used[d] && (next < 0 || m->stride[d].value < m->stride[next].value)) next = d;
    used[next] = true;
    if (aoti_int_is(m->size[next], 1)) continue;
    if (m->stride[next].value <= reach) return true;
    reach += m->stride[next].value * (m->size[next].value - 1);
  }
  return false;
}

// A tangent is laid out as its output is, unless elements of the output share memory or there are none. (PyTorch does
// so only where a stride is 0, and copies a tangent into overlapping windows, where its elements overwrite each other.)
static aot_status keep_tangent_meta(joint_trace *t, const aoti_meta *m, aoti_meta *out) {
  aot_int row_major[AOT_MAX_DIMS];
  aoti_meta dense = *m;
  if (t->options.row_major_tangents) dense.stride = row_major;
  for (int d = 0; d < m->ndim; d++)
    if (aoti_int_is(m->size[d], 0)) dense.stride = row_major;
  if (overlaps(m)) dense.stride = row_major;
  if (dense.stride == row_major) aoti_contiguous_strides(t->syms, m->ndim, m->size, row_major);
  return keep_meta(t->arena, &dense, out);
}

// Learns what the function does: the tangents' metas are left in *metas.
static aot_status learn(joint_trace *t, aoti_recording *r, aoti_meta **metas) {
  size_t n_out = t->src->n_out;
  aot_tensor **in, **out;
  returned ret;
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(t->arena, n_out, sizeof *out, &out));
  AOT_TRY(record_forward(t, r, "primals_%zu", in, out));
  if (r->scope->error) return NULL;
  for (size_t i = 0; i < n_out; i++)
    if (!out[i]) return aoti_error(AOT_ERROR_UNSUPPORTED, "output %zu is None or a number; return tensors only", i + 1);
  AOT_TRY(classify_inputs(t->arena, t->inputs, in, t->n_in, t->options.keep_input_mutations, &t->found));
  AOT_TRY(aoti_arena_alloc(t->arena, n_out, sizeof *t->found.outputs, &t->found.outputs));
  for (size_t i = 0; i < n_out; i++) AOT_TRY(classify_output(t->arena, in, t->n_in, out, n_out, i, &t->found));
  AOT_TRY(gather(t, in, out, &ret));
  AOT_TRY(aoti_arena_alloc(t->arena, ret.n_tangents, sizeof **metas, metas));
  for (size_t i = 0; i < ret.n_tangents; i++) {
    AOT_TRY(aoti_functional_sync(r->scope, ret.with_tangent[i]));
    AOT_TRY(keep_tangent_meta(t, &aoti_functional_value(ret.with_tangent[i])->meta, &(*metas)[i]));
  }
  return aoti_recording_output(r, out, n_out, true);
}

static aot_status scratch_run(joint_trace *t, bool grad_enabled, aoti_meta **metas) {
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(t->session, t->syms, true, &r));
  r.tracer.functional = true; // without decompositions: a tangent is laid out as the operator's own result is
  aot_set_grad_enabled(r.scope, grad_enabled);
  aot_status status = learn(t, &r, metas);
  aoti_graph *scratch = NULL;
  status = aoti_recording_end(&r, status, &scratch);
  aot_graph_destroy(scratch);
  return status;
}

// The function gets copies of the inputs it writes, so that gradients are those of the values before.
static void protect_inputs(joint_trace *t, aoti_recording *r, aot_tensor *const *in, aot_tensor **inner) {
  for (size_t i = 0; i < t->n_in && !r->scope->error; i++) {
    const aoti_input_info *info = &t->found.inputs[i];
    aot_ints size = {in[i]->meta.size, (size_t)in[i]->meta.ndim};
    inner[i] = in[i];
    if (info->writes_data && info->requires_grad && !info->kept)
      inner[i] = aot_clone(r->scope, in[i]);
    else if (info->moves)
      inner[i] = aot_view(r->scope, in[i], size);
  }
}

// The writes that the graph keeps, of the inputs' new values. The tensors that stand for them are the inputs: in.
static aot_status record_writes(joint_trace *t, aoti_recording *r, aot_tensor *const *in, const uint32_t *nodes) {
  for (size_t i = 0; i < t->n_in && !r->scope->error; i++) {
    if (!t->found.inputs[i].kept) continue;
    AOT_TRY(aoti_functional_sync(r->scope, in[i]));
    const aot_value args[] = {aoti_v_node(nodes[i]), aoti_v_node(aoti_functional_value(in[i])->node)};
    aoti_type type = {.kind = AOTI_TYPE_TENSOR, .tensor = t->inputs[i].meta};
    uint32_t copy;
    AOT_TRY(aoti_graph_call(r->tracer.graph, NULL, AOT_OP_copy__default, args, 2, &type, &copy));
  }
  return NULL;
}

static aot_status nodes_of(joint_trace *t, aot_tensor *const *in, uint32_t **out) {
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof **out, out));
  for (size_t i = 0; i < t->n_in; i++) (*out)[i] = in[i]->node;
  return NULL;
}

// ---- functionalize_rng_ops

// The two inputs that a trace, or its backward, draws from: on the device of the others.
static aot_status philox_inputs(joint_trace *t, aoti_recording *r, const char *const names[2], aoti_philox_state *out) {
  aoti_input_spec spec = {.meta = {.dtype = AOT_I64}};
  aot_tensor *at[2];
  for (size_t i = 0; i < t->n_in; i++)
    if (t->inputs[i].meta.device.type != AOT_CPU) spec.meta.device = t->inputs[i].meta.device;
  for (int i = 0; i < 2; i++) {
    AOT_TRY(aoti_stand_in(r, &spec, &at[i]));
    AOT_TRY(aoti_recording_input(r, names[i], at[i]));
  }
  *out = (aoti_philox_state){r->scope, at[0], at[1], NULL};
  return NULL;
}

// The offset after the draws, as a multiple of 4.
static aot_tensor *new_offset(aot_scope *s, const aoti_philox_state *p) {
  if (!p->relative) return p->base;
  const aot_value four = aoti_v_int(4), three = aoti_v_int(3);
  aot_tensor *t = AOTI_CALL1(s, AOT_OP_add_Tensor, aoti_v_tensor(p->base), aoti_v_tensor(p->relative));
  t = AOTI_CALL1(s, AOT_OP_add_Tensor, aoti_v_tensor(t), three);
  t = AOTI_CALL1(s, AOT_OP_floor_divide_default, aoti_v_tensor(t), four);
  return AOTI_CALL1(s, AOT_OP_mul_Tensor, aoti_v_tensor(t), four);
}

// A symbol that only tangents show, though an input has a multiple of it, is computed from the input.
static void forget_tangent_sizes(aoti_tracer *tr, aot_tensor *const *tangents, size_t n, size_t n_origins) {
  for (size_t s = 0; s < aoti_syms_count(tr->syms); s++) {
    aot_int symbol = aoti_syms_at(tr->syms, s);
    if (symbol.sym >= tr->sym_sources.n) continue;
    struct aoti_sym_source *shown = &tr->sym_sources.at[symbol.sym];
    bool of_tangent = false, has_multiple = false;
    for (size_t i = 0; i < n; i++) of_tangent = of_tangent || shown->tensor == tangents[i]->node;
    for (size_t i = 0; i < n_origins && i < tr->origins.n; i++)
      has_multiple = has_multiple || aoti_sym_uses(tr->syms, (aot_int){0, tr->origins.at[i].sym}, (uint32_t)s);
    if (of_tangent && has_multiple) shown->tensor = AOTI_NO_NODE;
  }
}

static aot_status record_joint(joint_trace *t, aoti_recording *r, const aoti_meta *tangent_metas, aoti_joint *j) {
  size_t n_out = t->src->n_out, n_tangents = j->n_tangents;
  aot_tensor **in, **inner, **out, **tangents, **grads, **wanted, **all;
  returned ret;
  uint32_t *nodes;
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof *inner, &inner));
  AOT_TRY(aoti_arena_alloc(t->arena, n_out, sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(t->arena, n_tangents, sizeof *tangents, &tangents));
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof *grads, &grads));
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof *wanted, &wanted));
  AOT_TRY(make_inputs(r, t->inputs, t->n_in, "primals_%zu", in));
  size_t n_origins = r->tracer.origins.n; // the same as in the scratch run, which made the tangents' sizes
  for (size_t i = 0; i < n_tangents; i++) {
    char name[32];
    snprintf(name, sizeof name, "tangents_%zu", i + 1);
    aoti_input_spec spec = {.meta = tangent_metas[i]};
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
  if (t->syms) forget_tangent_sizes(&r->tracer, tangents, n_tangents, n_origins);
  aoti_philox_state philox[2];
  static const char *const names[2][2] = {{"fwd_seed_1", "fwd_base_offset_1"}, {"bwd_seed_1", "bwd_base_offset_1"}};
  for (int i = 0; i < 2 && j->philox; i++) AOT_TRY(philox_inputs(t, r, names[i], &philox[i]));
  r->tracer.philox = j->philox ? &philox[0] : NULL;
  for (size_t i = 0; i < t->n_in; i++)
    if (t->found.inputs[i].writes_data && !t->found.inputs[i].kept)
      r->tracer.graph->nodes.at[in[i]->node].tags |= AOTI_TAG_WRITTEN_AFTER;
  AOT_TRY(nodes_of(t, in, &nodes));
  protect_inputs(t, r, in, inner);
  if (r->scope->error) return NULL;
  run_source(r, t->src, inner, t->n_in, out);
  if (r->scope->error) return NULL;
  AOT_TRY(gather(t, inner, out, &ret));
  for (size_t i = 0; i < t->n_in; i++) AOT_TRY(aoti_functional_sync(r->scope, inner[i]));

  r->tracer.tags = AOTI_TAG_BACKWARD;
  r->tracer.philox = j->philox ? &philox[1] : NULL;
  size_t n_wanted = 0;
  for (size_t i = 0; i < t->n_in; i++)
    if (in[i]->meta.requires_grad) wanted[n_wanted++] = in[i];
  aot_tensors seeds = {tangents, n_tangents};
  aot_grad(r->scope, (aot_tensors){ret.with_tangent, n_tangents}, (aot_tensors){wanted, n_wanted}, &seeds, false,
           grads);
  if (r->scope->error) return NULL;
  r->tracer.tags = 0;
  r->tracer.philox = NULL;
  AOT_TRY(record_writes(t, r, inner, nodes));
  AOT_TRY(aoti_arena_alloc(t->arena, ret.n + t->n_in + 2, sizeof *all, &all));
  memcpy(all, ret.all, ret.n * sizeof *all);
  if (j->philox) all[ret.n++] = new_offset(r->scope, &philox[0]);
  n_wanted = 0;
  for (size_t i = 0; i < t->n_in; i++) all[ret.n + i] = in[i]->meta.requires_grad ? grads[n_wanted++] : NULL;
  if (j->philox) all[ret.n + t->n_in] = new_offset(r->scope, &philox[1]);
  if (r->scope->error) return NULL;
  AOT_TRY(aoti_recording_output(r, all, ret.n + t->n_in + j->philox, true));
  r->tracer.graph->is_joint = true;
  r->tracer.graph->n_fwd_outputs = (int)ret.n;
  return NULL;
}

static aot_status record_inference(joint_trace *t, aoti_recording *r, const aoti_joint *j) {
  aot_tensor **in, **out;
  returned ret;
  uint32_t *nodes;
  AOT_TRY(aoti_arena_alloc(t->arena, t->n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(t->arena, t->src->n_out, sizeof *out, &out));
  AOT_TRY(make_inputs(r, t->inputs, t->n_in, "arg%zu_1", in));
  AOT_TRY(nodes_of(t, in, &nodes));
  aoti_philox_state philox;
  char seed[32], offset[32];
  snprintf(seed, sizeof seed, "arg%zu_1", t->n_in);
  snprintf(offset, sizeof offset, "arg%zu_1", t->n_in + 1);
  if (j->philox) AOT_TRY(philox_inputs(t, r, (const char *const[2]){seed, offset}, &philox));
  r->tracer.philox = j->philox ? &philox : NULL;
  run_source(r, t->src, in, t->n_in, out);
  r->tracer.philox = NULL;
  if (r->scope->error) return NULL;
  AOT_TRY(gather(t, in, out, &ret));
  AOT_TRY(record_writes(t, r, in, nodes));
  if (j->philox) ret.all[ret.n++] = new_offset(r->scope, &philox);
  return r->scope->error ? NULL : aoti_recording_output(r, ret.all, ret.n, true);
}

static aot_status keep_findings(const joint_trace *t, aoti_joint *j) {
  aoti_arena *arena = &j->graph->arena;
  AOT_TRY(aoti_arena_memdup(arena, t->found.inputs, t->n_in * sizeof *j->inputs, &j->inputs));
  AOT_TRY(aoti_arena_memdup(arena, t->found.outputs, j->n_out * sizeof *j->outputs, &j->outputs));
  for (size_t i = 0; i < j->n_in; i++) AOT_TRY(keep_meta(arena, &t->found.inputs[i].after, &j->inputs[i].after));
  for (size_t i = 0; i < j->n_out; i++) {
    AOT_TRY(keep_meta(arena, &t->found.outputs[i].meta, &j->outputs[i].meta));
    AOT_TRY(aoti_view_keep(arena, t->found.outputs[i].link, NULL, &j->outputs[i].link));
  }
  return NULL;
}

static aot_status trace(joint_trace *t, bool grad_enabled, aoti_joint *j) {
  aoti_meta *tangent_metas = NULL;
  AOT_TRY(scratch_run(t, grad_enabled, &tangent_metas));
  size_t n_out = t->src->n_out;
  *j = (aoti_joint){.n_in = t->n_in,
                    .n_out = n_out,
                    .n_tangents = count_tangents(&t->found, t->n_in, n_out),
                    .n_written = t->found.n_written,
                    .n_bases = t->found.bases.n,
                    .philox = t->options.functionalize_rng_ops};
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(t->session, t->syms, true, &r));
  r.tracer.decompositions = t->options.decompositions;
  r.tracer.functional = true;
  aot_set_grad_enabled(r.scope, grad_enabled); // the function may differentiate something itself
  aot_status status = j->n_tangents ? record_joint(t, &r, tangent_metas, j) : record_inference(t, &r, j);
  AOT_TRY(aoti_recording_end(&r, status, &j->graph));
  status = keep_findings(t, j);
  if (status) aot_graph_destroy(j->graph);
  return status;
}

static aot_status trace_source(aot_session *session, const source *src, const aoti_input_spec *inputs, size_t n_in,
                               aoti_syms *syms, bool grad_enabled, const aoti_trace_options *options, aoti_joint *out) {
  aoti_arena arena;
  aoti_arena_init(&arena, session->heap);
  joint_trace t = {.session = session,
                   .src = src,
                   .inputs = inputs,
                   .n_in = n_in,
                   .syms = syms,
                   .options = options ? *options : (aoti_trace_options){0},
                   .arena = &arena};
  aot_status status = trace(&t, grad_enabled, out);
  aoti_arena_deinit(&arena);
  return status;
}

aot_status aoti_trace_joint(aot_session *session, aot_fn fn, void *user, const aoti_input_spec *inputs, size_t n_in,
                            size_t n_out, aoti_syms *syms, bool grad_enabled, const aoti_trace_options *options,
                            aoti_joint *out) {
  return trace_source(session, &(source){.fn = fn, .user = user, .n_out = n_out}, inputs, n_in, syms, grad_enabled,
                      options, out);
}

aot_status aoti_trace_joint_graph(aot_session *session, const aoti_graph *forward, const bool *requires_grad,
                                  const aoti_trace_options *options, aoti_joint *out) {
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
  if (!status) status = trace_source(session, &src, inputs, n_in, forward->syms, true, options, out);
  aoti_arena_deinit(&arena);
  return status;
}
