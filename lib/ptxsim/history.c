// Who touched what last: chunks, lines, words (race.h). Every level follows the rules of word(): an access is checked
// against the last write, a write also against the last two readers, and takes its place among them. A level that
// cannot tell for all of its bytes at once leaves them to the next finer one, so that the answer is that of the words.
#include <string.h>
#include "launch.h"
#include "race.h"

/* The access in hand. */
typedef struct party {
  ptx_block *b;
  const ptx_inst *i;
  const struct ptx_sync *s;
  const ptx_history *h;
  uint64_t base; /* the address of the first byte of the history */
  uint32_t who, pc, stamp, bytes;
  int how;
  bool atomic, several, global, write, turns, locks; /* several: a lane and its neighbour read the same */
  bool stores;                                       /* a store beside other host threads: see keep() */
  ptx_chunk *held;
} party;

typedef enum outcome { FINE, SAME_VALUE, RACE } outcome;

static uint32_t clock_of(const party *me, uint32_t lane) { return me->s->vc[lane / PTX_WARP][lane / PTX_WARP]; }

/* Is what lanes from..to of a block did at a clock over for lanes lane..last of this one? */
static inline bool passed(const party *me, uint32_t who, uint32_t clock, uint32_t from, uint32_t to, uint32_t lane,
                          uint32_t last) {
  if (who != me->who) return !me->global || (me->turns && clock <= me->s->acquired);
  if (clock <= me->s->floor) return true;
  for (uint32_t w = lane / PTX_WARP; w <= last / PTX_WARP; w++)
    for (uint32_t v = from / PTX_WARP; v <= to / PTX_WARP; v++)
      if (clock > me->s->vc[w][v] - (v == w)) return false;
  return true;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static inline bool ordered(const party *me, const ptx_mark *m, uint32_t lane) {
  return (m->who == me->who && m->tid == lane && !(m->flags & PTX_SEVERAL)) ||
         passed(me, m->who, m->clock, m->tid, m->tid, lane, lane);
}

static inline bool clash(const party *me, const ptx_mark *m, uint8_t bytes, uint32_t lane) {
  return m->who && (m->bytes & bytes) && !((m->flags & PTX_ATOMIC_MARK) && me->atomic) && !ordered(me, m, lane);
}

static inline void put(const party *me, ptx_mark *m, uint8_t bytes, uint32_t lane) {
  uint32_t clock = clock_of(me, lane);
  bool same = m->who == me->who && m->tid == lane && m->clock == clock && m->pc == me->pc;
  *m = (ptx_mark){.who = me->who,
                  .clock = clock,
                  .pc = me->pc,
                  .tid = (uint16_t)lane,
                  .bytes = (uint8_t)(bytes | (same ? m->bytes : 0)),
                  .flags = (uint8_t)((me->atomic ? PTX_ATOMIC_MARK : 0) | (me->several ? PTX_SEVERAL : 0))};
}

/* NULL, or the mark that clashes. */
static inline const ptx_mark *word(const party *me, ptx_mark *m, uint8_t bytes, uint32_t lane) {
  if (me->write) {
    // Lanes of one warp that write in one instruction are looked at where they write.
    bool together = m[0].who == me->who && m[0].pc == me->pc && m[0].tid / PTX_WARP == lane / PTX_WARP &&
                    m[0].clock == clock_of(me, lane);
    if (!together && clash(me, &m[0], bytes, lane)) return &m[0];
    if (clash(me, &m[1], bytes, lane)) return &m[1];
    if (clash(me, &m[2], bytes, lane)) return &m[2];
    if (me->atomic) { // what was not atomic still clashes with other lanes' atomics, which this one does not
      if (m[0].who && (m[0].bytes & bytes) && !(m[0].flags & PTX_ATOMIC_MARK)) {
        ptx_mark *free_one = &m[m[1].who && m[1].bytes ? 2 : 1];
        *free_one = m[0];
        free_one->flags |= PTX_WROTE;
      }
      put(me, &m[0], bytes, lane);
      return NULL;
    }
    put(me, &m[0], bytes, lane);
    m[1].bytes &= (uint8_t)~bytes;
    m[2].bytes &= (uint8_t)~bytes;
    return NULL;
  }
  if (clash(me, &m[0], bytes, lane)) return &m[0];
  // Two readers that are not known to be over are enough: a writer is at most one of them. Better two of two warps.
  bool two = (m[1].bytes & m[2].bytes & bytes) == bytes && m[1].tid != m[2].tid;
  for (int k = 1; k < 3; k++)
    if (!m[k].who || !m[k].bytes || ordered(me, &m[k], lane) ||
        (me->several && m[k].who == me->who && m[k].tid == lane)) {
      put(me, &m[k], bytes, lane);
      return NULL;
    }
  if (two && m[1].who == m[2].who && m[1].tid / PTX_WARP == m[2].tid / PTX_WARP &&
      m[1].tid / PTX_WARP != lane / PTX_WARP)
    put(me, &m[m[1].clock < m[2].clock ? 1 : 2], bytes, lane);
  return NULL;
}

static bool report(const party *me, uint32_t lane, uint64_t address, const ptx_mark *m, bool other_wrote) {
  const ptx_mark other = *m;
  ptx_block *b = me->b;
  bool same_block = !me->global || other.who == b->index + 1;
  ptx_fault_at(
      b, me->global ? AOTI_PTX_RACE_GLOBAL : AOTI_PTX_RACE_SHARED, me->i, lane, address,
      me->global ? PTX_GLOBAL : PTX_SHARED, me->bytes, "a %s that nothing orders after a %s of the same bytes by %s",
      me->how & PTX_WRITE ? "write" : "read", other_wrote ? "write" : "read",
      same_block ? (other.tid / PTX_WARP == lane / PTX_WARP ? "another lane of the warp" : "another warp of the block")
                 : "another block");
  ptx_fault_info *f = b->info;
  f->has_other = true;
  f->other_pc = other.pc;
  f->other_lane = other.tid + (other.tid == lane && (other.flags & PTX_SEVERAL));
  f->other_block = same_block ? b->index : other.who - 1;
  return false;
}

/* A store of what is there already hurts nobody: many threads setting one flag, or storing one sum. */
static bool same_value(const party *me, uint32_t lane, uint64_t address) {
  const ptx_inst *i = me->i;
  const uint8_t *there = me->global ? (const uint8_t *)(uintptr_t)address : me->b->shared + address;
  if (i->exec == ptx_exec_stmatrix) {
    uint16_t row[8];
    ptx_stmatrix_row(me->b, i, lane, row);
    return !memcmp(there, row, sizeof row);
  }
  if (i->exec != ptx_exec_st) return false;
  for (uint32_t k = 0; k < i->vec; k++)
    if (!ptx_stays(i, there + k * i->size, ptx_row(me->b, i->rows[k]) + (size_t)lane * i->rows_w[k])) return false;
  return true;
}

/* Stores n bytes from the first-th of a lane at once, while the lock is held: who is checked against the mark finds in
 * memory what it stands for, and not what was there before, whatever the host's threads do. */
static void keep(const party *me, uint32_t lane, uint64_t first, uint64_t n, uint64_t address) {
  const ptx_inst *i = me->i;
  uint8_t bytes[64];
  for (uint32_t k = 0; k < i->vec; k++)
    memcpy(bytes + k * i->size, ptx_row(me->b, i->rows[k]) + (size_t)lane * i->rows_w[k], i->size);
  memcpy((uint8_t *)(uintptr_t)address, bytes + first, n);
}

static void keep_all(const party *me, const ptx_trace *mine, uint64_t off, uint32_t size) {
  for (uint32_t k = 0; k < size >> mine->shift; k++)
    keep(me, mine->tid + k, 0, 1u << mine->shift, me->base + off + ((uint64_t)k << mine->shift));
}

/* ---- chunks and lines -------------------------------------------------------------------------------------------- */

static void let_go(party *me) {
  if (me->locks && me->held) __atomic_clear(&me->held->lock, __ATOMIC_RELEASE);
  me->held = NULL;
}

static inline ptx_chunk *hold(party *me, uint64_t off) {
  ptx_chunk *c = &me->h->chunks[off / PTX_CHUNK];
  if (c == me->held) return c;
  let_go(me);
  if (me->locks)
    while (__atomic_test_and_set(&c->lock, __ATOMIC_ACQUIRE)) {}
  me->held = c;
  if (c->stamp == me->stamp) return c;
  for (int k = 0; k < 3; k++) c->trace[k].who = 0;
  c->split = 0;
  c->stamp = me->stamp;
  return c;
}

static inline void note(ptx_line *line, uint32_t who, uint32_t clock) {
  if (!line->newest_who)
    line->newest_who = who, line->newest = clock;
  else if (line->newest_who != who)
    line->newest = UINT32_MAX;
  else if (clock > line->newest)
    line->newest = clock;
}

static inline ptx_line *split_chunk(const party *me, ptx_chunk *c, uint64_t off) {
  uint32_t k = (uint32_t)(off / PTX_LINE % (PTX_CHUNK / PTX_LINE));
  ptx_line *line = &me->h->lines[off / PTX_LINE];
  if (c->split >> k & 1) return line;
  c->split |= (uint8_t)(1u << k);
  line->words = 0;
  line->newest_who = 0;
  for (int r = 0; r < 3; r++) {
    ptx_trace *t = &line->trace[r];
    *t = c->trace[r];
    t->tid = (uint16_t)(t->tid + (k * PTX_LINE >> t->shift));
    if (t->who) note(line, t->who, t->clock);
  }
  return line;
}

static ptx_mark *split_line(const party *me, ptx_line *line, uint64_t off) {
  uint32_t k = (uint32_t)(off / 4 % (PTX_LINE / 4));
  ptx_mark *m = me->h->marks + off / 4 * 3;
  if (line->words >> k & 1) return m;
  line->words |= (uint16_t)(1u << k);
  for (int r = 0; r < 3; r++) {
    const ptx_trace *t = &line->trace[r];
    uint32_t last = 4 * k + 3; // of lanes that share the word, the last: a mark has room for one
    m[r] = (ptx_mark){.who = t->who,
                      .clock = t->clock,
                      .pc = t->pc,
                      .tid = (uint16_t)(t->tid + (last >> t->shift)),
                      .bytes = t->shift == 1 ? 12
                               : t->shift    ? 15
                                             : 8};
  }
  return m;
}

static bool alike(const ptx_trace *x, const ptx_trace *y) {
  return x->who == y->who && x->tid == y->tid && x->shift == y->shift;
}

static uint32_t last_of(const ptx_trace *t, uint32_t size) { return t->tid + ((size - 1) >> t->shift); }

/* Is everything behind this trace over for the lanes of mine? */
static bool over(const party *me, const ptx_trace *t, const ptx_trace *mine, uint32_t size) {
  return !t->who || alike(t, mine) ||
         passed(me, t->who, t->clock, t->tid, last_of(t, size), mine->tid, last_of(mine, size));
}

/* No byte has one and the same reader in both. */
static bool disjoint(const ptx_trace *x, const ptx_trace *y, uint32_t size) {
  return x->who != y->who || x->tid > last_of(y, size) || y->tid > last_of(x, size) ||
         (x->shift == y->shift && x->tid != y->tid);
}

/* The rules of word(), for all of a chunk or a line at once. False when they have to be looked at more finely. */
static bool whole(const party *me, ptx_trace *t, const ptx_trace *mine, uint32_t size) {
  bool together = me->write && size == PTX_LINE && t[0].who == me->who && t[0].pc == me->pc &&
                  t[0].clock == mine->clock && t[0].tid / PTX_WARP == mine->tid / PTX_WARP;
  if (!together && !over(me, &t[0], mine, size)) return false;
  if (me->write) {
    if (!over(me, &t[1], mine, size) || !over(me, &t[2], mine, size)) return false;
    t[0] = *mine;
    t[1].who = t[2].who = 0;
    return true;
  }
  for (int k = 1; k < 3; k++)
    if (over(me, &t[k], mine, size)) {
      t[k] = *mine;
      return true;
    }
  if (!disjoint(&t[1], &t[2], size)) return false;
  bool one_warp = t[1].who == t[2].who && t[1].tid / PTX_WARP == t[2].tid / PTX_WARP;
  if (one_warp && t[1].tid / PTX_WARP != mine->tid / PTX_WARP) t[t[1].clock < t[2].clock ? 1 : 2] = *mine;
  return true;
}

/* A word that clashes: what is said of it. */
static outcome refuse(party *me, uint64_t address, uint32_t lane, const ptx_mark *bad, bool wrote) {
  if (me->write && wrote && same_value(me, lane, address)) return SAME_VALUE;
  const ptx_mark other = *bad;
  let_go(me);
  report(me, lane, address, &other, wrote);
  return RACE;
}

/* n bytes from off, word by word; the lane of the first is `lane`. */
static outcome words(party *me, uint64_t off, uint64_t n, uint32_t lane, uint32_t shift) {
  uint32_t bytes = shift > 2 ? 4 : 1u << shift;
  outcome result = FINE;
  for (uint64_t k = 0; k < n;) {
    uint64_t at = off + k, end = k + PTX_LINE - at % PTX_LINE;
    ptx_line *line = split_chunk(me, hold(me, at), at);
    for (; k < n && k < end; k += bytes, at += bytes) {
      uint32_t l = lane + (uint32_t)(k >> shift);
      ptx_mark *m = split_line(me, line, at);
      const ptx_mark *bad = word(me, m, (uint8_t)(((1u << bytes) - 1) << (at & 3)), l);
      if (!bad) {
        if (me->stores) keep(me, l, k - (k >> shift << shift), bytes, me->base + at);
        note(line, me->who, clock_of(me, l));
        continue;
      }
      result = refuse(me, me->base + off + (k >> shift << shift), l, bad, bad == m || (bad->flags & PTX_WROTE));
      if (result == RACE) return RACE;
    }
  }
  return result;
}

static outcome one_line(party *me, ptx_chunk *c, uint64_t off, const ptx_trace *mine) {
  ptx_line *line = split_chunk(me, c, off);
  // What is over for the whole block need not be looked at, and where no other block sees the memory need not be kept.
  bool settled = line->newest_who == me->who ? line->newest <= me->s->floor : !line->newest_who;
  if (settled && me->write) line->words = 0, line->trace[0].who = line->trace[1].who = line->trace[2].who = 0;
  if (settled && !me->global) line->words = 0;
  if (!line->words && whole(me, line->trace, mine, PTX_LINE)) {
    if (me->stores) keep_all(me, mine, off, PTX_LINE);
    if (me->write) line->newest_who = 0;
    note(line, mine->who, mine->clock);
    return FINE;
  }
  outcome r = words(me, off, PTX_LINE, mine->tid, mine->shift);
  if (r == FINE && me->write) { // every word has this write now
    line->trace[0] = *mine;
    line->trace[1].who = line->trace[2].who = 0;
    line->words = 0;
    line->newest_who = mine->who, line->newest = mine->clock;
  }
  return r;
}

static outcome one_chunk(party *me, uint64_t off, ptx_trace *mine) {
  ptx_chunk *c = hold(me, off);
  if (!c->split && whole(me, c->trace, mine, PTX_CHUNK)) {
    if (me->stores) keep_all(me, mine, off, PTX_CHUNK);
    return FINE;
  }
  outcome all = FINE;
  ptx_trace part = *mine;
  for (uint32_t k = 0; k < PTX_CHUNK; k += PTX_LINE) {
    part.tid = (uint16_t)(mine->tid + (k >> mine->shift));
    outcome r = one_line(me, c, off + k, &part);
    if (r == RACE) return r;
    if (r != FINE) all = r;
  }
  if (all == FINE && me->write) {
    c->trace[0] = *mine;
    c->trace[1].who = c->trace[2].who = 0;
    c->split = 0;
  }
  return all;
}

/* Lanes one after another, 1 << shift bytes each. False on a race. */
static bool range(party *me, uint64_t off, uint32_t lane, uint32_t lanes, uint32_t shift) {
  uint64_t end = off + ((uint64_t)lanes << shift), step;
  ptx_trace mine = {.who = me->who, .pc = me->pc, .shift = (uint8_t)shift};
  uint32_t even = lane; // the lanes up to here have one clock
  outcome r = FINE;
  for (; off < end && r != RACE; off += step, lane += (uint32_t)(step >> shift)) {
    uint32_t clock = clock_of(me, lane);
    mine.tid = (uint16_t)lane, mine.clock = clock;
    for (uint32_t last = lane + (uint32_t)((end - off) >> shift); even < last && clock_of(me, even) == clock;)
      even = (even / PTX_WARP + 1) * PTX_WARP;
    uint64_t alike_bytes = (uint64_t)(even - lane) << shift;
    if (alike_bytes > end - off) alike_bytes = end - off;
    if (!(off % PTX_CHUNK) && alike_bytes >= PTX_CHUNK)
      r = one_chunk(me, off, &mine), step = PTX_CHUNK;
    else if (!(off % PTX_LINE) && alike_bytes >= PTX_LINE)
      r = one_line(me, hold(me, off), off, &mine), step = PTX_LINE;
    else
      step = 1ull << shift, r = words(me, off, step, lane, shift);
  }
  let_go(me);
  return r != RACE;
}

static party party_of(ptx_block *b, const ptx_inst *i, uint32_t bytes, int how, const ptx_allocation *al) {
  return (party){.b = b,
                 .i = i,
                 .s = b->sync,
                 .h = al ? &al->history : &b->shared_history,
                 .base = al ? al->pub.address : 0,
                 .who = al ? (uint32_t)b->index + 1 : b->serial,
                 .pc = (uint32_t)(i - b->code),
                 .stamp = al ? b->run->stamp : b->serial,
                 .bytes = bytes,
                 .how = how,
                 .atomic = (how & PTX_ATOMIC) != 0,
                 .global = al != NULL,
                 .write = (how & PTX_WRITE) != 0,
                 .turns = b->run->run_sync != NULL,
                 .locks = al && b->run->threaded,
                 .stores = al && b->run->threaded && i->exec == ptx_exec_st};
}

bool ptx_race_warp(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, uint32_t bytes, int how,
                   const ptx_access *a, ptx_allocation *al) {
  if (!b->sync || b->sync->lost) return true;
  if (how & PTX_SYNCING)
    for (uint32_t r = bits; r; r &= r - 1)
      ptx_race_synchronise(b, i, w, a->addr[__builtin_ctz(r)] | (al ? 0 : 1ull << 63), how, al != NULL);
  party me = party_of(b, i, bytes, how, al);
  uint32_t shift = (uint32_t)__builtin_ctz(bytes);
  if (a->contiguous && !me.atomic && bytes == 1u << shift && bytes > 1 && bytes <= 16)
    return range(&me, a->addr[0] - me.base, w * PTX_WARP, PTX_WARP, shift);
  uint64_t before[2] = {UINT64_MAX, UINT64_MAX};
  if (a->uniform && !me.write) { // two are enough
    uint32_t rest = bits & (bits - 1);
    bits = (bits & (0 - bits)) | (rest & (0 - rest));
  }
  for (uint32_t r = bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    // Of lanes that read one place two are enough: a writer is at most one of them.
    if (!me.write && a->addr[l] == before[0] && a->addr[l] == before[1]) continue;
    before[1] = before[0], before[0] = a->addr[l];
    // A lane's bytes are in words of its own, unless they are fewer than a word.
    uint32_t each = bytes == 1u << shift ? shift : 31u;
    if (words(&me, a->addr[l] - me.base, bytes, w * PTX_WARP + l, each) == RACE) return false;
  }
  let_go(&me);
  return true;
}

static bool same_place(const ptx_shape *s, uint32_t k, uint32_t j) {
  return s->run[k].addr == s->run[j].addr && s->run[k].lanes == s->run[j].lanes;
}

/* Readers of one place: two are enough, of different warps where there are two. Does a later run of another warp read
 * what run k, the second of its warp to do so, reads? */
static bool another_warp(const ptx_shape *s, uint32_t k) {
  if (s->run[k].lane / PTX_WARP != s->run[k - 1].lane / PTX_WARP) return false;
  uint32_t j = k;
  while (j < s->n && s->run[j].lane / PTX_WARP == s->run[k].lane / PTX_WARP && same_place(s, k, j)) j++;
  return j < s->n && same_place(s, k, j);
}

bool ptx_race_runs(ptx_block *b, const ptx_inst *i, const ptx_shape *s, uint64_t delta, uint32_t bytes, int how,
                   ptx_allocation *al) {
  if (!b->sync || b->sync->lost) return true;
  party me = party_of(b, i, bytes, how, al);
  uint32_t shift = (uint32_t)__builtin_ctz(bytes), readers = 0;
  me.several = !s->step;
  for (uint32_t k = 0; k < s->n; k++) {
    uint64_t off = s->run[k].addr + delta - me.base;
    uint32_t lane = s->run[k].lane, lanes = s->run[k].lanes;
    readers = k && same_place(s, k - 1, k) ? readers : 0;
    if (!me.write && (readers == 2 || (readers == 1 && another_warp(s, k)))) continue;
    if (!readers || s->run[k].lane / PTX_WARP != s->run[k - 1].lane / PTX_WARP) readers++;
    if (s->step && !range(&me, off, lane, lanes, shift)) return false;
    if (s->step) continue;
    uint32_t other = (lane / PTX_WARP + 1) * PTX_WARP; // and the next warp, if the run reaches it
    if (words(&me, off, bytes, lane, shift) == RACE) return false;
    if (other < lane + lanes && words(&me, off, bytes, other, shift) == RACE) return false;
  }
  let_go(&me);
  return true;
}
