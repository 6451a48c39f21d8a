// Runs pointwise kernels over tensors of any dtype and layout: blocks are converted to the compute type, computed, and
// converted back; memory that is dense and already of the compute type is used in place.
#include "ops.h"

#include <string.h>

enum { BLOCK = 512 };

typedef struct job {
  aoti_block_fn fn;
  const aoti_scalars *p;
  aoti_compute compute;
  aot_dtype round_to; /* of the inputs; NONE: keep the compute type's precision */
  int n;
  aot_dtype out, in[AOTI_KERNEL_INPUTS];
} job;

static aot_dtype natural(aoti_compute c) {
  return c == AOTI_COMPUTE_F32 ? AOT_F32 : c == AOTI_COMPUTE_F64 ? AOT_F64 : AOT_I64;
}

static void fetch(const job *j, int i, void *to, const char *from, int64_t step, int64_t n) {
  aoti_load(j->compute, to, j->in[i], from, step, n);
  if (j->round_to == AOT_DTYPE_NONE || j->round_to == j->in[i] || j->round_to == natural(j->compute)) return;
  uint64_t rounded[BLOCK];
  int64_t size = (int64_t)aot_dtype_size(j->round_to);
  aoti_store(j->compute, to, j->round_to, rounded, size, n);
  aoti_load(j->compute, to, j->round_to, rounded, size, n);
}

static void run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const job *j = user;
  uint64_t buffer[AOTI_KERNEL_INPUTS][BLOCK], result[BLOCK];
  const void *in[AOTI_KERNEL_INPUTS];
  aot_dtype direct = natural(j->compute);
  int64_t size = (int64_t)aot_dtype_size(direct);
  for (int64_t at = 0; at < n; at += BLOCK) {
    int64_t m = n - at < BLOCK ? n - at : BLOCK;
    for (int i = 0; i < j->n; i++) {
      const char *from = ptr[i + 1] + at * step[i + 1];
      if (j->in[i] == direct && step[i + 1] == size)
        in[i] = from;
      else {
        if (step[i + 1] || !at) fetch(j, i, buffer[i], from, step[i + 1], m); // a repeated element stays
        in[i] = buffer[i];
      }
    }
    for (int i = j->n; i < AOTI_KERNEL_INPUTS; i++) in[i] = in[0];
    char *to = ptr[0] + at * step[0];
    bool in_place = j->out == direct && step[0] == size;
    j->fn(m, in_place ? (void *)to : result, in, j->p);
    if (!in_place) aoti_store(j->compute, result, j->out, to, step[0], m);
  }
}

void aoti_scalar_set(aoti_scalars *p, int k, const aot_value *v) {
  double f = v->kind == AOT_FLOAT ? v->as.f : v->kind == AOT_BOOL ? v->as.b : (double)v->as.i.value;
  p->f64[k] = f;
  p->f32[k] = v->kind == AOT_INT ? (float)v->as.i.value : (float)f;
  if (v->kind == AOT_FLOAT)
    aoti_load(AOTI_COMPUTE_I64, &p->i64[k], AOT_F64, &f, 0, 1);
  else
    p->i64[k] = v->kind == AOT_BOOL ? v->as.b : v->as.i.value;
}

aot_status aoti_run_kernel(aoti_call *c, const aoti_kernel *k, aot_dtype compute, bool exact, int n, const int *arg,
                           const aoti_scalars *p) {
  static const aoti_scalars no_scalars;
  static const int64_t no_steps[AOT_MAX_DIMS];
  aot_tensor *out = aoti_result(c, 0);
  job j = {.p = p ? p : &no_scalars,
           .compute = aoti_compute_of(compute),
           .round_to = exact ? compute : AOT_DTYPE_NONE,
           .n = n,
           .out = out->meta.dtype};
  j.fn = k->fn[j.compute];
  if (!j.fn) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "not defined for %s", aot_dtype_name(compute));
  union {
    double f;
    int64_t i;
    uint8_t b;
  } number[AOTI_KERNEL_INPUTS];
  aoti_iter it;
  aoti_iter_init(&it, out->meta.ndim, out->meta.size);
  aoti_iter_add(&it, out);
  for (int i = 0; i < n; i++) {
    const aot_value *v = &c->args[arg[i]];
    if (v->kind == AOT_TENSOR) {
      j.in[i] = v->as.tensor->meta.dtype;
      aoti_iter_add(&it, v->as.tensor);
      continue;
    }
    j.in[i] = v->kind == AOT_FLOAT ? AOT_F64 : v->kind == AOT_BOOL ? AOT_B8 : AOT_I64;
    if (v->kind == AOT_FLOAT && exact && compute == AOT_B8) { // true is what is not 0
      j.in[i] = AOT_B8;
      number[i].b = v->as.f != 0;
    } else if (v->kind == AOT_FLOAT)
      number[i].f = v->as.f;
    else if (v->kind == AOT_BOOL)
      number[i].b = v->as.b;
    else
      number[i].i = v->as.i.value;
    aoti_iter_add_steps(&it, &number[i], no_steps);
  }
  aoti_iter_simplify(&it);
  aoti_iter_run(&it, run, &j);
  return NULL;
}
