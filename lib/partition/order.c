// Orders of a finished half.
#include "joint.h"
#include <stdlib.h>
#include <string.h>

static aot_status rebuild(const aoti_graph *g, const uint32_t *order, aoti_arena *arena, aoti_graph *to) {
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *map, &map));
  for (size_t i = 0; i < g->nodes.n; i++) AOT_TRY(aoti_graph_copy_node(to, g, order[i], map, &map[order[i]]));
  return NULL;
}

typedef aot_status (*order_fn)(const aoti_graph *g, aoti_arena *arena, uint32_t *order);
static aot_status ordered(const aoti_graph *g, order_fn fn, aoti_graph **out) {
  aoti_arena arena;
  uint32_t *order;
  AOT_TRY(aoti_graph_create_like(g, out));
  aoti_arena_init(&arena, g->arena.from);
  aot_status status = aoti_arena_alloc(&arena, g->nodes.n, sizeof *order, &order);
  if (!status) status = fn(g, &arena, order);
  if (!status) status = rebuild(g, order, &arena, *out);
  aoti_arena_deinit(&arena);
  if (status) aoti_graph_destroy(*out);
  return status;
}

// ---- recomputation just before use

typedef struct walk {
  const aoti_graph *g;
  uint32_t *order, n_order;
  bool *placed, *gathered;
  uint32_t *found, n_found; // what is gathered, in the order it was reached
} walk;

static void gather(void *ctx, uint32_t node) {
  walk *w = ctx;
  if (w->placed[node] || w->gathered[node]) return;
  w->gathered[node] = true;
  w->found[w->n_found++] = node;
}

static int ascending(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

// The node after everything it needs that is not there yet, in the graph's order.
static void place(walk *w, uint32_t node) {
  w->n_found = 0;
  gather(w, node);
  for (uint32_t i = 0; i < w->n_found; i++) aoti_node_uses(&w->g->nodes.at[w->found[i]], gather, w);
  qsort(w->found, w->n_found, sizeof *w->found, ascending);
  for (uint32_t i = 0; i < w->n_found; i++) {
    w->placed[w->found[i]] = true;
    w->order[w->n_order++] = w->found[i];
  }
}

typedef struct tangent_user {
  const aoti_graph *g;
  bool found;
} tangent_user;
static void look_for_tangent(void *ctx, uint32_t node) {
  tangent_user *t = ctx;
  const aoti_node *n = &t->g->nodes.at[node];
  t->found = t->found || (n->kind == AOTI_PLACEHOLDER && strstr(n->name, "tangents"));
}

static bool writes(const aoti_graph *g, const aoti_node *n) {
  const aoti_op_info *row = aoti_node_op(g, n);
  return row && row->flags & (AOTI_OP_MUTATES | AOTI_OP_IMPURE);
}

static aot_status autograd_order(const aoti_graph *g, aoti_arena *arena, uint32_t *order) {
  walk w = {.g = g, .order = order};
  uint32_t n = (uint32_t)g->nodes.n, first = 0;
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof *w.placed, &w.placed));
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof *w.gathered, &w.gathered));
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof *w.found, &w.found));
  for (; first < n; first++) {
    tangent_user t = {g, false};
    aoti_node_uses(&g->nodes.at[first], look_for_tangent, &t);
    if (t.found) break;
  }
  if (first == n) first = 0; // no tangent is used: the order stays
  for (uint32_t i = 0; i < n; i++)
    if (g->nodes.at[i].kind == AOTI_PLACEHOLDER) place(&w, i);
  for (uint32_t i = 0; i < first; i++) // effects that need no tangent are not lost
    if (writes(g, &g->nodes.at[i])) place(&w, i);
  for (uint32_t i = first; i < n; i++) place(&w, i);
  return w.n_order == n ? NULL : aoti_error(AOT_ERROR_INTERNAL, "the backward's order misses dead nodes");
}

aot_status order_as_autograd(const aoti_graph *g, aoti_graph **out) { return ordered(g, autograd_order, out); }

// ---- getitems after their tuples

static bool is_getitem(const aoti_graph *g, uint32_t i) {
  const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
  return row && aoti_op_is_getitem(row) && g->nodes.at[i].args[0].kind == AOT_NODE;
}

// From the last to the first, each is moved to just after its tuple, so that several keep their order.
static aot_status getitem_order(const aoti_graph *g, aoti_arena *arena, uint32_t *order) {
  uint32_t n = (uint32_t)g->nodes.n, *next, *previous;
  AOT_TRY(aoti_arena_alloc(arena, (size_t)n + 1, sizeof *next, &next)); // entry n is the list's head
  AOT_TRY(aoti_arena_alloc(arena, (size_t)n + 1, sizeof *previous, &previous));
  for (uint32_t i = 0; i <= n; i++) {
    next[i] = i == n ? 0 : i + 1;
    previous[i] = i == 0 ? n : i - 1;
  }
  for (uint32_t i = n; i-- > 0;) {
    if (!is_getitem(g, i)) continue;
    uint32_t parent = g->nodes.at[i].args[0].as.node;
    next[previous[i]] = next[i];
    previous[next[i]] = previous[i];
    next[i] = next[parent];
    previous[i] = parent;
    previous[next[i]] = i;
    next[parent] = i;
  }
  for (uint32_t i = next[n], k = 0; i != n; i = next[i]) order[k++] = i;
  return NULL;
}

aot_status order_getitems(const aoti_graph *g, aoti_graph **out) { return ordered(g, getitem_order, out); }
