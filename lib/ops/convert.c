// Elements of every dtype as numbers of three compute types.
#include "ops.h"

#include <string.h>

aoti_compute aoti_compute_of(aot_dtype dtype) {
  if (dtype == AOT_F64) return AOTI_COMPUTE_F64;
  return aoti_is_float(dtype) ? AOTI_COMPUTE_F32 : AOTI_COMPUTE_I64;
}

// Out of range as the processor does it: the most negative integer.
static int64_t to_i64(double v) { return v >= -0x1p63 && v < 0x1p63 ? (int64_t)v : INT64_MIN; }
static int32_t to_i32(double v) { return v > -0x1p31 - 1 && v < 0x1p31 ? (int32_t)v : INT32_MIN; }

// One loop with a step the compiler knows, one without.
#define EACH(type, body)                       \
  do {                                         \
    if (step == (int64_t)sizeof(type))         \
      for (int64_t i = 0; i < n; i++) {        \
        type *e = (type *)memory + i;          \
        body;                                  \
      }                                        \
    else                                       \
      for (int64_t i = 0; i < n; i++) {        \
        type *e = (type *)(memory + i * step); \
        body;                                  \
      }                                        \
  } while (0)

#define LOAD(T, suffix, float_to_T)                                                                         \
  static void load_##suffix(T *restrict to, aot_dtype dtype, const char *memory, int64_t step, int64_t n) { \
    switch (dtype) {                                                                                        \
    case AOT_F32: EACH(const float, to[i] = float_to_T(*e)); break;                                         \
    case AOT_F64: EACH(const double, to[i] = float_to_T(*e)); break;                                        \
    case AOT_F16: EACH(const uint16_t, to[i] = float_to_T(aoti_f16_to_f32(*e))); break;                     \
    case AOT_BF16: EACH(const uint16_t, to[i] = float_to_T(aoti_bf16_to_f32(*e))); break;                   \
    case AOT_I8: EACH(const int8_t, to[i] = (T)*e); break;                                                  \
    case AOT_U8:                                                                                            \
    case AOT_B8: EACH(const uint8_t, to[i] = (T)*e); break;                                                 \
    case AOT_I16: EACH(const int16_t, to[i] = (T)*e); break;                                                \
    case AOT_I32: EACH(const int32_t, to[i] = (T)*e); break;                                                \
    case AOT_I64: EACH(const int64_t, to[i] = (T)*e); break;                                                \
    case AOT_U64: EACH(const uint64_t, to[i] = (T)*e); break;                                               \
    case AOT_DTYPE_NONE: break;                                                                             \
    }                                                                                                       \
  }
LOAD(float, f32, (float))
LOAD(double, f64, (double))
LOAD(int64_t, i64, to_i64)

#define STORE(T, suffix, to_f16, to_bf16, T_to_i64, T_to_i32)                                                  \
  static void store_##suffix(const T *restrict from, aot_dtype dtype, char *memory, int64_t step, int64_t n) { \
    switch (dtype) {                                                                                           \
    case AOT_F32: EACH(float, *e = (float)from[i]); break;                                                     \
    case AOT_F64: EACH(double, *e = (double)from[i]); break;                                                   \
    case AOT_F16: EACH(uint16_t, *e = to_f16(from[i])); break;                                                 \
    case AOT_BF16: EACH(uint16_t, *e = to_bf16(from[i])); break;                                               \
    case AOT_I8: EACH(int8_t, *e = (int8_t)T_to_i32(from[i])); break;                                          \
    case AOT_U8: EACH(uint8_t, *e = (uint8_t)T_to_i32(from[i])); break;                                        \
    case AOT_B8: EACH(uint8_t, *e = from[i] != 0); break;                                                      \
    case AOT_I16: EACH(int16_t, *e = (int16_t)T_to_i32(from[i])); break;                                       \
    case AOT_I32: EACH(int32_t, *e = (int32_t)T_to_i32(from[i])); break;                                       \
    case AOT_I64:                                                                                              \
    case AOT_U64: EACH(int64_t, *e = T_to_i64(from[i])); break;                                                \
    case AOT_DTYPE_NONE: break;                                                                                \
    }                                                                                                          \
  }
static uint16_t i64_to_f16(int64_t v) { return aoti_f32_to_f16((float)v); }
static uint16_t i64_to_bf16(int64_t v) { return aoti_f32_to_bf16((float)v); }
STORE(float, f32, aoti_f32_to_f16, aoti_f32_to_bf16, to_i64, to_i32)
STORE(double, f64, aoti_f64_to_f16, aoti_f64_to_bf16, to_i64, to_i32)
STORE(int64_t, i64, i64_to_f16, i64_to_bf16, (int64_t), (int64_t))

