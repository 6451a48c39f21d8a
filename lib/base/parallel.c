/* A serial function over a range, run by the host program's executor, or by a pool of threads of our own.
 *
 * The pool has one thread fewer than may run; it starts with the first range worth it, and serves one range at a time:
 * a caller that finds it busy (another thread's range, or a range inside a range) does its own alone. Pieces are cut
 * before the start, so results do not depend on who computes them; whoever comes takes the next, and a caller need not
 * wait for a thread that has not woken up yet. Waiting is a short spin, then sleep: on a machine with other work a long
 * spin takes the time of those who are waited for. A thread that took a piece and lost its CPU to other programs is
 * waited for nevertheless, some time slices long; so after a wait much longer than the work, the caller does the next
 * ranges alone, and more of them each time it happens again.
 *
 * Thread rule: any thread may call at any time. A child of fork() starts a pool of its own; fork() while another thread
 * is inside a range is safe, fork() inside a range's function is not. The threads end when the library is unloaded. */
#define _GNU_SOURCE
#include "base.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  MAX_THREADS = 256,
  SPINS = 400 /* ten or twenty microseconds */
};

static struct {
  pthread_mutex_t lock;
  pthread_cond_t more, finished;
  pthread_t thread[MAX_THREADS];
  int64_t started;  /* threads */
  int64_t asleep;   /* of them, waiting for `more` */
  bool busy, stops; /* a range is being run; the threads are to end */
  bool caller_asleep;
  aoti_range_fn fn; /* of the range being run; its pieces [next, pieces) are still to be taken */
  void *ctx;
  int64_t n, step, pieces, next;
  int64_t alone, patience;    /* ranges still to be done without the threads; how many were the last time */
  atomic_int_least64_t left;  /* pieces not finished */
  atomic_uint_least64_t runs; /* counts ranges: changes when there is more to do */
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER, .finished = PTHREAD_COND_INITIALIZER};

