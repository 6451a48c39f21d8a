// Rows are shared between registers whose lives do not overlap, so that a block's register file stays in the cache.
//
// A row lives from its first to its last occurrence in the code, widened where a backward branch could carry it round:
// a life that reaches across either end of a loop, or that begins in the loop with a use, covers the whole loop. Lanes
// that diverge do not disturb this: an element of a row belongs to one lane, and lanes follow the code each on its own.
// Functions that are called, not inlined, have rows of their own.
#include <stdlib.h>
#include "decode.h"

typedef struct life {
  uint32_t row, first, last, to;
  uint8_t width;
  bool pinned, use_first;
  uint32_t home; /* whose code it is in; lives in several are pinned */
} life;

typedef struct edge {
  uint32_t from, to;
} edge;

typedef struct rows {
  uint32_t home; /* in hand */
  life *lives;
  uint32_t n, *id; /* by old row; PTX_NO */
} rows;

static void occurs(rows *r, uint32_t row, uint8_t width, uint32_t pc, bool def) {
  if (row == PTX_NO) return;
  if (r->id[row] == PTX_NO) {
    r->id[row] = r->n;
    r->lives[r->n++] = (life){.row = row, .first = pc, .width = width, .use_first = !def, .home = r->home};
  }
  life *l = &r->lives[r->id[row]];
  l->pinned |= l->home != r->home;
  l->last = pc;
  if (width > l->width) l->width = width;
}

static void each_operand(rows *r, const ptx_inst *i, uint32_t pc) {
  bool whole = i->guard == PTX_NO; // a guarded write leaves some lanes as they were
  occurs(r, i->guard, 1, pc, false);
  occurs(r, i->a, i->wa, pc, false);
  occurs(r, i->b, i->wb, pc, false);
  occurs(r, i->c, i->wc, pc, false);
  occurs(r, i->f, i->wf, pc, false);
  for (uint32_t k = i->n_defs; k < i->n_rows; k++) occurs(r, i->rows[k], i->rows_w[k], pc, false);
  occurs(r, i->d, i->wd, pc, whole);
  occurs(r, i->e, i->we, pc, whole);
  for (uint32_t k = 0; k < i->n_defs; k++) occurs(r, i->rows[k], i->rows_w[k], pc, whole);
}

static void widen(rows *r, const edge *edges, size_t n_edges) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 0; k < r->n; k++) {
      life *l = &r->lives[k];
      if (l->pinned) continue;
      for (size_t e = 0; e < n_edges; e++) {
        if (l->last < edges[e].to || l->first > edges[e].from) continue;
        bool inside = l->first >= edges[e].to && l->last <= edges[e].from;
        if (inside && !l->use_first) continue;
        if (l->first > edges[e].to) l->first = edges[e].to, changed = true;
        if (l->last < edges[e].from) l->last = edges[e].from, changed = true;
      }
    }
  }
}

static int by_first(const void *x, const void *y) {
  const life *a = *(life *const *)x, *b = *(life *const *)y;
  if (a->first != b->first) return a->first < b->first ? -1 : 1;
  return a->row < b->row ? -1 : a->row > b->row;
}
static int by_last(const void *x, const void *y) {
  const life *a = *(life *const *)x, *b = *(life *const *)y;
  if (a->last != b->last) return a->last < b->last ? -1 : 1;
  return a->row < b->row ? -1 : a->row > b->row;
}

static int class_of(uint8_t width) { return width == 1 ? 0 : width == 2 ? 1 : width == 4 ? 2 : width == 8 ? 3 : 4; }

/* Linear scan: a life takes a row that one of its width has left. Returns the bytes used; *out_live the most 32-bit
 * registers alive at once. */
