// Lane loops under masks, branches, exits.
#include "exec.h"

#define BLEND(T)                                                     \
  {                                                                  \
    T *to = (T *)(void *)(d) + lo;                                   \
    const T *from = (const T *)(const void *)t;                      \
    for (uint32_t l = 0; l < n; l++) to[l] = m[l] ? from[l] : to[l]; \
    break;                                                           \
  }
static void blend(const ptx_block *b, uint32_t row, uint8_t width, const uint8_t *t) {
  uint8_t *d = ptx_row(b, row);
  uint32_t lo = b->lo, n = b->hi - b->lo;
  const uint8_t *m = b->m + lo;
  if (b->m_full) {
    memcpy(d + (size_t)lo * width, t, (size_t)n * width);
    return;
  }
  switch (width) {
  case 1: BLEND(uint8_t)
  case 2: BLEND(uint16_t)
  case 4: BLEND(uint32_t)
  case 8: BLEND(uint64_t)
  default: BLEND(unsigned __int128)
  }
}

#define SRC(field) (i->field == PTX_NO ? NULL : ptx_row(b, i->field) + (size_t)i->w##field * b->lo)

PTX_EXEC(lanes) {
  ptx_lanes x = {.a = SRC(a), .b = SRC(b), .c = SRC(c), .f = SRC(f), .n = (int)(b->hi - b->lo), .mode = i->mode};
  if (b->m_full) {
    x.d = ptx_row(b, i->d) + (size_t)i->wd * b->lo;
    if (i->e != PTX_NO) x.e = ptx_row(b, i->e) + (size_t)i->we * b->lo;
    i->lane(&x);
    return;
  }
  x.d = b->tmp, x.e = b->tmp2;
  i->lane(&x);
  blend(b, i->d, i->wd, b->tmp);
  if (i->e != PTX_NO) blend(b, i->e, i->we, b->tmp2);
}

static uint8_t combine(uint8_t cmp, uint8_t p, uint8_t op) {
  return op == PTX_AND ? cmp & p : op == PTX_OR ? cmp | p : cmp ^ p;
}

/* Comparisons of the lanes in b->tmp; those of the upper of packed halves in b->tmp2. */
static void compare(ptx_block *b, const ptx_inst *i) {
  ptx_lanes x = {.d = b->tmp, .a = SRC(a), .b = SRC(b), .n = (int)(b->hi - b->lo), .mode = i->mode};
  i->lane(&x);
  if (i->vec != 2) return;
  uint32_t *ha = (uint32_t *)(void *)(b->tmp2 + PTX_MAX_LANES), *hb = ha + PTX_MAX_LANES;
  for (int l = 0; l < x.n; l++) ha[l] = ((const uint32_t *)x.a)[l] >> 16, hb[l] = ((const uint32_t *)x.b)[l] >> 16;
  x.a = ha, x.b = hb, x.d = b->tmp2;
  i->lane(&x);
}

/* p = (a cmp b) op c, q = !(a cmp b) op c; packed halves give p and q one comparison each. */
PTX_EXEC(setp) {
  uint32_t n = b->hi - b->lo;
  uint8_t *p = b->tmp, *q = b->tmp2;
  compare(b, i);
  if (i->vec != 2)
    for (uint32_t l = 0; l < n; l++) q[l] = p[l] ^ 1;
  if (i->sub != UINT8_MAX) {
    const uint8_t *c = ptx_row(b, i->c) + b->lo;
    for (uint32_t l = 0; l < n; l++) p[l] = combine(p[l], c[l], i->sub), q[l] = combine(q[l], c[l], i->sub);
  }
  blend(b, i->d, 1, p);
  if (i->e != PTX_NO) blend(b, i->e, 1, q);
}

