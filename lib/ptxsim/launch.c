// A launch: configuration, workers, blocks, and blocks that wait for each other.
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "launch.h"
#include "race.h"

int aoti_ptx_occupancy(const aoti_ptx_machine *m, const aoti_ptx_kernel *k, uint32_t threads, uint32_t dynamic_shared) {
  const aoti_ptx_model *d = m->model;
  if (!threads || threads > (uint32_t)d->max_threads_per_block) return 0;
  uint32_t warps = (threads + 31) / 32;
  int by_threads = d->max_threads_per_sm / (int)(warps * 32), by_blocks = d->max_blocks_per_sm;
  uint64_t shared = k->info.static_shared_bytes + (uint64_t)dynamic_shared;
  if (shared) shared = (shared + (uint64_t)d->shared_reserved_per_block + 127) / 128 * 128;
  uint64_t by_shared = shared ? (uint64_t)d->shared_per_sm / shared : (uint64_t)by_blocks;
  // Registers are given out per warp, 256 at a time.
  uint32_t regs = k->info.registers ? k->info.registers : 16;
  uint32_t per_warp = (regs * 32 + 255) / 256 * 256, by_regs = (uint32_t)d->regs_per_sm / (per_warp * warps);
  int n = by_threads < by_blocks ? by_threads : by_blocks;
  if (by_shared < (uint64_t)n) n = (int)by_shared;
  if (by_regs < (uint32_t)n) n = (int)by_regs;
  return n;
}

aoti_ptx_verdict aoti_ptx_launch_check(const aoti_ptx_machine *m, const aoti_ptx_launch *l, aoti_text *why) {
  const aoti_ptx_model *d = m->model;
  const aoti_ptx_kernel_info *k = &l->kernel->info;
#define BAD(verdict, ...)                     \
  do {                                        \
    if (why) aoti_text_add(why, __VA_ARGS__); \
    return verdict;                           \
  } while (0)
  uint64_t threads = 1;
  for (int i = 0; i < 3; i++) {
    static const char axis[] = "xyz";
    if (!l->grid[i] || l->grid[i] > (uint32_t)d->max_grid[i])
      BAD(AOTI_PTX_BAD_LAUNCH, "grid %c is %u; %s takes 1 to %d", axis[i], l->grid[i], d->name, d->max_grid[i]);
    if (!l->block[i] || l->block[i] > (uint32_t)d->max_block[i])
      BAD(AOTI_PTX_BAD_LAUNCH, "block %c is %u; %s takes 1 to %d", axis[i], l->block[i], d->name, d->max_block[i]);
    threads *= l->block[i];
  }
  if (threads > (uint64_t)d->max_threads_per_block)
    BAD(AOTI_PTX_BAD_LAUNCH, "a block of %llu threads; %s takes %d", (unsigned long long)threads, d->name,
        d->max_threads_per_block);
  if (k->req_ntid[0])
    for (int i = 0; i < 3; i++)
      if (k->req_ntid[i] != l->block[i])
        BAD(AOTI_PTX_BAD_LAUNCH, "the kernel requires blocks of %ux%ux%u (.reqntid)", k->req_ntid[0], k->req_ntid[1],
            k->req_ntid[2]);
  if (k->max_ntid[0] && threads > (uint64_t)k->max_ntid[0] * k->max_ntid[1] * k->max_ntid[2])
    BAD(AOTI_PTX_BAD_LAUNCH, "a block of %llu threads; the kernel was compiled for at most %llu (.maxntid)",
        (unsigned long long)threads, (unsigned long long)((uint64_t)k->max_ntid[0] * k->max_ntid[1] * k->max_ntid[2]));
  uint64_t shared = (uint64_t)k->static_shared_bytes + l->shared_bytes;
  uint64_t limit = l->max_shared_bytes ? l->max_shared_bytes : (uint64_t)d->shared_per_block;
  if (limit > (uint64_t)d->shared_per_block_optin) limit = (uint64_t)d->shared_per_block_optin;
  if (shared > limit)
    BAD(AOTI_PTX_TOO_BIG, "%llu bytes of shared memory (%u static, %u dynamic); the limit is %llu",
        (unsigned long long)shared, k->static_shared_bytes, l->shared_bytes, (unsigned long long)limit);
  if (l->kernel->info.module->target > d->sm_major * 10 + d->sm_minor)
    BAD(AOTI_PTX_BAD_LAUNCH, "the module is for sm_%d, %s is sm_%d%d", l->kernel->info.module->target, d->name,
        d->sm_major, d->sm_minor);
  if (k->params_bytes && !l->params) BAD(AOTI_PTX_BAD_LAUNCH, "the kernel has parameters, none were given");
  if (l->cooperative) {
    uint64_t blocks = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2];
    uint64_t fit =
        (uint64_t)aoti_ptx_occupancy(m, l->kernel, (uint32_t)threads, l->shared_bytes) * (uint64_t)d->sm_count;
    if (blocks > fit)
      BAD(AOTI_PTX_TOO_BIG, "%llu blocks in a cooperative launch; %llu are resident at once",
          (unsigned long long)blocks, (unsigned long long)fit);
  }
