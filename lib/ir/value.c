/* Arguments of nodes and types of results: copies, comparison, walks. */
#include "ir.h"
#include <string.h>

/* Lists nest this deep at most in anything a graph holds, so walks may recurse. */
enum { MAX_DEPTH = 32 };

static aot_status copy_value(aoti_arena *arena, const aot_value *from, const uint32_t *map, int depth, aot_value *out) {
  *out = *from;
  switch (from->kind) {
  case AOT_NODE:
    if (map) out->as.node = map[from->as.node];
    if (out->as.node == AOTI_NO_NODE) return aoti_error(AOT_ERROR_INTERNAL, "an argument was not copied");
    return NULL;
  case AOT_STRING: return aoti_arena_strdup(arena, from->as.string, strlen(from->as.string), &out->as.string);
  case AOT_LIST:
  case AOT_TUPLE: {
    aot_value *items;
    if (depth >= MAX_DEPTH) return aoti_error(AOT_ERROR_INVALID, "lists nest more than %d deep", MAX_DEPTH);
    AOT_TRY(aoti_arena_alloc(arena, from->as.list.n, sizeof *items, &items));
    for (size_t i = 0; i < from->as.list.n; i++)
      AOT_TRY(copy_value(arena, &from->as.list.at[i], map, depth + 1, &items[i]));
    out->as.list.at = items;
    return NULL;
  }
  default: return NULL;
  }
}

aot_status aoti_value_copy(aoti_arena *arena, const aot_value *from, const uint32_t *map, aot_value *out) {
  return copy_value(arena, from, map, 0, out);
}

static aot_status copy_type(aoti_arena *arena, const aoti_type *from, int depth, aoti_type *out) {
  *out = *from;
  if (from->kind == AOTI_TYPE_TENSOR) {
    const aoti_meta *m = &from->tensor;
    if (m->ndim < 0 || m->ndim > AOT_MAX_DIMS)
      return aoti_error(AOT_ERROR_INVALID, "a tensor has %d dimensions; %d are allowed", m->ndim, AOT_MAX_DIMS);
    size_t bytes = (size_t)m->ndim * sizeof *m->size;
    AOT_TRY(aoti_arena_memdup(arena, m->size, bytes, &out->tensor.size));
    if (m->stride) AOT_TRY(aoti_arena_memdup(arena, m->stride, bytes, &out->tensor.stride));
  } else if (from->kind == AOTI_TYPE_TUPLE) {
    aoti_type *at;
    if (depth >= MAX_DEPTH) return aoti_error(AOT_ERROR_INVALID, "types nest more than %d deep", MAX_DEPTH);
    AOT_TRY(aoti_arena_alloc(arena, from->n, sizeof *at, &at));
    for (size_t i = 0; i < from->n; i++) AOT_TRY(copy_type(arena, &from->at[i], depth + 1, &at[i]));
    out->at = at;
  }
  return NULL;
}

aot_status aoti_type_copy(aoti_arena *arena, const aoti_type *from, aoti_type *out) {
  return copy_type(arena, from, 0, out);
}

bool aoti_value_equal(const aot_value *a, const aot_value *b) {
  if (a->kind != b->kind) return false;
  switch (a->kind) {
  case AOT_NONE: return true;
  case AOT_NODE: return a->as.node == b->as.node;
  case AOT_TENSOR: return a->as.tensor == b->as.tensor;
  case AOT_INT: return aoti_int_same(a->as.i, b->as.i);
  case AOT_FLOAT: return !memcmp(&a->as.f, &b->as.f, sizeof a->as.f); /* so -0.0 is not 0.0, and nan is nan */
  case AOT_BOOL: return a->as.b == b->as.b;
  case AOT_STRING: return !strcmp(a->as.string, b->as.string);
  case AOT_DTYPE: return a->as.dtype == b->as.dtype;
  case AOT_DEVICE: return a->as.device.type == b->as.device.type && a->as.device.index == b->as.device.index;
  case AOT_LAYOUT: return true;
  case AOT_MEMORY_FORMAT: return a->as.memory_format == b->as.memory_format;
  case AOT_LIST:
  case AOT_TUPLE:
    if (a->as.list.n != b->as.list.n) return false;
    for (size_t i = 0; i < a->as.list.n; i++)
      if (!aoti_value_equal(&a->as.list.at[i], &b->as.list.at[i])) return false;
    return true;
  }
  return false;
}

void aoti_value_uses(const aot_value *value, aoti_use_fn fn, void *ctx) {
  if (value->kind == AOT_NODE)
    fn(ctx, value->as.node);
  else if (value->kind == AOT_LIST || value->kind == AOT_TUPLE)
    for (size_t i = 0; i < value->as.list.n; i++) aoti_value_uses(&value->as.list.at[i], fn, ctx);
}

void aoti_node_uses(const aoti_node *node, aoti_use_fn fn, void *ctx) {
  for (uint32_t i = 0; i < node->n_args; i++) aoti_value_uses(&node->args[i], fn, ctx);
}
