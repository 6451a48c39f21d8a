/* The layout of DLPack 1.x, and of before it, as its documentation gives it (dmlc.github.io/dlpack/latest/c_api.html).
 */
#ifndef AOT_TENSOR_DLPACK_ABI_H
#define AOT_TENSOR_DLPACK_ABI_H

#include <stdint.h>

enum { DL_MAJOR = 1, DL_MINOR = 1 };
enum { DL_CPU = 1, DL_CUDA = 2, DL_CUDA_HOST = 3, DL_CUDA_MANAGED = 13 };
enum { DL_INT = 0, DL_UINT = 1, DL_FLOAT = 2, DL_BFLOAT = 4, DL_BOOL = 6 };
enum { DL_READ_ONLY = 1, DL_IS_COPIED = 2 };

typedef struct dl_tensor {
  void *data;
  struct {
    int32_t type, id;
  } device;
  int32_t ndim;
  struct {
    uint8_t code, bits;
    uint16_t lanes;
  } dtype;
  int64_t *shape, *strides; /* strides in elements; NULL: row-major */
  uint64_t byte_offset;
} dl_tensor;

struct DLManagedTensorVersioned {
  struct {
    uint32_t major, minor;
  } version;
  void *manager_ctx;
  void (*deleter)(struct DLManagedTensorVersioned *self); /* may be NULL */
  uint64_t flags;
  dl_tensor dl;
};

struct DLManagedTensor { /* before 1.0 */
  dl_tensor dl;
  void *manager_ctx;
  void (*deleter)(struct DLManagedTensor *self); /* may be NULL */
};

#endif