static _Thread_local bool inside;
static int64_t limit; /* of threads that run, the caller's included */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void pause_briefly(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

static void after_fork(void) {
  memset(&pool, 0, sizeof pool);
  pthread_mutex_init(&pool.lock, NULL);
  pthread_cond_init(&pool.more, NULL);
  pthread_cond_init(&pool.finished, NULL);
}

static void find_limit(void) {
  cpu_set_t cpus;
  const char *wanted = getenv("OMP_NUM_THREADS");
  long n = wanted ? strtol(wanted, NULL, 10) : 0;
  if (n < 1) n = sched_getaffinity(0, sizeof cpus, &cpus) ? 1 : CPU_COUNT(&cpus);
  limit = n > MAX_THREADS ? MAX_THREADS : n;
  if (pthread_atfork(NULL, NULL, after_fork)) limit = 1; /* without it a child would wait for threads it has not */
}

/* With the lock held: takes pieces while there are any. */
static void take_pieces(void) {
  while (pool.next < pool.pieces) {
    int64_t begin = pool.next++ * pool.step, end = begin + pool.step < pool.n ? begin + pool.step : pool.n;
    aoti_range_fn fn = pool.fn;
    void *ctx = pool.ctx;
    pthread_mutex_unlock(&pool.lock);
    fn(ctx, begin, end);
    pthread_mutex_lock(&pool.lock);
    if (atomic_fetch_sub(&pool.left, 1) == 1 && pool.caller_asleep) pthread_cond_signal(&pool.finished);
  }
}

static void *work(void *unused) {
  inside = true;
  pthread_mutex_lock(&pool.lock);
  while (!pool.stops) {
    take_pieces();
    uint64_t seen = atomic_load(&pool.runs);
    pthread_mutex_unlock(&pool.lock);
    for (int i = 0; i < SPINS && atomic_load(&pool.runs) == seen; i++) pause_briefly();
    pthread_mutex_lock(&pool.lock);
    pool.asleep++;
    while (atomic_load(&pool.runs) == seen) pthread_cond_wait(&pool.more, &pool.lock);
    pool.asleep--;
  }
  pthread_mutex_unlock(&pool.lock);
  return unused;
}

/* With the lock held: threads for a range of so many pieces, as far as the system gives them. Signals are the host
 * program's: none of ours takes one. */
static void start_threads(int64_t pieces) {
  sigset_t all, before;
  if (pool.started + 1 >= pieces) return;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (pool.started + 1 < pieces && !pthread_create(&pool.thread[pool.started], NULL, work, NULL)) pool.started++;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void stop_threads(void) __attribute__((destructor));
static void stop_threads(void) {
  if (inside) return; /* exit() from within a range */
  pthread_mutex_lock(&pool.lock);
  int64_t n = pool.started;
  pool.stops = true;
  atomic_fetch_add(&pool.runs, 1);
  pthread_cond_broadcast(&pool.more);
  pthread_mutex_unlock(&pool.lock);
  for (int64_t i = 0; i < n; i++) pthread_join(pool.thread[i], NULL);
}

/* The length of a piece. Boundaries fall on multiples of 16 elements, so that pieces of one buffer do not share a cache
 * line, unless that would make pieces of few points (rows, as a rule) uneven. */
enum { BOUNDARY = 16, MANY = 16 * BOUNDARY };
static int64_t piece_length(int64_t n, int64_t pieces) {
  int64_t step = n / pieces + (n % pieces != 0);
  return step < MANY ? step : (step + BOUNDARY - 1) & ~(int64_t)(BOUNDARY - 1);
}

static int64_t now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* After a range that took the caller `work` ns, and then a wait for the others. */
static void learn(int64_t work, int64_t wait) {
  enum { SLICE = 500000, MOST = 1024 }; /* less than half a millisecond is no time slice of another program */
  if (wait > SLICE && wait > 2 * work)
    pool.alone = pool.patience = pool.patience ? (pool.patience < MOST ? 2 * pool.patience : MOST) : 16;
  else if (pool.patience)
    pool.patience--;
}

static void run_threads(int64_t n, int64_t grain, aoti_range_fn fn, void *ctx) {
  pthread_once(&once, find_limit);
  int64_t pieces = n / grain + (n % grain != 0);
  if (pieces > limit) pieces = limit;
  int64_t step = piece_length(n, pieces);
  bool alone = inside || step >= n;
  if (!alone) {
    pthread_mutex_lock(&pool.lock);
    alone = pool.busy || pool.stops || pool.alone > 0;
    if (!pool.busy && pool.alone > 0) pool.alone--;
    if (alone) pthread_mutex_unlock(&pool.lock);
  }
  if (alone) {
    fn(ctx, 0, n);
    return;
  }
  int64_t start = now_ns();
  pool.busy = inside = true;
  pool.fn = fn;
  pool.ctx = ctx;
  pool.n = n;
  pool.step = step;
  pool.pieces = n / step + (n % step != 0);
  pool.next = 0;
  atomic_store(&pool.left, pool.pieces);
  start_threads(pool.pieces);
  atomic_fetch_add(&pool.runs, 1);
  if (pool.asleep) pthread_cond_broadcast(&pool.more);
  take_pieces();
  pthread_mutex_unlock(&pool.lock);
  int64_t done = now_ns();
  for (int i = 0; i < SPINS && atomic_load(&pool.left); i++) pause_briefly();
  pthread_mutex_lock(&pool.lock);
  pool.caller_asleep = true;
  while (atomic_load(&pool.left)) pthread_cond_wait(&pool.finished, &pool.lock);
  pool.caller_asleep = pool.busy = inside = false;
  learn(done - start, now_ns() - done);
  pthread_mutex_unlock(&pool.lock);
}

void aoti_parallel_for(const aoti_executor *executor, int64_t n, int64_t grain, aoti_range_fn fn, void *ctx) {
  if (n <= 0) return;
  if (grain < 1) grain = 1;
  if (n <= grain)
    fn(ctx, 0, n);
  else if (executor)
    executor->run(executor->user, n, grain, fn, ctx);
  else
    run_threads(n, grain, fn, ctx);
}
