// Sizes that a symbol stood for when the text was made. Questions about a symbolic size are answered as for its hint,
// so a guess that no such program could have been traced with leads astray: a slice up to s0 of a table of 32 rows was
// not traced with 4096.
#include "import.h"

#include <string.h>

static void refresh_ints(const aoti_syms *s, const aot_int *at, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (at[i].sym) ((aot_int *)at)[i].value = aoti_int_hint(s, at[i]); // the graph's own arena holds what is symbolic
}

static void refresh_type(const aoti_syms *s, const aoti_type *t) {
  refresh_ints(s, &t->i, t->kind == AOTI_TYPE_INT);
  if (t->kind == AOTI_TYPE_TENSOR) {
    refresh_ints(s, t->tensor.size, (size_t)t->tensor.ndim);
    if (t->tensor.stride) refresh_ints(s, t->tensor.stride, (size_t)t->tensor.ndim);
    refresh_ints(s, &t->tensor.offset, 1);
  }
  for (size_t i = 0; t->kind == AOTI_TYPE_TUPLE && i < t->n; i++) refresh_type(s, &t->at[i]);
}

static void refresh_value(const aoti_syms *s, const aot_value *v) {
  if (v->kind == AOT_INT) refresh_ints(s, &v->as.i, 1);
  if (v->kind == AOT_LIST || v->kind == AOT_TUPLE)
    for (size_t i = 0; i < v->as.list.n; i++) refresh_value(s, &v->as.list.at[i]);
}

static bool int_of(const aoti_graph *g, const aot_value *v, aot_int *out) {
  const aoti_type *t = v->kind == AOT_NODE ? &g->nodes.at[v->as.node].type : NULL;
  if (v->kind == AOT_INT) return *out = v->as.i, true;
  if (t && t->kind == AOTI_TYPE_INT) return *out = t->i, true;
  return false;
}

// slice(x, dim, start, end) of a size that is known: the end lies within it.
static void limit_by_slice(const aoti_graph *g, const aoti_node *n, int64_t *hints) {
  aot_int dim, end;
  if (n->args[0].kind != AOT_NODE || !int_of(g, &n->args[1], &dim) || !int_of(g, &n->args[3], &end)) return;
  const aoti_type *x = &g->nodes.at[n->args[0].as.node].type;
  if (x->kind != AOTI_TYPE_TENSOR || dim.sym || !end.sym) return;
  int64_t d = dim.value < 0 ? dim.value + x->tensor.ndim : dim.value;
  if (d < 0 || d >= x->tensor.ndim || x->tensor.size[d].sym) return;
  int64_t size = x->tensor.size[d].value, hint = size < 4 ? size : size / 2; // not the size itself: it is no 32
  for (size_t i = 0; i < aoti_syms_count(g->syms); i++)
    if (aoti_syms_at(g->syms, i).sym == end.sym && hints[i] > size && hint > 1) hints[i] = hint;
}

aot_status aoti_import_hints(aoti_graph *g, const aoti_import_hint *known, size_t n_known) {
  int64_t *hints;
  size_t n = 0;
  if (n_known && !g->syms) AOT_TRY(aoti_syms_create(g->arena.from, &g->syms));
  if (!g->syms) return NULL;
  for (size_t i = 0; i < n_known; i++) {
    bool found;
    aoti_sym_find(g->syms, known[i].name, strlen(known[i].name), &found);
    if (!found) aoti_sym_new(g->syms, known[i].name, known[i].value);
  }
  AOT_TRY(aoti_syms_status(g->syms));
  n = aoti_syms_count(g->syms);
  AOT_TRY(aoti_arena_alloc(&g->arena, n + 1, sizeof *hints, &hints));
  for (size_t i = 0; i < n; i++) hints[i] = aoti_syms_at(g->syms, i).value;
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
    if (row && !strcmp(row->name, "aten.slice.Tensor") && g->nodes.at[i].n_args > 3)
      limit_by_slice(g, &g->nodes.at[i], hints);
  }
  for (size_t i = 0; i < n_known; i++)
    for (size_t k = 0; k < n; k++) {
      bool found;
      aot_int e = aoti_sym_find(g->syms, known[i].name, strlen(known[i].name), &found);
      if (found && e.sym == aoti_syms_at(g->syms, k).sym) hints[k] = known[i].value;
    }
  aoti_syms_set_hints(g->syms, hints);
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *node = &g->nodes.at[i];
    refresh_type(g->syms, &node->type);
    for (uint32_t k = 0; k < node->n_args; k++) refresh_value(g->syms, &node->args[k]);
  }
  return NULL;
}
