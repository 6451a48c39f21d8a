/* Tensors: strided views of reference-counted storage.
 *
 * Ownership: a tensor made in a scope is borrowed from it (see scope.h). aot_tensor_retain makes the caller a further
 * owner, who gives it up with aot_tensor_release. Thread rule: reference counts are atomic; everything else of a tensor
 * belongs to one thread at a time, and its data may be read by several.
 */
#ifndef AOT_TENSOR_H
#define AOT_TENSOR_H

#include <aot/types.h>

#ifdef __cplusplus
extern "C" {
#endif

AOT_API aot_tensor *aot_tensor_retain(aot_tensor *tensor);
AOT_API void aot_tensor_release(aot_tensor *tensor); /* NULL is allowed */

AOT_API aot_dtype aot_tensor_dtype(const aot_tensor *tensor);
AOT_API aot_device aot_tensor_device(const aot_tensor *tensor);
AOT_API int aot_tensor_ndim(const aot_tensor *tensor);
/* Size and stride (in elements) of dimension dim, which counts from the end when negative; 0 when out of range. */
AOT_API aot_int aot_tensor_size(const aot_tensor *tensor, int dim);
AOT_API aot_int aot_tensor_stride(const aot_tensor *tensor, int dim);
/* The element count; of a symbolic tensor, at the hints. */
AOT_API int64_t aot_tensor_numel(const aot_tensor *tensor);
/* Writes of in-place operators to the storage so far, through any view of it. */
AOT_API uint32_t aot_tensor_version(const aot_tensor *tensor);
AOT_API bool aot_tensor_requires_grad(const aot_tensor *tensor);
/* The gradient accumulated by aot_backward, or NULL. Borrowed from the tensor. */
AOT_API aot_tensor *aot_tensor_grad(const aot_tensor *tensor);
/* The address of the first element; NULL for a tensor without data (traced, or empty). Borrowed from the storage. */
AOT_API void *aot_tensor_data(const aot_tensor *tensor);
/* Copies the elements in row-major order to out, which has room for bytes; the sizes must agree. CPU tensors only. */
AOT_API aot_status aot_tensor_read(const aot_tensor *tensor, void *out, size_t bytes) AOT_MUST_USE;
/* The one element of a CPU tensor with numel 1, as a double. */
AOT_API aot_status aot_tensor_item(const aot_tensor *tensor, double *out) AOT_MUST_USE;

#ifdef __cplusplus
}
#endif
#endif
