// Executables and contexts: the forward's saved outputs become the backward's inputs.
#include "runtime.h"

#include <string.h>

static void free_code(aoti_code *c) {
  if (c->free_owner) c->free_owner(c->owner);
  *c = (aoti_code){0};
}

aot_status aoti_executable_create(aoti_plan_pair pair, aoti_code forward, aoti_code backward, aot_device device,
                                  aot_executable **out) {
  aot_executable *e;
  aot_status status = aoti_alloc(&aoti_heap, 1, sizeof *e, &e);
  if (status) {
    free_code(&forward);
    free_code(&backward);
    aoti_plan_destroy(pair.forward);
    aoti_plan_destroy(pair.backward);
    return status;
  }
  e->refs = 1;
  e->pair = pair;
  e->code[0] = forward;
  e->code[1] = backward;
  status = aoti_device_get(device, &e->device);
  for (int i = 0; i < 2 && !status; i++)
    if (i == 0 || pair.backward) status = e->device->ops->load(e->device, &e->code[i], &e->module[i]);
  if (status)
    aot_executable_release(e);
  else
    *out = e;
  return status;
}

void aot_executable_release(aot_executable *e) {
  if (!e || atomic_fetch_sub(&e->refs, 1) != 1) return;
  for (int i = 0; i < 2; i++) {
    if (e->device && e->module[i]) e->device->ops->unload(e->device, e->module[i]);
    free_code(&e->code[i]);
  }
  aoti_plan_destroy(e->pair.forward);
  aoti_plan_destroy(e->pair.backward);
  aoti_free(&aoti_heap, e);
}

size_t aot_executable_input_count(const aot_executable *e) { return e ? e->pair.forward->inputs.n : 0; }
size_t aot_executable_output_count(const aot_executable *e) { return e ? e->pair.n_outputs : 0; }
size_t aot_executable_step_count(const aot_executable *e, bool backward) {
  const aoti_plan *p = !e ? NULL : backward ? e->pair.backward : e->pair.forward;
  return p ? p->steps.n : 0;
}

int64_t aot_executable_saved_bytes(const aot_executable *e) {
  if (!e) return 0;
  const aoti_plan *f = e->pair.forward;
  int64_t total = 0;
  for (size_t i = e->pair.n_outputs; i < f->outputs.n; i++) {
    const aoti_plan_value *v = &f->outputs.at[i];
    if (v->kind != AOTI_VALUE_TENSOR || f->buffers.at[v->buffer].kind != AOTI_BUFFER_OUTPUT) continue;
    bool counted = false; // views of one buffer are one; what the caller gets anyway is none
    for (size_t k = 0; k < i; k++)
      counted = counted || (f->outputs.at[k].kind == AOTI_VALUE_TENSOR && f->outputs.at[k].buffer == v->buffer);
    int64_t bytes;
    if (counted) continue;
    if (!aoti_plan_size_is_const(f, f->buffers.at[v->buffer].bytes, &bytes)) return -1;
    total += bytes;
  }
  return total;
}

struct aot_context {
  aot_executable *exe;
  size_t n_links;
  int64_t *symbols;   // of the forward
  uint32_t *versions; // per backward input: of its storage when saved
  aot_value *values;  // per backward input: a retained tensor, an integer, or NONE for a tangent or what was given back
  aot_value *outputs; // per forward output with a tangent: its form, for missing tangents
  aot_call_options options;
  bool used_up;
};

static aot_value retained(const aot_value *v) {
  if (v->kind == AOT_TENSOR) aot_tensor_retain(v->as.tensor);
  return *v;
}

static void drop(aot_value *v) {
  if (v->kind == AOT_TENSOR) aot_tensor_release(v->as.tensor);
  *v = (aot_value){.kind = AOT_NONE};
}

void aot_context_destroy(aot_context *c) {
  if (!c) return;
  for (size_t i = 0; i < c->n_links; i++) drop(&c->values[i]);
  aot_executable_release(c->exe);
  aoti_free(&aoti_heap, c->values);
  aoti_free(&aoti_heap, c->versions);
  aoti_free(&aoti_heap, c->symbols);
  aoti_free(&aoti_heap, c);
}

