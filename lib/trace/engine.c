// Reverse-mode differentiation of the tape, in the order of PyTorch's engine: of the nodes whose gradients are
// complete, the one recorded last runs first; gradients that meet are added in the order they arrive, old + new.
#include "trace.h"
#include "calls.h"
#include "ops.h"

#include <stdlib.h>

typedef struct task {
  aoti_tape_node *node;
  size_t waits;       // edges into the node from nodes that have not run
  bool needed;        // a wanted gradient lies behind it
  aot_tensor **grads; // per result: what has arrived
} task;

typedef struct engine {
  aot_scope *s; // inner: intermediate gradients die with it
  aoti_arena *arena;
  const aot_tensors *inputs; // NULL: every leaf
  aot_tensor **captured;     // per input
  bool retain;
  AOT_VEC(task *) tasks; // in order of discovery
  AOT_VEC(task *) ready; // a max-heap by sequence
} engine;

// ---- the graph below the outputs

static aot_status discover(engine *e, aoti_tape_node *node) {
  if (!node || node->task) return NULL;
  task *t;
  AOT_TRY(aoti_arena_alloc(e->arena, 1, sizeof *t, &t));
  AOT_TRY(aoti_arena_alloc(e->arena, node->n_results, sizeof *t->grads, &t->grads));
  t->node = node;
  AOT_TRY(aoti_push(e->arena, &e->tasks, t));
  node->task = t;
  return NULL;
}

static aot_status discover_all(engine *e) {
  for (size_t i = 0; i < e->tasks.n; i++) {
    aoti_tape_node *n = e->tasks.at[i]->node;
    for (size_t k = 0; k < n->n_slots; k++) {
      AOT_TRY(discover(e, n->edges[k].node));
      if (n->edges[k].node) ((task *)n->edges[k].node->task)->waits++;
    }
  }
  return NULL;
}

static bool captures(const engine *e, const aoti_edge *edge) {
  if (!e->inputs) return edge->leaf != NULL;
  for (size_t i = 0; i < e->inputs->n; i++) {
    const aot_tensor *in = e->inputs->at[i];
    if (edge->leaf ? edge->leaf == in : edge->node && in->grad_fn == edge->node && in->output_nr == edge->output_nr)
      return true;
  }
  return false;
}

static bool edge_needed(const engine *e, const aoti_edge *edge) {
  return captures(e, edge) || (edge->node && ((task *)edge->node->task)->needed);
}

static int by_sequence(const void *a, const void *b) {
  uint64_t x = (*(task *const *)a)->node->sequence, y = (*(task *const *)b)->node->sequence;
  return (x > y) - (x < y);
}

// Edges lead to earlier calls, so one sweep in order of recording settles what is needed.
static aot_status mark_needed(engine *e) {
  task **sorted;
  AOT_TRY(aoti_arena_memdup(e->arena, e->tasks.at, e->tasks.n * sizeof *sorted, &sorted));
  qsort(sorted, e->tasks.n, sizeof *sorted, by_sequence);
  for (size_t i = 0; i < e->tasks.n; i++) {
    const aoti_tape_node *n = sorted[i]->node;
    for (size_t k = 0; k < n->n_slots && !sorted[i]->needed; k++) sorted[i]->needed = edge_needed(e, &n->edges[k]);
  }
  return NULL;
}

// ---- the heap

static bool before(const engine *e, size_t a, size_t b) {
  return e->ready.at[a]->node->sequence > e->ready.at[b]->node->sequence;
}

static void swap(engine *e, size_t a, size_t b) {
  task *t = e->ready.at[a];
  e->ready.at[a] = e->ready.at[b];
  e->ready.at[b] = t;
}

static aot_status push_ready(engine *e, task *t) {
  AOT_TRY(aoti_push(e->arena, &e->ready, t));
  for (size_t i = e->ready.n - 1; i && before(e, i, (i - 1) / 2); i = (i - 1) / 2) swap(e, i, (i - 1) / 2);
  return NULL;
}

static task *pop_ready(engine *e) {
  task *top = e->ready.at[0];
  e->ready.at[0] = e->ready.at[--e->ready.n];
  for (size_t i = 0;;) {
    size_t best = i;
    for (size_t child = 2 * i + 1; child <= 2 * i + 2; child++)
      if (child < e->ready.n && before(e, child, best)) best = child;
    if (best == i) return top;
    swap(e, i, best);
    i = best;
  }
}

// ---- gradients on their way

// What a trace made as zeros that take no memory, which PyTorch never adds up.
static bool is_zero(const aot_scope *s, aot_tensor *t) {
  const aoti_tracer *tr = s->tracer;
  aot_tensor *value = aoti_functional_value(t);
  if (!tr || t->trace_id != tr->id || value->node >= tr->graph->nodes.n) return false;
  const aoti_node *node = aoti_graph_node(tr->graph, value->node);
  return node->kind == AOTI_CALL && node->op == AOT_OP__efficientzerotensor_default;
}

