// Copies: with another dtype, with another layout, into existing memory.
#include "ops.h"

static aot_memory_format format_of(const aot_value *v) {
  return v->kind == AOT_MEMORY_FORMAT ? v->as.memory_format : AOT_PRESERVE;
}

static aot_status like_self(aoti_call *c, aot_dtype dtype, aot_memory_format format) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, aoti_arg(c, 0), format, stride));
  return aoti_out(c, 0, dtype, m->ndim, m->size, stride);
}

// A step runs on one device, so what it records as a copy between devices is a copy there. Between tensors that have
// data it is the runtime's business.
static aot_status check_move(const aoti_call *c, aot_device to) {
  const aot_tensor *t = aoti_arg(c, 0);
  bool traced = c->scope->tracer && c->scope->tracer->fake;
  if (traced || !aoti_tensor_has_data(t) || to.type == t->meta.device.type) return NULL;
  return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a copy between devices; aot_tensor_to makes one");
}

aot_status aoti_meta_to_copy(aoti_call *c) {
  const aot_value *dtype = &c->args[1];
  if (c->args[3].kind == AOT_DEVICE) AOT_TRY(check_move(c, c->args[3].as.device));
  return like_self(c, dtype->kind == AOT_DTYPE ? dtype->as.dtype : aoti_arg(c, 0)->meta.dtype, format_of(&c->args[6]));
}
aot_status aoti_meta_clone(aoti_call *c) { return like_self(c, aoti_arg(c, 0)->meta.dtype, format_of(&c->args[1])); }

aot_status aoti_meta_device_put(aoti_call *c) {
  AOT_TRY(check_move(c, c->args[1].as.device));
  return like_self(c, aoti_arg(c, 0)->meta.dtype, AOT_PRESERVE);
}

aot_status aoti_ref_copy_self(aoti_call *c) {
  aoti_copy_elements(aoti_result(c, 0), aoti_arg(c, 0));
  return NULL;
}

// Back to the input's dtype, with the options spelled out; itself where it has it.
static aot_tensor *to_options(aot_scope *s, aot_tensor *t, const aot_tensor *like) {
  if (t->meta.dtype == like->meta.dtype) return t;
  return AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(t), aoti_v_dtype(like->meta.dtype), aoti_v_layout(),
                    aoti_v_device(like->meta.device));
}
void aoti_grad_to_copy(aoti_grad *g) { aoti_give(g, 0, to_options(g->s, g->gout[0], g->args[0].as.tensor)); }

// ---- into existing sizes: copy (functional) and copy_

aot_status aoti_meta_copy(aoti_call *c) {
  const aoti_meta *to = &aoti_arg(c, 0)->meta;
  aot_tensor *operands[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  AOT_TRY(aoti_broadcast(c, 2, operands, &ndim, size));
  bool same = ndim == to->ndim;
  for (int d = 0; d < ndim && same; d++) same = size[d].value == to->size[d].value;
  if (!same) return aoti_call_error(c, AOT_ERROR_INVALID, "the source does not broadcast to the sizes of self");
  if (c->info->args[0].is_mutable) return aoti_out_self(c, 0, 0);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_kept_strides(c, aoti_arg(c, 0), stride));
  return aoti_out(c, 0, to->dtype, to->ndim, to->size, stride);
}

// Memory that both name is read whole before it is written.
aot_status aoti_ref_copy(aoti_call *c) {
  const aot_tensor *from = aoti_arg(c, 1);
  aot_tensor *to = aoti_result(c, 0), *buffer = NULL;
  if (to->storage == from->storage) {
    int64_t size[AOT_MAX_DIMS];
    for (int d = 0; d < from->meta.ndim; d++) size[d] = aoti_dim(from, d);
    AOT_TRY(aoti_tensor_new(from->meta.dtype, from->meta.ndim, size, &buffer));
    aoti_copy_elements(buffer, from);
    from = buffer;
  }
  aoti_copy_elements(to, from);
  aot_tensor_release(buffer);
  return NULL;
}

void aoti_grad_copy(aoti_grad *g) {
  const aot_tensor *src = g->args[1].as.tensor;
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, AOT_OP_zeros_like_default, aoti_v_tensor(g->gout[0]), aoti_v_none(), aoti_v_none(),
                         aoti_v_none(), aoti_v_none(), aoti_v_memory_format(AOT_CONTIGUOUS)));
  if (aoti_needs(g, 1)) aoti_give(g, 1, to_options(g->s, g->gout[0], src));
}

// ---- decompositions: conversions that are nothing when nothing changes

static void convert_to(aoti_call *c, aot_dtype dtype, aot_device device, bool copy, const aot_value *format,
                       bool all_options) {
  aot_tensor *t = aoti_arg(c, 0);
  if (!dtype) dtype = t->meta.dtype;
  bool relayout = format && format->kind == AOT_MEMORY_FORMAT && format->as.memory_format != AOT_PRESERVE;
  bool moves = device.type != t->meta.device.type || device.index != t->meta.device.index;
  aot_memory_format has =
      aoti_is_channels_last(t) ? AOT_CHANNELS_LAST : AOT_CONTIGUOUS; // as PyTorch suggests: by strides
  if (!copy && dtype == t->meta.dtype && !moves && (!relayout || format->as.memory_format == has))
    c->out[0] = aoti_v_tensor(t);
  else
    c->out[0] = aoti_v_tensor(AOTI_CALL1(c->scope, AOT_OP__to_copy_default, c->args[0], aoti_v_dtype(dtype),
                                         all_options ? aoti_v_layout() : aoti_v_none(),
                                         all_options ? aoti_v_device(device) : aoti_v_none(), aoti_v_none(),
                                         aoti_v_none(), relayout ? *format : aoti_v_none()));
}
static void convert(aoti_call *c, aot_dtype dtype, bool copy, const aot_value *format, bool all_options) {
  convert_to(c, dtype, aoti_arg(c, 0)->meta.device, copy, format, all_options);
}
void aoti_decomp_to_dtype(aoti_call *c) { convert(c, c->args[1].as.dtype, aoti_arg_bool(c, 3), &c->args[4], false); }
void aoti_decomp_to_other(aoti_call *c) {
  convert(c, aoti_arg(c, 1)->meta.dtype, aoti_arg_bool(c, 3), &c->args[4], true);
}
// (self, device, dtype, non_blocking, copy, memory_format)
void aoti_decomp_to_device(aoti_call *c) {
  convert_to(c, c->args[2].as.dtype, c->args[1].as.device, aoti_arg_bool(c, 4), &c->args[5], true);
}
// (self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)
void aoti_decomp_to_dtype_layout(aoti_call *c) {
  aot_dtype dtype = c->args[1].kind == AOT_DTYPE ? c->args[1].as.dtype : AOT_DTYPE_NONE;
  aot_device device = c->args[3].kind == AOT_DEVICE ? c->args[3].as.device : aoti_arg(c, 0)->meta.device;
  convert_to(c, dtype, device, aoti_arg_bool(c, 6), &c->args[7], true);
}
void aoti_decomp_type_as(aoti_call *c) { convert(c, aoti_arg(c, 1)->meta.dtype, false, NULL, true); }
