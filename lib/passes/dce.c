// Dead code elimination: what no output and no effect needs is dropped.
#include "passes.h"

static bool has_effect(const aoti_graph *g, const aoti_node *n) {
  const aoti_op_info *info = aoti_node_op(g, n);
  return info && info->flags & (AOTI_OP_MUTATES | AOTI_OP_IMPURE);
}

static void mark(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

static aot_status keep_live(const aoti_graph *g, aoti_arena *arena, aoti_graph *to) {
  bool *live;
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *live, &live));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *map, &map));
  for (size_t i = g->nodes.n; i-- > 0;) { // users come later: one sweep backward settles it
    const aoti_node *n = &g->nodes.at[i];
    if (n->kind == AOTI_OUTPUT || n->kind == AOTI_PLACEHOLDER || has_effect(g, n)) live[i] = true;
    if (live[i]) aoti_node_uses(n, mark, live);
  }
  for (uint32_t i = 0; i < g->nodes.n; i++)
    if (live[i]) AOT_TRY(aoti_graph_copy_node(to, g, i, map, &map[i]));
  return NULL;
}

aot_status aoti_pass_dce(const aoti_graph *g, aoti_graph **out) {
  aoti_graph *to;
  AOT_TRY(aoti_graph_create_like(g, &to));
  aoti_arena arena;
  aoti_arena_init(&arena, to->arena.from);
  aot_status status = keep_live(g, &arena, to);
  aoti_arena_deinit(&arena);
  if (status)
    aoti_graph_destroy(to);
  else
    *out = to;
  return status;
}
