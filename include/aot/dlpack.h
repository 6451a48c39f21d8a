/* DLPack 1.x: tensors handed to and taken from other libraries without a copy.
 *
 * struct DLManagedTensorVersioned and DLManagedTensor are those of dlpack.h, which this header neither includes nor
 * defines.
 */
#ifndef AOT_DLPACK_H
#define AOT_DLPACK_H

#include <aot/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

struct DLManagedTensorVersioned;
struct DLManagedTensor;

/* Takes a tensor over: its deleter is called when the last view of *out is released, or at once when this fails (of
 * another major version only the deleter is used). CPU, pinned and CUDA memory; strides are not negative. In-place
 * operators refuse a tensor that is flagged read-only. *out is owned by the caller. */
AOT_API aot_status aot_from_dlpack(struct DLManagedTensorVersioned *managed, aot_tensor **out) AOT_MUST_USE;
/* Lends a tensor with data: the receiver calls (*out)->deleter once, from any thread, and the memory lives until then.
 * Writes by the receiver are not seen by version counters. The gradient tape stays behind. */
AOT_API aot_status aot_to_dlpack(aot_tensor *tensor, struct DLManagedTensorVersioned **out) AOT_MUST_USE;

/* The same with the structure of before version 1.0, which says neither version nor flags: a tensor that is read-only
 * cannot be lent so. */
AOT_API aot_status aot_from_dlpack_unversioned(struct DLManagedTensor *managed, aot_tensor **out) AOT_MUST_USE;
AOT_API aot_status aot_to_dlpack_unversioned(aot_tensor *tensor, struct DLManagedTensor **out) AOT_MUST_USE;

#ifdef __cplusplus
}
#endif
#endif
