// make_fx and symbolic_trace: a C function run once under the Proxy layer.
#include "trace_impl.h"

#include <string.h>

aot_status aoti_recording_begin(aot_session *session, aoti_syms *syms, bool fake, aoti_recording *r) {
  session->regions = 0; // regions count from the start of a trace
  *r = (aoti_recording){.session = session};
  AOT_TRY(aoti_graph_create(session->heap, session->registry, syms, &r->tracer.graph));
  r->tracer.graph->retain_tensor = aot_tensor_retain;
  r->tracer.graph->release_tensor = aot_tensor_release;
  r->tracer.id = session->next_trace_id++;
  r->tracer.syms = syms;
  r->tracer.fake = fake;
  r->scope = aot_scope_begin(session);
  if (!r->scope) {
    aoti_graph_destroy(r->tracer.graph);
    return aoti_oom();
  }
  r->scope->tracer = &r->tracer;
  return NULL;
}

aot_status aoti_recording_input(aoti_recording *r, const char *name, aot_tensor *t) {
  aoti_type type = {.kind = t->is_proxy ? AOTI_TYPE_UNKNOWN : AOTI_TYPE_TENSOR, .tensor = t->meta};
  uint32_t node;
  AOT_TRY(aoti_graph_placeholder(r->tracer.graph, name, &type, &node));
  return aoti_tracer_bind(&r->tracer, t, node);
}

aot_status aoti_recording_output(aoti_recording *r, aot_tensor *const *out, size_t n, bool tuple) {
  aoti_graph *g = r->tracer.graph;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&g->arena, n, sizeof *items, &items));
  for (size_t i = 0; i < n; i++) {
    aot_value v = aoti_v_tensor(out[i]);
    if (out[i] && out[i]->is_poison) return aoti_error(AOT_ERROR_INVALID, "output %zu was not set by the function", i);
    if (out[i] && r->tracer.functional) AOT_TRY(aoti_functional_sync(r->scope, out[i]));
    if (r->scope->error) return NULL;
    AOT_TRY(aoti_tracer_value(&r->tracer, &v, &items[i]));
  }
  if (n == 1 && !tuple) return aoti_graph_output(g, items[0]);
  return aoti_graph_output(g, (aot_value){.kind = AOT_TUPLE, .as.list = {items, n}});
}

// A stand-in without a history that was written in place holds the write in its history, which holds it as a leaf.
static void open_cycles(aot_scope *s) {
  for (size_t i = 0; i < s->owned.n; i++) {
    aot_tensor *t = s->owned.at[i];
    if (!t->is_inner || !t->grad_fn) continue;
    t->drop_grad_fn(t->grad_fn);
    t->grad_fn = NULL;
  }
}

aot_status aoti_recording_end(aoti_recording *r, aot_status status, aoti_graph **out) {
  if (!r->scope) return status;
  r->scope->tracer = NULL;
  open_cycles(r->scope);
  aot_status error = aot_scope_end(r->scope);
  if (error && status) aot_status_free(status);
  status = error ? error : status;
  if (status)
    aoti_graph_destroy(r->tracer.graph);
  else
    *out = r->tracer.graph;
  return status ? aoti_in_pass(status, "trace") : NULL;
}

aot_status aoti_dataless(aot_scope *s, const aoti_meta *m, aot_tensor **out) {
  size_t bytes;
  AOT_TRY(aoti_extent_bytes(m->dtype, m->ndim, m->size, m->stride, m->offset, &bytes));
  aoti_storage *storage;
  AOT_TRY(aoti_storage_create(m->device, bytes, false, &storage));
  aot_tensor *t = NULL;
  aot_status status = aoti_tensor_create(storage, m->dtype, m->ndim, m->size, m->stride, m->offset, &t);
  aoti_storage_release(storage);
  AOT_TRY(status);
  *out = aoti_scope_own(s, t);
  return (*out)->is_poison ? aoti_oom() : NULL;
}

aot_status aoti_stand_in(aoti_recording *r, const aoti_input_spec *spec, aot_tensor **out) {
  AOT_TRY(aoti_dataless(r->scope, &spec->meta, out));
  (*out)->meta.requires_grad = spec->meta.requires_grad;
  (*out)->is_inner = !spec->is_leaf;
  return NULL;
}

