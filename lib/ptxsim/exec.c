// A block, group by group. The runnable group with the lowest program counter runs until it meets another's; two groups
// at one counter join. A group that spins over memory lets the others run (after some backward branches).
#include <stdlib.h>
#include "exec.h"
#include "race.h"

enum { QUANTUM = 512 };

static bool any(const uint32_t w[PTX_MAX_WARPS], uint32_t n) {
  uint32_t r = 0;
  for (uint32_t i = 0; i < n; i++) r |= w[i];
  return r != 0;
}

/* In a shuffled schedule warps go their own ways: only lanes of one warp join. */
static bool joins(const ptx_block *b, const ptx_group *x, const ptx_group *y) {
  if (!b->random) return true;
  for (uint32_t w = 0; w < b->warps; w++)
    if (x->w[w] && y->w[w]) return true;
  return false;
}

/* Room for one more; false when there is no memory for it. */
static bool grow(ptx_block *b, void *at, uint32_t n, uint32_t *cap, size_t size) {
  if (n < *cap) return true;
  uint32_t more = *cap ? *cap * 2 : 16;
  void *was, *now;
  memcpy(&was, at, sizeof was);
  now = realloc(was, more * size);
  if (!now) {
    ptx_fault(b, AOTI_PTX_NO_MEMORY, NULL, PTX_NO, "the host has no memory");
    return false;
  }
  memcpy(at, &now, sizeof now);
  *cap = more;
  return true;
}

bool ptx_push_group(ptx_block *b, const ptx_group *g) {
  if (!any(g->w, b->warps)) return true;
  for (uint32_t k = 0; k < b->n_groups; k++)
    if (b->groups[k].pc == g->pc && joins(b, &b->groups[k], g)) {
      for (uint32_t i = 0; i < b->warps; i++) b->groups[k].w[i] |= g->w[i];
      return true;
    }
  if (!grow(b, &b->groups, b->n_groups, &b->cap_groups, sizeof *g)) return false;
  b->groups[b->n_groups++] = *g;
  return true;
}

bool ptx_park(ptx_block *b, const ptx_parked *p) {
  if (!grow(b, &b->parked, b->n_parked, &b->cap_parked, sizeof *p)) return false;
  b->parked[b->n_parked++] = *p;
  return true;
}

bool ptx_wait(ptx_block *b, const ptx_waiting *p) {
  if (!grow(b, &b->waiting, b->n_waiting, &b->cap_waiting, sizeof *p)) return false;
  b->waiting[b->n_waiting++] = *p;
  return true;
}

static void account(ptx_block *b) {
  if (!b->issued) return;
  for (uint32_t i = b->lo / PTX_WARP; i < b->hi / PTX_WARP; i++)
    if (b->cur.w[i]) b->worker->utilisation[__builtin_popcount(b->cur.w[i])] += b->issued;
  b->issued = 0;
}

static void expand(const uint32_t *w, uint8_t *bytes, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++)
    if (w[i] == UINT32_MAX)
      memset(bytes + i * PTX_WARP, 255, PTX_WARP);
    else
      for (uint32_t l = 0; l < PTX_WARP; l++) bytes[i * PTX_WARP + l] = (uint8_t) - (w[i] >> l & 1);
}

static uint32_t ones_of(uint32_t w) { return w == UINT32_MAX ? PTX_WARP : (uint32_t)__builtin_popcount(w); }

void ptx_set_current(ptx_block *b, const ptx_group *g) {
  b->cur = *g;
  b->pc = g->pc;
  uint32_t first = 0, last = b->warps;
  while (first < last && !g->w[first]) first++;
  while (last > first && !g->w[last - 1]) last--;
  b->cur_live = last > first;
  b->lo = first * PTX_WARP, b->hi = last * PTX_WARP;
  b->n_lanes = b->n_warps = 0;
  b->full = true, b->divided = false;
  for (uint32_t i = first; i < last; i++) {
    b->n_lanes += ones_of(g->w[i]);
    b->n_warps += g->w[i] != 0;
    b->full &= g->w[i] == UINT32_MAX;
    b->divided |= g->w[i] && g->w[i] != b->started[i];
  }
  expand(b->cur.w, b->act, first, last);
}

