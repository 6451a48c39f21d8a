// The derivative of as_strided: the gradient is laid into a storage by the view's geometry and read by the input's.
#include "ops.h"

typedef struct geometry {
  int ndim;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int64_t offset;
} geometry;

// Whether two indices may name one element: some stride is no larger than the reach of those below it.
static bool overlaps(const geometry *g) {
  bool used[AOT_MAX_DIMS] = {false};
  int64_t reach = 0;
  for (int n = 0; n < g->ndim; n++) {
    int next = -1;
    for (int d = 0; d < g->ndim; d++)
      if (!used[d] && (next < 0 || g->stride[d].value < g->stride[next].value)) next = d;
    used[next] = true;
    if (g->stride[next].value <= reach) return true;
    reach += g->stride[next].value * (g->size[next].value - 1);
  }
  return false;
}

static int64_t extent(const geometry *g) {
  int64_t last = g->offset;
  for (int d = 0; d < g->ndim; d++) last += (g->size[d].value - 1) * g->stride[d].value;
  return last + 1;
}

#define S             g->s
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static aot_tensor *strided(aoti_grad *g, aot_tensor *t, const geometry *view) {
  return CALL(as_strided_default, V(t), aoti_v_ints(S, view->size, (size_t)view->ndim),
              aoti_v_ints(S, view->stride, (size_t)view->ndim), aoti_v_int(view->offset));
}

// Writes grad into storage at the view's elements. In a trace that is PyTorch's too: who reads storage afterwards, and
// when, decides where its functional form has the views of it.
static void place(aoti_grad *g, aot_tensor *storage, aot_tensor *grad, const geometry *view) {
  (void)CALL(copy__default, V(strided(g, storage, view)), V(grad));
}

void aoti_grad_as_strided(aoti_grad *g) {
  const aoti_meta *in = &g->args[0].as.tensor->meta;
  aot_tensor *grad = g->gout[0];
  geometry inner = {.ndim = 0}, outer = {.offset = in->offset.value}, read = {.ndim = in->ndim};
  const aot_value *size = &g->args[1], *stride = &g->args[2];
  inner.offset = g->args[3].kind == AOT_INT ? g->args[3].as.i.value : in->offset.value;
  bool empty = false;
  for (int d = grad->meta.ndim - 1; d >= 0 && !empty; d--) {
    aot_int n = size->as.list.at[d].as.i, step = stride->as.list.at[d].as.i, dim = aot_i(d);
    if (aoti_int_is(n, 0))
      empty = true;
    else if (aoti_int_is(n, 1))
      grad = CALL(squeeze_dim, V(grad), aoti_v_int(d));
    else if (aoti_int_is(step, 0))
      grad = aoti_sum_dims(S, grad, &dim, 1, false);
    else {
      for (int k = inner.ndim; k > 0; k--) inner.size[k] = inner.size[k - 1], inner.stride[k] = inner.stride[k - 1];
      inner.size[0] = n;
      inner.stride[0] = step;
      inner.ndim++;
    }
  }
  for (int d = 0; d < in->ndim; d++) {
    read.size[d] = in->size[d];
    read.stride[d] = in->stride[d];
    if (aoti_int_is(in->size[d], 0)) empty = true;
    if (aoti_int_is(in->size[d], 1)) continue;
    outer.size[outer.ndim] = in->size[d];
    outer.stride[outer.ndim++] = in->stride[d];
  }
  if (empty) {
    aoti_give(g, 0,
              CALL(zeros_default, aoti_v_ints(S, in->size, (size_t)in->ndim), aoti_v_dtype(grad->meta.dtype),
                   aoti_v_layout(), aoti_v_device(grad->meta.device)));
    return;
  }
  if (overlaps(&outer)) {
    aoti_scope_fail(S, aoti_error(AOT_ERROR_UNSUPPORTED, "the derivative of as_strided of overlapping memory"));
    return;
  }
  int64_t shared = inner.offset < outer.offset ? inner.offset : outer.offset;
  inner.offset -= shared;
  outer.offset -= shared;
  read.offset = outer.offset;
  aot_int base = aot_i(extent(&inner) > extent(&outer) ? extent(&inner) : extent(&outer)), all = aot_i(-1);
  aot_tensor *storage = CALL(new_zeros_default, V(grad), aoti_v_ints(S, &base, 1));
  if (overlaps(&inner)) {
    aot_tensor *index = CALL(arange_start, aoti_v_int(0), aoti_v_sym(base), aoti_v_dtype(AOT_I64), aoti_v_layout(),
                             aoti_v_device(grad->meta.device));
    index = strided(g, index, &inner);
    aot_value row = aoti_v_ints(S, &all, 1);
    aot_tensor *values = CALL(reshape_default, V(grad), row); // evaluated first, as the last argument
    const aot_value args[] = {V(storage), aoti_v_int(0), V(CALL(reshape_default, V(index), row)), V(values)};
    aot_value out;
    aot_call(S, "aten.index_add_.default", args, 4, &out, 1, NULL, 0);
  } else
    place(g, storage, grad, &inner);
  if (!aoti_failed(S)) aoti_give(g, 0, strided(g, storage, &read));
}

// (self, src, size, stride, offset): self outside of the part, src inside. The part lies in the memory of the gradient
// as it does in self's when both are row-major.
void aoti_grad_as_strided_scatter(aoti_grad *g) {
  aot_tensor *grad = aot_contiguous(S, g->gout[0]);
  const aoti_meta *self = &g->args[0].as.tensor->meta, *src = &g->args[1].as.tensor->meta;
  aot_int rows[AOT_MAX_DIMS];
  bool row_major = true;
  aoti_contiguous_strides(S->tracer ? S->tracer->syms : NULL, self->ndim, self->size, rows);
  for (int d = 0; d < self->ndim; d++)
    row_major = row_major && (aoti_int_is(self->size[d], 1) || aoti_int_same(self->stride[d], rows[d]));
  if (!row_major) {
    aoti_scope_fail(S,
                    aoti_error(AOT_ERROR_UNSUPPORTED, "the derivative of as_strided_scatter of what is not row-major"));
    return;
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(as_strided_default, V(grad), g->args[2], g->args[3], g->args[4]));
  if (!aoti_needs(g, 0)) return;
  aot_tensor *none = CALL(new_zeros_default, V(grad), aoti_v_ints(S, src->size, (size_t)src->ndim));
  aoti_give(g, 0, CALL(as_strided_scatter_default, V(grad), V(none), g->args[2], g->args[3], g->args[4]));
}
