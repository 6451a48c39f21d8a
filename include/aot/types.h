/* The value types of the public API: element types, devices, integers that may be symbolic, and operator arguments. */
#ifndef AOT_TYPES_H
#define AOT_TYPES_H

#include <aot/status.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
#include <initializer_list>
extern "C" {
#endif

typedef enum aot_dtype {
  AOT_DTYPE_NONE = 0,
#define X(name, value, text, torch, bytes, category) AOT_##name = value,
#include <aot/dtype.def>
#undef X
} aot_dtype;

/* Bytes of one element; 0 for AOT_DTYPE_NONE or an unknown value. */
AOT_API size_t aot_dtype_size(aot_dtype dtype);
/* "f32", ...; "?" for an unknown value. Static storage. */
AOT_API const char *aot_dtype_name(aot_dtype dtype);
/* "float32", ...: PyTorch's name. Static storage. */
AOT_API const char *aot_dtype_torch_name(aot_dtype dtype);

typedef enum aot_device_type { AOT_CPU = 0, AOT_CUDA = 1 } aot_device_type;
typedef struct aot_device {
  uint8_t type;  /* aot_device_type */
  uint8_t index; /* which CUDA device; 0 on the CPU */
} aot_device;

typedef enum aot_memory_format {
  AOT_CONTIGUOUS = 1, /* AOT_MEMORY_FORMAT_NONE is 0: the argument is absent */
  AOT_MEMORY_FORMAT_NONE = 0,
  AOT_PRESERVE = 2,
  AOT_CHANNELS_LAST = 3
} aot_memory_format;

/* A size, stride or offset: a constant, or a symbolic expression of the trace it belongs to. It is a struct so that C
 * arithmetic on a symbol does not compile; aot_int_add and its kin (scope.h) do arithmetic. sym is 0 for a constant;
 * otherwise it names the expression and value is the hint: the number seen while tracing. origin tells a trace which
 * tensor's size this one was; it does not take part in comparisons. */
typedef struct aot_int {
  int64_t value;
  uint32_t sym, origin;
} aot_int;
static inline aot_int aot_i(int64_t value) {
  aot_int r;
  r.value = value;
  r.sym = 0;
  r.origin = 0;
  return r;
}

/* A borrowed list of integers, written AOT_INTS(aot_i(3), aot_size(s, x, 0)). It lives until the end of the enclosing
 * block (in C++: of the full expression). */
typedef struct aot_ints {
  const aot_int *at;
  size_t n;
} aot_ints;

/* A number argument, PyTorch's Scalar. */
typedef enum aot_scalar_kind { AOT_SCALAR_INT, AOT_SCALAR_FLOAT, AOT_SCALAR_BOOL } aot_scalar_kind;
typedef struct aot_scalar {
  aot_scalar_kind kind;
  int64_t i; /* AOT_SCALAR_INT and AOT_SCALAR_BOOL */
  double f;  /* AOT_SCALAR_FLOAT */
} aot_scalar;
static inline aot_scalar aot_scalar_of(aot_scalar_kind kind, int64_t i, double f) {
  aot_scalar s;
  s.kind = kind;
  s.i = i;
  s.f = f;
  return s;
}
static inline aot_scalar aot_int_scalar(int64_t v) { return aot_scalar_of(AOT_SCALAR_INT, v, 0.0); }
static inline aot_scalar aot_float_scalar(double v) { return aot_scalar_of(AOT_SCALAR_FLOAT, 0, v); }
static inline aot_scalar aot_bool_scalar(bool v) { return aot_scalar_of(AOT_SCALAR_BOOL, v, 0.0); }

/* A tensor. Opaque; see tensor.h. */
typedef struct aot_tensor aot_tensor;
/* A borrowed list of tensors; an entry may be NULL where the operator takes Tensor?[]. */
typedef struct aot_tensors {
  aot_tensor *const *at;
  size_t n;
} aot_tensors;

/* One operator argument of any type, for calls by name (aot_call). Strings and lists are borrowed for the call. */
typedef enum aot_value_kind {
  AOT_NONE,
  AOT_NODE, /* inside a graph: the value of an earlier node */
  AOT_TENSOR,
  AOT_INT,
  AOT_FLOAT,
  AOT_BOOL,
  AOT_STRING,
  AOT_DTYPE,
  AOT_DEVICE,
  AOT_LAYOUT, /* always torch.strided */
  AOT_MEMORY_FORMAT,
  AOT_LIST,
  AOT_TUPLE
} aot_value_kind;
typedef struct aot_value aot_value;
struct aot_value {
  aot_value_kind kind;
  union {
    uint32_t node;
    aot_tensor *tensor;
    aot_int i;
    double f;
    bool b;
    const char *string;
    aot_dtype dtype;
    aot_device device;
    aot_memory_format memory_format;
    struct {
      const aot_value *at;
      size_t n;
    } list; /* AOT_LIST and AOT_TUPLE */
  } as;
};

#ifdef __cplusplus
}
struct aot_ints_of {
  static aot_ints make(const std::initializer_list<aot_int> &l) {
    aot_ints r = {l.begin(), l.size()};
    return r;
  }
};
#define AOT_INTS(...) (aot_ints_of::make({__VA_ARGS__}))
#else
#define AOT_INTS(...) \
  ((aot_ints){(const aot_int[]){__VA_ARGS__}, sizeof((const aot_int[]){__VA_ARGS__}) / sizeof(aot_int)})
#endif
#endif
