// Races. Each warp has an epoch that moves at every synchronisation it takes part in; a mark carries the epoch of its
// access. vc[w][v] is the last epoch of warp v that warp w knows to be over (a vector clock per warp); of its own warp
// a lane knows every epoch before the present one. Synchronisation moves knowledge: barriers and mbarriers from those
// who arrive to those who pass; a release or a fence followed by an atomic write to the object at that address, an
// atomic read followed by a fence or an acquire from it.
//
// Between blocks there is no vector clock. Where a kernel synchronises through global memory its blocks run in turns on
// one host thread, epochs are drawn from one counter, and a block that acquires is taken to know everything up to the
// release: that misses some races and invents none.
#include <stdlib.h>
#include <string.h>
#include "launch.h"
#include "race.h"

enum { MAX_OBJECTS = 1 << 16 };

typedef struct object {
  uint64_t key; /* address + 1; 0 free */
  uint32_t known[PTX_MAX_WARPS];
} object;

struct ptx_sync {
  uint32_t vc[PTX_MAX_WARPS][PTX_MAX_WARPS];
  uint32_t fenced[PTX_MAX_WARPS][PTX_MAX_WARPS];  /* what a relaxed atomic write publishes: vc at the last fence */
  uint32_t pending[PTX_MAX_WARPS][PTX_MAX_WARPS]; /* what relaxed atomic reads found, known from the next fence on */
  uint32_t fence_time[PTX_MAX_WARPS], pending_time[PTX_MAX_WARPS];
  uint32_t acquired; /* accesses of other blocks up to this time are over */
  object *objects;
  uint32_t n_objects, cap_objects;
  bool lost; /* too many objects: nothing is reported any more */
};

/* Release times of global objects, of one launch whose blocks run in turns. */
struct ptx_run_sync {
  uint32_t time;
  struct {
    uint64_t key;
    uint32_t time;
  } * slots;
  uint32_t n, cap;
};

static uint64_t hash(uint64_t k) { return (k ^ k >> 29) * 0xbf58476d1ce4e5b9ull >> 20; }

static uint32_t *release_time(struct ptx_run_sync *r, uint64_t key) {
  if (r->n * 2 >= r->cap) {
    struct ptx_run_sync bigger = {.cap = r->cap ? r->cap * 2 : 256};
    bigger.slots = calloc(bigger.cap, sizeof *bigger.slots);
    if (!bigger.slots) return NULL;
    for (uint32_t i = 0; i < r->cap; i++)
      if (r->slots[i].key) {
        uint32_t at = (uint32_t)hash(r->slots[i].key) & (bigger.cap - 1);
        while (bigger.slots[at].key) at = (at + 1) & (bigger.cap - 1);
        bigger.slots[at].key = r->slots[i].key, bigger.slots[at].time = r->slots[i].time;
      }
    free(r->slots);
    r->slots = (void *)bigger.slots, r->cap = bigger.cap;
  }
  uint32_t at = (uint32_t)hash(key) & (r->cap - 1);
  while (r->slots[at].key && r->slots[at].key != key) at = (at + 1) & (r->cap - 1);
  if (!r->slots[at].key) r->slots[at].key = key, r->n++;
  return &r->slots[at].time;
}

struct ptx_run_sync *ptx_race_run_create(void) {
  return calloc(1, sizeof(struct ptx_run_sync));
}
void ptx_race_run_destroy(struct ptx_run_sync *r) {
  if (r) free(r->slots);
  free(r);
}

static uint32_t *known_at(struct ptx_sync *s, uint64_t key) {
  if (s->n_objects * 2 >= s->cap_objects) {
    uint32_t cap = s->cap_objects ? s->cap_objects * 2 : 64;
    object *objects = cap > MAX_OBJECTS ? NULL : calloc(cap, sizeof *objects);
    if (!objects) {
      s->lost = true;
      return NULL;
    }
    for (uint32_t i = 0; i < s->cap_objects; i++)
      if (s->objects[i].key) {
        uint32_t at = (uint32_t)hash(s->objects[i].key) & (cap - 1);
        while (objects[at].key) at = (at + 1) & (cap - 1);
        objects[at] = s->objects[i];
      }
    free(s->objects);
    s->objects = objects, s->cap_objects = cap;
  }
  uint32_t at = (uint32_t)hash(key) & (s->cap_objects - 1);
  while (s->objects[at].key && s->objects[at].key != key) at = (at + 1) & (s->cap_objects - 1);
  if (!s->objects[at].key) s->objects[at].key = key, s->n_objects++;
  return s->objects[at].known;
}

