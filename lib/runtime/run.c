// One plan executed: sizes, buffers, steps, outputs.
#include "runtime.h"

#include <string.h>

typedef struct run {
  const aot_executable *exe;
  const aoti_plan *plan;
  const aoti_code *code;
  const aoti_module *module;
  aoti_device *device;
  aot_call_options options;
  const aot_value *inputs;
  const int64_t *forward_symbols; // of the forward, in its backward; else NULL
  int64_t *sizes;                 // every size number, evaluated
  aoti_storage **storage;         // per buffer: what owns it (OUTPUT), or NULL
  char **at;                      // per buffer: its address
  aoti_storage *arena;
  uint64_t *error_words; // one per step, in the device's memory; NULL until a kernel needs it
  aoti_arena memory;
} run;

static int64_t size_of(const run *r, aoti_size s) { return r->sizes[s]; }

// ---- memory of the call

typedef struct owned_block { // what a tensor of a caller's allocator must know to be freed
  aot_allocator allocator;
  aot_device device;
  aoti_device *own;
} owned_block;

static void free_block(void *user, void *data) {
  owned_block *b = user;
  if (b->allocator.alloc)
    b->allocator.free(b->allocator.user, data, b->device);
  else
    b->own->ops->free(b->own, data);
  aoti_free(&aoti_heap, b);
}

// name: the graph node that the memory is for, which an error names.
static aot_status allocate(run *r, const char *name, int64_t bytes, aoti_storage **out) {
  if (bytes < 0) return aoti_at_node(aoti_error(AOT_ERROR_INVALID, "a buffer of negative size"), name);
  owned_block *block;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *block, &block));
  *block = (owned_block){.device = r->device->id, .own = r->device};
  void *data = NULL;
  aot_status status = NULL;
  size_t n = bytes ? (size_t)bytes : 1; // empty tensors have an address too
  if (r->options.allocator) {
    block->allocator = *r->options.allocator;
    data = block->allocator.alloc(block->allocator.user, n, AOTI_MEMORY_ALIGN, r->device->id, r->options.stream);
    if (!data) status = aoti_error(AOT_ERROR_OOM, "the caller's allocator gave no %zu bytes", n);
  } else
    status = r->device->ops->alloc(r->device, n, r->options.stream, &data);
  if (!status) status = aoti_storage_wrap(r->device->id, data, (size_t)bytes, free_block, block, out);
  if (status && data) free_block(block, data);
  if (status && !data) aoti_free(&aoti_heap, block);
  return aoti_at_node(status, name);
}

// ---- inputs and sizes

static aot_status input_error(const aoti_plan_value *v, const char *what, int64_t got, int64_t want) {
  return aoti_error(AOT_ERROR_INVALID, "input %s: %s is %lld where %lld was compiled", v->name, what, (long long)got,
                    (long long)want);
}

int64_t aoti_plan_known(const aoti_plan_pair *pair, const aoti_plan_symbol *s, const int64_t *forward) {
  const aoti_plan *f = pair->forward;
  for (size_t i = 0; forward && i < f->symbols.n; i++)
    if (!strcmp(f->symbols.at[i].name, s->name)) return forward[i];
  return 2; // nothing uses it
}

aot_status aoti_plan_symbols(const aoti_plan_pair *pair, const aoti_plan *plan, const aot_value *inputs,
                             const int64_t *forward, int64_t *symbols) {
  for (size_t i = 0; i < plan->symbols.n; i++) {
    const aoti_plan_symbol *s = &plan->symbols.at[i];
    symbols[i] = aoti_plan_known(pair, s, forward);
    if (s->input == AOTI_PLAN_NONE) continue;
    const aot_value *v = &inputs[s->input];
    if (s->dim < 0 ? v->kind != AOT_INT : v->kind != AOT_TENSOR || s->dim >= v->as.tensor->meta.ndim)
      return aoti_error(AOT_ERROR_INVALID, "input %u does not hold the size %s", s->input, s->name);
    symbols[i] = s->dim < 0 ? v->as.i.value : aoti_dim(v->as.tensor, s->dim);
  }
  return aoti_plan_solve(plan, symbols);
}

