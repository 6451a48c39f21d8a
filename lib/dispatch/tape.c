// The Autograd layer's tape: what each differentiable call needs for its derivative.
#include "dispatch.h"

#include <string.h>

aot_status aoti_tensor_shadow(const aot_tensor *t, bool keep_data, aot_tensor **out) {
  aoti_storage *storage = keep_data ? aoti_storage_retain(t->storage) : NULL;
  if (!storage) AOT_TRY(aoti_storage_create(t->meta.device, t->storage->bytes, false, &storage));
  aot_status status =
      aoti_tensor_create(storage, t->meta.dtype, t->meta.ndim, t->meta.size, t->meta.stride, t->meta.offset, out);
  aoti_storage_release(storage);
  AOT_TRY(status);
  if (keep_data) {
    (*out)->trace_id = t->trace_id;
    (*out)->node = t->node;
    (*out)->view = aoti_view_retain(t->view);
    (*out)->value = aot_tensor_retain(t->value);
    (*out)->generation = t->generation;
  }
  return NULL;
}

void aoti_tape_edge(aot_tensor *t, aoti_edge *out) {
  *out = (aoti_edge){0};
  if (!aoti_requires_grad(t)) return;
  if (t->grad_fn) {
    out->node = t->grad_fn;
    out->node->refs++;
    out->output_nr = t->output_nr;
  } else
    out->leaf = aot_tensor_retain(t);
}

// Long chains must not recurse: nodes that lose their last reference queue on a list threaded through `next`.
void aoti_tape_release(aoti_tape_node *node) {
  aoti_tape_node *dead = NULL;
  if (node && --node->refs == 0) node->next = NULL, dead = node;
  while (dead) {
    aoti_tape_node *n = dead;
    dead = n->next;
    for (size_t i = 0; i < n->n_saved; i++) aot_tensor_release(n->saved[i].tensor);
    for (size_t i = 0; i < n->n_slots; i++) {
      aot_tensor_release(n->edges[i].leaf);
      aoti_tape_node *from = n->edges[i].node;
      if (from && --from->refs == 0) from->next = dead, dead = from;
    }
    aoti_view_release(n->slice);
    aot_tensor_release(n->sliced);
    if (n->free_data) n->free_data(n->data);
    aoti_arena arena = n->arena; // the node itself lives in it
    aoti_arena_deinit(&arena);
  }
}

static aot_status keep(aoti_tape_node *n, const aot_tensor *t, bool save, aot_tensor **out) {
  AOT_TRY(aoti_tensor_shadow(t, save, out));
  n->saved[n->n_saved++] = (aoti_saved_tensor){*out, t->storage->version, save};
  return NULL;
}

static aot_status keep_value(aoti_tape_node *n, const aot_value *v, bool save, aot_value *out) {
  *out = *v;
  if (v->kind == AOT_TENSOR) return keep(n, v->as.tensor, save, &out->as.tensor);
  if (v->kind == AOT_STRING) return aoti_arena_strdup(&n->arena, v->as.string, strlen(v->as.string), &out->as.string);
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return NULL;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&n->arena, v->as.list.n, sizeof *items, &items));
  for (size_t k = 0; k < v->as.list.n; k++) AOT_TRY(keep_value(n, &v->as.list.at[k], save, &items[k]));
  out->as.list.at = items;
  return NULL;
}

// Whether gradients flow through result i.
static bool differentiable(const aoti_op_info *info, size_t i) {
  if (info->flags & AOTI_OP_NOT_FIRST_DIFFERENTIABLE) return i > 0;
  if (info->flags & AOTI_OP_TWO_DIFFERENTIABLE) return i < 2;
  return i == 0 || info->returns_list || info->flags & AOTI_OP_ALL_DIFFERENTIABLE;
}

// In a trace, a result saved for its own derivative is saved as a detached alias, as PyTorch's saved variables are.
static aot_tensor *detach(aot_scope *s, aot_tensor *t) {
  bool grad_enabled = aot_set_grad_enabled(s, false);
  aot_tensor *alias = aot_detach_default_at(s->file, s->line, s, t);
  aot_set_grad_enabled(s, grad_enabled);
  return alias;
}

static bool wants_grad(const aot_value *v) {
  if (v->kind == AOT_TENSOR) return aoti_requires_grad(v->as.tensor);
  for (size_t k = 0; v->kind == AOT_LIST && k < v->as.list.n; k++)
    if (wants_grad(&v->as.list.at[k])) return true;
  return false;
}

bool aoti_tape_saves(const aoti_call *c, const aoti_rules *rules, int bit) {
  uint32_t readers = rules->saves_for ? rules->saves_for[bit] : 0;
  bool read = !readers;
  for (int i = 0; i < c->info->n_args && i < 16; i++) read = read || (readers >> i & 1 && wants_grad(&c->args[i]));
  return rules->saves >> bit & 1 && read;
}