static void join(uint32_t *into, const uint32_t *from) {
  for (int v = 0; v < PTX_MAX_WARPS; v++) into[v] = from[v] > into[v] ? from[v] : into[v];
}

/* The next epoch of warp w. */
static void tick(ptx_block *b, uint32_t w) {
  struct ptx_sync *s = b->sync;
  struct ptx_run_sync *r = b->run->run_sync;
  s->vc[w][w] = r ? ++r->time : s->vc[w][w] + 1;
}

bool ptx_race_block_init(ptx_block *b) {
  if (!b->run->races) return true;
  b->sync = calloc(1, sizeof *b->sync);
  size_t lines = (size_t)b->run->shared_bytes / PTX_LINE + 1;
  b->shared_history.lines = calloc(lines, sizeof *b->shared_history.lines);
  b->shared_history.marks = calloc(lines * (PTX_LINE / 4) * 3, sizeof *b->shared_history.marks);
  return b->sync && b->shared_history.lines && b->shared_history.marks;
}

void ptx_race_block_deinit(ptx_block *b) {
  if (b->sync) free(b->sync->objects);
  free(b->sync);
  free(b->shared_history.lines);
  free(b->shared_history.marks);
}

void ptx_race_block_start(ptx_block *b) {
  struct ptx_sync *s = b->sync;
  if (!s) return;
  free(s->objects);
  memset(s, 0, sizeof *s);
  for (uint32_t w = 0; w < PTX_MAX_WARPS; w++) {
    s->vc[w][w] = 1;
    if (b->run->run_sync) tick(b, w);
  }
}

void ptx_race_arrive(ptx_block *b, uint32_t w, uint32_t joined[32]) {
  if (!b->sync) return;
  join(joined, b->sync->vc[w]);
  tick(b, w);
}

void ptx_race_barrier(ptx_block *b, const uint32_t arrived[32], const uint32_t joined[32]) {
  if (!b->sync) return;
  for (uint32_t w = 0; w < b->warps; w++)
    if (arrived[w]) join(b->sync->vc[w], joined);
}

void ptx_race_warp_sync(ptx_block *b, uint32_t w) {
  if (b->sync) tick(b, w);
}

void ptx_race_fence(ptx_block *b, uint32_t w) {
  struct ptx_sync *s = b->sync;
  if (!s) return;
  join(s->vc[w], s->pending[w]);
  if (s->pending_time[w] > s->acquired) s->acquired = s->pending_time[w];
  memcpy(s->fenced[w], s->vc[w], sizeof s->fenced[w]);
  s->fence_time[w] = b->run->run_sync ? b->run->run_sync->time : 0;
  tick(b, w);
}

void ptx_race_object_release(ptx_block *b, uint32_t w, uint64_t address) {
  if (!b->sync) return;
  uint32_t *known = known_at(b->sync, address + 1);
  if (known) join(known, b->sync->vc[w]);
  tick(b, w);
}

void ptx_race_object_acquire(ptx_block *b, uint32_t w, uint64_t address) {
  if (!b->sync) return;
  const uint32_t *known = known_at(b->sync, address + 1);
  if (known) join(b->sync->vc[w], known);
}

/* An atomic (or relaxed, acquire, release, volatile) access as synchronisation. */
static void synchronise(ptx_block *b, const ptx_inst *i, uint32_t w, uint64_t address, int how, bool global) {
  struct ptx_sync *s = b->sync;
  struct ptx_run_sync *r = b->run->run_sync;
  uint32_t *known = known_at(s, address + 1), *time = global && r ? release_time(r, address) : NULL;
  if (!known) return;
  bool strong = i->sem == PTX_SEM_ACQ_REL || i->sem == PTX_SEM_SC;
  if (how & PTX_READ) {
    bool now = strong || i->sem == PTX_SEM_ACQUIRE;
    join(now ? s->vc[w] : s->pending[w], known);
    if (time && now && *time > s->acquired) s->acquired = *time;
    if (time && !now && *time > s->pending_time[w]) s->pending_time[w] = *time;
  }
  if (how & PTX_WRITE) {
    bool now = strong || i->sem == PTX_SEM_RELEASE;
    join(known, now ? s->vc[w] : s->fenced[w]);
    uint32_t upto = now ? (r ? r->time : 0) : s->fence_time[w];
    if (time && upto > *time) *time = upto;
    if (now) tick(b, w);
  }
}

