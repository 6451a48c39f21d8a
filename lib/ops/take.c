// Elements by their number in row-major order: take and put. Negative numbers count from the end.
#include "ops.h"

static aot_status check_index(const aoti_call *c) {
  aot_dtype dtype = aoti_arg(c, 1)->meta.dtype;
  return dtype == AOT_I64 ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "index is i64, not %s", aot_dtype_name(dtype));
}

// ---- take: (self, index)

aot_status aoti_meta_take(aoti_call *c) {
  const aot_tensor *index = aoti_arg(c, 1);
  AOT_TRY(check_index(c));
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, index->meta.ndim, index->meta.size, NULL);
}

// The index tensor as numbers in [0, n).
static aot_status load_places(const aoti_call *c, aoti_arena *scratch, int64_t n, int64_t **out) {
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), out));
  for (int64_t i = 0, count = aoti_tensor_numel(aoti_arg(c, 1)); i < count; i++) {
    int64_t k = (*out)[i];
    if (k < -n || k >= n)
      return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside a tensor of %lld elements", (long long)k,
                             (long long)n);
    (*out)[i] = k < 0 ? k + n : k;
  }
  return NULL;
}

static aoti_compute numbers_of(const aot_tensor *t) {
  return aoti_is_float(t->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
}

static aot_status take_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t *place, n = aoti_tensor_numel(aoti_arg(c, 1));
  uint64_t *from, *to; // numbers of either kind
  AOT_TRY(load_places(c, scratch, aoti_tensor_numel(t), &place));
  AOT_TRY(aoti_dense(scratch, numbers_of(t), t, &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *to, &to));
  for (int64_t i = 0; i < n; i++) to[i] = from[place[i]];
  aoti_undense(numbers_of(t), to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_take(aoti_call *c) { return aoti_with_scratch(c, take_body); }

void aoti_grad_take(aoti_grad *g) {
  aot_tensor *zeros = aot_zeros_like(g->s, aoti_saved(g, 0));
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_put_default, aoti_v_tensor(zeros), g->args[1], aoti_v_tensor(g->gout[0]),
                       aoti_v_bool(true)));
}

// ---- put: (self, index, source, accumulate)

aot_status aoti_meta_put(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 1), *source = aoti_arg(c, 2);
  aot_int stride[AOT_MAX_DIMS], n = aoti_reduced_numel(c->syms, index, UINT32_MAX);
  AOT_TRY(check_index(c));
  if (source->meta.dtype != self->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "self is %s and source %s", aot_dtype_name(self->meta.dtype),
                           aot_dtype_name(source->meta.dtype));
  if (!aoti_int_compare(c->syms, AOTI_EQ, n, aoti_reduced_numel(c->syms, source, UINT32_MAX)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "source has not one element for each index");
  AOT_TRY(aoti_like_strides(c, self, AOT_PRESERVE, stride));
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, stride);
}

static aot_status put_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  aoti_compute as = numbers_of(t);
  int64_t *place, n = aoti_tensor_numel(aoti_arg(c, 1));
  uint64_t *to, *from;
  AOT_TRY(load_places(c, scratch, aoti_tensor_numel(t), &place));
  AOT_TRY(aoti_dense(scratch, as, t, &to));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 2), &from));
  for (int64_t i = 0; i < n; i++)
    if (!aoti_arg_bool(c, 3))
      to[place[i]] = from[i];
    else if (as == AOTI_COMPUTE_F64)
      ((double *)to)[place[i]] += ((double *)from)[i];
    else
      to[place[i]] += from[i];
  aoti_undense(as, to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_put(aoti_call *c) { return aoti_with_scratch(c, put_body); }

void aoti_grad_put(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *grad = g->gout[0], *source = aoti_saved(g, 2);
  if (aoti_needs(g, 0) && g->args[3].as.b) aoti_give(g, 0, grad);
  if (aoti_needs(g, 0) && !g->args[3].as.b) {
    aot_tensor *zeros =
        AOTI_CALL1(s, AOT_OP_zeros_default, aoti_v_ints(s, source->meta.size, (size_t)source->meta.ndim),
                   aoti_v_dtype(source->meta.dtype), aoti_v_layout(), aoti_v_device(source->meta.device));
    aoti_give(g, 0, AOTI_CALL1(s, AOT_OP_put_default, aoti_v_tensor(grad), g->args[1], aoti_v_tensor(zeros)));
  }
  if (aoti_needs(g, 2)) {
    aot_tensor *taken = AOTI_CALL1(s, AOT_OP_take_default, aoti_v_tensor(grad), g->args[1]);
    aoti_give(g, 2, aot_view(s, taken, aoti_sizes(source)));
  }
}