static aot_tensor *copy_of(aot_scope *s, aot_tensor *t) {
  return AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(t), aoti_v_dtype(t->meta.dtype), aoti_v_layout(),
                    aoti_v_device(t->meta.device));
}
static aot_tensor *expanded(aot_scope *s, aot_tensor *t) {
  return AOTI_CALL1(s, AOT_OP_expand_default, aoti_v_tensor(t), aoti_v_ints(s, t->meta.size, (size_t)t->meta.ndim));
}

// A sum with zeros that take no memory is a copy of the rest. PyTorch finds its sizes and dtype by a sum of copies that
// nothing uses, which counts in the names of what follows.
static aot_tensor *sum_of(aot_scope *s, aot_tensor *old, aot_tensor *grad) {
  if (!old) return grad;
  bool zero[2] = {is_zero(s, old), is_zero(s, grad)};
  if (!zero[0] && !zero[1]) return aot_add(s, old, grad);
  if (zero[0] && zero[1]) return old;
  aot_tensor *copies[2] = {copy_of(s, old), copy_of(s, grad)};
  expanded(s, copies[1]);
  aot_add(s, copies[0], copies[1]);
  return copy_of(s, expanded(s, zero[0] ? grad : old));
}

static void give_leaf(engine *e, aot_tensor *leaf, aot_tensor *grad) {
  if (!e->inputs) {
    aot_tensor *sum = aot_tensor_retain(sum_of(e->s, leaf->grad, grad));
    aot_tensor_release(leaf->grad);
    leaf->grad = sum;
    return;
  }
  for (size_t i = 0; i < e->inputs->n; i++)
    if (e->inputs->at[i] == leaf) e->captured[i] = sum_of(e->s, e->captured[i], grad);
}

static void give(engine *e, const aoti_edge *edge, aot_tensor *grad) {
  if (edge->leaf) give_leaf(e, edge->leaf, grad);
  if (!edge->node) return;
  aot_tensor **slot = &((task *)edge->node->task)->grads[edge->output_nr];
  *slot = sum_of(e->s, *slot, grad);
}

// A gradient has the sizes and the dtype of the value it belongs to.
static aot_tensor *conform(aot_scope *s, aot_tensor *grad, const aot_tensor *like) {
  if (aoti_failed(s)) return grad;
  bool same = grad->meta.ndim == like->meta.ndim;
  for (int d = 0; same && d < grad->meta.ndim; d++) same = aoti_int_same(grad->meta.size[d], like->meta.size[d]);
  if (!same) grad = aoti_sum_to_like(s, grad, like);
  if (!aoti_failed(s) && grad->meta.dtype != like->meta.dtype)
    grad = aot__to_copy_default(s, grad, like->meta.dtype, NULL, false, AOT_MEMORY_FORMAT_NONE);
  return grad;
}

// ---- one node

static aot_status check_saved(const aoti_tape_node *n) {
  if (n->released)
    return aoti_error_at(AOT_ERROR_INVALID, n->file, n->line,
                         "the tape below %s was freed by an earlier backward; pass retain_graph to run it twice",
                         n->info->name);
  for (size_t i = 0; i < n->n_saved; i++) {
    const aoti_saved_tensor *v = &n->saved[i];
    if (v->has_data && v->tensor->storage->version != v->version)
      return aoti_error_at(
          AOT_ERROR_INVALID, n->file, n->line,
          "a tensor that the derivative of %s needs was written in place: it is at version %u, expected %u",
          n->info->name, v->tensor->storage->version, v->version);
  }
  return NULL;
}

static const aot_tensor *slot_tensor(const aoti_tape_node *n, size_t slot) {
  for (uint32_t i = 0; i < n->info->n_args; i++) {
    const aot_value *v = &n->args[i];
    if (v->kind == AOT_TENSOR && n->slot[i] == slot) return v->as.tensor;
    if (v->kind == AOT_LIST && slot >= n->slot[i] && slot < n->slot[i] + v->as.list.n)
      return v->as.list.at[slot - n->slot[i]].as.tensor;
  }
  return NULL;
}

// A saved result is read through a detached alias; in a trace that is a node of its own.
static aot_status unpack_results(engine *e, const aoti_tape_node *n, aot_tensor **out) {
  for (size_t k = 0; k < n->n_results; k++) {
    size_t i = aoti_tape_nth_result(n->info, n->n_results, k);
    out[i] = n->results[i];
    bool traced = e->s->tracer && out[i] && out[i]->trace_id == e->s->tracer->id;
    if (traced && out[i]->detached) out[i] = aot_detach_default_at(NULL, 0, e->s, out[i]);
  }
  return NULL;
}

