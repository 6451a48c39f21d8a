// Links between a view and what it is a view of.
#include "tensor.h"

#include <stdlib.h>

static size_t list_items(const aot_value *args, uint32_t n) {
  size_t items = 0;
  for (uint32_t i = 1; i < n; i++)
    if (args[i].kind == AOT_LIST || args[i].kind == AOT_TUPLE) items += args[i].as.list.n;
  return items;
}

// One block: the link, its arguments, the entries of their lists, and the sizes and strides of what is looked at.
aot_status aoti_view_create(aoti_view *parent, aot_op op, const aot_value *args, uint32_t n_args, int item,
                            const aoti_meta *from, aoti_view **out) {
  size_t n_values = n_args + list_items(args, n_args), n_dims = 2 * (size_t)from->ndim;
  aoti_view *v;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *v + n_values * sizeof(aot_value) + n_dims * sizeof(aot_int), &v));
  aot_value *values = (aot_value *)(v + 1), *next = values + n_args;
  aot_int *dims = (aot_int *)(values + n_values);
  for (uint32_t i = 1; i < n_args; i++) {
    values[i] = args[i];
    if (args[i].kind != AOT_LIST && args[i].kind != AOT_TUPLE) continue;
    size_t n = args[i].as.list.n;
    if (n) memcpy(next, args[i].as.list.at, n * sizeof *next);
    values[i].as.list.at = next;
    next += n;
  }
  for (int d = 0; d < from->ndim; d++) dims[d] = from->size[d], dims[from->ndim + d] = from->stride[d];
  v->refs = 1;
  v->parent = aoti_view_retain(parent);
  v->depth = parent ? parent->depth + 1 : 1;
  v->op = op;
  v->args = values;
  v->n_args = n_args;
  v->item = item;
  v->from = *from;
  v->from.size = dims;
  v->from.stride = dims + from->ndim;
  *out = v;
  return NULL;
}

aoti_view *aoti_view_retain(aoti_view *v) {
  if (v) atomic_fetch_add_explicit(&v->refs, 1, memory_order_relaxed);
  return v;
}

void aoti_view_release(aoti_view *v) {
  while (v && atomic_fetch_sub_explicit(&v->refs, 1, memory_order_acq_rel) == 1) {
    aoti_view *parent = v->parent;
    aoti_free(&aoti_heap, v);
    v = parent;
  }
}

aot_status aoti_tensor_become(aot_tensor *t, const aot_tensor *view) {
  int n = view->meta.ndim;
  aot_int *dims;
  AOT_TRY(aoti_alloc(&aoti_heap, 2 * (size_t)n + 1, sizeof *dims, &dims));
  for (int d = 0; d < n; d++) dims[d] = view->meta.size[d], dims[n + d] = view->meta.stride[d];
  aoti_free(&aoti_heap, t->moved);
  t->moved = dims;
  t->meta.ndim = n;
  t->meta.size = dims;
  t->meta.stride = dims + n;
  t->meta.offset = view->meta.offset;
  aoti_view *old = t->view;
  t->view = aoti_view_retain(view->view);
  aoti_view_release(old);
  return NULL;
}

aot_status aoti_tensor_set_memory(aot_tensor *t, aot_tensor *source) {
  aoti_storage *old = t->storage;
  AOT_TRY(aoti_tensor_become(t, source));
  old->version++; // what was saved of t is not what t holds
  t->storage = aoti_storage_retain(source->storage);
  if (t->trace_id && !t->first)
    t->first = old;
  else
    aoti_storage_release(old);
  aot_tensor *untaped = source->untaped ? source->untaped : aoti_requires_grad(source) ? source : NULL;
  aot_tensor_retain(untaped);
  aot_tensor_release(t->untaped);
  t->untaped = untaped;
  aot_tensor_release(t->base);
  t->base = NULL;
  t->one_of_several = source->one_of_several;
  return NULL;
}