aot_status aoti_plan_check_input(const aoti_device *device, const int64_t *sizes, const aoti_plan_value *want,
                                 const aot_value *got) {
  if (want->kind != AOTI_VALUE_TENSOR) return NULL;
  if (got->kind != AOT_TENSOR) return aoti_error(AOT_ERROR_INVALID, "input %s: a tensor is missing", want->name);
  const aoti_meta *m = &got->as.tensor->meta;
  if (m->dtype != want->dtype)
    return aoti_error(AOT_ERROR_INVALID, "input %s: dtype is %s where %s was compiled", want->name,
                      aot_dtype_name(m->dtype), aot_dtype_name(want->dtype));
  if (m->ndim != want->ndim) return input_error(want, "the number of dimensions", m->ndim, want->ndim);
  int64_t numel = 1;
  for (int d = 0; d < m->ndim; d++) {
    if (m->size[d].value != sizes[want->size[d]])
      return input_error(want, "a size", m->size[d].value, sizes[want->size[d]]);
    numel *= m->size[d].value;
  }
  for (int d = 0; d < m->ndim && numel; d++)
    if (m->size[d].value != 1 && m->stride[d].value != sizes[want->stride[d]])
      return input_error(want, "a stride", m->stride[d].value, sizes[want->stride[d]]);
  if (m->device.type != device->id.type || m->device.index != device->id.index)
    return aoti_error(AOT_ERROR_INVALID, "input %s lies on another device than the executable's", want->name);
  if (numel && !got->as.tensor->storage->data) return aoti_error(AOT_ERROR_INVALID, "input %s has no data", want->name);
  return NULL;
}

static aot_status check_equations(const run *r) {
  for (size_t i = 0; i < r->plan->equations.n; i++) {
    const aoti_plan_equation *e = &r->plan->equations.at[i];
    if (r->sizes[e->a] != r->sizes[e->b])
      return aoti_error(AOT_ERROR_INVALID,
                        "sizes that were equal when the graph was recorded, so that it holds for those alone, are %lld "
                        "and %lld",
                        (long long)r->sizes[e->a], (long long)r->sizes[e->b]);
  }
  return NULL;
}

static char *input_address(const run *r, const aoti_plan_buffer *b) {
  const aot_tensor *t = r->inputs[b->index].as.tensor;
  return t->storage->data ? aoti_tensor_ptr(t) : NULL;
}

// Kernels read inputs with vector loads: one that begins at an odd address is moved for the call.
static aot_status align_input(run *r, size_t buffer) {
  const aoti_plan_buffer *b = &r->plan->buffers.at[buffer];
  int64_t bytes = size_of(r, b->bytes);
  const char *from = r->at[buffer];
  AOT_TRY(allocate(r, b->name, bytes, &r->storage[buffer]));
  r->at[buffer] = r->storage[buffer]->data;
  return r->device->ops->copy(r->device, r->at[buffer], from, (size_t)bytes, r->options.stream);
}

// What a call wrote to an input that was moved goes back to it.
static aot_status restore_inputs(run *r) {
  for (size_t i = 0; i < r->plan->buffers.n; i++) {
    const aoti_plan_buffer *b = &r->plan->buffers.at[i];
    if (b->kind == AOTI_BUFFER_INPUT && b->mutated && r->storage[i])
      AOT_TRY(r->device->ops->copy(r->device, input_address(r, b), r->at[i], (size_t)size_of(r, b->bytes),
                                   r->options.stream));
  }
  return NULL;
}

// All intermediate values share one block; when it cannot be had, the largest of them is the one to look at.
static aot_status allocate_arena(run *r) {
  const aoti_plan_buffer *largest = NULL;
  for (size_t i = 0; i < r->plan->buffers.n; i++) {
    const aoti_plan_buffer *b = &r->plan->buffers.at[i];
    if (b->kind == AOTI_BUFFER_TEMP && (!largest || size_of(r, b->bytes) > size_of(r, largest->bytes))) largest = b;
  }
  return allocate(r, largest ? largest->name : NULL, size_of(r, r->plan->arena_bytes), &r->arena);
}

