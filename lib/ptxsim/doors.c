// The door of a collective: the last branch that every way to it takes, which lets lanes in or past it. One with a
// guard is its own door. Found by dominators, with the algorithm of Cooper, Harvey and Kennedy.
#include "doors.h"
#include "decode.h"
#include "exec.h"

enum { MOST = 256 }; /* doors of a kernel that are watched */

void ptx_successors(const ptx_inst *code, uint32_t n, uint32_t at, uint32_t next[2]) {
  const ptx_inst *i = &code[at];
  const bool jumps = i->exec == ptx_exec_bra || i->exec == ptx_exec_brx;
  const bool leaves = i->exec == ptx_exec_exit || i->exec == ptx_exec_return;
  const bool always = i->exec == ptx_exec_brx ? i->sub : i->guard == PTX_NO;
  next[0] = jumps ? i->target : n;
  next[1] = (jumps || leaves) && always ? n : at + 1;
}

static bool collective(const ptx_inst *i) {
  const ptx_exec_fn f = i->exec;
  return f == ptx_exec_bar_warp || f == ptx_exec_shfl || f == ptx_exec_vote || f == ptx_exec_match ||
         f == ptx_exec_redux || f == ptx_exec_elect || f == ptx_exec_ldmatrix || f == ptx_exec_stmatrix ||
         f == ptx_exec_movmatrix || f == ptx_exec_mma;
}

/* Instructions that others can see the effect of, or that wait for others. */
static bool acts(const ptx_inst *i) {
  const ptx_exec_fn f = i->exec;
  return collective(i) || (f == ptx_exec_st && i->space != PTX_LOCAL) || f == ptx_exec_atom || f == ptx_exec_bar ||
         f == ptx_exec_mbarrier || f == ptx_exec_cp_async;
}

typedef struct tree {
  const ptx_inst *code;
  uint32_t n;
  uint32_t *order, n_order; /* what can be reached, in postorder; the root of all is n, and the last */
  uint32_t *rank;           /* place in that order */
  uint32_t *up;             /* the immediate dominator; PTX_NO while unknown */
} tree;

static void walk(tree *t, uint32_t from, uint32_t *stack, uint8_t *state) {
  uint32_t depth = 0;
  if (state[from]) return;
  state[from] = 1;
  stack[depth++] = from;
  while (depth) {
    uint32_t at = stack[depth - 1], next[2];
    ptx_successors(t->code, t->n, at, next);
    uint32_t k = state[at]++ - 1u;
    if (k > 1) {
      t->rank[at] = t->n_order;
      t->order[t->n_order++] = at;
      depth--;
    } else if (next[k] < t->n && !state[next[k]]) {
      state[next[k]] = 1;
      stack[depth++] = next[k];
    }
  }
}

static uint32_t common(const tree *t, uint32_t x, uint32_t y) {
  while (x != y) {
    while (t->rank[x] < t->rank[y]) x = t->up[x];
    while (t->rank[y] < t->rank[x]) y = t->up[y];
  }
  return x;
}

static aot_status grow_tree(ptx_dec *c, tree *t) {
  uint32_t *stack;
  uint8_t *state;
  t->code = c->code.at, t->n = (uint32_t)c->code.n;
  AOT_TRY(aoti_arena_alloc(c->arena, t->n + 1, sizeof *t->order, &t->order));
  AOT_TRY(aoti_arena_alloc(c->arena, t->n + 1, sizeof *t->rank, &t->rank));
  AOT_TRY(aoti_arena_alloc(c->arena, t->n + 1, sizeof *t->up, &t->up));
  AOT_TRY(aoti_arena_alloc(c->arena, t->n + 1, sizeof *stack, &stack));
  AOT_TRY(aoti_arena_alloc(c->arena, t->n + 1, sizeof *state, &state));
  for (uint32_t k = 0; k <= t->n; k++) t->up[k] = PTX_NO;
  for (size_t h = c->homes.n; h-- > 0;) walk(t, h ? c->homes.at[h].entry : 0, stack, state);
  t->rank[t->n] = t->n_order;
  t->up[t->n] = t->n;
  for (size_t h = 0; h < c->homes.n; h++) t->up[h ? c->homes.at[h].entry : 0] = t->n;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = t->n_order; k-- > 0;) {
      uint32_t at = t->order[k], next[2];
      if (t->up[at] == PTX_NO) continue;
      ptx_successors(t->code, t->n, at, next);
      for (int s = 0; s < 2; s++) {
        if (next[s] >= t->n) continue;
        uint32_t was = t->up[next[s]], now = was == PTX_NO ? at : common(t, was, at);
        changed |= was != now;
        t->up[next[s]] = now;
      }
    }
  }
  return NULL;
}

aot_status ptx_mark_doors(ptx_dec *c) {
  tree t = {0};
  bool any = false;
  for (size_t pc = 0; pc < c->code.n; pc++) any |= collective(&c->code.at[pc]);
  if (!any) return NULL;
  AOT_TRY(grow_tree(c, &t));
  for (uint32_t pc = 0; pc < t.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    i->acts = acts(i);
    if (!collective(i) || t.up[pc] == PTX_NO) continue;
    uint32_t at = i->guard != PTX_NO ? pc : t.up[pc];
    for (; at < t.n && at != pc; at = t.up[at]) {
      const ptx_inst *d = &c->code.at[at];
      if (d->exec == ptx_exec_brx ? !d->sub : d->exec == ptx_exec_bra && d->guard != PTX_NO) break;
    }
    if (at == t.n) continue;
    ptx_inst *door = &c->code.at[at];
    if (!door->door && c->k->n_doors < MOST) door->door = (uint16_t)++c->k->n_doors;
    i->behind = door->door;
  }
  return NULL;
}