PTX_EXEC(set) {
  uint32_t n = b->hi - b->lo;
  uint8_t *p = b->tmp, *q = b->tmp2;
  compare(b, i);
  if (i->sub != UINT8_MAX) {
    const uint8_t *c = ptx_row(b, i->c) + b->lo;
    for (uint32_t l = 0; l < n; l++) p[l] = combine(p[l], c[l], i->sub), q[l] = combine(q[l], c[l], i->sub);
  }
  PTX_FOR_LANES(b, w, l) {
    uint64_t one = ptx_read(b, i->f, i->wf, l), v = p[l - b->lo] ? one : 0;
    if (i->vec == 2) {
      uint64_t lo = p[l - b->lo] ? one & 0xffff : 0, hi = q[l - b->lo] ? one & 0xffff0000u : 0;
      v = i->wd == 4 && one == UINT32_MAX ? (p[l - b->lo] ? 0xffffu : 0) | (q[l - b->lo] ? 0xffff0000u : 0) : lo | hi;
    }
    ptx_write(b, i->d, i->wd, l, v);
  }
}

PTX_EXEC(pack) {
  uint8_t *d = ptx_row(b, i->d);
  PTX_FOR_LANES(b, w, l)
  for (uint32_t k = 0; k < i->n_rows; k++)
    memcpy(d + (size_t)l * i->wd + k * i->size, ptx_row(b, i->rows[k]) + (size_t)l * i->rows_w[k], i->size);
}

PTX_EXEC(unpack) {
  const uint8_t *a = ptx_row(b, i->a);
  uint8_t *t = b->tmp; // a destination may be the source
  PTX_FOR_LANES(b, w, l) memcpy(t + (size_t)l * i->wa, a + (size_t)l * i->wa, i->wa);
  PTX_FOR_LANES(b, v, k_)
  for (uint32_t k = 0; k < i->n_rows; k++) {
    uint8_t *to = ptx_row(b, i->rows[k]) + (size_t)k_ * i->rows_w[k];
    if (i->rows_w[k] > i->size) to[1] = 0;
    memcpy(to, t + (size_t)k_ * i->wa + k * i->size, i->size);
  }
}

/* One tick per warp-instruction of the block: deterministic, and it grows. */
PTX_EXEC(clock) {
  uint64_t v = (b->frozen ? b->frozen_at : b->clock) + b->ahead + b->index * 16;
  b->timed = true;
  if (i->sub == PTX_SR_CLOCK_HI || i->sub == PTX_SR_GLOBALTIMER_HI) v >>= 32;
  PTX_FOR_LANES(b, w, l) ptx_write(b, i->d, i->wd, l, v);
}

PTX_EXEC(nop) { (void)b, (void)i; }

PTX_EXEC(isspacep) {
  PTX_FOR_LANES(b, w, l) {
    uint64_t a = ptx_u64(b, i->a, l), base = i->space == PTX_SHARED  ? PTX_SHARED_BASE
                                             : i->space == PTX_LOCAL ? PTX_LOCAL_BASE
                                                                     : PTX_PARAM_BASE;
    bool in = i->space == PTX_GLOBAL ? a - PTX_SHARED_BASE >= 3 * PTX_WINDOW : a - base < PTX_WINDOW;
    if (i->space == PTX_CONST) {
      ptx_allocation *al = ptx_lookup(b->run->machine, a, NULL);
      in = al && al->pub.kind == AOTI_PTX_CONST;
    }
    ptx_write(b, i->d, 1, l, in);
  }
}

enum { SPIN_TURN = 64 };

/* A backward branch over memory may be a wait: after some turns the others get theirs. */
static void turned(ptx_block *b, const ptx_inst *i) {
  b->backward++;
  if (i->spin && b->n_groups && ++b->spins >= SPIN_TURN) {
    b->rotate = 1;
    b->regroup = true;
  } else if ((b->backward & 1023) == 0) {
    b->regroup = true; // lets the scheduler look at its budget
  }
}

