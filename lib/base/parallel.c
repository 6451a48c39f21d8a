// A serial function over a range, run by the host's executor, by OpenMP, or by pthreads where a race detector must see
// the synchronisation (OpenMP's own is invisible to ThreadSanitizer).
#include "base.h"

#if defined(__SANITIZE_THREAD__)
#define AOTI_PTHREADS 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define AOTI_PTHREADS 1
#endif
#endif

#ifdef AOTI_PTHREADS
#include <pthread.h>

enum { WORKERS = 4 };
struct piece {
  aoti_range_fn fn;
  void *ctx;
  int64_t begin, end;
};
static void *run_piece(void *arg) {
  struct piece *p = arg;
  p->fn(p->ctx, p->begin, p->end);
  return NULL;
}
static void run_threads(int64_t n, int64_t grain, aoti_range_fn fn, void *ctx) {
  int64_t pieces = (n + grain - 1) / grain;
  if (pieces > WORKERS) pieces = WORKERS;
  struct piece p[WORKERS];
  pthread_t id[WORKERS];
  bool started[WORKERS] = {false};
  for (int64_t i = 0; i < pieces; i++) {
    p[i] = (struct piece){fn, ctx, n * i / pieces, n * (i + 1) / pieces};
    if (i + 1 < pieces) started[i] = pthread_create(&id[i], NULL, run_piece, &p[i]) == 0;
    if (!started[i]) run_piece(&p[i]);
  }
  for (int64_t i = 0; i < pieces; i++)
    if (started[i]) pthread_join(id[i], NULL);
}
#else
#include <omp.h>

static void run_threads(int64_t n, int64_t grain, aoti_range_fn fn, void *ctx) {
  int64_t pieces = (n + grain - 1) / grain, threads = omp_get_max_threads();
  if (pieces > threads) pieces = threads;
    // Boundaries fall on multiples of 16 elements, so that pieces of one buffer do not share a cache line.
#pragma omp parallel for num_threads((int)pieces) schedule(static, 1)
  for (int64_t i = 0; i < pieces; i++) {
    int64_t step = ((n + pieces - 1) / pieces + 15) & ~(int64_t)15;
    int64_t begin = i * step, end = begin + step < n ? begin + step : n;
    if (begin < end) fn(ctx, begin, end);
  }
}
#endif

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