// The part of a base's gradient that a write to a view of it concerns.
typedef struct slice_grad {
  aot_tensor *whole, *part, *gout;
} slice_grad;

static void take_slice(aot_scope *s, const aoti_tape_node *n, aot_tensor *grad, slice_grad *out) {
  const aoti_meta *m = &n->sliced->meta;
  out->whole = AOTI_CALL1(s, AOT_OP_new_empty_strided_default, aoti_v_tensor(grad),
                          aoti_v_ints(s, m->size, (size_t)m->ndim), aoti_v_ints(s, m->stride, (size_t)m->ndim));
  aot_copy_(s, out->whole, grad);
  out->part = aoti_view_replay(s, n->slice, n->slice_depth, out->whole);
  out->gout = aot_clone_default_at(s->file, s->line, s, out->part, AOT_CONTIGUOUS);
}

static void release_saved(aoti_tape_node *n) {
  for (size_t i = 0; i < n->n_saved; i++) aot_tensor_release(n->saved[i].tensor);
  n->n_saved = 0;
  n->released = true;
}

static aot_status run_node(engine *e, task *t) {
  aoti_tape_node *n = t->node;
  AOT_TRY(check_saved(n));
  uint8_t *needs;
  aot_tensor **gin, **results;
  AOT_TRY(aoti_arena_alloc(e->arena, n->n_slots, 1, &needs));
  AOT_TRY(aoti_arena_alloc(e->arena, n->n_slots, sizeof *gin, &gin));
  AOT_TRY(aoti_arena_alloc(e->arena, n->n_results, sizeof *results, &results));
  for (size_t k = 0; k < n->n_slots; k++) needs[k] = edge_needed(e, &n->edges[k]);
  e->s->inside = true;
  e->s->file = n->file;
  e->s->line = n->line;
  slice_grad slice = {0};
  if (n->slice) take_slice(e->s, n, t->grads[0], &slice);
  AOT_TRY(unpack_results(e, n, results));
  aoti_grad g = {.s = e->s,
                 .info = n->info,
                 .gout = n->slice ? &slice.gout : t->grads,
                 .args = n->args,
                 .results = results,
                 .needs = needs,
                 .slot = n->slot,
                 .gin = gin,
                 .data = n->data,
                 .retains = e->retain};
  if (!e->s->error) n->grad(&g);
  uint32_t self = n->slot[0];
  if (n->slice && gin[self] && needs[self] && !e->s->error) {
    aot_copy_(e->s, slice.part, gin[self]);
    gin[self] = slice.whole;
  }
  for (size_t k = 0; k < n->n_slots && !e->s->error; k++)
    if (gin[k] && needs[k]) gin[k] = conform(e->s, gin[k], n->slice && k == self ? n->sliced : slot_tensor(n, k));
  for (size_t k = 0; k < n->n_slots && !e->s->error; k++)
    if (gin[k] && needs[k]) give(e, &n->edges[k], gin[k]);
  e->s->inside = false;
  if (!e->retain) release_saved(n);
  return NULL;
}

static bool any_grad(const task *t) {
  for (size_t i = 0; i < t->node->n_results; i++)
    if (t->grads[i]) return true;
  return false;
}

static aot_status run_all(engine *e) {
  while (e->ready.n && !e->s->error) {
    task *t = pop_ready(e);
    if (t->needed && any_grad(t)) AOT_TRY(run_node(e, t));
    for (size_t k = 0; k < t->node->n_slots; k++) {
      aoti_tape_node *below = t->node->edges[k].node;
      task *next = below ? below->task : NULL;
      if (next && --next->waits == 0) AOT_TRY(push_ready(e, next));
    }
  }
  return NULL;
}

// ---- the whole

static aot_tensor *seed_of(aot_scope *s, aot_tensor *output, aot_tensor *given) {
  if (given) {
    bool same = given->meta.ndim == output->meta.ndim;
    for (int d = 0; same && d < given->meta.ndim; d++) same = aoti_int_same(given->meta.size[d], output->meta.size[d]);
    if (same && given->meta.dtype != output->meta.dtype && !output->is_poison) // as every gradient has its value's
      return AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(given), aoti_v_dtype(output->meta.dtype));
    if (same) return given;
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "a gradient given for an output has other sizes than the output"));
    return given;
  }
  if (aoti_tensor_numel(output) != 1)
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "a gradient must be given for an output of %lld elements",
                                  (long long)aoti_tensor_numel(output)));
  return aot_ones_like(s, output);
}