#undef BAD
  return AOTI_PTX_OK;
}

/* ---- blocks --------------------------------------------------------------------------------------------------------
 */

static void block_free(ptx_block *b) {
  if (!b) return;
  free(b->rows);
  free(b->groups);
  free(b->parked);
  free(b->waiting);
  ptx_absent_deinit(b);
  free(b->shared);
  free(b->shared_state);
  free(b->local);
  ptx_stack_deinit(b);
  free(b->barriers);
  free(b->async);
  free(b->async_serial);
  free(b->shapes);
  free(b->tmp);
  free(b->tmp2);
  free(b->info);
  ptx_race_block_deinit(b);
  free(b);
}

static void *aligned(size_t bytes) { return aligned_alloc(64, (bytes + 127) / 64 * 64); }

static uint64_t sreg_value(const ptx_block *b, uint8_t sreg, uint32_t l, uint64_t value) {
  const ptx_run *r = b->run;
  const aoti_ptx_launch *la = r->launch;
  uint32_t t[3], lane = l % PTX_WARP;
  switch (sreg) {
  case PTX_SR_NONE: return value;
  case PTX_SR_TID_X:
  case PTX_SR_TID_Y:
  case PTX_SR_TID_Z: ptx_coords(l, la->block, t); return t[sreg - PTX_SR_TID_X];
  case PTX_SR_NTID_X:
  case PTX_SR_NTID_Y:
  case PTX_SR_NTID_Z: return la->block[sreg - PTX_SR_NTID_X];
  case PTX_SR_CTAID_X:
  case PTX_SR_CTAID_Y:
  case PTX_SR_CTAID_Z: return b->ctaid[sreg - PTX_SR_CTAID_X];
  case PTX_SR_NCTAID_X:
  case PTX_SR_NCTAID_Y:
  case PTX_SR_NCTAID_Z: return la->grid[sreg - PTX_SR_NCTAID_X];
  case PTX_SR_LANEID: return lane;
  case PTX_SR_WARPID: return l / PTX_WARP;
  case PTX_SR_NWARPID: return r->warps;
  case PTX_SR_SMID: return b->index % (uint64_t)r->machine->model->sm_count;
  case PTX_SR_NSMID: return (uint64_t)r->machine->model->sm_count;
  case PTX_SR_LANEMASK_EQ: return 1u << lane;
  case PTX_SR_LANEMASK_LE: return lane == 31 ? UINT32_MAX : (1u << (lane + 1)) - 1;
  case PTX_SR_LANEMASK_LT: return (1u << lane) - 1;
  case PTX_SR_LANEMASK_GE: return UINT32_MAX << lane;
  case PTX_SR_LANEMASK_GT: return lane == 31 ? 0 : UINT32_MAX << (lane + 1);
  case PTX_SR_DYNAMIC_SMEM: return la->shared_bytes;
  case PTX_SR_TOTAL_SMEM:
  case PTX_SR_AGGR_SMEM: return r->shared_bytes;
  case PTX_SR_ENVREG1: return r->grid_barrier >> 32;
  case PTX_SR_ENVREG2: return r->grid_barrier & UINT32_MAX;
  case PTX_SR_DYNAMIC: return r->dynamic_at + value;
  default: return 0;
  }
}

static void fill_rows(ptx_block *b, bool all) {
  const aoti_ptx_kernel *k = b->run->kernel;
  for (uint32_t i = 0; i < k->n_fills; i++) {
    const ptx_fill *f = &k->fills[i];
    bool per_block =
        (f->sreg >= PTX_SR_CTAID_X && f->sreg <= PTX_SR_CTAID_Z) || f->sreg == PTX_SR_SMID || f->sreg == PTX_SR_FRAME;
    if (!all && !per_block) continue;
    for (uint32_t l = 0; l < b->stride; l++) ptx_write(b, f->row, f->width, l, sreg_value(b, f->sreg, l, f->value));
  }
}