static aot_status make_context(aot_executable *e, const aot_call_options *options, const aot_value *inputs,
                               const aot_value *outputs, aot_context **out) {
  aot_context *c;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *c, &c));
  c->n_links = e->pair.backward->inputs.n;
  aot_status status = aoti_alloc(&aoti_heap, c->n_links, sizeof *c->values, &c->values);
  if (!status) status = aoti_alloc(&aoti_heap, c->n_links, sizeof *c->versions, &c->versions);
  if (!status) status = aoti_alloc(&aoti_heap, e->pair.forward->symbols.n, sizeof *c->symbols, &c->symbols);
  if (!status) status = aoti_plan_symbols(&e->pair, e->pair.forward, inputs, NULL, c->symbols);
  if (status) {
    aoti_free(&aoti_heap, c->values);
    aoti_free(&aoti_heap, c->versions);
    aoti_free(&aoti_heap, c->symbols);
    aoti_free(&aoti_heap, c);
    return status;
  }
  c->exe = e;
  atomic_fetch_add(&e->refs, 1);
  c->options = *options;
  for (size_t i = 0; i < c->n_links; i++) {
    const aoti_plan_link *l = &e->pair.links[i];
    if (l->kind == AOTI_LINK_SAVED) c->values[i] = retained(&outputs[l->index]);
    if (l->kind == AOTI_LINK_INPUT) c->values[i] = retained(&inputs[l->index]);
    if (c->values[i].kind == AOT_TENSOR) c->versions[i] = c->values[i].as.tensor->storage->version;
  }
  *out = c;
  return NULL;
}

aot_status aot_executable_forward(aot_executable *e, const aot_call_options *options, aot_tensors inputs,
                                  aot_tensor **outputs, aot_context **out_context) {
  AOT_NEED(e);
  const aoti_plan *f = e->pair.forward;
  aot_call_options o;
  AOT_TRY(aoti_call_options(options, &o));
  if (inputs.n != f->inputs.n)
    return aoti_error(AOT_ERROR_INVALID, "%zu inputs are given; the executable takes %zu", inputs.n, f->inputs.n);
  if (inputs.n) AOT_NEED(inputs.at);
  if (e->pair.n_outputs) AOT_NEED(outputs);
  for (size_t i = 0; i < inputs.n; i++)
    if (inputs.at[i] && (inputs.at[i]->is_poison || !aoti_tensor_has_data(inputs.at[i])))
      return aoti_error(AOT_ERROR_INVALID, "input %zu has no data: it is traced, or the result of a failed call", i);
  aoti_arena arena;
  aoti_arena_init(&arena, NULL);
  aot_value *in, *out = NULL;
  aot_status status = aoti_arena_alloc(&arena, inputs.n, sizeof *in, &in);
  if (!status) status = aoti_arena_alloc(&arena, f->outputs.n, sizeof *out, &out);
  for (size_t i = 0; i < inputs.n && !status; i++)
    in[i] = inputs.at[i] ? (aot_value){.kind = AOT_TENSOR, .as.tensor = inputs.at[i]} : (aot_value){.kind = AOT_NONE};
  if (!status) {
    status = aoti_plan_run(e, 0, &o, in, NULL, NULL, NULL, out);
    if (!status) {
      if (out_context) *out_context = NULL;
      if (out_context && e->pair.backward) status = make_context(e, &o, in, out, out_context);
      for (size_t i = 0; i < f->outputs.n; i++)
        if (status || i >= e->pair.n_outputs)
          drop(&out[i]);
        else
          outputs[i] = out[i].kind == AOT_TENSOR ? out[i].as.tensor : NULL;
    }
  }
  aoti_arena_deinit(&arena);
  return status;
}

static void give_back(void *ctx, uint32_t input) {
  aot_context *c = ctx;
  drop(&c->values[input]);
}

