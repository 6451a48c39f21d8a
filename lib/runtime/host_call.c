// Call steps: an operator's reference kernel on tensors in host memory. On the CPU it works on the buffers themselves;
// from another device operands are copied here and results back, which waits for the stream.
#include "runtime.h"

#include <string.h>

typedef struct staging {
  aoti_device *device;
  const aoti_plan *plan;
  const aoti_plan_step *step;
  const int64_t *sizes;
  char *const *at;
  const aot_call_options *options;
  aoti_arena memory;
  aot_tensor **operands, **results; // owned
} staging;

static bool on_host(const staging *s) { return s->device->id.type == AOT_CPU; }

// A tensor in host memory for t; its bytes are the buffer's own on the CPU.
static aot_status make(staging *s, const aoti_plan_tensor *t, aot_tensor **out) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  aoti_storage *storage;
  size_t bytes;
  bool wanted = t->buffer != AOTI_PLAN_NONE;
  for (int d = 0; d < t->ndim; d++) {
    size[d] = aot_i(s->sizes[t->size[d]]);
    stride[d] = aot_i(s->sizes[t->stride[d]]);
  }
  aot_int offset = aot_i(wanted ? s->sizes[t->offset] : 0);
  AOT_TRY(aoti_extent_bytes(t->dtype, t->ndim, size, stride, offset, &bytes));
  aot_device cpu = {AOT_CPU, 0};
  if (wanted && on_host(s))
    AOT_TRY(aoti_storage_wrap(cpu, s->at[t->buffer], bytes, NULL, NULL, &storage));
  else
    AOT_TRY(aoti_storage_create(cpu, bytes, true, &storage));
  aot_status status = aoti_tensor_create(storage, t->dtype, t->ndim, size, stride, offset, out);
  aoti_storage_release(storage);
  return status;
}

static aot_status argument(staging *s, const aot_value *v, aot_value *out) {
  *out = *v;
  if (v->kind == AOT_NODE) *out = (aot_value){.kind = AOT_TENSOR, .as.tensor = s->operands[v->as.node]};
  if (v->kind == AOT_INT && v->as.i.sym) out->as.i = aot_i(s->sizes[v->as.i.value]);
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return NULL;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&s->memory, v->as.list.n, sizeof *items, &items));
  for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(argument(s, &v->as.list.at[i], &items[i]));
  out->as.list.at = items;
  return NULL;
}

static aot_status run(staging *s) {
  const aoti_plan_step *step = s->step;
  const aoti_device_ops *ops = s->device->ops;
  void *stream = s->options->stream;
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(&s->memory, step->as.call.n_operands, sizeof *s->operands, &s->operands));
  AOT_TRY(aoti_arena_alloc(&s->memory, step->as.call.n_results, sizeof *s->results, &s->results));
  AOT_TRY(aoti_arena_alloc(&s->memory, step->as.call.n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < step->as.call.n_operands; i++) {
    const aoti_plan_tensor *t = &step->as.call.operands[i];
    AOT_TRY(make(s, t, &s->operands[i]));
    const aoti_storage *x = s->operands[i]->storage;
    if (!on_host(s) && x->bytes) AOT_TRY(ops->read(s->device, x->data, s->at[t->buffer], x->bytes, stream));
  }
  for (uint32_t i = 0; i < step->as.call.n_results; i++) {
    if (!step->as.call.results[i].dtype) continue;
    AOT_TRY(make(s, &step->as.call.results[i], &s->results[i]));
    const aoti_storage *x = s->results[i]->storage;
    if (x->bytes) memset(x->data, 0, x->bytes); // fresh memory is zero, which reference kernels build on
  }
  for (uint32_t i = 0; i < step->as.call.n_args; i++) AOT_TRY(argument(s, &step->as.call.args[i], &args[i]));
  uint64_t seed = s->options->seed, offset = s->options->offset + step->as.call.random;
  if (step->as.call.has_state) {
    const aoti_storage *x = s->operands[0]->storage;
    if (x->bytes < 2 * sizeof seed) return aoti_error(AOT_ERROR_INTERNAL, "a state of random numbers is too short");
    memcpy(&seed, aoti_tensor_ptr(s->operands[0]), sizeof seed);
    memcpy(&offset, (const char *)aoti_tensor_ptr(s->operands[0]) + sizeof seed, sizeof offset);
  }
  aoti_host_call call = {.op = step->as.call.op,
                         .args = args,
                         .n_args = step->as.call.n_args,
                         .results = s->results,
                         .n_results = step->as.call.n_results,
                         .seed = seed,
                         .offset = offset};
  AOT_TRY(step->as.call.fn(&call));
  for (uint32_t i = 0; i < step->as.call.n_results && !on_host(s); i++) {
    uint32_t buffer = step->as.call.results[i].buffer;
    if (buffer == AOTI_PLAN_NONE) continue;
    const aoti_storage *x = s->results[i]->storage;
    if (x->bytes) AOT_TRY(ops->write(s->device, s->at[buffer], x->data, x->bytes, stream));
  }
  return NULL;
}

aot_status aoti_run_host_call(aoti_device *device, const aoti_plan *plan, const aoti_plan_step *step,
                              const int64_t *sizes, char *const *at, const aot_call_options *options) {
  staging s = {.device = device, .plan = plan, .step = step, .sizes = sizes, .at = at, .options = options};
  aoti_arena_init(&s.memory, &aoti_heap);
  aot_status status = run(&s);
  for (uint32_t i = 0; s.operands && i < step->as.call.n_operands; i++) aot_tensor_release(s.operands[i]);
  for (uint32_t i = 0; s.results && i < step->as.call.n_results; i++) aot_tensor_release(s.results[i]);
  aoti_arena_deinit(&s.memory);
  return status;
}
