// What changes a tensor and not its elements: resize_, set_, detach_.
#include "ops.h"

#include <string.h>

// ---- resize_(self, size, memory_format): row-major over the same storage, which grows when it is too small

static aot_status grow(aoti_storage *old, size_t bytes) {
  aoti_storage *larger;
  if (bytes <= old->bytes) return NULL;
  AOT_TRY(aoti_storage_create(old->device, bytes, true, &larger));
  if (old->bytes) memcpy(larger->data, old->data, old->bytes);
  aoti_storage was = *old; // every tensor over it sees the new memory; what held the old one frees it
  old->data = larger->data, old->bytes = larger->bytes, old->free = larger->free, old->user = larger->user;
  larger->data = was.data, larger->bytes = was.bytes, larger->free = was.free, larger->user = was.user;
  aoti_storage_release(larger);
  return NULL;
}
// The elements that t's memory has behind t's first, as a number of them from where the memory begins.
static aot_int elements_of(const aoti_call *c, const aot_tensor *t) {
  const aoti_view *first = t->view;
  while (first && first->parent) first = first->parent;
  const aoti_meta *m = first ? &first->from : &t->meta;
  aot_int n = aoti_int_add(c->syms, first ? aot_i(0) : m->offset, aot_i(1));
  for (int d = 0; d < m->ndim; d++) {
    if (aoti_int_is(m->size[d], 0)) return aot_i(0);
    aot_int last = aoti_int_sub(c->syms, m->size[d], aot_i(1));
    n = aoti_int_add(c->syms, n, aoti_int_mul(c->syms, last, m->stride[d]));
  }
  return n;
}
// In a trace: another view of the same memory, as PyTorch's functionalisation has it, which does not let it grow
// either.
static aot_status see_part(aoti_call *c, aot_tensor *t, const aot_int *size, int ndim) {
  aot_int stride[AOT_MAX_DIMS], n = t->meta.offset, count = aot_i(1);
  for (int d = 0; d < ndim; d++) count = aoti_int_mul(c->syms, count, size[d]);
  n = aoti_int_add(c->syms, n, count);
  if (!aoti_int_compare(c->syms, AOTI_LE, n, elements_of(c, t)))
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a tensor of a trace is made larger than the memory it is in");
  aoti_contiguous_strides(c->syms, ndim, size, stride);
  const aot_value args[] = {c->args[0], aoti_v_ints(c->scope, size, (size_t)ndim),
                            aoti_v_ints(c->scope, stride, (size_t)ndim)};
  aoti_call1(c->scope, AOT_OP_as_strided__default, args, 3);
  return NULL;
}

static aot_status resize(aoti_call *c, aot_tensor *t) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int ndim = aoti_arg_ints(c, 1, size);
  const aot_value *format = &c->args[2];
  bool same = ndim == t->meta.ndim, plain = format->kind == AOT_NONE;
  for (int d = 0; same && d < ndim; d++) same = aoti_int_same(size[d], t->meta.size[d]);
  for (int d = 0; d < ndim; d++)
    if (!size[d].sym && size[d].value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "a negative size");
  if (!plain && format->as.memory_format != AOT_CONTIGUOUS)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a memory format other than contiguous_format");
  if (same && (plain || aoti_meta_is_contiguous(c->syms, &t->meta))) return NULL;
  if (t->meta.requires_grad || t->grad_fn)
    return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor that requires gradients is resized");
  if (c->scope->tracer) return see_part(c, t, size, ndim);
  if (t->storage->read_only || t->meta.device.type != AOT_CPU)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "memory that is not the library's, or on a device");
  size_t bytes;
  aot_tensor *now;
  AOT_TRY(aoti_row_major(ndim, size, stride));
  AOT_TRY(aoti_extent_bytes(t->meta.dtype, ndim, size, stride, t->meta.offset, &bytes));
  AOT_TRY(grow(t->storage, bytes));
  AOT_TRY(aoti_tensor_create(t->storage, t->meta.dtype, ndim, size, stride, t->meta.offset, &now));
  aot_status status = aoti_tensor_become(t, now);
  aot_tensor_release(now);
  t->storage->version++;
  return status;
}
void aoti_decomp_resize_(aoti_call *c) {
  aot_status status = resize(c, aoti_arg(c, 0));
  if (status) aoti_scope_fail(c->scope, status);
  c->out[0] = c->args[0];
}

void aoti_decomp_resize_as_(aoti_call *c) {
  const aoti_meta *like = &aoti_arg(c, 1)->meta;
  const aot_value args[] = {c->args[0], aoti_v_ints(c->scope, like->size, (size_t)like->ndim), c->args[2]};
  c->out[0] = aoti_v_tensor(aoti_call1(c->scope, AOT_OP_resize__default, args, 3));
}

// ---- set_(self, source): self is seen in source's memory, as source is

void aoti_decomp_set_(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *t = aoti_arg(c, 0), *source = aoti_arg(c, 1);
  aot_status status = NULL;
  if (t->meta.dtype != source->meta.dtype)
    status = aoti_call_error(c, AOT_ERROR_INVALID, "a tensor of %s is set to one of %s", aot_dtype_name(t->meta.dtype),
                             aot_dtype_name(source->meta.dtype));
  else if (t->meta.device.type != source->meta.device.type || t->meta.device.index != source->meta.device.index)
    status = aoti_call_error(c, AOT_ERROR_INVALID, "a tensor is set to one on another device");
  else if (aoti_requires_grad(t))
    status = aoti_call_error(c, AOT_ERROR_INVALID, "a tensor that requires gradients is set: that has no derivative");
  else
    status = aoti_functional_set(s, t, source);
  c->out[0] = c->args[0];
  if (!status && s->tracer && !s->tracer->functional) status = aoti_tracer_record(s->tracer, c, s->file, s->line);
  if (status) aoti_scope_fail(s, status);
}

// ---- detach_(self): self without its history

void aoti_decomp_detach_(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *t = aoti_arg(c, 0);
  aot_status status = NULL;
  c->out[0] = c->args[0];
  if (t->base && aoti_requires_grad(t))
    status = aoti_call_error(c, AOT_ERROR_INVALID, "a view is detached in place; use detach");
  else if (s->tracer && t->meta.requires_grad && !t->grad_fn)
    status = aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "an input is detached in place; use detach");
  else if (s->tracer && !s->tracer->functional)
    status = aoti_tracer_record(s->tracer, c, s->file, s->line);
  if (!status)
    aoti_tape_forget(t);
  else
    aoti_scope_fail(s, status);
}
