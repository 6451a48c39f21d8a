// Lanes that a collective waits for and that go elsewhere. PTX lets a collective go on without lanes that have exited,
// which an early return relies on, and what such a lane does on its way out is its own affair. A lane that passed the
// collective by, did what those who wait have yet to do and then exited is another matter: the mask names more lanes
// than the branch lets in, and on a GPU what they did may come before or after the collective.
//
// Who comes first must not change the verdict. So each lane leaves a trail: how often it came to each door (the last
// branch that every way to a collective takes, see doors.c), when it did last, and what it did last that others can
// see. Those who wait have come to their door as often as one who passed by there; and what that one did after it lies
// ahead of those who wait.
#include <stdlib.h>
#include "doors.h"
#include "exec.h"
#include "launch.h"

typedef struct ptx_trail {
  uint64_t *at, *acted;  /* clocks of the block: at each door, by lane; of the last act of each lane */
  uint32_t *times, *act; /* how often it was at each door; the last act */
} ptx_trail;

bool ptx_absent_init(ptx_block *b) {
  const size_t doors = b->run->kernel->n_doors, n = b->stride;
  if (!doors || !(b->run->checks & AOTI_PTX_CHECK_BARRIERS)) return true;
  b->trail = calloc(1, sizeof *b->trail);
  if (!b->trail) return false;
  b->trail->at = malloc((doors + 1) * n * sizeof *b->trail->at);
  b->trail->times = malloc((doors + 1) * n * sizeof *b->trail->times);
  if (!b->trail->at || !b->trail->times) return false;
  b->trail->acted = b->trail->at + doors * n;
  b->trail->act = b->trail->times + doors * n;
  return true;
}

void ptx_absent_start(ptx_block *b) {
  const size_t n = (size_t)(b->run->kernel->n_doors + 1) * b->stride;
  if (!b->trail) return;
  memset(b->trail->at, 0, n * sizeof *b->trail->at);
  memset(b->trail->times, 0, n * sizeof *b->trail->times);
}

void ptx_absent_deinit(ptx_block *b) {
  if (!b->trail) return;
  free(b->trail->at);
  free(b->trail->times);
  free(b->trail);
}

void ptx_absent_door(ptx_block *b, const ptx_inst *i) {
  if (!b->trail) return;
  uint64_t *at = b->trail->at + (size_t)(i->door - 1) * b->stride;
  uint32_t *times = b->trail->times + (size_t)(i->door - 1) * b->stride;
  for (uint32_t l = b->lo; l < b->hi; l++) times[l] += b->act[l] & 1;
  for (uint32_t l = b->lo; l < b->hi; l++) at[l] = b->act[l] ? b->clock : at[l];
}

void ptx_absent_again(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t lanes) {
  if (!b->trail || !i->door) return;
  uint32_t *times = b->trail->times + (size_t)(i->door - 1) * b->stride + w * PTX_WARP;
  for (; lanes; lanes &= lanes - 1) times[__builtin_ctz(lanes)]--;
}

/* Generic stores to the stack are a thread's own affair: unoptimised code keeps its variables there. */
static bool own_stack(const ptx_block *b, const ptx_inst *i, uint32_t lane) {
  if (i->exec != ptx_exec_st || i->space != PTX_GENERIC || i->a == PTX_NO) return false;
  return ptx_read(b, i->a, i->wa, lane) + (uint64_t)i->imm - PTX_LOCAL_BASE < PTX_WINDOW;
}

void ptx_absent_act(ptx_block *b, const ptx_inst *i) {
  if (!b->trail) return;
  PTX_FOR_LANES(b, w, l)
  if (!own_stack(b, i, l)) b->trail->acted[l] = b->clock, b->trail->act[l] = (uint32_t)(i - b->code);
}

/* Whether those who wait at one instruction can come to another without passing their door. Without memory to find out:
 * no. */
static bool lies_ahead(const ptx_block *b, uint32_t from, uint32_t to) {
  const uint32_t n = b->run->kernel->n_code;
  uint32_t n_open = 0, *open = calloc(n, sizeof *open);
  bool *seen = calloc(n, sizeof *seen), found = false;
  if (open && seen) open[n_open++] = from;
  while (n_open && !found) {
    uint32_t at = open[--n_open], next[2];
    if (at != from && b->code[at].door == b->code[from].behind) continue;
    ptx_successors(b->code, n, at, next);
    for (int k = 0; k < 2; k++)
      if (next[k] < n && !seen[next[k]]) {
        seen[next[k]] = true;
        found = found || next[k] == to;
        open[n_open++] = next[k];
      }
  }
  free(seen);
  free(open);
  return found;
}

/* Whether none of the lanes that have gone, or are about to, passed those by who wait here with the mask. */
static bool none_passed(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t lanes, uint32_t mask, uint32_t gone) {
  const ptx_trail *t = b->trail;
  const size_t row = (size_t)(i->behind - 1) * b->stride;
  const uint32_t here = w * PTX_WARP + (uint32_t)__builtin_ctz(lanes), pc = (uint32_t)(i - b->code);
  uint32_t passed = 0, known = PTX_NO, act = 0;
  bool ahead = false;
  for (uint32_t r = gone; r; r &= r - 1) {
    uint32_t l = w * PTX_WARP + (uint32_t)__builtin_ctz(r);
    if (t->times[row + l] != t->times[row + here] || t->acted[l] <= t->at[row + l]) continue;
    if (t->act[l] != known) known = t->act[l], ahead = lies_ahead(b, pc, known);
    if (ahead && !passed) act = known;
    if (ahead) passed |= r & (0 - r);
  }
  if (!passed) return true;
  ptx_fault(b, AOTI_PTX_BARRIER, i, here,
            "lanes 0x%08x of warp %u wait here with the member mask 0x%08x; lanes 0x%08x of it never come: they go on "
            "elsewhere and exit",
            lanes, w, mask, passed);
  b->info->has_other = true;
  b->info->other_block = b->index;
  b->info->other_lane = w * PTX_WARP + (uint32_t)__builtin_ctz(passed);
  b->info->other_pc = act;
  return false;
}

bool ptx_absent_arrive(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t lanes, uint32_t mask) {
  const uint32_t gone = mask & b->started[w] & ~b->alive[w];
  return !gone || !b->trail || !i->behind || none_passed(b, i, w, lanes, mask, gone);
}

bool ptx_absent_exit(ptx_block *b) {
  for (uint32_t k = 0; b->trail && k < b->n_waiting; k++) {
    const ptx_waiting *p = &b->waiting[k];
    const ptx_inst *i = &b->code[p->at];
    if (p->warp < b->lo / PTX_WARP || p->warp >= b->hi / PTX_WARP || !i->behind) continue;
    uint32_t gone = b->w[p->warp] & p->mask & ~p->lanes;
    if (gone && !none_passed(b, i, p->warp, p->lanes, p->mask, gone)) return false;
  }
  return true;
}