void aoti_run_function(aoti_recording *r, aot_fn fn, void *user, aot_tensor **in, aot_tensor **out, size_t n_out) {
  for (size_t i = 0; i < n_out; i++) out[i] = aoti_poison();
  fn(r->scope, in, out, user);
  for (size_t i = 0; i < n_out && !r->scope->error; i++)
    if (!out[i] || out[i]->is_poison)
      aoti_scope_fail(r->scope, aoti_error(AOT_ERROR_INVALID, "output %zu was not set by the function", i));
}

// Arguments of make_fx get the suffix that PyTorch's flattening adds.
static aot_status input_name(aoti_arena *arena, const char *const *names, size_t i, const char **out) {
  aoti_text t = {0};
  if (names)
    aoti_text_add(&t, "%s_1", names[i]);
  else
    aoti_text_add(&t, "arg%zu_1", i);
  aot_status status = t.failed ? aoti_oom() : aoti_arena_strdup(arena, t.at, t.n, out);
  aoti_text_deinit(&t);
  return status;
}

static aot_status record_fx(aoti_recording *r, aot_fn fn, void *user, aot_tensors inputs, const char *const *names,
                            size_t n_out) {
  aoti_arena *arena = &r->tracer.graph->arena;
  aot_tensor **in, **out;
  AOT_TRY(aoti_arena_alloc(arena, inputs.n, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(arena, n_out, sizeof *out, &out));
  if (inputs.n) AOT_NEED(inputs.at);
  for (size_t i = 0; i < inputs.n; i++) {
    if (!inputs.at[i] || inputs.at[i]->is_poison) return aoti_error(AOT_ERROR_INVALID, "input %zu is missing", i);
    const char *name;
    if (inputs.at[i]->trace_id && !aoti_tensor_has_data(inputs.at[i]))
      return aoti_error(AOT_ERROR_INVALID, "input %zu is a traced tensor whose trace has ended", i);
    if (names && !names[i]) return aoti_error(AOT_ERROR_INVALID, "input %zu has no name", i);
    AOT_TRY(input_name(arena, names, i, &name));
    in[i] = inputs.at[i];
    AOT_TRY(aoti_recording_input(r, name, in[i]));
  }
  aoti_run_function(r, fn, user, in, out, n_out);
  return r->scope->error ? NULL : aoti_recording_output(r, out, n_out, n_out != 1);
}

aot_status aot_make_fx(aot_session *session, aot_fn fn, void *user, aot_tensors inputs, const char *const *names,
                       size_t n_out, aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(fn);
  AOT_NEED(out);
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(session, NULL, false, &r));
  aot_status status = record_fx(&r, fn, user, inputs, names, n_out);
  return aoti_recording_end(&r, status, out);
}

static aot_status record_symbolic(aoti_recording *r, aot_fn fn, void *user, const char *const *names, size_t n_in,
                                  size_t n_out) {
  aoti_arena *arena = &r->tracer.graph->arena;
  aot_tensor **in, **out;
  AOT_TRY(aoti_arena_alloc(arena, n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(arena, n_out, sizeof *out, &out));
  if (n_in) AOT_NEED(names);
  for (size_t i = 0; i < n_in; i++) {
    if (!names[i]) return aoti_error(AOT_ERROR_INVALID, "input %zu has no name", i);
    in[i] = aot_tensor_new(r->scope, AOT_F32, (aot_ints){NULL, 0}, NULL);
    if (in[i]->is_poison) return NULL;
    in[i]->is_proxy = true;
    AOT_TRY(aoti_recording_input(r, names[i], in[i]));
  }
  aoti_run_function(r, fn, user, in, out, n_out);
  return r->scope->error ? NULL : aoti_recording_output(r, out, n_out, n_out != 1);
}

aot_status aot_symbolic_trace(aot_session *session, aot_fn fn, void *user, const char *const *names, size_t n_in,
                              size_t n_out, aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(fn);
  AOT_NEED(out);
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(session, NULL, true, &r));
  r.tracer.python_level = true;
  r.tracer.graph->python_level = true;
  aot_status status = record_symbolic(&r, fn, user, names, n_in, n_out);
  return aoti_recording_end(&r, status, out);
}