/* Where the current group meets another. */
void ptx_next_limit(ptx_block *b) {
  b->limit = PTX_NO;
  for (uint32_t k = 0; k < b->n_groups; k++)
    if (b->groups[k].pc < b->limit && b->groups[k].pc > b->pc) b->limit = b->groups[k].pc;
}

/* Takes the lowest group, or, when somebody spins, another in turn. False when none is runnable. */
static bool choose(ptx_block *b) {
  if (b->cur_live) {
    ptx_group g = b->cur;
    g.pc = b->pc;
    b->cur_live = false;
    if (!ptx_push_group(b, &g)) return false;
  }
  if (!b->n_groups) return false;
  uint32_t at = 0;
  if (b->random) {
    b->random = b->random * 6364136223846793005ull + 1442695040888963407ull;
    at = (uint32_t)(b->random >> 40) % b->n_groups;
    b->quantum = 1 + (uint32_t)(b->random >> 33) % 64;
    b->rotate = b->spins = 0;
  } else if (b->rotate) {
    // The next counter above the one that spun, wrapping around: every group gets its turn.
    uint32_t best = PTX_NO;
    for (uint32_t k = 0; k < b->n_groups; k++)
      if (b->groups[k].pc > b->pc && (best == PTX_NO || b->groups[k].pc < b->groups[best].pc)) best = k;
    if (best == PTX_NO) {
      for (uint32_t k = 0; k < b->n_groups; k++)
        if (best == PTX_NO || b->groups[k].pc < b->groups[best].pc) best = k;
    }
    at = best;
    b->quantum = QUANTUM;
    b->rotate = b->spins = 0;
  } else {
    for (uint32_t k = 1; k < b->n_groups; k++)
      if (b->groups[k].pc < b->groups[at].pc) at = k;
    b->quantum = 0;
  }
  ptx_group g = b->groups[at];
  b->groups[at] = b->groups[--b->n_groups];
  ptx_set_current(b, &g);
  ptx_next_limit(b);
  return true;
}

static void set_masks(ptx_block *b, const uint8_t *m, const uint32_t *w, bool full, uint32_t lanes, uint32_t warps) {
  b->m = m, b->w = w, b->m_full = full, b->m_lanes = lanes, b->m_warps = warps;
}

static uint32_t pack_bits(const uint8_t *bytes) { /* 32 bytes of 0 or 255 to bits */
  uint32_t r = 0;
  for (int k = 0; k < 4; k++) {
    uint64_t v;
    memcpy(&v, bytes + 8 * k, 8);
    r |= (uint32_t)((v & 0x0101010101010101ull) * 0x0102040810204080ull >> 56) << 8 * k;
  }
  return r;
}

/* The guard: lanes whose predicate is off take no part. False when no lane is left. */
static bool guard(ptx_block *b, const ptx_inst *i) {
  const uint8_t *p = ptx_row(b, i->guard);
  uint8_t flip = i->guard_neg;
  uint32_t lanes = 0, warps = 0, n = b->hi;
  bool full = true;
  for (uint32_t l = b->lo; l < n; l++) b->eff[l] = (uint8_t)(b->act[l] & (uint8_t) - (p[l] ^ flip));
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = pack_bits(b->eff + w * PTX_WARP);
    b->eff_w[w] = bits;
    lanes += ones_of(bits);
    warps += bits != 0;
    full &= bits == UINT32_MAX;
  }
  set_masks(b, b->eff, b->eff_w, full, lanes, warps);
  return lanes != 0;
}

static void stuck(ptx_block *b);