// A copy of t with other strides, on a device. It goes through host memory: tangents in a foreign layout are rare.
static aot_status restride(const aot_tensor *t, aot_device device, const aoti_plan_value *want, const aot_int *size,
                           const aot_int *stride, aot_tensor **out) {
  aot_tensor *rows, *laid_out = NULL;
  aot_device host = {AOT_CPU, 0};
  size_t bytes, item = aot_dtype_size((aot_dtype)want->dtype);
  AOT_TRY(aoti_extent_bytes((aot_dtype)want->dtype, want->ndim, size, stride, aot_i(0), &bytes));
  AOT_TRY(aoti_tensor_rows(t, &rows));
  aoti_storage *storage = NULL;
  aot_status status = aoti_storage_create(host, bytes, true, &storage);
  if (!status)
    status = aoti_tensor_create(storage, (aot_dtype)want->dtype, want->ndim, size, stride, aot_i(0), &laid_out);
  for (int64_t i = 0, n = status ? 0 : aoti_tensor_numel(rows); i < n; i++) {
    int64_t at = 0, rest = i;
    for (int d = want->ndim - 1; d >= 0; d--) {
      at += rest % size[d].value * stride[d].value;
      rest /= size[d].value;
    }
    memcpy((char *)storage->data + (size_t)at * item, (const char *)rows->storage->data + (size_t)i * item, item);
  }
  aoti_storage_release(storage);
  aot_tensor_release(rows);
  if (status || device.type == AOT_CPU) {
    *out = laid_out;
    return status;
  }
  // The device's copy of the storage, with the same view of it.
  aoti_device *d;
  void *data = NULL;
  aoti_storage *moved = NULL;
  status = aoti_device_get(device, &d);
  if (!status) status = d->ops->alloc(d, bytes ? bytes : 1, NULL, &data);
  if (!status) status = d->ops->write(d, data, laid_out->storage->data, bytes, NULL);
  if (!status) status = aoti_storage_wrap(device, data, bytes, aoti_device_free, d, &moved);
  if (!status) status = aoti_tensor_create(moved, (aot_dtype)want->dtype, want->ndim, size, stride, aot_i(0), out);
  if (data && !moved) d->ops->free(d, data);
  aoti_storage_release(moved);
  aot_tensor_release(laid_out);
  return status;
}

// The tangent in the layout that the backward was compiled for; zeros for a missing one.
static aot_status tangent(aot_context *c, const aoti_plan_value *want, const int64_t *sizes, aot_tensor *given,
                          aot_tensor **out) {
  aoti_device *d = c->exe->device;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  for (int i = 0; i < want->ndim; i++) {
    size[i] = aot_i(sizes[want->size[i]]);
    stride[i] = aot_i(sizes[want->stride[i]]);
  }
  if (given) {
    bool same = given->meta.dtype == want->dtype && given->meta.ndim == want->ndim, sized = same;
    for (int i = 0; sized && i < want->ndim; i++) sized = aoti_dim(given, i) == size[i].value;
    for (int i = 0; same && sized && i < want->ndim; i++)
      same = size[i].value == 1 || aoti_stride(given, i) == stride[i].value;
    if (!sized || same) {
      aot_value value = {.kind = AOT_TENSOR, .as.tensor = given};
      AOT_TRY(aoti_plan_check_input(d, sizes, want, &value)); // before anything saved is used up
      *out = aot_tensor_retain(given);
      return NULL;
    }
    return restride(given, d->id, want, size, stride, out);
  }
  size_t bytes;
  AOT_TRY(aoti_extent_bytes((aot_dtype)want->dtype, want->ndim, size, stride, aot_i(0), &bytes));
  void *data;
  AOT_TRY(d->ops->alloc(d, bytes ? bytes : 1, c->options.stream, &data));
  aot_status status = d->ops->zero(d, data, bytes, c->options.stream);
  aoti_storage *storage = NULL;
  if (!status) status = aoti_storage_wrap(d->id, data, bytes, aoti_device_free, d, &storage);
  if (status) {
    d->ops->free(d, data);
    return status;
  }
  status = aoti_tensor_create(storage, (aot_dtype)want->dtype, want->ndim, size, stride, aot_i(0), out);
  aoti_storage_release(storage);
  return status;
}