static uint32_t place(rows *r, life **in, life **out, uint32_t *free_rows[5], uint32_t *out_live) {
  uint32_t bytes = 0, n_free[5] = {0}, ended = 0, live = 0, most = 0, home = 0;
  for (uint32_t k = 0; k < r->n; k++) in[k] = out[k] = &r->lives[k];
  qsort(in, r->n, sizeof *in, by_first);
  qsort(out, r->n, sizeof *out, by_last);
  for (uint32_t k = 0; k < r->n; k++) {
    life *l = in[k];
    while (out[ended]->last <
           l->first) { // strictly: a row read by an instruction is not its destination, unless it was
      life *gone = out[ended++];
      if (gone->pinned) continue;
      int c = class_of(gone->width);
      free_rows[c][n_free[c]++] = gone->to;
      live -= (gone->width + 3u) / 4 * (gone->width > 1);
    }
    if (!l->pinned && l->home != home) { // what a called function writes, no caller has
      memset(n_free, 0, sizeof n_free);
      home = l->home;
    }
    int c = class_of(l->width);
    if (!l->pinned && n_free[c]) {
      l->to = free_rows[c][--n_free[c]];
    } else {
      l->to = bytes;
      bytes += l->width;
    }
    if (!l->pinned) live += (l->width + 3u) / 4 * (l->width > 1);
    if (live > most) most = live;
  }
  *out_live = most;
  return bytes;
}

static void rename_row(const rows *r, uint32_t *row) {
  if (*row != PTX_NO) *row = r->lives[r->id[*row]].to;
}

static void rewrite(ptx_dec *c, const rows *r) {
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    rename_row(r, &i->guard);
    rename_row(r, &i->a);
    rename_row(r, &i->b);
    rename_row(r, &i->c);
    rename_row(r, &i->f);
    rename_row(r, &i->d);
    rename_row(r, &i->e);
    for (uint32_t k = 0; k < i->n_rows; k++) rename_row(r, &i->rows[k]);
  }
  for (size_t k = 0; k < c->fills.n; k++) rename_row(r, &c->fills.at[k].row);
}

void ptx_assign_rows(ptx_dec *c) {
  uint32_t n = c->row_bytes;
  rows r = {0};
  life **order = NULL;
  uint32_t *ids = NULL, *free_rows[5] = {0};
  edge *edges = NULL;
  size_t n_edges = 0;
  c->live = 24;
  // Without the memory for it rows stay as they are: larger, not wrong.
  if (!n || aoti_arena_alloc(c->arena, n, sizeof *ids, &ids) ||
      aoti_arena_alloc(c->arena, n, sizeof *r.lives, &r.lives) ||
      aoti_arena_alloc(c->arena, 2 * (size_t)n, sizeof *order, &order) ||
      aoti_arena_alloc(c->arena, c->code.n, sizeof *edges, &edges))
    return;
  for (int k = 0; k < 5; k++)
    if (aoti_arena_alloc(c->arena, n, sizeof *free_rows[k], &free_rows[k])) return;
  for (uint32_t k = 0; k < n; k++) ids[k] = PTX_NO;
  r.id = ids;
  for (size_t k = 0; k < c->fills.n; k++) {
    occurs(&r, c->fills.at[k].row, c->fills.at[k].width, 0, true);
    r.lives[r.n - 1].pinned = true;
  }
  for (size_t pc = 0; pc < c->code.n; pc++) {
    const ptx_inst *i = &c->code.at[pc];
    while (pc >= c->homes.at[r.home].end) r.home++;
    each_operand(&r, i, (uint32_t)pc);
    if ((i->exec == ptx_exec_bra || i->exec == ptx_exec_brx) && i->target <= pc)
      edges[n_edges++] = (edge){(uint32_t)pc, i->target};
  }
  for (uint32_t k = 0; k < r.n; k++)
    if (r.lives[k].pinned) r.lives[k].first = 0, r.lives[k].last = PTX_NO;
  if ((uint64_t)r.n * n_edges > 50000000) return;
  widen(&r, edges, n_edges);
  c->row_bytes = place(&r, order, order + n, free_rows, &c->live);
  rewrite(c, &r);
}
