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

typedef struct ptx_object {
  uint64_t key; /* address + 1; 0 free */
  uint32_t known[PTX_MAX_WARPS];
} object;

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
  size_t chunks = (size_t)b->run->shared_bytes / PTX_CHUNK + 1;
  ptx_history *h = &b->shared_history;
  h->chunks = calloc(chunks, sizeof *h->chunks);
  h->lines = calloc(chunks * (PTX_CHUNK / PTX_LINE), sizeof *h->lines);
  h->marks = calloc(chunks * (PTX_CHUNK / 4) * 3, sizeof *h->marks);
  return b->sync && h->chunks && h->lines && h->marks;
}

void ptx_race_block_deinit(ptx_block *b) {
  if (b->sync) free(b->sync->objects);
  free(b->sync);
  free(b->shared_history.chunks);
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

static void set_floor(ptx_block *b) {
  uint32_t floor = UINT32_MAX;
  for (uint32_t w = 0; w < b->warps; w++)
    for (uint32_t v = 0; b->alive[w] && v < b->warps; v++) {
      uint32_t known = b->sync->vc[w][v] - (v == w);
      floor = known < floor ? known : floor;
    }
  b->sync->floor = floor;
}

void ptx_race_barrier(ptx_block *b, const uint32_t arrived[32], const uint32_t joined[32]) {
  if (!b->sync) return;
  for (uint32_t w = 0; w < b->warps; w++)
    if (arrived[w]) join(b->sync->vc[w], joined);
  set_floor(b);
}

/* Every warp that is alive arrives and passes. */
void ptx_race_block_sync(ptx_block *b) {
  if (!b->sync) return;
  uint32_t joined[PTX_MAX_WARPS] = {0};
  for (uint32_t w = 0; w < b->warps; w++)
    if (b->alive[w]) join(joined, b->sync->vc[w]);
  for (uint32_t w = 0; w < b->warps; w++) {
    if (!b->alive[w]) continue;
    memcpy(b->sync->vc[w], joined, sizeof joined);
    tick(b, w);
  }
  set_floor(b);
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

void ptx_race_synchronise(ptx_block *b, const ptx_inst *i, uint32_t w, uint64_t address, int how, bool global) {
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