typedef struct self {
  uint32_t who, clock, pc, w, acquired;
  uint16_t tid;
  bool atomic, global, write, turns, locks;
  const uint32_t *vc;
} self;

/* Is the access behind this mark over, as far as self knows? */
static inline bool ordered(const ptx_mark *m, const self *me) {
  if (m->who != me->who) return !me->global || (me->turns && m->clock <= me->acquired);
  if (m->tid == me->tid) return true;
  uint32_t v = m->tid / PTX_WARP;
  return v == me->w ? m->clock < me->clock : m->clock <= me->vc[v];
}

static inline bool clash(const ptx_mark *m, uint8_t bytes, const self *me) {
  if (!m->who || !(m->bytes & bytes) || (m->atomic && me->atomic)) return false;
  return !ordered(m, me);
}

static inline void put(ptx_mark *m, uint8_t bytes, const self *me) {
  bool same = m->who == me->who && m->tid == me->tid && m->clock == me->clock && m->pc == me->pc;
  *m = (ptx_mark){.who = me->who,
                  .clock = me->clock,
                  .pc = me->pc,
                  .tid = me->tid,
                  .bytes = (uint8_t)(bytes | (same ? m->bytes : 0)),
                  .atomic = me->atomic};
}

/* NULL, or the mark that clashes. */
static inline const ptx_mark *word(ptx_mark *m, uint8_t bytes, const self *me) {
  if (me->write) {
    // Lanes of one warp that write in one instruction are looked at where they write.
    bool together = m[0].who == me->who && m[0].pc == me->pc && m[0].clock == me->clock && m[0].tid / PTX_WARP == me->w;
    if (!together && clash(&m[0], bytes, me)) return &m[0];
    if (clash(&m[1], bytes, me)) return &m[1];
    if (clash(&m[2], bytes, me)) return &m[2];
    put(&m[0], bytes, me);
    m[1].bytes &= (uint8_t)~bytes;
    m[2].bytes &= (uint8_t)~bytes;
    return NULL;
  }
  if (clash(&m[0], bytes, me)) return &m[0];
  if (m[2].who == me->who && m[2].tid != me->tid && (m[2].bytes & bytes) == bytes && !ordered(&m[2], me))
    return NULL;              // two already
  for (int k = 1; k < 3; k++) // two readers that are not known to be over: a writer is at most one of them
    if (!m[k].who || !m[k].bytes || (m[k].who == me->who && m[k].tid == me->tid) || ordered(&m[k], me)) {
      put(&m[k], bytes, me);
      break;
    }
  return NULL;
}

static bool report(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t address, int space, uint32_t bytes, int how,
                   const ptx_mark *m, bool other_wrote, bool global) {
  const ptx_mark other = *m;
  bool same_block = !global || other.who == b->index + 1;
  ptx_fault_at(
      b, global ? AOTI_PTX_RACE_GLOBAL : AOTI_PTX_RACE_SHARED, i, lane, address, space, bytes,
      "a %s that nothing orders after a %s of the same bytes by %s", how & PTX_WRITE ? "write" : "read",
      other_wrote ? "write" : "read",
      same_block ? (other.tid / PTX_WARP == lane / PTX_WARP ? "another lane of the warp" : "another warp of the block")
                 : "another block");
  ptx_fault_info *f = b->info;
  f->has_other = true;
  f->other_pc = other.pc;
  f->other_lane = other.tid;
  f->other_block = same_block ? b->index : other.who - 1;
  return false;
}