static ptx_block *block_new(const ptx_run *run, ptx_worker *worker) {
  const aoti_ptx_kernel *k = run->kernel;
  ptx_block *b = calloc(1, sizeof *b);
  if (!b) return NULL;
  b->run = run, b->worker = worker, b->code = k->code;
  b->stride = run->stride, b->threads = run->threads, b->warps = run->warps;
  b->rows = aligned((size_t)k->row_bytes * run->stride);
  b->shared = aligned((size_t)run->shared_bytes + 64);
  b->shared_state = aligned((size_t)run->shared_bytes + 64);
  b->local = calloc((size_t)run->local_bytes * run->stride + 1, 1); // untouched pages of deep stacks cost nothing
  b->barriers = calloc(16, sizeof *b->barriers);
  b->async_serial = calloc(run->stride, sizeof *b->async_serial);
  b->shapes = malloc((k->n_slots + 1) * sizeof *b->shapes);
  b->tmp = aligned(16 * PTX_MAX_LANES);
  b->tmp2 = aligned(16 * PTX_MAX_LANES);
  b->info = calloc(1, sizeof *b->info);
  if (!b->rows || !b->shared || !b->shared_state || !b->local || !b->barriers || !b->async_serial || !b->tmp ||
      !b->tmp2 || !b->shapes || !b->info || !ptx_stack_init(b) || !ptx_race_block_init(b) || !ptx_absent_init(b)) {
    block_free(b);
    return NULL;
  }
  memset(b->rows, 0, (size_t)k->row_bytes * run->stride); // idle lanes read defined values
  memset(b->shared, 0, (size_t)run->shared_bytes + 64);
  fill_rows(b, true);
  return b;
}

static void start_block(ptx_block *b, uint64_t index) {
  b->index = index;
  b->serial++;
  ptx_coords(index, b->run->launch->grid, b->ctaid);
  fill_rows(b, false);
  memset(b->shared_state, 0, b->run->shared_bytes);
  ptx_stack_start(b);
  ptx_block_start(b);
  ptx_absent_start(b);
  ptx_race_block_start(b);
}

/* ---- workers -------------------------------------------------------------------------------------------------------
 */

typedef struct shared_run {
  const ptx_run *run;
  ptx_worker **workers;
  int n_workers;
  _Atomic uint64_t next;      /* block to take */
  _Atomic uint64_t first_bad; /* lowest position of a fault so far; blocks above need not run */
  ptx_block **faulted;        /* per worker, the block with its lowest fault */
  uint64_t *order;            /* a shuffled order, NULL in order */
  bool alone;                 /* blocks may wait for each other: one worker runs them all in turns */
} shared_run;

enum { TURN = 5000 }; /* backward branches before another block gets its turn */

enum { QUIET = 16, STILL = 4 }; /* turns without a change in memory; then, at one time */

/* Waits that end by the clock end when it jumps ahead. What waits on, at a time that stands, is never to end. */
static void tell_time(ptx_block *b, bool quiet) {
  b->quiet = b->timed && quiet ? b->quiet + 1 : 0;
  if (b->quiet == QUIET) b->ahead += 1ull << 50;
  const bool frozen = b->quiet > QUIET && b->quiet <= QUIET + STILL;
  if (frozen && !b->frozen) b->frozen_at = b->clock;
  b->frozen = frozen;
  if (b->quiet > QUIET + STILL) b->quiet = 0;
}

/* A block that comes back with the state it had when it was last looked at, while no memory changed, will do so for
 * ever. */
static bool stands_still(ptx_block *b) {
  uint64_t h = aoti_hash_bytes(AOTI_HASH_SEED, b->rows, (size_t)b->run->kernel->row_bytes * b->stride);
  h = aoti_hash_u64(h, b->pc);
  for (uint32_t k = 0; k < b->n_groups; k++) h = aoti_hash_u64(h, b->groups[k].pc);
  bool quiet = b->seen_progress == b->worker->progress, same = quiet && b->seen_state == h;
  tell_time(b, quiet);
  b->seen_state = h;
  b->seen_progress = b->worker->progress;
  return same;
}

