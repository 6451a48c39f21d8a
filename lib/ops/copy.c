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

aot_status aoti_meta_to_copy(aoti_call *c) {
  const aot_value *dtype = &c->args[1];
  if (c->args[3].kind == AOT_DEVICE && c->args[3].as.device.type != aoti_arg(c, 0)->meta.device.type)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a copy between devices");
  return like_self(c, dtype->kind == AOT_DTYPE ? dtype->as.dtype : aoti_arg(c, 0)->meta.dtype, format_of(&c->args[6]));
}
aot_status aoti_meta_clone(aoti_call *c) { return like_self(c, aoti_arg(c, 0)->meta.dtype, format_of(&c->args[1])); }

aot_status aoti_ref_copy_self(aoti_call *c) {
  aoti_copy_elements(aoti_result(c, 0), aoti_arg(c, 0));
  return NULL;
}

// Back to the input's dtype, with the options spelled out.
static aot_tensor *to_options(aot_scope *s, aot_tensor *t, const aot_tensor *like) {
  return AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(t), aoti_v_dtype(like->meta.dtype), aoti_v_layout(),
                    aoti_v_device(like->meta.device));
}
void aoti_grad_to_copy(aoti_grad *g) { aoti_give(g, 0, to_options(g->s, g->gout[0], g->args[0].as.tensor)); }