/* A store of what is there already hurts nobody: many threads setting one flag. */
static bool same_value(const ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t address, bool global) {
  if (i->exec != ptx_exec_st) return false;
  const uint8_t *there = global ? (const uint8_t *)(uintptr_t)address : b->shared + address;
  for (uint32_t k = 0; k < i->vec; k++)
    if (memcmp(there + k * i->size, ptx_row(b, i->rows[k]) + (size_t)lane * i->rows_w[k], i->size)) return false;
  return true;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

static void lock(ptx_line *line, const self *me) {
  if (me->locks)
    while (__atomic_test_and_set(&line->lock, __ATOMIC_ACQUIRE)) {}
}
static void unlock(ptx_line *line, const self *me) {
  if (me->locks && line) __atomic_clear(&line->lock, __ATOMIC_RELEASE);
}

static void expand(ptx_line *line, ptx_mark *m) {
  line->expanded = true;
  for (uint32_t k = 0; k < PTX_LINE / 4; k++, m += 3)
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
      if (r == 2 && line->trace[1].who && line->trace[1].twice) m[2] = m[1], m[2].tid = (uint16_t)(m[1].tid + 16);
    }
}

static bool alike(const ptx_trace *x, const ptx_trace *y) {
  return x->who == y->who && x->tid == y->tid && x->shift == y->shift && x->twice == y->twice;
}

/* Is everything behind this trace over, as far as self knows? */
static bool over(const ptx_trace *t, const self *me, const ptx_trace *mine) {
  if (!t->who) return true;
  if (t->who != me->who) return !me->global || (me->turns && t->clock <= me->acquired);
  uint32_t v = t->tid / PTX_WARP;
  if (v != me->w) return t->clock <= me->vc[v];
  return t->clock < me->clock || (!t->twice && alike(t, mine));
}

/* No byte of the line has one and the same reader in both. */
static bool disjoint(const ptx_trace *x, const ptx_trace *y) {
  return x->tid / PTX_WARP != y->tid / PTX_WARP || x->who != y->who || x->twice || y->twice ||
         (x->shift == y->shift && x->tid != y->tid);
}

/* The rules of word(), for all words of a line at once. False when they have to be looked at one by one. */
static bool whole_line(ptx_line *line, const self *me, const ptx_trace *mine) {
  ptx_trace *t = line->trace;
  if (line->expanded) return false;
  bool together =
      me->write && t[0].who == me->who && t[0].pc == me->pc && t[0].clock == me->clock && t[0].tid / PTX_WARP == me->w;
  if (!together && !over(&t[0], me, mine)) return false;
  if (me->write) {
    if (!over(&t[1], me, mine) || !over(&t[2], me, mine)) return false;
    t[0] = *mine;
    t[1].who = t[2].who = 0;
    return true;
  }
  for (int k = 1; k < 3; k++)
    if (!t[k].who || alike(&t[k], mine) || over(&t[k], me, mine)) {
      t[k] = *mine;
      return true;
    }
  return disjoint(&t[1], &t[2]); // two readers already: a writer is at most one of them
}

typedef enum each_result { EACH_OK, EACH_SAME_VALUE, EACH_RACE } each_result;

/* Lane by lane and word by word. */
static each_result each_word(ptx_block *b, const ptx_inst *i, self *me, uint32_t bits, int space, uint32_t bytes,
                             int how, const ptx_access *a, const ptx_history *h, uint64_t base) {
  uint64_t before[2] = {UINT64_MAX, UINT64_MAX};
  uint8_t mask = bytes >= 4 ? 15 : (uint8_t)((1u << bytes) - 1);
  each_result result = EACH_OK;
  ptx_line *held = NULL;
  if (a->uniform && !me->write) { // two are enough
    uint32_t rest = bits & (bits - 1);
    bits = (bits & (0 - bits)) | (rest & (0 - rest));
  }
  for (uint32_t r = bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    // Of lanes that read one place two are enough: a writer is at most one of them.
    if (!me->write && a->addr[l] == before[0] && a->addr[l] == before[1]) continue;
    before[1] = before[0], before[0] = a->addr[l];
    uint64_t off = a->addr[l] - base;
    me->tid = (uint16_t)(me->w * PTX_WARP + l);
    uint8_t first = bytes >= 4 ? mask : (uint8_t)(mask << (off & 3));
    for (uint32_t k = 0; k < bytes; k += 4) {
      uint64_t at = off + k;
      ptx_line *line = &h->lines[at / PTX_LINE];
      if (line != held) {
        unlock(held, me);
        lock(line, me);
        held = line;
        if (!line->expanded) expand(line, h->marks + at / PTX_LINE * (PTX_LINE / 4) * 3);
      }
      ptx_mark *m = h->marks + at / 4 * 3;
      const ptx_mark *bad = word(m, first, me);
      if (!bad) continue;
      if (me->write && bad == m && same_value(b, i, me->tid, a->addr[l], me->global)) {
        result = EACH_SAME_VALUE;
        continue;
      }
      ptx_mark other = *bad;
      unlock(held, me);
      report(b, i, me->tid, a->addr[l], space, bytes, how, &other, bad == m, me->global);
      return EACH_RACE;
    }
  }
  unlock(held, me);
  return result;
}

