// Warp collectives. Every lane that the member mask names and that is alive must come, to this instruction or one that
// says the same, with the same mask; those that came early wait.
#include "exec.h"
#include "race.h"

static uint32_t mask_of(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t l) {
  return i->f == PTX_NO ? UINT32_MAX : ptx_u32(b, i->f, w * PTX_WARP + l);
}

/* Nearly always: one mask, and all whom it names are here. There may be a fault then. */
static bool all_here(ptx_block *b, const ptx_inst *i) {
  uint32_t mask = UINT32_MAX;
  if (i->f != PTX_NO && !ptx_uniform(b, i->f, &mask)) return false;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w] && (b->w[w] & ~mask || mask & b->alive[w] & ~b->w[w])) return false;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w]) {
      if (!ptx_absent_arrive(b, i, w, b->w[w], mask)) return true;
      ptx_race_warp_sync(b, w);
    }
  return true;
}

/* The lanes of bits whose mask is that of the first. */
static uint32_t of_one_mask(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, uint32_t *out_mask) {
  uint32_t same = 0;
  *out_mask = mask_of(b, i, w, (uint32_t)__builtin_ctz(bits));
  for (uint32_t r = bits; r; r &= r - 1)
    if (mask_of(b, i, w, (uint32_t)__builtin_ctz(r)) == *out_mask) same |= r & (0 - r);
  return same;
}

/* Lanes meet at instructions with the same qualifiers, wherever these stand; bar.warp.sync has none. All lanes of a
 * matrix instruction must be at one. */
static bool alike(const ptx_inst *x, const ptx_inst *y) {
  if (x == y) return true;
  if (x->exec != y->exec || x->f == PTX_NO) return false;
  return x->exec == ptx_exec_bar_warp || x->exec == ptx_exec_elect ||
         (x->sub == y->sub && x->sign == y->sign && x->wa == y->wa);
}

/* One collective of a warp: its lanes, and the instruction of each. */
typedef struct party {
  uint32_t w, bits, step;
  const ptx_inst *const *of; /* the one of lane l at l * step */
} party;
static const ptx_inst *inst_of(const party *p, uint32_t l) { return p->of[l * p->step]; }
static bool carry_out(ptx_block *b, const party *p);

bool ptx_meet(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t mask) {
  const ptx_inst *of[PTX_WARP] = {0};
  uint32_t have = 0, places = 0;
  for (uint32_t k = 0; k < b->n_waiting; k++) {
    const ptx_waiting *q = &b->waiting[k];
    if (q->warp == w && q->mask == mask && alike(i, &b->code[q->at])) have |= q->lanes, places++;
  }
  if (mask & b->alive[w] & ~have) return true;
  for (uint32_t k = 0; k < b->n_waiting;) {
    const ptx_waiting q = b->waiting[k];
    if (q.warp != w || q.mask != mask || !alike(i, &b->code[q.at])) {
      k++;
      continue;
    }
    b->waiting[k] = b->waiting[--b->n_waiting];
    // All at one place: the instruction runs again, with every lane.
    ptx_group g = {.pc = q.at + (places > 1)};
    g.w[w] = q.lanes;
    if (!ptx_push_group(b, &g)) return false;
    if (places == 1) {
      ptx_absent_again(b, &b->code[q.at], w, q.lanes);
      return true;
    }
    for (uint32_t r = q.lanes; r; r &= r - 1) of[__builtin_ctz(r)] = &b->code[q.at];
    b->worker->tally[q.at].warps++;
    b->worker->tally[q.at].lanes += (uint32_t)__builtin_popcount(q.lanes);
    b->worker->utilisation[__builtin_popcount(q.lanes)]++;
  }
  ptx_race_warp_sync(b, w);
  return carry_out(b, &(party){.w = w, .bits = have, .step = 1, .of = of});
}

static bool wait_at(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t lanes, uint32_t mask) {
  const uint32_t at = (uint32_t)(i - b->code);
  uint32_t k = 0;
  while (k < b->n_waiting && !(b->waiting[k].warp == w && b->waiting[k].at == at && b->waiting[k].mask == mask)) k++;
  if (k < b->n_waiting)
    b->waiting[k].lanes |= lanes;
  else if (!ptx_wait(b, &(ptx_waiting){.warp = w, .lanes = lanes, .mask = mask, .at = at}))
    return false;
  return ptx_meet(b, i, w, mask);
}

