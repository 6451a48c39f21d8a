// Warp collectives. Every lane that the member mask names and that is alive must be here; those that came early wait.
#include "exec.h"
#include "race.h"

/* Nearly always: one mask, and all whom it names are here. */
static bool all_here(ptx_block *b, const ptx_inst *i) {
  uint32_t mask = UINT32_MAX;
  if (i->f != PTX_NO && !ptx_uniform(b, i->f, &mask)) return false;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w] && (b->w[w] & ~mask || mask & b->alive[w] & ~b->w[w])) return false;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w]) ptx_race_warp_sync(b, w);
  return true;
}

/* True when the instruction may go on with every lane of b->w. Otherwise lanes were parked or released: the caller must
 * return and the instruction runs again for those that are ready. */
bool ptx_gather(ptx_block *b, const ptx_inst *i) {
  if (all_here(b, i)) return true;
  uint32_t pc = b->pc - 1;
  bool all = true;
  uint32_t wait[PTX_MAX_WARPS] = {0}, want[PTX_MAX_WARPS] = {0};
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    if (!bits) continue;
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), mask = i->f == PTX_NO ? UINT32_MAX : ptx_u32(b, i->f, w * PTX_WARP + l);
      if (!(mask >> l & 1)) {
        ptx_fault(b, AOTI_PTX_BARRIER, i, w * PTX_WARP + l,
                  "the member mask 0x%08x does not name the lane that executes this", mask);
        return false;
      }
      if (mask & b->alive[w] & ~bits) wait[w] |= 1u << l, want[w] |= mask, all = false;
    }
    ptx_race_warp_sync(b, w);
  }
  if (all) return true;
  // Some must wait; lanes of a full warp go on at once. Lanes whose guard is off go on to the next instruction.
  ptx_group ready = {.pc = pc}, off = {.pc = b->pc};
  ptx_parked p = {.g = {.pc = pc}, .why = PTX_W_WARP, .at = pc};
  for (uint32_t w = 0; w < b->warps; w++) {
    off.w[w] = b->cur.w[w] & ~b->w[w];
    ready.w[w] = b->w[w] & ~wait[w];
    p.g.w[w] = wait[w];
    p.mask[w] = want[w];
  }
  // A lane that waits already at this instruction joins.
  for (uint32_t k = 0; k < b->n_parked;) {
    const ptx_parked *q = &b->parked[k];
    if (q->why == PTX_W_WARP && q->at == pc) {
      for (uint32_t w = 0; w < b->warps; w++) {
        p.g.w[w] |= q->g.w[w], p.mask[w] |= q->mask[w];
        p.acted[w] = q->acted[w], p.acted_at[w] = q->acted_at[w];
      }
      b->parked[k] = b->parked[--b->n_parked];
    } else {
      k++;
    }
  }
  b->worker->tally[pc].warps -= b->n_warps;
  b->worker->tally[pc].lanes -= b->m_lanes;
  b->cur_live = false;
  b->regroup = true;
  if (!ptx_park(b, &p) || !ptx_push_group(b, &ready) || !ptx_push_group(b, &off)) return false;
  ptx_release(b);
  return false;
}

/* Where each lane's value comes from; a bit per lane for those whose source is in range. */
typedef struct sources {
  uint32_t from[PTX_WARP], in;
} sources;

/* b and c as the instruction gives them to a lane; with step 0 to all of them the same. */
static sources sources_of(uint8_t sub, const uint32_t *bb, const uint32_t *cc, uint32_t step) {
  sources s = {.in = 0};
  for (uint32_t l = 0; l < PTX_WARP; l++) {
    uint32_t bv = bb[l * step] & 31, cv = cc[l * step], clamp = cv & 31, seg = cv >> 8 & 31;
    uint32_t max = (l & seg) | (clamp & ~seg), min = l & seg, j;
    bool in;
    switch (sub) {
    case 0: // up
      in = (int32_t)(l - bv) >= (int32_t)max;
      j = l - bv;
      break;
    case 1:
      j = l + bv;
      in = j <= max;
      break;
    case 2:
      j = l ^ bv;
      in = j <= max;
      break;
    default: j = min | (bv & ~seg); in = j <= max;
    }
    s.from[l] = (in ? j : l) & 31;
    s.in |= (uint32_t)in << l;
  }
  return s;
}