static aot_status backward_inputs(aot_context *c, aot_tensors tangents, aoti_arena *arena) {
  const aoti_plan *b = c->exe->pair.backward;
  int64_t *symbols, *sizes;
  AOT_TRY(aoti_arena_alloc(arena, b->symbols.n, sizeof *symbols, &symbols));
  AOT_TRY(aoti_arena_alloc(arena, b->sizes.n, sizeof *sizes, &sizes));
  for (size_t i = 0; i < b->symbols.n; i++) {
    const aoti_plan_symbol *s = &b->symbols.at[i];
    symbols[i] = aoti_plan_known(&c->exe->pair, s, c->symbols);
    if (s->input == AOTI_PLAN_NONE) continue;
    const aot_value *v = &c->values[s->input];
    if (v->kind == AOT_NONE && c->exe->pair.links[s->input].kind == AOTI_LINK_TANGENT) {
      uint32_t k = c->exe->pair.links[s->input].index;
      aot_tensor *t = k < tangents.n ? tangents.at[k] : NULL;
      if (!t || s->dim < 0 || s->dim >= t->meta.ndim)
        return aoti_error(AOT_ERROR_INVALID, "the gradient of output %u must be given: it alone holds the size %s", k,
                          s->name);
      symbols[i] = aoti_dim(t, s->dim);
    } else
      symbols[i] = v->kind == AOT_INT                     ? v->as.i.value
                   : v->kind == AOT_TENSOR && s->dim >= 0 ? aoti_dim(v->as.tensor, s->dim)
                                                          : 0;
  }
  AOT_TRY(aoti_plan_solve(b, symbols));
  AOT_TRY(aoti_plan_eval(b, symbols, sizes));
  for (size_t i = 0; i < c->n_links; i++) {
    const aoti_plan_link *l = &c->exe->pair.links[i];
    if (l->kind != AOTI_LINK_TANGENT) continue;
    aot_tensor *given = l->index < tangents.n ? tangents.at[l->index] : NULL, *t;
    AOT_TRY(tangent(c, &b->inputs.at[i], sizes, given, &t));
    c->values[i] = (aot_value){.kind = AOT_TENSOR, .as.tensor = t};
  }
  return NULL;
}

static aot_status check_versions(const aot_context *c) {
  for (size_t i = 0; i < c->n_links; i++) {
    const aot_value *v = &c->values[i];
    if (v->kind == AOT_TENSOR && v->as.tensor->storage->version != c->versions[i])
      return aoti_error(AOT_ERROR_INVALID, "saved tensor %s was written in place: it is at version %u, expected %u",
                        c->exe->pair.backward->inputs.at[i].name, v->as.tensor->storage->version, c->versions[i]);
  }
  return NULL;
}

aot_status aot_context_backward(aot_context *c, const aot_call_options *options, aot_tensors tangents,
                                aot_tensor **grads) {
  AOT_NEED(c);
  if (c->used_up)
    return aoti_error(
        AOT_ERROR_INVALID,
        "this context's saved tensors were used up by an earlier backward; pass retain_graph to run it twice");
  const aoti_plan *b = c->exe->pair.backward;
  aot_call_options o = c->options;
  if (options) AOT_TRY(aoti_call_options(options, &o));
  if (tangents.n) AOT_NEED(tangents.at);
  if (b->outputs.n) AOT_NEED(grads);
  for (size_t i = 0; i < tangents.n; i++)
    if (tangents.at[i] && (tangents.at[i]->is_poison || !aoti_tensor_has_data(tangents.at[i])))
      return aoti_error(AOT_ERROR_INVALID, "tangent %zu has no data: it is traced, or the result of a failed call", i);
  aoti_arena arena;
  aoti_arena_init(&arena, NULL);
  aot_value *out = NULL;
  aot_status status = aoti_arena_alloc(&arena, b->outputs.n, sizeof *out, &out);
  if (!status) status = check_versions(c);
  if (!status) status = backward_inputs(c, tangents, &arena);
  if (!status) {
    c->used_up = !o.retain_graph;
    // On a stream the memory must stay until the device is done: only the CPU gives it back between steps.
    bool early = !o.retain_graph && c->exe->device->id.type == AOT_CPU;
    status = aoti_plan_run(c->exe, 1, &o, c->values, c->symbols, early ? give_back : NULL, c, out);
  }
  for (size_t i = 0; i < c->n_links; i++)
    if (c->used_up || c->exe->pair.links[i].kind == AOTI_LINK_TANGENT) drop(&c->values[i]);
  for (size_t i = 0; i < b->outputs.n && !status; i++) grads[i] = out[i].kind == AOT_TENSOR ? out[i].as.tensor : NULL;
  aoti_arena_deinit(&arena);
  return status;
}