static inline void execute(ptx_block *b, const ptx_inst *i) {
  if (i->acts && b->divided) ptx_absent_act(b, i);
  i->exec(b, i);
}

void ptx_block_run(ptx_block *b, uint64_t budget) {
  const ptx_inst *code = b->code;
  ptx_tally *tally = b->worker->tally;
  uint64_t max = b->run->launch->max_instructions;
  b->yielded = false;
  while (!b->fault) {
    if (!choose(b)) {
      if (b->fault) break;
      ptx_release(b);
      if (b->n_groups) continue;
      if (b->n_parked || b->n_waiting) {
        stuck(b);
        break;
      }
      b->finished = true;
      break;
    }
    b->regroup = false;
    set_masks(b, b->act, b->cur.w, b->full, b->n_lanes, b->n_warps);
    while (!b->regroup) {
      const ptx_inst *i = &code[b->pc];
      ptx_tally *t = &tally[b->pc];
      b->pc++;
      b->clock += b->n_warps;
      if (i->door) ptx_absent_door(b, i);
      if (i->guard != PTX_NO && i->exec != ptx_exec_bra) {
        bool some = guard(b, i);
        t->warps += b->n_warps;
        t->lanes += b->m_lanes;
        if (b->run->count)
          for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
            if (b->cur.w[w]) b->worker->utilisation[__builtin_popcount(b->eff_w[w])]++;
        if (some) execute(b, i);
        set_masks(b, b->act, b->cur.w, b->full, b->n_lanes, b->n_warps);
      } else {
        t->warps += b->n_warps;
        t->lanes += b->n_lanes;
        b->issued++;
        execute(b, i);
      }
      b->shapes_known &= i->keeps;
      if (b->pc >= b->limit) break;
      if (b->quantum && !--b->quantum) break;
    }
    account(b);
    if (max && b->clock > max) {
      ptx_fault(b, AOTI_PTX_TIMEOUT, &code[b->pc ? b->pc - 1 : 0], PTX_NO, "the block ran past %llu warp-instructions",
                (unsigned long long)max);
      break;
    }
    if (budget && b->backward > budget) { // waiting for another block, perhaps
      b->yielded = true;
      b->backward = 0;
      break;
    }
  }
}

/* ---- release: who may go on -------------------------------------------------------------------------------------- */

static uint32_t count(const uint32_t *w, uint32_t n) {
  uint32_t c = 0;
  for (uint32_t i = 0; i < n; i++) c += ones_of(w[i]);
  return c;
}

static void complete(ptx_block *b, uint32_t id) {
  ptx_barrier *bar = &b->barriers[id];
  ptx_race_barrier(b, bar->arrived, bar->joined);
  for (uint32_t k = 0; k < b->n_parked;) {
    ptx_parked *p = &b->parked[k];
    if (p->barrier != id) {
      k++;
      continue;
    }
    const ptx_inst *i = &b->code[p->g.pc - 1];
    if (i->sub == 1) // bar.red
      for (uint32_t w = 0; w < b->warps; w++)
        for (uint32_t bits = p->g.w[w]; bits; bits &= bits - 1) {
          uint32_t l = w * PTX_WARP + (uint32_t)__builtin_ctz(bits);
          uint32_t v = i->type2 == 2 ? bar->ones : i->type2 == 0 ? bar->ones == bar->total : bar->ones != 0;
          ptx_write(b, i->d, i->wd, l, v);
        }
    ptx_group g = p->g;
    b->parked[k] = b->parked[--b->n_parked];
    ptx_push_group(b, &g);
  }
  memset(bar, 0, sizeof *bar);
  b->worker->progress++;
}

