// Which functions may call themselves. Their calls cannot be inlined.
//
// Functions that call none that is left, and those that none that is left calls, are on no cycle; they are taken away
// until nothing changes. What stays is on a cycle or between two, and is called. Linear in the number of calls.
#include "decode.h"

typedef struct edge {
  uint32_t from, to; /* indices into the module's functions */
  uint32_t next[2];  /* of the calls that the caller makes, and of those that the callee gets; PTX_NO at the end */
} edge;

typedef struct graph {
  aoti_arena *arena;
  AOT_VEC(edge) edges;
  AOT_VEC(uint32_t) work;
  uint32_t *first[2], *left[2]; /* per function: its edges out and in, and how many of them are left */
} graph;

static aot_status add(graph *g, uint32_t from, uint32_t to) {
  edge e = {from, to, {g->first[0][from], g->first[1][to]}};
  g->first[0][from] = g->first[1][to] = (uint32_t)g->edges.n;
  g->left[0][from]++, g->left[1][to]++;
  return aoti_push(g->arena, &g->edges, e);
}

/* Functions of one prototype that a register may mean look the same to every call through one. */
static aot_status add_calls(graph *g, const aoti_ptx_module *m, uint32_t from) {
  const ptx_func *f = m->funcs.at[from];
  for (size_t k = 0; k < f->stmts.n; k++) {
    ptx_call_of call;
    if (f->stmts.at[k].op.stem != PTX_OP_CALL || !ptx_call_parts(&f->stmts.at[k], &call)) continue;
    if (call.target->kind == PTX_O_FUNC) {
      AOT_TRY(add(g, from, call.target->func->id - 1));
      continue;
    }
    for (uint32_t to = 0; to < m->funcs.n; to++)
      if (ptx_may_mean(m->funcs.at[to], call.rets, call.args)) AOT_TRY(add(g, from, to));
  }
  return NULL;
}

aot_status ptx_mark_recursive(aoti_ptx_module *m) {
  graph g = {.arena = &m->arena};
  size_t n = m->funcs.n;
  for (int way = 0; way < 2; way++) {
    AOT_TRY(aoti_arena_alloc(g.arena, n, sizeof *g.first[way], &g.first[way]));
    AOT_TRY(aoti_arena_alloc(g.arena, n, sizeof *g.left[way], &g.left[way]));
    for (size_t f = 0; f < n; f++) g.first[way][f] = PTX_NO, g.left[way][f] = 0;
  }
  for (uint32_t f = 0; f < n; f++) AOT_TRY(add_calls(&g, m, f));
  for (uint32_t f = 0; f < n; f++) {
    ptx_func *of = m->funcs.at[f];
    of->recursive = true;
    for (size_t k = 0; k < of->stmts.n; k++) of->allocates |= of->stmts.at[k].op.stem == PTX_OP_ALLOCA;
    if (!g.left[0][f] || !g.left[1][f]) AOT_TRY(aoti_push(g.arena, &g.work, f));
  }
  while (g.work.n) {
    uint32_t f = g.work.at[--g.work.n];
    if (!m->funcs.at[f]->recursive) continue;
    m->funcs.at[f]->recursive = false;
    for (int way = 0; way < 2; way++) // the others have a call less
      for (uint32_t e = g.first[way][f]; e != PTX_NO; e = g.edges.at[e].next[way]) {
        uint32_t other = way ? g.edges.at[e].from : g.edges.at[e].to;
        if (!--g.left[!way][other]) AOT_TRY(aoti_push(g.arena, &g.work, other));
      }
  }
  return NULL;
}
