// Barriers and fences.
#include "exec.h"
#include "race.h"

PTX_EXEC(bar) {
  uint32_t pc = b->pc - 1;
  ptx_group rest = {.pc = b->pc}; // lanes whose guard was off
  ptx_group first = {.pc = b->pc};
  uint32_t id = UINT32_MAX, expected = 0;
  PTX_FOR_LANES(b, w, l) { // lanes may name different barriers: one at a time
    uint32_t n = ptx_u32(b, i->a, l), e = i->b == PTX_NO ? 0 : ptx_u32(b, i->b, l);
    if (id == UINT32_MAX) id = n, expected = e;
    if (n == id && e == expected) first.w[w] |= 1u << l % PTX_WARP;
  }
  uint32_t lane = 0;
  for (uint32_t w = b->warps; w-- > 0;)
    if (first.w[w]) lane = w * PTX_WARP + (uint32_t)__builtin_ctz(first.w[w]);
  if (id > 15) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, lane, "there is no barrier %u: a block has 16", id);
    return;
  }
  if (i->b != PTX_NO && (expected == 0 || expected % PTX_WARP)) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, lane, "a barrier for %u threads: the count must be a multiple of the warp size",
              expected);
    return;
  }
  if (expected > b->stride) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, lane, "barrier %u waits for %u threads, the block has %u", id, expected,
              b->threads);
    return;
  }
  ptx_barrier *bar = &b->barriers[id];
  if (bar->used && bar->expected != expected) {
    ptx_fault(b, AOTI_PTX_BARRIER, i, lane, "barrier %u is waited for with a count of %u here and %u elsewhere", id,
              expected, bar->expected);
    return;
  }
  if (!bar->used)
    for (uint32_t w = 0; w < PTX_MAX_WARPS; w++) bar->pc[w] = PTX_NO;
  bar->used = true;
  bar->expected = expected;
  uint32_t here = 0;
  for (uint32_t w = 0; w < b->warps; w++) {
    rest.w[w] = b->cur.w[w] & ~first.w[w];
    if (!first.w[w]) continue;
    b->worker->barriers++;
    // An aligned barrier is one instruction of the whole warp.
    if (i->sign && (b->run->checks & AOTI_PTX_CHECK_BARRIERS)) {
      uint32_t l = w * PTX_WARP + (uint32_t)__builtin_ctz(first.w[w]);
      if (bar->pc[w] != PTX_NO && bar->pc[w] != pc) {
        ptx_fault(b, AOTI_PTX_BARRIER, i, l,
                  "warp %u is divergent: others of its lanes wait for barrier %u at PTX line %u", w, id,
                  b->code[bar->pc[w]].line);
        return;
      }
      if (bar->arrived[w] & ~first.w[w] & b->alive[w] && i->sub == 2) {
        ptx_fault(b, AOTI_PTX_BARRIER, i, l, "warp %u is divergent at barrier %u", w, id);
        return;
      }
    }
    bar->pc[w] = pc;
    here += b->alive[w] & ~first.w[w] ? (uint32_t)__builtin_popcount(first.w[w]) : PTX_WARP; // counted in whole warps
    if (i->sub == 1)
      for (uint32_t bits = first.w[w]; bits; bits &= bits - 1) {
        bar->total++;
        bar->ones += ptx_row(b, i->c)[w * PTX_WARP + (uint32_t)__builtin_ctz(bits)];
      }
    ptx_race_arrive(b, w, bar->joined);
    if (i->sub != 2) bar->arrived[w] |= first.w[w];
  }
  if (i->sub == 2) {
    bar->signalled += here;
    for (uint32_t w = 0; w < b->warps; w++) rest.w[w] |= first.w[w];
  } else {
    ptx_parked p = {.g = first, .why = PTX_W_BARRIER, .barrier = id, .expected = expected};
    if (!ptx_park(b, &p)) return;
  }
  // Lanes that named another barrier run this instruction again.
  bool again = false;
  uint32_t other[PTX_MAX_WARPS];
  for (uint32_t w = 0; w < b->warps; w++) {
    other[w] = b->w == b->cur.w || b->w == b->eff_w ? b->w[w] & ~first.w[w] : 0;
    again |= other[w] != 0;
  }
  b->cur_live = false;
  b->regroup = true;
  if (again) {
    ptx_group g = {.pc = pc};
    for (uint32_t w = 0; w < b->warps; w++) g.w[w] = other[w], rest.w[w] &= ~other[w];
    ptx_push_group(b, &g);
  }
  ptx_push_group(b, &rest);
  ptx_release(b);
}

PTX_EXEC(bar_warp) {
  // Any bar.warp.sync of the warp will do, so lanes wait at the instruction after it.
  ptx_group ready = {.pc = b->pc};
  ptx_parked p = {.g = {.pc = b->pc}, .why = PTX_W_WARP};
  bool parks = false;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    ready.w[w] = b->cur.w[w];
    for (uint32_t left = b->w[w]; left;) {
      uint32_t l = (uint32_t)__builtin_ctz(left), mask = ptx_u32(b, i->a, w * PTX_WARP + l), same = 0;
      for (uint32_t r = left; r; r &= r - 1)
        if (ptx_u32(b, i->a, w * PTX_WARP + (uint32_t)__builtin_ctz(r)) == mask) same |= r & (0 - r);
      left &= ~same;
      if ((same & mask) != same) {
        ptx_fault(b, AOTI_PTX_BARRIER, i, w * PTX_WARP + (uint32_t)__builtin_ctz(same & ~mask),
                  "the member mask 0x%08x does not name the lane that executes bar.warp.sync", mask);
        return;
      }
      ptx_race_warp_sync(b, w);
      uint32_t missing = mask & b->alive[w] & ~same;
      if (!missing) continue;
      // Others may be parked already, at this or another bar.warp.sync: together they may be complete.
      for (uint32_t k = 0; k < b->n_parked && missing; k++)
        if (b->parked[k].why == PTX_W_WARP && b->parked[k].mask[w] == mask && (b->parked[k].g.w[w] & missing) &&
            b->code[b->parked[k].g.pc - 1].exec == ptx_exec_bar_warp)
          missing &= ~b->parked[k].g.w[w];
      if (!missing) {
        for (uint32_t k = 0; k < b->n_parked;) {
          ptx_parked *q = &b->parked[k];
          if (q->why == PTX_W_WARP && q->mask[w] == mask && (q->g.w[w] & mask) &&
              b->code[q->g.pc - 1].exec == ptx_exec_bar_warp) {
            ptx_group g = {.pc = q->g.pc};
            g.w[w] = q->g.w[w];
            q->g.w[w] = 0;
            uint32_t any = 0;
            for (uint32_t v = 0; v < b->warps; v++) any |= q->g.w[v];
            if (!any)
              b->parked[k] = b->parked[--b->n_parked];
            else
              k++;
            if (!ptx_push_group(b, &g)) return;
            b->regroup = true;
          } else {
            k++;
          }
        }
        continue;
      }
      ready.w[w] &= ~same;
      p.g.w[w] |= same;
      p.mask[w] = mask;
      parks = true;
      ptx_parked one = {.g = {.pc = b->pc}, .why = PTX_W_WARP};
      one.g.w[w] = same, one.mask[w] = mask;
      if (!ptx_park(b, &one)) return;
    }
  }
  if (parks || b->regroup) {
    b->cur_live = false;
    b->regroup = true;
    ptx_push_group(b, &ready);
  }
}

PTX_EXEC(fence) {
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w]) ptx_race_fence(b, w);
  (void)i;
}