static void stuck_fault(ptx_block *b, uint64_t blocks) {
  const uint32_t pc = b->pc < b->run->kernel->n_code ? b->pc : 0; // a block yields where its loop begins again
  if (blocks > 1)
    ptx_fault(b, AOTI_PTX_DEADLOCK, &b->code[pc], PTX_NO,
              "%llu blocks spin and nothing changes: they wait for something that no resident block will do",
              (unsigned long long)blocks);
  else
    ptx_fault(b, AOTI_PTX_DEADLOCK, &b->code[pc], PTX_NO,
              "the block spins and nothing changes: it waits for something that never comes");
}

static void no_memory(shared_run *s, int w) { s->workers[w]->out_of_memory = true; }

static uint64_t index_of(const shared_run *s, uint64_t position) { return s->order ? s->order[position] : position; }

/* Keeps a faulted block if it is the worker's lowest. True when it was kept. */
static bool keep_fault(shared_run *s, int w, ptx_block *b, uint64_t position) {
  uint64_t best = atomic_load(&s->first_bad);
  while (position < best && !atomic_compare_exchange_weak(&s->first_bad, &best, position)) {}
  if (s->faulted[w]) {
    block_free(s->faulted[w]);
  }
  s->faulted[w] = b;
  return true;
}

static void work(shared_run *s, int w) {
  ptx_block *b = NULL;
  for (;;) {
    uint64_t position = atomic_fetch_add(&s->next, 1);
    if (position >= s->run->blocks || position > atomic_load(&s->first_bad)) break;
    if (!b && !(b = block_new(s->run, s->workers[w]))) {
      no_memory(s, w);
      return;
    }
    start_block(b, index_of(s, position));
    do {
      ptx_block_run(b, TURN);
      if (b->yielded && stands_still(b)) stuck_fault(b, 1);
    } while (b->yielded && !b->fault);
    if (b->fault) {
      keep_fault(s, w, b, position);
      b = NULL;
      break; // later positions are above this one
    }
  }
  block_free(b);
}

/* Blocks in turn on one thread. A block that spins is set aside, and the next begins or goes on. */
static void work_alone(shared_run *s) {
  const ptx_run *run = s->run;
  uint64_t resident = (uint64_t)aoti_ptx_occupancy(run->machine, run->kernel, run->threads, run->launch->shared_bytes) *
                      (uint64_t)run->machine->model->sm_count;
  uint64_t cap = run->launch->cooperative || !resident ? run->blocks : resident, next = 0, n = 0, turn = 0;
  if (cap > s->run->blocks) cap = s->run->blocks;
  ptx_block **live = calloc(cap, sizeof *live), *spare = NULL;
  if (!live) {
    no_memory(s, 0);
    return;
  }
  uint64_t idle = 0;
  while (n || next < s->run->blocks) {
    if (turn >= n) {
      if (next < s->run->blocks && n < cap) {
        ptx_block *b = spare ? spare : block_new(s->run, s->workers[0]);
        spare = NULL;
        if (!b) {
          no_memory(s, 0);
          break;
        }
        start_block(b, index_of(s, next++));
        live[n] = b;
        turn = n++;
      } else {
        turn = 0;
      }
    }
    ptx_block *b = live[turn];
    ptx_block_run(b, TURN);
    if (b->fault) {
      keep_fault(s, 0, b, b->index);
      live[turn] = live[--n];
      break;
    }
    if (b->finished) {
      idle = 0;
      live[turn] = live[--n];
      if (spare)
        block_free(b);
      else
        spare = b;
      if (turn < n) continue;
    } else if (!stands_still(b)) {
      idle = 0;
    } else if (++idle > n && (next == run->blocks || n == cap)) { // a whole round in which nobody moved
      stuck_fault(b, n);
      keep_fault(s, 0, b, b->index);
      live[turn] = live[--n];
      break;
    }
    turn++;
  }
  for (uint64_t i = 0; i < n; i++) block_free(live[i]);
  block_free(spare);
  free(live);
}

static void work_range(void *ctx, int64_t begin, int64_t end) {
  shared_run *s = ctx;
  for (int64_t w = begin; w < end; w++) work(s, (int)w);
}

static void worker_free(ptx_worker *w) {
  if (!w) return;
  free(w->tally);
  free(w->hits);
  free(w);
}

