/* Tensors in files: .safetensors, .npz and .npy. Thread rule: an open file may be read from any thread. */
#ifndef AOT_FILE_H
#define AOT_FILE_H

#include <aot/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aot_tensor_file aot_tensor_file;

/* Opens a file, told by its content, and checks all of its directory. It is mapped, not read; whoever shortens it
 * meanwhile takes this program down. */
AOT_API aot_status aot_tensor_file_open(const char *path, aot_tensor_file **out) AOT_MUST_USE;
AOT_API void aot_tensor_file_close(aot_tensor_file *file); /* NULL is allowed; tensors may live on */
AOT_API size_t aot_tensor_file_count(const aot_tensor_file *file);
/* The name of tensor i ("" in an .npy); NULL out of range. Borrowed from the file. */
AOT_API const char *aot_tensor_file_name(const aot_tensor_file *file, size_t i);
/* The tensor of that name; *out is owned by the caller. A safetensors file's lies in the mapping where its alignment
 * allows, and writes to it do not reach the file; others are copied. INVALID where the name is not there, UNSUPPORTED
 * for an element type that libaot has not. bf16_as_u2: read a u2 array of an .npz or .npy as bf16. */
AOT_API aot_status aot_tensor_file_get(const aot_tensor_file *file, const char *name, bool bf16_as_u2,
                                       aot_tensor **out) AOT_MUST_USE;

/* Writes CPU tensors to a file: .safetensors, .npz (stored, bf16 as u2) by the name's end, else INVALID. */
AOT_API aot_status aot_tensor_file_save(const char *path, const char *const *names, aot_tensors tensors) AOT_MUST_USE;

#ifdef __cplusplus
}
#endif
#endif