static aot_status start(run *r) {
  const aoti_plan *p = r->plan;
  int64_t *symbols;
  AOT_TRY(aoti_arena_alloc(&r->memory, p->symbols.n, sizeof *symbols, &symbols));
  AOT_TRY(aoti_arena_alloc(&r->memory, p->sizes.n, sizeof *r->sizes, &r->sizes));
  AOT_TRY(aoti_arena_alloc(&r->memory, p->buffers.n, sizeof *r->storage, &r->storage));
  AOT_TRY(aoti_arena_alloc(&r->memory, p->buffers.n, sizeof *r->at, &r->at));
  AOT_TRY(aoti_plan_symbols(&r->exe->pair, p, r->inputs, r->forward_symbols, symbols));
  AOT_TRY(aoti_plan_eval(p, symbols, r->sizes));
  AOT_TRY(check_equations(r));
  for (size_t i = 0; i < p->inputs.n; i++)
    AOT_TRY(aoti_plan_check_input(r->device, r->sizes, &p->inputs.at[i], &r->inputs[i]));
  if (size_of(r, p->arena_bytes)) AOT_TRY(allocate_arena(r));
  for (size_t i = 0; i < p->buffers.n; i++) {
    const aoti_plan_buffer *b = &p->buffers.at[i];
    switch ((aoti_plan_buffer_kind)b->kind) {
    case AOTI_BUFFER_INPUT:
      r->at[i] = input_address(r, b);
      if ((uintptr_t)r->at[i] % AOTI_INPUT_ALIGN) AOT_TRY(align_input(r, i));
      break;
    case AOTI_BUFFER_CONSTANT:
      if (!p->constants.at[b->index].data && p->constants.at[b->index].bytes)
        return aoti_error(AOT_ERROR_INVALID, "the graph gives the constant %s no value",
                          p->constants.at[b->index].name);
      AOT_TRY(allocate(r, b->name, (int64_t)p->constants.at[b->index].bytes, &r->storage[i]));
      r->at[i] = r->storage[i]->data;
      AOT_TRY(r->device->ops->write(r->device, r->at[i], p->constants.at[b->index].data,
                                    p->constants.at[b->index].bytes, r->options.stream));
      break;
    case AOTI_BUFFER_OUTPUT:
      AOT_TRY(allocate(r, b->name, size_of(r, b->bytes), &r->storage[i]));
      r->at[i] = r->storage[i]->data;
      break;
    case AOTI_BUFFER_TEMP: r->at[i] = r->arena ? (char *)r->arena->data + size_of(r, b->offset) : NULL; break;
    }
  }
  return NULL;
}

// ---- steps

static uint64_t bits_of(const run *r, const aoti_plan_scalar *s) {
  uint64_t bits = 0;
  switch ((aoti_plan_scalar_kind)s->kind) {
  case AOTI_SCALAR_SEED: return r->options.seed;
  case AOTI_SCALAR_OFFSET: return r->options.offset + (uint64_t)s->i;
  case AOTI_SCALAR_CONST: break;
  }
  if (s->dtype == AOT_F64)
    memcpy(&bits, &s->f, 8);
  else if (aoti_is_float((aot_dtype)s->dtype)) {
    float f = (float)s->f;
    memcpy(&bits, &f, 4);
  } else
    bits = (uint64_t)s->i;
  return bits;
}

static aot_status error_words(run *r) {
  if (r->error_words) return NULL;
  void *p;
  size_t bytes = r->plan->steps.n * sizeof *r->error_words;
  AOT_TRY(r->device->ops->alloc(r->device, bytes, r->options.stream, &p));
  r->error_words = p;
  return r->device->ops->zero(r->device, p, bytes, r->options.stream);
}

