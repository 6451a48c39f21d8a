/* tensor: storage, strided views and version counters; DLPack, npy and safetensors files.
 *
 * Enters: sizes and bytes from the host program or a file. Leaves: tensors with references counted. Invariants: a
 * storage outlives its views; every element a CPU tensor can address lies inside its storage (checked where it is
 * made). Thread rule: reference counts are atomic; all else belongs to one thread at a time.
 */
#ifndef AOT_TENSOR_INTERNAL_H
#define AOT_TENSOR_INTERNAL_H

#include "ir.h"
#include <aot/tensor.h>
#include <stdatomic.h>
#include <string.h>

typedef struct aoti_storage {
  atomic_int refs;
  aot_device device;
  void *data; /* NULL: a traced tensor, or 0 bytes */
  size_t bytes;
  uint32_t version;                     /* in-place writes so far */
  bool read_only;                       /* in-place writes are refused */
  void (*free)(void *user, void *data); /* NULL: the memory is not ours */
  void *user;
  /* Functionalisation (lib/dispatch/functional.c): the value that the memory has after `generation` writes in a trace,
   * retained (NULL: none so far), and the node of the tensor that was made with the storage. */
  struct aot_tensor *value;
  uint32_t generation, node;
  bool written_with_grad; /* a write was made while grad mode was on */
} aoti_storage;

/* How one tensor is seen in another: a call of a view operator without its first argument. Links lead from a view to
 * the tensor that was made with the storage, so a view can be made again from a new value of it. */
typedef struct aoti_view {
  atomic_int refs;
  struct aoti_view *parent; /* retained; NULL: a view of the storage's first tensor */
  uint32_t depth;           /* links from here on */
  aot_op op;
  aot_value *args; /* the first is AOT_NONE */
  uint32_t n_args;
  int item;       /* of several results; -1: the one */
  aoti_meta from; /* what was looked at */
} aoti_view;

/* What the autograd layer knows of a tensor; opaque here, freed through the function pointer. */
struct aoti_tape_node;

struct aot_tensor {
  atomic_int refs;
  aoti_storage *storage; /* retained */
  aoti_meta meta;        /* size and stride point into dims */
  aoti_view *view;       /* retained: how it is seen in its storage; NULL for the tensor made with it */
  aot_tensor *base;      /* retained: the tensor whose history this is a part of; NULL for a base */
  uint32_t seen;         /* of a view: the version at which grad_fn was its way to base */
  aot_tensor *untaped; /* retained: what a view made while grad mode was off is a view of, with no way there; or NULL */
  bool one_of_several; /* a view made together with others (split, unbind) */
  bool is_poison;      /* the result of an operator after an error */
  bool is_number;      /* made by aot_number: an op sees the number instead */
  aot_scalar number;
  bool is_proxy; /* recorded by symbolic_trace: nothing is known of it */
  /* Autograd: the tape node that made it and which of its outputs it is; the gradient of a leaf. */
  struct aoti_tape_node *grad_fn; /* retained */
  uint32_t output_nr;
  bool is_inner;    /* traced: stands for a tensor that has a history, though it has none here */
  aot_tensor *grad; /* retained */
  bool detached;    /* a result saved for its own derivative: read through a detached alias */
  /* Tracing: the node that holds it in the trace of that id (0: none). */
  uint64_t trace_id;
  uint32_t node;
  aot_tensor *value;   /* retained: what stands for it in the trace since a write; NULL: itself */
  uint32_t generation; /* of its storage that value belongs to */
  aot_int *moved;      /* sizes and strides, when an in-place view changed them */
  aoti_storage *first; /* retained: of a traced tensor that was given another memory, the one it was made with */
  void (*drop_grad_fn)(struct aoti_tape_node *grad_fn);
  aot_int dims[]; /* ndim sizes, ndim strides */
};

/* Zeroed CPU memory, 64-byte aligned; or (has_data false) none, for a traced tensor. */
aot_status aoti_storage_create(aot_device device, size_t bytes, bool has_data, aoti_storage **out) AOT_MUST_USE;
/* Memory owned by someone else; free (nullable) is called with it at the end. */
aot_status aoti_storage_wrap(aot_device device, void *data, size_t bytes, void (*free)(void *, void *), void *user,
                             aoti_storage **out) AOT_MUST_USE;
aoti_storage *aoti_storage_retain(aoti_storage *storage);
void aoti_storage_release(aoti_storage *storage);

/* Row-major strides of constant sizes; INVALID when the element count overflows. */
aot_status aoti_row_major(int ndim, const aot_int *size, aot_int *out_stride) AOT_MUST_USE;
/* A tensor over storage (retained); stride NULL: row-major (constant sizes only). */
aot_status aoti_tensor_create(aoti_storage *storage, aot_dtype dtype, int ndim, const aot_int *size,
                              const aot_int *stride, aot_int offset, aot_tensor **out) AOT_MUST_USE;