size_t aoti_tape_nth_result(const aoti_op_info *info, size_t n_results, size_t k) {
  if (info->returns_list || !info->returns || n_results != info->n_returns) return k;
  for (size_t i = 0; i < n_results; i++) {
    size_t before = 0;
    if (!info->returns[i].name || !*info->returns[i].name) return k;
    for (size_t j = 0; j < n_results; j++)
      before += info->returns[j].name && strcmp(info->returns[j].name, info->returns[i].name) < 0;
    if (before == k) return i;
  }
  return k;
}

static size_t slots_of(const aot_value *v) { return v->kind == AOT_LIST ? v->as.list.n : 1; }

static aot_status fill(aoti_tape_node *n, aoti_call *c, const aoti_rules *rules, aot_tensor **results,
                       size_t n_results) {
  const aoti_op_info *info = c->info;
  size_t n_slots = 0, n_tensors = n_results;
  AOT_TRY(aoti_arena_alloc(&n->arena, info->n_args, sizeof *n->slot, &n->slot));
  for (uint32_t i = 0; i < info->n_args; i++) {
    n->slot[i] = (uint32_t)n_slots;
    n_slots += slots_of(&c->args[i]);
  }
  AOT_TRY(aoti_arena_alloc(&n->arena, n_slots, sizeof *n->edges, &n->edges));
  AOT_TRY(aoti_arena_alloc(&n->arena, n_slots + n_tensors, sizeof *n->saved, &n->saved));
  n->n_slots = n_slots;
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(&n->arena, info->n_args, sizeof *args, &args));
  n->args = args;
  for (uint32_t i = 0; i < info->n_args; i++) {
    const aot_value *v = &c->args[i], original = aoti_v_tensor(c->original);
    bool save = i < 16 && aoti_tape_saves(c, rules, (int)i);
    AOT_TRY(keep_value(n, save && c->original && info->args[i].is_mutable ? &original : v, save, &args[i]));
    if (v->kind == AOT_TENSOR) aoti_tape_edge(v->as.tensor, &n->edges[n->slot[i]]);
    if (v->kind == AOT_LIST)
      for (size_t k = 0; k < v->as.list.n; k++)
        if (v->as.list.at[k].kind == AOT_TENSOR) aoti_tape_edge(v->as.list.at[k].as.tensor, &n->edges[n->slot[i] + k]);
  }
  n->n_results = n_results;
  AOT_TRY(aoti_arena_alloc(&n->arena, n_results, sizeof *n->results, &n->results));
  for (size_t k = 0; k < n_results; k++) {
    size_t i = aoti_tape_nth_result(info, n_results, k);
    bool save = i < 16 && aoti_tape_saves(c, rules, 16 + (info->returns_list ? 0 : (int)i));
    if (!results[i]) continue;
    aot_tensor *kept = results[i];
    bool detached = save && c->scope->tracer && differentiable(info, i);
    if (detached) kept = detach(c->scope, kept);
    AOT_TRY(keep(n, kept, save, &n->results[i]));
    n->results[i]->detached = detached;
  }
  return NULL;
}

static aot_status new_node(aot_scope *s, const aoti_op_info *info, aoti_grad_rule grad, aoti_tape_node **out) {
  aoti_arena arena;
  aoti_arena_init(&arena, s->session->heap);
  aoti_tape_node *n;
  AOT_TRY(aoti_arena_alloc(&arena, 1, sizeof *n, &n));
  n->arena = arena;
  n->refs = 1;
  n->sequence = s->session->next_sequence++;
  n->info = info;
  n->grad = grad;
  *out = n;
  return NULL;
}

static void set_history(aoti_tape_node *n, aot_tensor *t, uint32_t output_nr) {
  if (t->grad_fn) aoti_tape_release(t->grad_fn); // written in place: its history goes through this call now
  t->meta.requires_grad = true;
  t->grad_fn = n;
  t->drop_grad_fn = aoti_tape_release;
  t->output_nr = output_nr;
  n->refs++;
}

static aot_status fill_call(aoti_tape_node *n, aot_tensor *const *inputs, size_t n_in, aot_tensor *const *outputs,
                            size_t n_out) {
  n->n_slots = n_in;
  AOT_TRY(aoti_arena_alloc(&n->arena, n_in, sizeof *n->edges, &n->edges));
  AOT_TRY(aoti_arena_alloc(&n->arena, 1, sizeof *n->slot, &n->slot));
  AOT_TRY(aoti_arena_alloc(&n->arena, n_in + n_out, sizeof *n->saved, &n->saved));
  aot_value *arg, *items;
  AOT_TRY(aoti_arena_alloc(&n->arena, 1, sizeof *arg, &arg));
  AOT_TRY(aoti_arena_alloc(&n->arena, n_in, sizeof *items, &items));
  n->args = arg;
  *arg = (aot_value){.kind = AOT_LIST, .as.list = {items, n_in}};
  for (size_t i = 0; i < n_in; i++) {
    aot_value v = aoti_v_tensor(inputs[i]);
    AOT_TRY(keep_value(n, &v, false, &items[i]));
    if (inputs[i]) aoti_tape_edge(inputs[i], &n->edges[i]);
  }
  n->n_results = n_out;
  AOT_TRY(aoti_arena_alloc(&n->arena, n_out, sizeof *n->results, &n->results));
  for (size_t i = 0; i < n_out; i++)
    if (outputs[i]) AOT_TRY(keep(n, outputs[i], false, &n->results[i]));
  return NULL;
}

