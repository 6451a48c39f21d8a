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
  b->shared_marks = calloc(((size_t)b->run->shared_bytes / 4 + 2) * 3, sizeof *b->shared_marks);
  return b->sync && b->shared_marks;
}

void ptx_race_block_deinit(ptx_block *b) {
  if (b->sync) free(b->sync->objects);
  free(b->sync);
  free(b->shared_marks);
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
  bool atomic, global, write, turns;
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
static bool same_value(const ptx_block *b, const ptx_inst *i, uint32_t lane, const uint8_t *there) {
  if (i->exec != ptx_exec_st) return false;
  for (uint32_t k = 0; k < i->vec; k++)
    if (memcmp(there + k * i->size, ptx_row(b, i->rows[k]) + (size_t)lane * i->rows_w[k], i->size)) return false;
  return true;
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
             .turns = b->run->run_sync != NULL};
  if (how & PTX_SYNCING)
    for (uint32_t r = bits; r; r &= r - 1)
      synchronise(b, i, w, a->addr[__builtin_ctz(r)] | (al ? 0 : 1ull << 63), how, al != NULL);
  me.vc = s->vc[w], me.clock = s->vc[w][w], me.acquired = s->acquired;
  uint64_t base = al ? al->pub.address : 0;
  ptx_mark *marks = al ? al->marks : b->shared_marks;
  uint64_t before[2] = {UINT64_MAX, UINT64_MAX};
  uint8_t mask = bytes >= 4 ? 15 : (uint8_t)((1u << bytes) - 1);
  for (uint32_t r = bits; r; r &= r - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(r);
    // Of lanes that read one place two are enough: a writer is at most one of them.
    if (!me.write && a->addr[l] == before[0] && a->addr[l] == before[1]) continue;
    before[1] = before[0], before[0] = a->addr[l];
    uint64_t off = a->addr[l] - base;
    ptx_mark *m = marks + off / 4 * 3;
    me.tid = (uint16_t)(w * PTX_WARP + l);
    uint8_t first = bytes >= 4 ? mask : (uint8_t)(mask << (off & 3));
    for (uint32_t k = 0; k < bytes; k += 4, m += 3) {
      const ptx_mark *bad = word(m, first, &me);
      if (bad && me.write && bad == m && same_value(b, i, me.tid, a->p[l])) continue;
      if (bad) return report(b, i, me.tid, a->addr[l], space, bytes, how, bad, bad == m, al != NULL);
    }
  }
  return true;
}