static bool shuffle(ptx_block *b, const ptx_inst *i, uint32_t w, const sources *s) {
  uint32_t bits = b->w[w], base = w * PTX_WARP, a[PTX_WARP];
  uint32_t *d = (uint32_t *)(void *)ptx_row(b, i->d) + base;
  uint8_t *p = i->e == PTX_NO ? NULL : ptx_row(b, i->e) + base;
  memcpy(a, ptx_row(b, i->a) + 4 * (size_t)base, sizeof a);
  if (bits == UINT32_MAX) {
    for (uint32_t l = 0; l < PTX_WARP; l++) d[l] = a[s->from[l]];
    for (uint32_t l = 0; p && l < PTX_WARP; l++) p[l] = s->in >> l & 1;
    return true;
  }
  for (uint32_t r = bits; r && (b->run->checks & AOTI_PTX_CHECK_BARRIERS); r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    if (bits >> s->from[l] & 1) continue;
    ptx_fault(b, AOTI_PTX_BARRIER, i, base + l, "lane %u takes the value of lane %u, which does not take part", l,
              s->from[l]);
    return false;
  }
  for (uint32_t r = bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    d[l] = a[s->from[l]];
    if (p) p[l] = s->in >> l & 1;
  }
  return true;
}

PTX_EXEC(shfl) {
  if (!ptx_gather(b, i)) return;
  uint32_t bv, cv;
  bool same = ptx_uniform(b, i->b, &bv) && ptx_uniform(b, i->c, &cv);
  const uint32_t *bb = (const uint32_t *)(const void *)ptx_row(b, i->b),
                 *cc = (const uint32_t *)(const void *)ptx_row(b, i->c);
  sources s;
  if (same) s = sources_of(i->sub, &bv, &cv, 0);
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    if (!b->w[w]) continue;
    if (!same) s = sources_of(i->sub, bb + w * PTX_WARP, cc + w * PTX_WARP, 1);
    if (!shuffle(b, i, w, &s)) return;
  }
}

static uint32_t mask_of(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t l) {
  return ptx_u32(b, i->f, w * PTX_WARP + l);
}

PTX_EXEC(vote) {
  if (!ptx_gather(b, i)) return;
  const uint8_t *a = ptx_row(b, i->a);
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w], set = 0;
    for (uint32_t l = 0; l < PTX_WARP; l++) set |= (uint32_t)(a[w * PTX_WARP + l] & 1) << l;
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), m = mask_of(b, i, w, l) & bits, v = set & m;
      uint32_t result = i->sub == 4 ? v == m : i->sub == 5 ? v != 0 : i->sub == 7 ? v == m || !v : v;
      ptx_write(b, i->d, i->wd, w * PTX_WARP + l, result);
    }
  }
}

PTX_EXEC(match) {
  if (!ptx_gather(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    uint64_t v[PTX_WARP];
    for (uint32_t l = 0; l < PTX_WARP; l++) v[l] = ptx_read(b, i->a, i->wa, w * PTX_WARP + l);
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), m = mask_of(b, i, w, l) & bits, same = 0;
      for (uint32_t q = m; q; q &= q - 1) same |= (uint32_t)(v[__builtin_ctz(q)] == v[l]) << __builtin_ctz(q);
      if (i->sub == 4) {
        bool all = same == m;
        ptx_write(b, i->d, 4, w * PTX_WARP + l, all ? m : 0);
        if (i->e != PTX_NO) ptx_write(b, i->e, 1, w * PTX_WARP + l, all);
      } else {
        ptx_write(b, i->d, 4, w * PTX_WARP + l, same);
      }
    }
  }
}

static uint32_t reduce(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t m) {
  uint32_t v = ptx_u32(b, i->a, w * PTX_WARP + (uint32_t)__builtin_ctz(m));
  for (uint32_t q = m & (m - 1); q; q &= q - 1) {
    uint32_t x = ptx_u32(b, i->a, w * PTX_WARP + (uint32_t)__builtin_ctz(q));
    bool less = i->sign ? (int32_t)x < (int32_t)v : x < v;
    switch (i->sub) {
    case 0: v += x; break;
    case 1: v = less ? x : v; break;
    case 2: v = less ? v : x; break;
    case 8: v &= x; break;
    case 9: v |= x; break;
    default: v ^= x;
    }
  }
  return v;
}

PTX_EXEC(redux) {
  if (!ptx_gather(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w], out[PTX_WARP], last = 0, v = 0;
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), m = mask_of(b, i, w, l) & bits;
      if (m != last) v = reduce(b, i, w, m), last = m;
      out[l] = v;
    }
    for (uint32_t r = bits; r; r &= r - 1)
      ptx_write(b, i->d, 4, w * PTX_WARP + (uint32_t)__builtin_ctz(r), out[__builtin_ctz(r)]);
  }
}

PTX_EXEC(activemask) { PTX_FOR_LANES(b, w, l) ptx_write(b, i->d, 4, l, b->w[w]); }

PTX_EXEC(elect) {
  if (!ptx_gather(b, i)) return;
  PTX_FOR_LANES(b, w, l) {
    uint32_t m = mask_of(b, i, w, l % PTX_WARP) & b->w[w], leader = (uint32_t)__builtin_ctz(m);
    ptx_write(b, i->d, 4, l, leader);
    ptx_write(b, i->e, 1, l, leader == l % PTX_WARP);
  }
}