static aot_status run_kernel(run *r, const aoti_plan_step *step) {
  const aoti_code_kernel *k = &r->code->kernels[step->as.k.kernel];
  uint32_t n = step->as.k.n_buffers + step->as.k.n_sizes + step->as.k.n_scalars;
  AOT_INVARIANT(k->n_buffers == step->as.k.n_buffers && k->n_sizes == step->as.k.n_sizes &&
                    k->n_scalars == step->as.k.n_scalars,
                "step %s and its kernel disagree on the parameters", step->name);
  uint64_t *args;
  int64_t *sizes, points, work;
  AOT_TRY(aoti_arena_alloc(&r->memory, (size_t)n + 1, sizeof *args, &args));
  AOT_TRY(aoti_arena_alloc(&r->memory, step->as.k.n_sizes, sizeof *sizes, &sizes));
  uint64_t *arg = args;
  for (uint32_t i = 0; i < step->as.k.n_buffers; i++) *arg++ = (uint64_t)(uintptr_t)r->at[step->as.k.buffers[i]];
  for (uint32_t i = 0; i < step->as.k.n_sizes; i++) *arg++ = (uint64_t)(sizes[i] = size_of(r, step->as.k.sizes[i]));
  for (uint32_t i = 0; i < step->as.k.n_scalars; i++) *arg++ = bits_of(r, &step->as.k.scalars[i]);
  if (k->reports_errors) {
    AOT_TRY(error_words(r));
    *arg++ = (uint64_t)(uintptr_t)(r->error_words + (step - r->plan->steps.at));
  }
  AOT_TRY(aoti_expr_eval(&k->points, sizes, step->as.k.n_sizes, &points));
  AOT_TRY(aoti_expr_eval(&k->work, sizes, step->as.k.n_sizes, &work));
  for (uint32_t i = 0; i < step->as.k.n_buffers; i++) {
    uint32_t b = step->as.k.buffers[i];
    if (step->as.k.access[i] & AOTI_ACCESS_ZEROED)
      AOT_TRY(r->device->ops->zero(r->device, r->at[b], (size_t)size_of(r, r->plan->buffers.at[b].bytes),
                                   r->options.stream));
  }
  if (!points) return NULL;
  int64_t grid = points;
  if (r->device->id.type == AOT_CUDA) AOT_TRY(aoti_expr_eval(&k->blocks, sizes, step->as.k.n_sizes, &grid));
  return r->device->ops->launch(r->device, r->module, k, step->as.k.kernel, args, (uint32_t)(arg - args), grid, work,
                                r->options.stream);
}

static aoti_gemm_matrix matrix(const run *r, const aoti_plan_matrix *m, aot_dtype dtype) {
  if (m->buffer == AOTI_PLAN_NONE) return (aoti_gemm_matrix){0};
  return (aoti_gemm_matrix){.at = r->at[m->buffer] + size_of(r, m->offset) * (int64_t)aot_dtype_size(dtype),
                            .batch = size_of(r, m->batch),
                            .row = size_of(r, m->row),
                            .col = size_of(r, m->col)};
}

static aot_status run_gemm(run *r, const aoti_plan_step *step) {
  aot_dtype dtype = (aot_dtype)step->as.gemm.dtype;
  aoti_gemm g = {.dtype = dtype,
                 .batch = size_of(r, step->as.gemm.batch),
                 .m = size_of(r, step->as.gemm.m),
                 .n = size_of(r, step->as.gemm.n),
                 .k = size_of(r, step->as.gemm.k),
                 .a = matrix(r, &step->as.gemm.a, dtype),
                 .b = matrix(r, &step->as.gemm.b, dtype),
                 .c = matrix(r, &step->as.gemm.c, dtype),
                 .d = matrix(r, &step->as.gemm.d, dtype),
                 .alpha = step->as.gemm.alpha,
                 .beta = step->as.gemm.beta};
  return r->device->ops->gemm(r->device, &g, r->options.stream);
}

// What the kernels found out of range, read when all have run: the first step's is reported.
static aot_status check_words(run *r) {
  if (!r->error_words) return NULL;
  size_t n = r->plan->steps.n;
  uint64_t *words;
  AOT_TRY(aoti_arena_alloc(&r->memory, n, sizeof *words, &words));
  AOT_TRY(r->device->ops->read(r->device, words, r->error_words, n * sizeof *words, r->options.stream));
  for (size_t i = 0; i < n; i++) {
    if (!words[i]) continue;
    const char *nodes = r->plan->steps.at[i].as.k.check;
    long long index = (long long)words[i] < 0 ? (long long)words[i] : (long long)(words[i] - 1);
    aot_status status = aoti_error(AOT_ERROR_INVALID, "index %lld is out of range", index);
    return aoti_at_node(status, nodes);
  }
  return NULL;
}