static void split(ptx_block *b, const ptx_inst *i, const uint32_t taken[PTX_MAX_WARPS]) {
  ptx_group yes = {.pc = i->target}, no = {.pc = b->pc};
  uint32_t divided = 0;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    yes.w[w] = taken[w];
    no.w[w] = b->cur.w[w] & ~taken[w];
    divided += yes.w[w] && no.w[w];
  }
  b->worker->tally[i - b->code].divergent += divided;
  b->cur_live = false;
  b->regroup = true;
  if (ptx_push_group(b, &yes)) ptx_push_group(b, &no);
}

/* All n predicates, a multiple of 32, are the same. */
static bool one_way(const uint8_t *p, uint32_t n) {
  uint64_t first = 0x0101010101010101ull * p[0], other = 0, v[4];
  for (uint32_t l = 0; l < n; l += sizeof v) {
    memcpy(v, p + l, sizeof v);
    other |= (v[0] ^ first) | (v[1] ^ first) | (v[2] ^ first) | (v[3] ^ first);
  }
  return !other;
}

PTX_EXEC(bra) {
  uint32_t from = b->pc - 1;
  if (i->guard == PTX_NO) {
    b->pc = i->target;
  } else {
    const uint8_t *p = ptx_row(b, i->guard);
    uint32_t first = b->lo / PTX_WARP, last = b->hi / PTX_WARP, all = 1, none = 1;
    uint32_t taken[PTX_MAX_WARPS];
    if (b->full && one_way(p + b->lo, b->hi - b->lo)) {
      if (p[b->lo] == i->guard_neg) return;
      goto go;
    }
    for (uint32_t w = first; w < last; w++) {
      uint32_t bits = 0;
      for (int k = 0; k < 4; k++) {
        uint64_t v;
        memcpy(&v, p + w * PTX_WARP + 8 * k, 8);
        bits |= (uint32_t)(v * 0x0102040810204080ull >> 56) << 8 * k;
      }
      if (i->guard_neg) bits = ~bits;
      taken[w] = bits & b->cur.w[w];
      all &= taken[w] == b->cur.w[w];
      none &= !taken[w];
    }
    if (none) return;
    if (!all) {
      split(b, i, taken);
      if (i->target <= from) turned(b, i);
      return;
    }
  go:
    b->pc = i->target;
  }
  if (b->pc <= from) {
    if (b->quantum) ptx_next_limit(b);
    turned(b, i);
  }
}

PTX_EXEC(brx) {
  uint32_t taken[PTX_MAX_WARPS] = {0}, all = 1, none = 1, from = b->pc - 1;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    for (uint32_t bits = b->w[w]; bits; bits &= bits - 1) {
      uint32_t k = (uint32_t)__builtin_ctz(bits);
      if (i->sub || ptx_read(b, i->a, i->wa, w * PTX_WARP + k) == (uint64_t)i->imm) taken[w] |= 1u << k;
    }
    all &= taken[w] == b->cur.w[w];
    none &= !taken[w];
  }
  if (none) return;
  if (!all) {
    split(b, i, taken);
  } else {
    b->pc = i->target;
    if (b->n_groups) b->regroup = true;
  }
  if (i->target <= from) turned(b, i);
}

PTX_EXEC(exit) {
  (void)i;
  if (b->n_waiting && !ptx_absent_exit(b)) return;
  ptx_group rest = {.pc = b->pc};
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    b->alive[w] &= ~b->w[w];
    rest.w[w] = b->cur.w[w] & ~b->w[w];
  }
  b->backward = 0;
  b->cur_live = false;
  b->regroup = true;
  if (b->n_parked || b->n_waiting) ptx_release(b);
  ptx_push_group(b, &rest);
}

PTX_EXEC(trap) { ptx_fault(b, AOTI_PTX_TRAP, i, PTX_NO, "the kernel executed trap"); }

PTX_EXEC(nanosleep) {
  (void)i;
  b->backward += 16;
  if (b->n_groups) b->rotate = 1;
  b->regroup = true;
}
