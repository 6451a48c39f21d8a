/* Running a compiled step: devices, executables, and the contexts that carry saved tensors from a forward call to its
 * backward.
 *
 * Thread rule: an executable is immutable and may be called from many threads at once; a context belongs to one thread
 * at a time. Calls on a CUDA device are ordered on their stream and return before the device is done, except that a
 * call whose kernels check indices waits for them.
 */
#ifndef AOT_RUNTIME_H
#define AOT_RUNTIME_H

#include <aot/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aot_executable aot_executable;
typedef struct aot_context aot_context;

/* Where a call's buffers come from. alloc returns NULL when it has none left; align is a power of two. free gets what
 * alloc returned. Both may be called from any thread that runs calls or releases tensors. */
typedef struct aot_allocator {
  void *(*alloc)(void *user, size_t bytes, size_t align, aot_device device, void *stream);
  void (*free)(void *user, void *ptr, aot_device device);
  void *user;
} aot_allocator;

typedef struct aot_call_options {
  size_t struct_size;
  void *stream;                   /* a CUstream; NULL for the default stream, and on the CPU */
  const aot_allocator *allocator; /* NULL: the device's own; outlives every tensor made by the call */
  uint64_t seed, offset;          /* of the random operators of this call */
  bool retain_graph;              /* backward: keep the context usable for another backward */
} aot_call_options;
#define AOT_CALL_OPTIONS_INIT \
  { sizeof(aot_call_options), NULL, NULL, 0, 0, false }

AOT_API void aot_executable_release(aot_executable *executable); /* NULL is allowed */
AOT_API size_t aot_executable_input_count(const aot_executable *executable);
AOT_API size_t aot_executable_output_count(const aot_executable *executable);
/* Kernels and extern calls that one forward and one backward launch. */
AOT_API size_t aot_executable_step_count(const aot_executable *executable, bool backward);
/* Bytes that a forward call keeps for its backward, beyond inputs and outputs; -1 when that depends on symbolic sizes.
 */
AOT_API int64_t aot_executable_saved_bytes(const aot_executable *executable);

/* Runs the forward. inputs agree with what was compiled in dtype, sizes, strides and device, else INVALID. outputs gets
 * one tensor per output, owned by the caller. out_context (nullable: no backward will follow) gets the context that
 * owns this call's saved tensors; NULL where the function has no backward. */
AOT_API aot_status aot_executable_forward(aot_executable *executable, const aot_call_options *options,
                                          aot_tensors inputs, aot_tensor **outputs,
                                          aot_context **out_context) AOT_MUST_USE;
/* Runs the backward of the call that made context, and frees context's tensors as they are used up unless retain_graph.
 * tangents: the gradient of each output, NULL for zeros; they are copied to row-major order where they are not.
 * grads gets one tensor per forward input, owned by the caller; NULL where there is no gradient. */
AOT_API aot_status aot_context_backward(aot_context *context, const aot_call_options *options, aot_tensors tangents,
                                        aot_tensor **grads) AOT_MUST_USE;
/* Drops a context, with or without a backward; NULL is allowed. */
AOT_API void aot_context_destroy(aot_context *context);

/* Has CUDA devices opened through another library than libcuda.so.1: the PTX machine's stand-in driver, which executes
 * PTX without a GPU (its path is LIBDIR/ptxsim/libcuda.so.1), or a driver in an unusual place. path is copied. INVALID
 * once a CUDA device has been opened through another. */
AOT_API aot_status aot_cuda_use_driver(const char *path) AOT_MUST_USE;
/* Opens a device by name: "cpu", "cuda", "cuda:1", or "sim": CUDA device 0 of the PTX machine that is installed beside
 * this library (aot_cuda_use_driver finds it elsewhere). INVALID for other names, and for "sim" once a CUDA device of
 * another driver is open; DEVICE with the reason when it cannot be opened. Any thread; opening again is free. */
AOT_API aot_status aot_device_open(const char *name, aot_device *out) AOT_MUST_USE;
/* Whether a device can be opened: NULL, or DEVICE with the driver's reason. */
AOT_API aot_status aot_device_available(aot_device device) AOT_MUST_USE;
/* Copies between devices; blocks until done. The copy has the tensor's strides where its elements are dense (a
 * transpose, channels_last), else dense strides in the same order of dimensions: as Tensor.to of PyTorch. *out is owned
 * by the caller. */
AOT_API aot_status aot_tensor_to(const aot_tensor *tensor, aot_device device, aot_tensor **out) AOT_MUST_USE;

#ifdef __cplusplus
}
#endif
#endif