static aot_status run_step(run *r, const aoti_plan_step *step) {
  switch ((aoti_plan_step_kind)step->kind) {
  case AOTI_STEP_KERNEL: return run_kernel(r, step);
  case AOTI_STEP_GEMM: return run_gemm(r, step);
  case AOTI_STEP_CALL: return aoti_run_host_call(r->device, r->plan, step, r->sizes, r->at, &r->options);
  }
  return NULL;
}

static aot_status run_steps(run *r, aoti_release_fn release, void *ctx) {
  const aoti_plan *p = r->plan;
  for (uint32_t i = 0; i < p->steps.n; i++) {
    const aoti_plan_step *step = &p->steps.at[i];
    aot_status status = run_step(r, step);
    if (status) return aoti_note(status, "in step %s of %s", step->name, p->name);
    for (size_t b = 0; release && b < p->buffers.n; b++)
      if (p->buffers.at[b].kind == AOTI_BUFFER_INPUT && p->buffers.at[b].first <= i && p->buffers.at[b].last == i)
        release(ctx, p->buffers.at[b].index);
  }
  return check_words(r);
}

// ---- outputs

static aot_status make_output(run *r, const aoti_plan_value *v, aot_value *out) {
  *out = (aot_value){.kind = AOT_NONE};
  if (v->kind == AOTI_VALUE_NONE) return NULL;
  if (v->kind == AOTI_VALUE_INT) {
    *out = (aot_value){.kind = AOT_INT, .as.i = {size_of(r, v->value), 0}};
    return NULL;
  }
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  for (int d = 0; d < v->ndim; d++) {
    size[d] = aot_i(size_of(r, v->size[d]));
    stride[d] = aot_i(size_of(r, v->stride[d]));
  }
  const aoti_plan_buffer *b = &r->plan->buffers.at[v->buffer];
  aoti_storage *storage = r->storage[v->buffer];
  int64_t offset = size_of(r, v->offset);
  if (b->kind == AOTI_BUFFER_INPUT) { // an alias of the caller's tensor
    const aot_tensor *input = r->inputs[b->index].as.tensor;
    storage = input->storage;
    offset += input->meta.offset.value;
  }
  aot_tensor *t;
  AOT_TRY(aoti_tensor_create(storage, (aot_dtype)v->dtype, v->ndim, size, stride, aot_i(offset), &t));
  *out = (aot_value){.kind = AOT_TENSOR, .as.tensor = t};
  return NULL;
}

static void drop_values(aot_value *v, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (v[i].kind == AOT_TENSOR) aot_tensor_release(v[i].as.tensor);
}

aot_status aoti_call_options(const aot_call_options *given, aot_call_options *out) {
  *out = (aot_call_options)AOT_CALL_OPTIONS_INIT;
  return aoti_read_options(out, sizeof *out, given, "AOT_CALL_OPTIONS_INIT");
}

aot_status aoti_plan_run(const aot_executable *exe, int which, const aot_call_options *options, const aot_value *inputs,
                         const int64_t *forward_symbols, aoti_release_fn release, void *ctx, aot_value *outputs) {
  const aot_call_options defaults = AOT_CALL_OPTIONS_INIT;
  run r = {.exe = exe,
           .plan = which ? exe->pair.backward : exe->pair.forward,
           .code = &exe->code[which],
           .module = exe->module[which],
           .device = exe->device,
           .options = options ? *options : defaults,
           .inputs = inputs,
           .forward_symbols = forward_symbols};
  aoti_arena_init(&r.memory, &aoti_heap);
  size_t made = 0;
  aot_status status = start(&r);
  // Outputs are made before the steps: a released input may be one of them.
  for (; !status && made < r.plan->outputs.n; made++)
    status = make_output(&r, &r.plan->outputs.at[made], &outputs[made]);
  if (!status) status = run_steps(&r, release, ctx);
  if (!status) status = restore_inputs(&r);
  if (status) drop_values(outputs, made);
  for (size_t i = 0; r.storage && i < r.plan->buffers.n; i++) aoti_storage_release(r.storage[i]);
  aoti_storage_release(r.arena);
  if (r.error_words) r.device->ops->free(r.device, r.error_words);
  aoti_arena_deinit(&r.memory);
  return status;
}