static ptx_worker *worker_new(const ptx_run *run) {
  ptx_worker *w = calloc(1, sizeof *w);
  if (!w) return NULL;
  w->run = run;
  w->tally = calloc(run->kernel->n_code, sizeof *w->tally);
  w->hits = calloc(run->kernel->n_code, sizeof *w->hits);
  if (w->tally && w->hits) return w;
  worker_free(w);
  return NULL;
}

static uint64_t next_random(uint64_t *s) { /* splitmix64 */
  uint64_t z = *s += 0x9e3779b97f4a7c15ull;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}

static aot_status shuffle(shared_run *s, uint64_t seed) {
  if (s->run->blocks > 1 << 26) return NULL;
  s->order = malloc(s->run->blocks * sizeof *s->order);
  if (!s->order) return aoti_oom();
  for (uint64_t i = 0; i < s->run->blocks; i++) s->order[i] = i;
  for (uint64_t i = s->run->blocks; i > 1; i--) {
    uint64_t k = next_random(&seed) % i, t = s->order[k];
    s->order[k] = s->order[i - 1];
    s->order[i - 1] = t;
  }
  return NULL;
}

enum { KEEP = 64 << 20 }; /* bytes of allocations whose history stays until the next launch with the host's memory */

/* The touched bytes of the last launch go; its history is of no meaning any more, and goes when there is much of it. */
static void clear_history(aoti_ptx_machine *m, bool marks, bool touched) {
  pthread_mutex_lock(&m->lock);
  for (size_t i = 0; i < m->n; i++) {
    ptx_allocation *a = m->table[i];
    if (!a->touched) continue;
    if (touched && a->read_by) {
      ptx_discard(a->read_by, a->pub.bytes);
      ptx_discard(a->written_by, a->pub.bytes);
    }
    if (marks && a->history.chunks && !a->kept) a->kept = true, m->kept += a->pub.bytes;
    a->touched = false;
  }
  for (size_t i = 0; m->kept > KEEP && i < m->n; i++)
    if (m->table[i]->kept) ptx_forget_history(m->table[i]);
  if (m->kept > KEEP) m->kept = 0;
  pthread_mutex_unlock(&m->lock);
}

/* The stamp of a launch that keeps history. When stamps begin again, no old one may be left. */
static uint32_t next_stamp(aoti_ptx_machine *m) {
  pthread_mutex_lock(&m->lock);
  if (!++m->stamp) {
    for (size_t i = 0; i < m->n; i++)
      if (m->table[i]->history.chunks)
        ptx_discard(m->table[i]->history.chunks,
                    (m->table[i]->pub.bytes + PTX_CHUNK - 1) / PTX_CHUNK * sizeof(ptx_chunk));
    m->stamp = 1;
  }
  pthread_mutex_unlock(&m->lock);
  return m->stamp;
}

static aot_status run_blocks(ptx_run *run, aoti_ptx_result *out) {
  shared_run s = {.run = run, .first_bad = UINT64_MAX};
  aot_status status = NULL;
  s.alone = run->kernel->global_atomics || run->launch->cooperative;
  int threads = run->launch->threads > 0 ? run->launch->threads : (int)sysconf(_SC_NPROCESSORS_ONLN);
  if (threads < 1) threads = 1;
  if (s.alone || run->blocks == 1) threads = 1;
  if (s.alone && run->races && !(run->run_sync = ptx_race_run_create())) return aoti_oom();
  if ((uint64_t)threads > run->blocks) threads = (int)run->blocks;
  s.n_workers = threads;
  run->threaded = threads > 1;
  s.workers = calloc((size_t)threads, sizeof *s.workers);
  s.faulted = calloc((size_t)threads, sizeof *s.faulted);
  if (!s.workers || !s.faulted) status = aoti_oom();
  for (int w = 0; !status && w < threads; w++)
    if (!(s.workers[w] = worker_new(run))) status = aoti_oom();
  if (!status && run->launch->seed) status = shuffle(&s, run->launch->seed);
  if (!status) {
    if (s.alone)
      work_alone(&s);
    else
      aoti_parallel_for(NULL, threads, 1, work_range, &s);
    const ptx_block *worst = NULL;
    for (int w = 0; w < threads; w++) {
      if (s.workers[w]->out_of_memory && !status) status = aoti_oom();
      if (s.faulted[w] && (!worst || s.faulted[w]->index < worst->index)) worst = s.faulted[w];
    }
    if (worst && !status) status = ptx_report(worst, out);
    if (!status && run->count) status = ptx_collect(run, s.workers, threads, &out->counters);
  }
  for (int w = 0; w < threads; w++) {
    if (s.workers) worker_free(s.workers[w]);
    if (s.faulted) block_free(s.faulted[w]);
  }
  ptx_race_run_destroy(run->run_sync);
  free(s.workers);
  free(s.faulted);
  free(s.order);
  return status;
}