/* What was counted of this instruction is counted when it is carried out. */
static void uncount(ptx_block *b, const ptx_inst *i) {
  ptx_tally *t = &b->worker->tally[i - b->code];
  t->warps -= b->m_warps;
  t->lanes -= b->m_lanes;
  if (i->guard == PTX_NO) b->issued--;
  for (uint32_t w = b->lo / PTX_WARP; i->guard != PTX_NO && b->run->count && w < b->hi / PTX_WARP; w++)
    if (b->w[w]) b->worker->utilisation[__builtin_popcount(b->w[w])]--;
}

/* True when the instruction may go on with every lane of b->w. Otherwise its lanes wait, or have gone on: the caller
 * must return. */
bool ptx_gather(ptx_block *b, const ptx_inst *i) {
  if (all_here(b, i)) return !b->fault;
  bool all = true;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    for (uint32_t left = b->w[w], same, mask; left; left &= ~same) {
      same = of_one_mask(b, i, w, left, &mask);
      if (same & ~mask) {
        ptx_fault(b, AOTI_PTX_BARRIER, i, w * PTX_WARP + (uint32_t)__builtin_ctz(same & ~mask),
                  "the member mask 0x%08x does not name the lane that executes this", mask);
        return false;
      }
      if (!ptx_absent_arrive(b, i, w, same, mask)) return false;
      if (mask & b->alive[w] & ~same) all = false;
    }
  if (all) {
    for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
      if (b->w[w]) ptx_race_warp_sync(b, w);
    return true;
  }
  uncount(b, i);
  ptx_group off = {.pc = b->pc}; // lanes whose guard is off go on to the next instruction
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    off.w[w] = b->cur.w[w] & ~b->w[w];
    for (uint32_t left = b->w[w], same, mask; left; left &= ~same) {
      same = of_one_mask(b, i, w, left, &mask);
      if (!wait_at(b, i, w, same, mask)) return false;
    }
  }
  b->cur_live = false;
  b->regroup = true;
  ptx_push_group(b, &off);
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

/* What the lanes give: the source that the instruction of each names. */
static void shuffle_of(const ptx_block *b, const party *p, uint32_t a[PTX_WARP], sources *out) {
  uint32_t bb[PTX_WARP] = {0}, cc[PTX_WARP] = {0};
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r), lane = p->w * PTX_WARP + l;
    const ptx_inst *i = inst_of(p, l);
    a[l] = ptx_u32(b, i->a, lane), bb[l] = ptx_u32(b, i->b, lane), cc[l] = ptx_u32(b, i->c, lane);
  }
  *out = sources_of(inst_of(p, (uint32_t)__builtin_ctz(p->bits))->sub, bb, cc, 1);
}

static bool shuffle(ptx_block *b, const party *p, const uint32_t a[PTX_WARP], const sources *s) {
  for (uint32_t r = p->bits; r && (b->run->checks & AOTI_PTX_CHECK_BARRIERS); r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    if (p->bits >> s->from[l] & 1) continue;
    ptx_fault(b, AOTI_PTX_BARRIER, inst_of(p, l), p->w * PTX_WARP + l,
              "lane %u takes the value of lane %u, which does not take part", l, s->from[l]);
    return false;
  }
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    const ptx_inst *i = inst_of(p, l);
    ptx_write(b, i->d, 4, p->w * PTX_WARP + l, a[s->from[l]]);
    if (i->e != PTX_NO) ptx_write(b, i->e, 1, p->w * PTX_WARP + l, s->in >> l & 1);
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
    uint32_t base = w * PTX_WARP, *d = (uint32_t *)(void *)ptx_row(b, i->d) + base, a[PTX_WARP];
    uint8_t *p = i->e == PTX_NO ? NULL : ptx_row(b, i->e) + base;
    if (!same) s = sources_of(i->sub, bb + base, cc + base, 1);
    memcpy(a, ptx_row(b, i->a) + 4 * (size_t)base, sizeof a);
    if (b->w[w] != UINT32_MAX) {
      if (!shuffle(b, &(party){.w = w, .bits = b->w[w], .of = &i}, a, &s)) return;
      continue;
    }
    for (uint32_t l = 0; l < PTX_WARP; l++) d[l] = a[s.from[l]];
    for (uint32_t l = 0; p && l < PTX_WARP; l++) p[l] = s.in >> l & 1;
  }
}