void ptx_release(ptx_block *b) {
  uint32_t alive = count(b->alive, b->warps);
  for (uint32_t id = 0; id < 16; id++) {
    ptx_barrier *bar = &b->barriers[id];
    if (!bar->used) continue;
    uint32_t here = bar->signalled, expected = bar->expected;
    if (!expected) {
      here += count(bar->arrived, b->warps);
      // bar.sync without a count waits for every thread that has not exited
      expected = alive;
    } else { // a count is in whole warps, also for the last, part-filled one
      for (uint32_t w = 0; w < b->warps; w++)
        if (bar->arrived[w])
          here += b->alive[w] & ~bar->arrived[w] ? (uint32_t)__builtin_popcount(bar->arrived[w]) : PTX_WARP;
    }
    if (here >= expected && here) complete(b, id);
  }
  for (uint32_t k = 0; k < b->n_waiting;) {
    const ptx_waiting p = b->waiting[k];
    const uint32_t n = b->n_waiting;
    if (!ptx_meet(b, &b->code[p.at], p.warp, p.mask)) return;
    k = b->n_waiting == n ? k + 1 : 0;
  }
}

/* Nothing can run, yet threads wait. */
static void stuck(ptx_block *b) {
  const ptx_parked *p = NULL;
  const ptx_waiting *q = NULL;
  for (uint32_t k = 0; k < b->n_parked; k++)
    if (!p || b->parked[k].g.pc < p->g.pc) p = &b->parked[k];
  for (uint32_t k = 0; k < b->n_waiting; k++)
    if (!q || b->waiting[k].at < q->at || (b->waiting[k].at == q->at && b->waiting[k].warp < q->warp))
      q = &b->waiting[k];
  if (q && (!p || q->at < p->g.pc - 1)) {
    uint32_t missing = q->mask & b->alive[q->warp] & ~q->lanes;
    ptx_fault(b, AOTI_PTX_DEADLOCK, &b->code[q->at], q->warp * PTX_WARP + (uint32_t)__builtin_ctz(q->lanes),
              "warp %u waits for lanes 0x%08x at this instruction; lanes 0x%08x never come: they wait elsewhere",
              q->warp, q->mask, missing);
    return;
  }
  uint32_t lane = 0;
  for (uint32_t w = b->warps; w-- > 0;)
    if (p->g.w[w]) lane = w * PTX_WARP + (uint32_t)__builtin_ctz(p->g.w[w]);
  const ptx_barrier *bar = &b->barriers[p->barrier];
  uint32_t here = count(bar->arrived, b->warps) + bar->signalled;
  ptx_fault(b, AOTI_PTX_DEADLOCK, &b->code[p->g.pc - 1], lane,
            "barrier %u waits for %u threads, %u are there, %u have exited, and no other can run", p->barrier,
            bar->expected ? bar->expected : count(b->alive, b->warps), here, b->threads - count(b->alive, b->warps));
}

void ptx_block_start(ptx_block *b) {
  b->n_groups = b->n_parked = b->n_waiting = b->n_async = 0;
  b->spins = b->rotate = b->quantum = 0;
  b->shapes_known = 0;
  b->issued = b->backward = b->clock = 0;
  b->fault = b->finished = b->yielded = b->cur_live = false;
  memset(b->barriers, 0, 16 * sizeof *b->barriers);
  b->timed = b->frozen = false;
  b->quiet = 0, b->ahead = 0;
  b->random = b->run->launch->seed ? b->run->launch->seed * 0x9e3779b97f4a7c15ull + b->index * 2 + 1 : 0;
  ptx_group g = {.pc = 0};
  for (uint32_t l = 0; l < b->threads; l++) g.w[l / PTX_WARP] |= 1u << l % PTX_WARP;
  memcpy(b->alive, g.w, sizeof b->alive);
  memcpy(b->started, g.w, sizeof b->started);
  if (b->random)
    for (uint32_t w = 1; w < b->warps; w++) {
      ptx_group one = {.pc = 0};
      one.w[w] = g.w[w], g.w[w] = 0;
      ptx_push_group(b, &one);
    }
  memset(b->async_serial, 0, b->stride * sizeof *b->async_serial);
  ptx_push_group(b, &g);
}