aot_status aoti_tape_record_call(aot_scope *s, aot_tensor *const *inputs, size_t n_in, aot_tensor *const *outputs,
                                 const bool *differentiable, size_t n_out, aoti_grad_rule grad, void *data,
                                 void (*free_data)(void *)) {
  static const aoti_schema_arg arg = {.name = "inputs", .type = AOTI_ARG_TENSOR, .is_list = true};
  static const aoti_op_info info = {
      .name = "a compiled function", .args = &arg, .n_args = 1, .n_returns = 1, .returns_list = true};
  aoti_tape_node *n;
  aot_status status = new_node(s, &info, grad, &n);
  if (status) {
    free_data(data);
    return status;
  }
  n->data = data;
  n->free_data = free_data;
  status = fill_call(n, inputs, n_in, outputs, n_out);
  for (size_t i = 0; !status && i < n_out; i++)
    if (outputs[i] && differentiable[i]) set_history(n, outputs[i], (uint32_t)i);
  aoti_tape_release(n);
  return status;
}

void aoti_tape_forget(aot_tensor *t) {
  aoti_tape_release(t->grad_fn);
  t->grad_fn = NULL;
  t->meta.requires_grad = false;
}

void aoti_tape_adopt(aot_tensor *t, const aot_tensor *view) {
  if (view->grad_fn) set_history(view->grad_fn, t, view->output_nr);
}

// How t is seen from its base, below `depth` links that the base has itself. A base that was viewed in place since has
// links of its own that t's do not follow; then t is told by its place in the memory alone.
static aot_status way_from_base(aot_scope *s, const aot_tensor *t, aoti_view **out, uint32_t *depth) {
  const aot_tensor *base = t->base;
  const aoti_view *v = t->view;
  *depth = aoti_view_depth(base);
  while (v && v != base->view) v = v->parent;
  if (v == base->view) {
    *out = aoti_view_retain(t->view);
    return NULL;
  }
  const aot_value args[] = {aoti_v_none(), aoti_v_ints(s, t->meta.size, (size_t)t->meta.ndim),
                            aoti_v_ints(s, t->meta.stride, (size_t)t->meta.ndim), aoti_v_sym(t->meta.offset)};
  return aoti_view_create(base->view, AOT_OP_as_strided_default, args, 4, -1, &base->meta, out);
}

void aoti_tape_refresh(aot_scope *s, aot_tensor *t) {
  if (!t->base || t->seen == t->storage->version || aoti_failed(s)) return;
  if (!t->grad_fn && !t->base->meta.requires_grad) return;
  bool grad_enabled = aot_set_grad_enabled(s, true);
  aoti_view *way = NULL;
  uint32_t depth;
  aot_status status = way_from_base(s, t, &way, &depth);
  if (status) aoti_scope_fail(s, status);
  aot_tensor *again = aoti_view_replay(s, way, depth, t->base);
  aoti_view_release(way);
  aot_set_grad_enabled(s, grad_enabled);
  if (s->error || !again->grad_fn) return;
  set_history(again->grad_fn, t, again->output_nr);
  t->seen = t->storage->version;
}

// A write to a view is part of the history of its base.
static aot_status write_slice(aot_scope *s, aoti_tape_node *n, aot_tensor *t) {
  aoti_edge *self = &n->edges[n->slot[0]];
  aot_tensor_release(self->leaf);
  aoti_tape_release(self->node);
  aoti_tape_edge(t->base, self);
  AOT_TRY(way_from_base(s, t, &n->slice, &n->slice_depth));
  AOT_TRY(aoti_tensor_shadow(t->base, false, &n->sliced));
  set_history(n, t->base, 0);
  aoti_tape_refresh(s, t);
  return NULL;
}

aot_status aoti_tape_record(aoti_call *c, const aoti_rules *rules, const char *file, int line) {
  aoti_tape_node *n;
  AOT_TRY(new_node(c->scope, c->info, rules->grad, &n));
  n->op = c->op;
  n->file = file; // a string literal of the program, or kept by the session
  n->line = line;
  const aot_value *items = c->info->returns_list ? c->out[0].as.list.at : c->out;
  size_t n_items = c->info->returns_list ? c->out[0].as.list.n : c->info->n_returns;
  aot_tensor **results;
  aot_status status = aoti_arena_alloc(&n->arena, n_items, sizeof *results, &results);
  for (size_t i = 0; !status && i < n_items; i++) results[i] = items[i].kind == AOT_TENSOR ? items[i].as.tensor : NULL;
  if (!status) status = fill(n, c, rules, results, n_items);
  bool to_slice = c->info->flags & AOTI_OP_MUTATES && results[0] == aoti_arg(c, 0) && results[0]->base;
  if (!status && to_slice) status = write_slice(c->scope, n, results[0]);
  for (size_t i = to_slice; !status && i < n_items; i++)
    if (results[i] && aoti_is_float(results[i]->meta.dtype) && differentiable(c->info, i))
      set_history(n, results[i], (uint32_t)i);
  aoti_tape_release(n);
  return status;
}