static void vote(const ptx_block *b, const party *p) {
  uint32_t set = 0;
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    set |= (uint32_t)(ptx_row(b, inst_of(p, l)->a)[p->w * PTX_WARP + l] & 1) << l;
  }
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    const ptx_inst *i = inst_of(p, l);
    uint32_t m = mask_of(b, i, p->w, l) & p->bits, v = set & m;
    uint32_t result = i->sub == 4 ? v == m : i->sub == 5 ? v != 0 : i->sub == 7 ? v == m || !v : v;
    ptx_write(b, i->d, i->wd, p->w * PTX_WARP + l, result);
  }
}

static void match(const ptx_block *b, const party *p) {
  uint64_t v[PTX_WARP];
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    v[l] = ptx_read(b, inst_of(p, l)->a, inst_of(p, l)->wa, p->w * PTX_WARP + l);
  }
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r), lane = p->w * PTX_WARP + l, same = 0;
    const ptx_inst *i = inst_of(p, l);
    uint32_t m = mask_of(b, i, p->w, l) & p->bits;
    for (uint32_t q = m; q; q &= q - 1) same |= (uint32_t)(v[__builtin_ctz(q)] == v[l]) << __builtin_ctz(q);
    if (i->sub == 4) {
      bool all = same == m;
      ptx_write(b, i->d, 4, lane, all ? m : 0);
      if (i->e != PTX_NO) ptx_write(b, i->e, 1, lane, all);
    } else {
      ptx_write(b, i->d, 4, lane, same);
    }
  }
}

static uint32_t reduce(const ptx_block *b, const party *p, uint32_t m) {
  uint32_t v = 0;
  for (uint32_t q = m; q; q &= q - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(q);
    const ptx_inst *i = inst_of(p, l);
    uint32_t x = ptx_u32(b, i->a, p->w * PTX_WARP + l);
    bool less = i->sign ? (int32_t)x < (int32_t)v : x < v;
    if (q == m) {
      v = x;
      continue;
    }
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

static void redux(const ptx_block *b, const party *p) {
  uint32_t out[PTX_WARP], last = 0, v = 0;
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r), m = mask_of(b, inst_of(p, l), p->w, l) & p->bits;
    if (m != last) v = reduce(b, p, m), last = m;
    out[l] = v;
  }
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    ptx_write(b, inst_of(p, l)->d, 4, p->w * PTX_WARP + l, out[l]);
  }
}

static void elect(const ptx_block *b, const party *p) {
  for (uint32_t r = p->bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r), lane = p->w * PTX_WARP + l;
    const ptx_inst *i = inst_of(p, l);
    uint32_t leader = (uint32_t)__builtin_ctz(mask_of(b, i, p->w, l) & p->bits);
    ptx_write(b, i->d, 4, lane, leader);
    ptx_write(b, i->e, 1, lane, leader == l);
  }
}

/* Lanes that met at several places. */
static bool carry_out(ptx_block *b, const party *p) {
  const ptx_exec_fn exec = inst_of(p, (uint32_t)__builtin_ctz(p->bits))->exec;
  if (exec == ptx_exec_shfl) {
    uint32_t a[PTX_WARP] = {0};
    sources s;
    shuffle_of(b, p, a, &s);
    return shuffle(b, p, a, &s);
  }
  if (exec == ptx_exec_vote) vote(b, p);
  if (exec == ptx_exec_match) match(b, p);
  if (exec == ptx_exec_redux) redux(b, p);
  if (exec == ptx_exec_elect) elect(b, p);
  return true;
}

#define WARP_BY_WARP(of_one)                                     \
  if (!ptx_gather(b, i)) return;                                 \
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) \
    if (b->w[w]) of_one(b, &(party){.w = w, .bits = b->w[w], .of = &i})
PTX_EXEC(vote) { WARP_BY_WARP(vote); }
PTX_EXEC(match) { WARP_BY_WARP(match); }
PTX_EXEC(redux) { WARP_BY_WARP(redux); }
PTX_EXEC(elect) { WARP_BY_WARP(elect); }
PTX_EXEC(bar_warp) { ptx_gather(b, i); }

PTX_EXEC(activemask) { PTX_FOR_LANES(b, w, l) ptx_write(b, i->d, 4, l, b->w[w]); }