/* Cooperative groups keep the barrier of the whole grid in memory that the driver gives each cooperative launch: its
 * address in %envreg1 and %envreg2, 0 in other launches. Nothing says so but the toolkit's header. */
static aot_status run_with_barrier(ptx_run *run, aoti_ptx_result *out) {
  enum { BARRIER_BYTES = 64 };
  bool wanted = false;
  for (uint32_t i = 0; i < run->kernel->n_fills; i++)
    wanted |= run->kernel->fills[i].sreg == PTX_SR_ENVREG1 || run->kernel->fills[i].sreg == PTX_SR_ENVREG2;
  if (!wanted || !run->launch->cooperative) return run_blocks(run, out);
  AOT_TRY(aoti_ptx_alloc(run->machine, BARRIER_BYTES, AOTI_PTX_PINNED, 0, "grid barrier", &run->grid_barrier));
  aot_status status = run_blocks(run, out), freed = aoti_ptx_free(run->machine, run->grid_barrier);
  if (!status) return freed;
  aot_status_free(freed);
  return status;
}

enum { MOST_STACK = 512 << 10 }; /* a thread's local memory on every GPU */

aot_status aoti_ptx_launch_run(aoti_ptx_machine *m, const aoti_ptx_launch *l, aoti_ptx_result *out) {
  *out = (aoti_ptx_result){0};
  if (!m || !l || !l->kernel) return aoti_error(AOT_ERROR_INVALID, "no kernel to launch");
  aoti_text why = {0};
  out->verdict = aoti_ptx_launch_check(m, l, &why);
  if (out->verdict) {
    aoti_text t = {0};
    aoti_text_add(&t, "ptxsim: %s of kernel %s\n  %s\n", aoti_ptx_verdict_text(out->verdict), l->kernel->info.name,
                  why.at ? why.at : "");
    aoti_text_deinit(&why);
    out->fault.kernel = l->kernel->info.name;
    return aoti_text_finish(&t, &out->report);
  }
  aoti_text_deinit(&why);
  ptx_run run = {.machine = m,
                 .launch = l,
                 .kernel = l->kernel,
                 .module = l->kernel->info.module,
                 .checks = l->checks,
                 .count = l->count};
  run.quick = ptx_quick_choose();
  run.races = (l->checks & AOTI_PTX_CHECK_RACES) != 0;
  run.threads = l->block[0] * l->block[1] * l->block[2];
  run.warps = (run.threads + PTX_WARP - 1) / PTX_WARP;
  run.stride = run.warps * PTX_WARP;
  run.blocks = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2];
  uint32_t align = l->kernel->shared_align;
  run.dynamic_at = (l->kernel->shared_bytes + align - 1) / align * align;
  run.shared_bytes = l->shared_bytes ? run.dynamic_at + l->shared_bytes : l->kernel->shared_bytes;
  run.local_bytes = l->kernel->local_bytes;
  if (l->kernel->uses_stack) {
    uint64_t stack = l->stack_bytes ? l->stack_bytes : AOTI_PTX_STACK_BYTES;
    run.stack_bytes = (uint32_t)(stack < MOST_STACK ? stack : MOST_STACK);
    run.local_bytes = ptx_stack_room(l->kernel, run.stack_bytes);
  }
  run.params = calloc(1, l->kernel->info.params_bytes + 16u);
  if (!run.params) return aoti_oom();
  if (l->kernel->info.params_bytes) memcpy(run.params, l->params, l->kernel->info.params_bytes);
  bool history = run.races || run.count;
  if (history) pthread_mutex_lock(&m->serial);
  if (run.races) run.stamp = next_stamp(m);
  aot_status status = run_with_barrier(&run, out);
  if (history) {
    clear_history(m, run.races, run.count);
    pthread_mutex_unlock(&m->serial);
  }
  free(run.params);
  return status;
}