/* The lanes of a warp one after another, each reading `bytes`; or lanes 0 to 15 and again 16 to 31. */
static bool each_line(ptx_block *b, const ptx_inst *i, self *me, int space, uint32_t bytes, int how,
                      const ptx_access *a, const ptx_history *h, uint64_t base, bool twice) {
  uint32_t per = PTX_LINE / bytes, lines = twice ? 1 : PTX_WARP / per;
  ptx_trace mine = {
      .who = me->who, .clock = me->clock, .pc = me->pc, .shift = (uint8_t)__builtin_ctz(bytes), .twice = twice};
  for (uint32_t k = 0; k < lines; k++) {
    ptx_line *line = &h->lines[(a->addr[0] - base) / PTX_LINE + k];
    mine.tid = (uint16_t)(me->w * PTX_WARP + k * per);
    lock(line, me);
    bool done = whole_line(line, me, &mine);
    unlock(line, me);
    if (done) continue;
    uint32_t bits = twice || per == PTX_WARP ? UINT32_MAX : ((1u << per) - 1) << k * per;
    each_result r = each_word(b, i, me, bits, space, bytes, how, a, h, base);
    if (r == EACH_RACE) return false;
    if (!me->write || r == EACH_SAME_VALUE) continue;
    lock(line, me); // every word has this write now
    line->trace[0] = mine;
    line->trace[1].who = line->trace[2].who = 0;
    line->expanded = false;
    unlock(line, me);
  }
  return true;
}

static bool is_twice(const ptx_access *a) {
  uint64_t other = 0;
  for (uint32_t l = 0; l < PTX_WARP; l++) other |= a->addr[l] ^ (a->addr[0] + 4 * (l & 15));
  return !other;
}

bool ptx_race_warp(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, int space, uint32_t bytes, int how,
                   const ptx_access *a, ptx_allocation *al) {
  struct ptx_sync *s = b->sync;
  if (!s || s->lost) return true;
  self me = {.who = al ? (uint32_t)b->index + 1 : b->serial,
             .pc = (uint32_t)(i - b->code),
             .w = w,
             .acquired = s->acquired,
             .atomic = (how & PTX_ATOMIC) != 0,
             .global = al != NULL,
             .write = (how & PTX_WRITE) != 0,
             .turns = b->run->run_sync != NULL,
             .locks = al && b->run->threaded};
  if (how & PTX_SYNCING)
    for (uint32_t r = bits; r; r &= r - 1)
      synchronise(b, i, w, a->addr[__builtin_ctz(r)] | (al ? 0 : 1ull << 63), how, al != NULL);
  me.vc = s->vc[w], me.clock = s->vc[w][w], me.acquired = s->acquired;
  uint64_t base = al ? al->pub.address : 0;
  const ptx_history *h = al ? &al->history : &b->shared_history;
  if (bits == UINT32_MAX && !me.atomic && !((a->addr[0] - base) & (PTX_LINE - 1))) {
    if (a->contiguous && bytes > 1 && bytes <= 16) return each_line(b, i, &me, space, bytes, how, a, h, base, false);
    if (!me.write && bytes == 4 && is_twice(a)) return each_line(b, i, &me, space, bytes, how, a, h, base, true);
  }
  return each_word(b, i, &me, bits, space, bytes, how, a, h, base) != EACH_RACE;
}