void aoti_load(aoti_compute c, void *to, aot_dtype dtype, const void *from, int64_t step, int64_t n) {
  switch (c) {
  case AOTI_COMPUTE_F32: load_f32(to, dtype, from, step, n); break;
  case AOTI_COMPUTE_F64: load_f64(to, dtype, from, step, n); break;
  default: load_i64(to, dtype, from, step, n); break;
  }
}

void aoti_store(aoti_compute c, const void *from, aot_dtype dtype, void *to, int64_t step, int64_t n) {
  switch (c) {
  case AOTI_COMPUTE_F32: store_f32(from, dtype, to, step, n); break;
  case AOTI_COMPUTE_F64: store_f64(from, dtype, to, step, n); break;
  default: store_i64(from, dtype, to, step, n); break;
  }
}

typedef struct copy_ctx {
  aot_dtype to, from;
} copy_ctx;

static void copy_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const copy_ctx *c = user;
  int64_t size = (int64_t)aot_dtype_size(c->to);
  if (c->to == c->from) {
    if (step[0] == size && step[1] == size)
      memcpy(ptr[0], ptr[1], (size_t)(n * size));
    else
      switch (size) {
#define MOVE(bytes, type)                                                                                    \
  case bytes:                                                                                                \
    for (int64_t i = 0; i < n; i++) *(type *)(ptr[0] + i * step[0]) = *(const type *)(ptr[1] + i * step[1]); \
    break;
        MOVE(1, uint8_t) MOVE(2, uint16_t) MOVE(4, uint32_t) MOVE(8, uint64_t)
#undef MOVE
      }
    return;
  }
  aoti_compute compute = aoti_compute_of(c->from);
  enum { BLOCK = 256 };
  uint64_t block[BLOCK];
  for (int64_t at = 0; at < n; at += BLOCK) {
    int64_t m = n - at < BLOCK ? n - at : BLOCK;
    aoti_load(compute, block, c->from, ptr[1] + at * step[1], step[1], m);
    aoti_store(compute, block, c->to, ptr[0] + at * step[0], step[0], m);
  }
}

void aoti_copy_runs(aoti_iter *it, aot_dtype to, aot_dtype from) {
  copy_ctx ctx = {to, from};
  aoti_iter_simplify(it);
  aoti_iter_run(it, copy_run, &ctx);
}

void aoti_copy_elements(const aot_tensor *to, const aot_tensor *from) {
  aoti_iter it;
  aoti_iter_init(&it, to->meta.ndim, to->meta.size);
  aoti_iter_add(&it, to);
  aoti_iter_add(&it, from);
  aoti_copy_runs(&it, to->meta.dtype, from->meta.dtype);
}

static void fill_run(void *value, int64_t n, char *const *ptr, const int64_t *step) {
  const aot_tensor *one = value;
  const char *from = aoti_tensor_ptr(one);
  switch (aot_dtype_size(one->meta.dtype)) {
#define FILL(bytes, type)                                                                  \
  case bytes:                                                                              \
    for (int64_t i = 0; i < n; i++) *(type *)(ptr[0] + i * step[0]) = *(const type *)from; \
    break;
    FILL(1, uint8_t) FILL(2, uint16_t) FILL(4, uint32_t) FILL(8, uint64_t)
#undef FILL
  }
}

aot_status aoti_fill_elements(const aot_tensor *t, const aot_value *v) {
  aot_tensor *one;
  AOT_TRY(aoti_tensor_new(t->meta.dtype, 0, NULL, &one));
  if (v->kind == AOT_TENSOR)
    aoti_copy_elements(one, v->as.tensor);
  else {
    aoti_scalars p;
    aoti_scalar_set(&p, 0, v);
    if (v->kind == AOT_FLOAT)
      aoti_store(AOTI_COMPUTE_F64, &p.f64[0], t->meta.dtype, aoti_tensor_ptr(one), 0, 1);
    else
      aoti_store(AOTI_COMPUTE_I64, &p.i64[0], t->meta.dtype, aoti_tensor_ptr(one), 0, 1);
  }
  aoti_iter it;
  aoti_iter_init(&it, t->meta.ndim, t->meta.size);
  aoti_iter_add(&it, t);
  aoti_iter_simplify(&it);
  aoti_iter_run(&it, fill_run, one);
  aot_tensor_release(one);
  return NULL;
}
