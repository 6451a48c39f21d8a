// Barriers and fences.
#include "exec.h"
#include "race.h"

/* A barrier that lanes arrive at together, and those lanes. */
typedef struct arrival {
  ptx_group lanes;
  uint32_t id, expected, lane; /* expected 0: every thread; lane: the first of them */
} arrival;

/* Lanes may name different barriers: one at a time, the first lane's. */
static arrival first_named(const ptx_block *b, const ptx_inst *i) {
  arrival a = {.lanes = {.pc = b->pc}, .id = UINT32_MAX};
  if (ptx_uniform(b, i->a, &a.id) && (i->b == PTX_NO || ptx_uniform(b, i->b, &a.expected))) {
    for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) a.lanes.w[w] = b->w[w];
  } else {
    a.id = UINT32_MAX;
    PTX_FOR_LANES(b, w, l) {
      uint32_t n = ptx_u32(b, i->a, l), e = i->b == PTX_NO ? 0 : ptx_u32(b, i->b, l);
      if (a.id == UINT32_MAX) a.id = n, a.expected = e;
      if (n == a.id && e == a.expected) a.lanes.w[w] |= 1u << l % PTX_WARP;
    }
  }
  for (uint32_t w = b->warps; w-- > 0;)
    if (a.lanes.w[w]) a.lane = w * PTX_WARP + (uint32_t)__builtin_ctz(a.lanes.w[w]);
  return a;
}

static bool legal(ptx_block *b, const ptx_inst *i, const arrival *a) {
  if (a->id > 15) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, a->lane, "there is no barrier %u: a block has 16", a->id);
    return false;
  }
  if (i->b != PTX_NO && (a->expected == 0 || a->expected % PTX_WARP)) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, a->lane,
              "a barrier for %u threads: the count must be a multiple of the warp size", a->expected);
    return false;
  }
  if (a->expected > b->stride) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, a->lane, "barrier %u waits for %u threads, the block has %u", a->id, a->expected,
              b->threads);
    return false;
  }
  const ptx_barrier *bar = &b->barriers[a->id];
  if (bar->used && bar->expected != a->expected) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, a->lane, "barrier %u is waited for with a count of %u here and %u elsewhere",
              a->id, a->expected, bar->expected);
    return false;
  }
  return true;
}

/* Nearly always every thread that has not exited comes to bar.sync together, and all go on at once. */
static bool all_pass(ptx_block *b, const ptx_inst *i, const arrival *a) {
  if (i->sub || b->random || b->n_groups || b->n_parked || b->n_waiting || b->barriers[a->id].used) return false;
  uint32_t other = 0, warps = 0;
  for (uint32_t w = 0; w < b->warps; w++) {
    other |= (b->alive[w] ^ a->lanes.w[w]) | (b->alive[w] ^ b->cur.w[w]);
    warps += b->alive[w] != 0;
  }
  if (other || (a->expected && a->expected != warps * PTX_WARP)) return false;
  b->worker->barriers += warps;
  b->worker->progress++;
  ptx_race_block_sync(b);
  return true;
}

/* The arrivals of warp w; false on a fault. */
static bool arrive(ptx_block *b, const ptx_inst *i, const arrival *a, uint32_t w, ptx_barrier *bar) {
  uint32_t bits = a->lanes.w[w], pc = (uint32_t)(i - b->code);
  b->worker->barriers++;
  // An aligned barrier is one instruction of the whole warp.
  if (i->sign && (b->run->checks & AOTI_PTX_CHECK_BARRIERS)) {
    uint32_t l = w * PTX_WARP + (uint32_t)__builtin_ctz(bits);
    if (bar->pc[w] != PTX_NO && bar->pc[w] != pc) {
      ptx_fault(b, AOTI_PTX_BARRIER, i, l,
                "warp %u is divergent: others of its lanes wait for barrier %u at PTX line %u", w, a->id,
                b->code[bar->pc[w]].line);
      return false;
    }
    if (bar->arrived[w] & ~bits & b->alive[w] && i->sub == 2) {
      ptx_fault(b, AOTI_PTX_BARRIER, i, l, "warp %u is divergent at barrier %u", w, a->id);
      return false;
    }
  }
  bar->pc[w] = pc;
  for (uint32_t rest = i->sub == 1 ? bits : 0; rest; rest &= rest - 1) {
    bar->total++;
    bar->ones += ptx_row(b, i->c)[w * PTX_WARP + (uint32_t)__builtin_ctz(rest)];
  }
  ptx_race_arrive(b, w, bar->joined);
  if (i->sub != 2) bar->arrived[w] |= bits;
  // counted in whole warps
  if (i->sub == 2) bar->signalled += b->alive[w] & ~bits ? (uint32_t)__builtin_popcount(bits) : PTX_WARP;
  return true;
}

PTX_EXEC(bar) {
  const arrival a = first_named(b, i);
  if (!legal(b, i, &a) || all_pass(b, i, &a)) return;
  ptx_barrier *bar = &b->barriers[a.id];
  if (!bar->used)
    for (uint32_t w = 0; w < PTX_MAX_WARPS; w++) bar->pc[w] = PTX_NO;
  bar->used = true;
  bar->expected = a.expected;
  // Lanes whose guard was off go on; those that named another barrier run this instruction again.
  ptx_group rest = {.pc = b->pc}, again = {.pc = (uint32_t)(i - b->code)};
  for (uint32_t w = 0; w < b->warps; w++) {
    if (a.lanes.w[w] && !arrive(b, i, &a, w, bar)) return;
    if (w >= b->lo / PTX_WARP && w < b->hi / PTX_WARP) again.w[w] = b->w[w] & ~a.lanes.w[w];
    rest.w[w] = b->cur.w[w] & ~again.w[w] & ~(i->sub == 2 ? 0 : a.lanes.w[w]);
  }
  if (i->sub != 2) {
    ptx_parked p = {.g = a.lanes, .barrier = a.id};
    if (!ptx_park(b, &p)) return;
  }
  b->cur_live = false;
  b->regroup = true;
  ptx_push_group(b, &again);
  ptx_push_group(b, &rest);
  ptx_release(b);
}

PTX_EXEC(fence) {
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w]) ptx_race_fence(b, w);
  (void)i;
}