/* A fresh row-major CPU tensor with its own zeroed storage; sizes constant. */
aot_status aoti_tensor_new(aot_dtype dtype, int ndim, const int64_t *size, aot_tensor **out) AOT_MUST_USE;
static inline bool aoti_tensor_has_data(const aot_tensor *t) { return t->storage->data || !t->storage->bytes; }
/* view.c. args as the call had them; the new link retains parent (nullable). */
aot_status aoti_view_create(aoti_view *parent, aot_op op, const aot_value *args, uint32_t n_args, int item,
                            const aoti_meta *from, aoti_view **out) AOT_MUST_USE;
aoti_view *aoti_view_retain(aoti_view *view);
void aoti_view_release(aoti_view *view); /* NULL is allowed */
static inline uint32_t aoti_view_depth(const aot_tensor *t) { return t->view ? t->view->depth : 0; }
/* Gives t the sizes, strides and offset of m, and its place in the storage. */
aot_status aoti_tensor_become(aot_tensor *t, const aot_tensor *view) AOT_MUST_USE;
/* Gives t the memory of source too: set_. The tape knows nothing of it. */
aot_status aoti_tensor_set_memory(aot_tensor *t, aot_tensor *source) AOT_MUST_USE;
/* Whether gradients flow to t; a view's base may have become differentiable after it was made. */
static inline bool aoti_requires_grad(const aot_tensor *t) {
  return t->meta.requires_grad || (t->base && t->base->meta.requires_grad);
}
/* Constant size or stride i; the hint for a symbol. */
static inline int64_t aoti_dim(const aot_tensor *t, int i) { return t->meta.size[i].value; }
static inline int64_t aoti_stride(const aot_tensor *t, int i) { return t->meta.stride[i].value; }
static inline void *aoti_tensor_ptr(const aot_tensor *t) {
  return (char *)t->storage->data + (size_t)t->meta.offset.value * aot_dtype_size(t->meta.dtype);
}
int64_t aoti_tensor_numel(const aot_tensor *t);
/* Bytes from the storage's start that the tensor can touch; an error when that overflows or a stride is negative. */
aot_status aoti_extent_bytes(aot_dtype dtype, int ndim, const aot_int *size, const aot_int *stride, aot_int offset,
                             size_t *out) AOT_MUST_USE;

/* Element i (row-major, over the logical elements) as a number, and back with rounding to the dtype. Slow; for tests,
 * tools and items. */
double aoti_tensor_get(const aot_tensor *t, int64_t i);
void aoti_tensor_set(aot_tensor *t, int64_t i, double value);
/* Conversions of the 16-bit types, round to nearest even. */
static inline float aoti_bf16_to_f32(uint16_t v) { // here, so that loops over them become vector code
  uint32_t b = (uint32_t)v << 16;
  float f;
  memcpy(&f, &b, 4);
  return f;
}
static inline uint16_t aoti_f32_to_bf16(float v) {
  uint32_t b;
  memcpy(&b, &v, 4);
  uint32_t nan = b >> 16 | 0x40, rounded = (b + 0x7fff + (b >> 16 & 1)) >> 16;
  return (uint16_t)((b & 0x7fffffff) > 0x7f800000 ? nan : rounded);
}
float aoti_f16_to_f32(uint16_t v);
uint16_t aoti_f32_to_f16(float v);
uint16_t aoti_f64_to_f16(double v);
uint16_t aoti_f64_to_bf16(double v);

/* npy files: reads f4 f8 f2 i1 u1 i2 i4 i8 b1, C or Fortran order, version 1 to 3; refuses the rest. bf16 is read from
 * u2 when as is AOT_BF16. Writes row-major; bf16 as u2. */
aot_status aoti_npy_read(const char *path, aot_dtype as, aot_tensor **out) AOT_MUST_USE;
aot_status aoti_npy_parse(const void *data, size_t n, const char *name, aot_dtype as, aot_tensor **out) AOT_MUST_USE;
aot_status aoti_npy_format(const aot_tensor *t, aoti_text *text) AOT_MUST_USE; /* appends to text */
aot_status aoti_npy_write(const char *path, const aot_tensor *t) AOT_MUST_USE;
/* Appends the elements of a CPU tensor, row-major. */
aot_status aoti_tensor_append(const aot_tensor *t, aoti_text *text) AOT_MUST_USE;

/* safetensors.c: the header, checked: names are unique, the tensors fill the file without holes or overlap. */
typedef struct aoti_safetensor {
  const char *name, *type; /* type: as the file says */
  aot_dtype dtype;         /* AOT_DTYPE_NONE: none of ours */
  int ndim;
  int64_t size[AOT_MAX_DIMS];
  size_t at, bytes; /* from the file's start */
} aoti_safetensor;
typedef AOT_VEC(aoti_safetensor) aoti_safetensors;
bool aoti_safetensors_is(const void *data, size_t n);
aot_status aoti_safetensors_parse(const void *data, size_t n, const char *file, aoti_arena *arena,
                                  aoti_safetensors *out) AOT_MUST_USE;
/* A file of these tensors, appended to text: as the reference writer lays it out. */
aot_status aoti_safetensors_format(const char *const *names, aot_tensor *const *tensors, size_t n,
                                   aoti_text *text) AOT_MUST_USE;

#endif
