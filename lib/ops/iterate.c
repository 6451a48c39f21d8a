// Strided loops: one shape, several operands, runs along the last dimension.
#include "ops.h"

enum { GRAIN = 1 << 14 };

void aoti_iter_init(aoti_iter *it, int ndim, const aot_int *size) {
  it->ndim = ndim;
  it->n = 0;
  for (int d = 0; d < ndim; d++) it->size[d] = size[d].value;
}

void aoti_iter_add_steps(aoti_iter *it, void *base, const int64_t *step) {
  for (int d = 0; d < it->ndim; d++) it->step[it->n][d] = step[d];
  it->base[it->n++] = base;
}

void aoti_iter_add(aoti_iter *it, const aot_tensor *t) {
  int64_t step[AOT_MAX_DIMS] = {0}, bytes = (int64_t)aot_dtype_size(t->meta.dtype);
  int missing = it->ndim - t->meta.ndim;
  for (int d = 0; d < t->meta.ndim; d++) step[d + missing] = aoti_dim(t, d) == 1 ? 0 : aoti_stride(t, d) * bytes;
  aoti_iter_add_steps(it, aoti_tensor_ptr(t), step);
}

static bool goes_outside(const aoti_iter *it, int d, int e) {
  for (int i = 0; i < it->n; i++)
    if (it->step[i][d] != it->step[i][e]) return it->step[i][d] > it->step[i][e];
  return false;
}

static void move(aoti_iter *it, int from, int to) {
  it->size[to] = it->size[from];
  for (int i = 0; i < it->n; i++) it->step[i][to] = it->step[i][from];
}

static void swap(aoti_iter *it, int d, int e) {
  int64_t size = it->size[d];
  it->size[d] = it->size[e];
  it->size[e] = size;
  for (int i = 0; i < it->n; i++) {
    int64_t step = it->step[i][d];
    it->step[i][d] = it->step[i][e];
    it->step[i][e] = step;
  }
}

static bool merges(const aoti_iter *it, int outer, int inner) {
  for (int i = 0; i < it->n; i++)
    if (it->step[i][outer] != it->step[i][inner] * it->size[inner]) return false;
  return true;
}

void aoti_iter_simplify(aoti_iter *it) {
  int n = 0;
  for (int d = 0; d < it->ndim; d++)
    if (it->size[d] != 1) move(it, d, n++);
  for (int d = 1; d < n; d++)
    for (int e = d; e > 0 && goes_outside(it, e, e - 1); e--) swap(it, e, e - 1);
  int last = n ? 0 : -1;
  for (int d = 1; d < n; d++) {
    if (merges(it, last, d)) {
      int64_t size = it->size[last] * it->size[d];
      move(it, d, last);
      it->size[last] = size;
    } else
      move(it, d, ++last);
  }
  it->ndim = last + 1;
}

typedef struct walk {
  const aoti_iter *it;
  aoti_run_fn fn;
  void *ctx;
} walk;

static void run_range(void *user, int64_t begin, int64_t end) {
  const walk *w = user;
  const aoti_iter *it = w->it;
  int inner = it->ndim - 1;
  int64_t width = inner >= 0 ? it->size[inner] : 1, at[AOT_MAX_DIMS] = {0}, step[AOTI_ITER_OPERANDS] = {0};
  char *ptr[AOTI_ITER_OPERANDS];
  int64_t row = begin / width, skip = begin % width;
  for (int i = 0; i < it->n; i++) {
    step[i] = inner >= 0 ? it->step[i][inner] : 0;
    ptr[i] = it->base[i] + skip * step[i];
  }
  for (int d = inner - 1; d >= 0; row /= it->size[d], d--) {
    at[d] = row % it->size[d];
    for (int i = 0; i < it->n; i++) ptr[i] += at[d] * it->step[i][d];
  }
  while (begin < end) {
    int64_t n = width - skip < end - begin ? width - skip : end - begin;
    w->fn(w->ctx, n, ptr, step);
    begin += n;
    for (int i = 0; i < it->n; i++) ptr[i] -= skip * step[i];
    skip = 0;
    for (int d = inner - 1; d >= 0; d--) {
      for (int i = 0; i < it->n; i++) ptr[i] += it->step[i][d];
      if (++at[d] < it->size[d]) break;
      at[d] = 0;
      for (int i = 0; i < it->n; i++) ptr[i] -= it->step[i][d] * it->size[d];
    }
  }
}

static int64_t count(const aoti_iter *it) {
  int64_t n = 1;
  for (int d = 0; d < it->ndim; d++) n *= it->size[d]; // bounded by a tensor's element count
  return n;
}

void aoti_iter_run(const aoti_iter *it, aoti_run_fn fn, void *ctx) {
  int64_t n = count(it);
  walk w = {it, fn, ctx};
  if (n > 0) aoti_parallel_for(NULL, n, GRAIN, run_range, &w);
}

void aoti_iter_run_serial(const aoti_iter *it, aoti_run_fn fn, void *ctx) {
  int64_t n = count(it);
  walk w = {it, fn, ctx};
  if (n > 0) run_range(&w, 0, n);
}