static aot_status start(engine *e, aot_tensors outputs, const aot_tensors *grad_outputs) {
  aoti_edge *roots;
  AOT_TRY(aoti_arena_alloc(e->arena, outputs.n, sizeof *roots, &roots));
  for (size_t i = 0; i < outputs.n; i++) {
    aot_tensor *t = outputs.at[i]; // borrowed edges: the outputs outlive the run
    aoti_tape_refresh(e->s, t);
    if (!aoti_requires_grad(t))
      return aoti_error(AOT_ERROR_INVALID,
                        "output %zu to differentiate has no tape: nothing it was computed from requires a gradient. "
                        "(A gradient has none either: second derivatives are not offered.)",
                        i);
    roots[i] = (aoti_edge){t->grad_fn, t->output_nr, t->grad_fn ? NULL : t};
    AOT_TRY(discover(e, roots[i].node));
  }
  AOT_TRY(discover_all(e));
  AOT_TRY(mark_needed(e));
  for (size_t i = 0; i < outputs.n; i++) {
    aot_tensor *seed = seed_of(e->s, outputs.at[i], grad_outputs ? grad_outputs->at[i] : NULL);
    if (e->s->error) return NULL;
    give(e, &roots[i], seed);
    if (e->inputs && !roots[i].leaf && captures(e, &roots[i])) roots[i].leaf = NULL;
  }
  for (size_t i = 0; i < e->tasks.n; i++)
    if (e->tasks.at[i]->waits == 0) AOT_TRY(push_ready(e, e->tasks.at[i]));
  return NULL;
}

// The gradient of a wanted tensor that is not a leaf is what arrived at its node.
static void capture_inner(engine *e) {
  for (size_t i = 0; e->inputs && i < e->inputs->n; i++) {
    const aot_tensor *in = e->inputs->at[i];
    if (in->grad_fn && in->grad_fn->task && !e->captured[i])
      e->captured[i] = ((task *)in->grad_fn->task)->grads[in->output_nr];
  }
}

void aoti_engine_run(aot_scope *s, aot_tensors outputs, const aot_tensors *grad_outputs, const aot_tensors *inputs,
                     bool retain_graph, aot_tensor **out) {
  for (size_t i = 0; inputs && i < inputs->n; i++) out[i] = NULL;
  if (aoti_failed(s)) return;
  for (size_t i = 0; i < outputs.n; i++)
    if (!outputs.at[i] || outputs.at[i]->is_poison) {
      aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "output %zu to differentiate is missing", i));
      return;
    }
  aoti_arena arena;
  aoti_arena_init(&arena, s->session->heap);
  engine e = {.s = aot_scope_push(s), .arena = &arena, .inputs = inputs, .captured = out, .retain = retain_graph};
  if (!e.s) {
    aoti_scope_fail(s, aoti_oom());
    return;
  }
  aot_set_grad_enabled(e.s, false);
  aot_status status = start(&e, outputs, grad_outputs);
  if (!status) status = run_all(&e);
  if (!status) capture_inner(&e);
  for (size_t i = 0; i < e.tasks.n; i++) e.tasks.at[i]->node->task = NULL;
  if (status) aoti_scope_fail(e.s, status);
  for (size_t i = 0; inputs && i < inputs->n; i++)
    if (out[i]) out[i] = e.s->error ? NULL : aot_keep(e.s, out[i]);
  aot_status_free(aot_scope_end(e.s)); // a failure has been left with s
  aoti_arena_deinit(&arena);
}

void aot_grad(aot_scope *s, aot_tensors outputs, aot_tensors inputs, const aot_tensors *grad_outputs, bool retain_graph,
              aot_tensor **out_grads) {
  for (size_t i = 0; out_grads && i < inputs.n; i++) out_grads[i] = NULL;
  if (!aoti_given_list(s, outputs) || !aoti_given_list(s, inputs)) return;
  if (grad_outputs && !aoti_given_list(s, *grad_outputs)) return;
  if (inputs.n && !aoti_given(s, out_grads)) return;
  for (size_t i = 0; i < inputs.n; i++)
    if (!inputs.at[i] || inputs.at[i]->is_poison) {
      aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "input %zu to differentiate for is missing", i));
      return;
    }
  if (grad_outputs && grad_outputs->n != outputs.n)
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "%zu gradients for %zu outputs", grad_outputs->n, outputs.n));
  aoti_engine_run(s, outputs, grad_outputs, &inputs, retain_graph, out_grads);
}

void aot_backward(aot_scope *s, aot_tensor *output, aot_tensor *grad_output) {
  aot_tensors outputs = {&output, 1}, grads = {&grad_output, 1};
  aoti_engine_run(s, outputs, grad_output ? &grads : NULL, NULL, false, NULL);
}
