/* runtime: devices, and the execution of plans. No LLVM, no graphs.
 *
 * Enters: a pair of plans (plan.h) with the code of their kernels; tensors. Leaves: output tensors and contexts.
 * Invariants: an executable is immutable; all state of a call lives on its stack or in its context; saved tensors pass
 * from forward to backward without a copy. Thread rule: in aot/runtime.h.
 */
#ifndef AOT_RUNTIME_INTERNAL_H
#define AOT_RUNTIME_INTERNAL_H

#include "plan.h"
#include "tensor.h"
#include <aot/runtime.h>

/* ---- code ------------------------------------------------------------------------------------------------------ */

/* A host kernel: serial over the points [begin, end). args: addresses of buffers, sizes, bits of scalars, and (if it
 * reports errors) the address of a word, 0 before: of the indices v out of range the greatest, as an unsigned number,
 * of v < 0 itself and else v + 1; one 64-bit word each. */
typedef void (*aoti_host_kernel)(const uint64_t *args, int64_t begin, int64_t end);
typedef struct aoti_code_kernel {
  const char *name;
  uint32_t n_buffers, n_sizes, n_scalars;
  bool reports_errors;
  aoti_expr points, work; /* over the kernel's sizes: domain points, and inner iterations of one */
  aoti_host_kernel fn;    /* CPU */
  aoti_expr blocks;       /* CUDA: a one-dimensional grid */
  uint32_t block_threads;
} aoti_code_kernel;

/* The kernels of one plan, in the order of plan->kernels. */
typedef struct aoti_code {
  const aoti_code_kernel *kernels;
  size_t n_kernels;
  const char *ptx; /* CUDA: NUL-terminated text */
  void *owner;     /* keeps the above alive; passed to free_owner at the end */
  void (*free_owner)(void *owner);
} aoti_code;

/* ---- devices (device.c, cpu.c, cuda.c) -------------------------------------------------------------------------- */

/* A gemm step with its sizes evaluated: see aoti_plan_step. */
typedef struct aoti_gemm_matrix {
  void *at;
  int64_t batch, row, col;
} aoti_gemm_matrix;
typedef struct aoti_gemm {
  aot_dtype dtype;
  int64_t batch, m, n, k;
  aoti_gemm_matrix a, b, c, d; /* d.at NULL: none */
  double alpha, beta;
} aoti_gemm;

/* Code loaded on a device; for the CPU there is nothing to load. */
typedef struct aoti_module aoti_module;
typedef struct aoti_device aoti_device;
typedef struct aoti_device_ops {
  const char *name;
  aot_status (*alloc)(aoti_device *d, size_t bytes, void *stream, void **out);
  void (*free)(aoti_device *d, void *ptr);
  /* Copies on the stream; host memory is used up when they return. */
  aot_status (*write)(aoti_device *d, void *dst, const void *host, size_t bytes, void *stream);
  aot_status (*read)(aoti_device *d, void *host, const void *src, size_t bytes, void *stream);
  aot_status (*copy)(aoti_device *d, void *dst, const void *src, size_t bytes, void *stream); /* within the device */
  aot_status (*zero)(aoti_device *d, void *dst, size_t bytes, void *stream);
  aot_status (*load)(aoti_device *d, const aoti_code *code, aoti_module **out);
  void (*unload)(aoti_device *d, aoti_module *module);
  aot_status (*launch)(aoti_device *d, const aoti_module *module, const aoti_code_kernel *kernel, uint32_t number,
                       const uint64_t *args, uint32_t n_args, int64_t points, int64_t work, void *stream);
  aot_status (*gemm)(aoti_device *d, const aoti_gemm *g, void *stream);
} aoti_device_ops;
struct aoti_device {
  const aoti_device_ops *ops;
  aot_device id;
};
/* The device of that name, opened once per process; never closed. DEVICE with the reason when there is none. */
aot_status aoti_device_get(aot_device id, aoti_device **out) AOT_MUST_USE;
/* A row-major copy of a tensor's elements in host memory. */
aot_status aoti_tensor_rows(const aot_tensor *t, aot_tensor **out) AOT_MUST_USE;
/* An aoti_storage's free function for memory of the device that is its user pointer. */
void aoti_device_free(void *device, void *data);
aot_status aoti_cpu_open(aot_device id, aoti_device **out) AOT_MUST_USE;
aot_status aoti_cuda_open(aot_device id, aoti_device **out) AOT_MUST_USE;
/* For aot_cuda_use_driver, under its lock; path is borrowed for good. */
void aoti_cuda_library(const char *path);
/* The compute capability of a CUDA device as "sm_80". */
aot_status aoti_cuda_sm(const aoti_device *device, char out[16]) AOT_MUST_USE;
/* CPU gemm: OpenBLAS when it can be loaded, else plain loops. Row-major c. */
aot_status aoti_cpu_gemm(const aoti_gemm *g) AOT_MUST_USE;
/* Whether OpenBLAS was found. */
bool aoti_cpu_has_blas(void);

/* ---- host calls (host_call.c) ----------------------------------------------------------------------------------- */

/* Runs a call step. at: the address of each buffer, on the device; sizes: every size of the plan, evaluated. */
aot_status aoti_run_host_call(aoti_device *device, const aoti_plan *plan, const aoti_plan_step *step,
                              const int64_t *sizes, char *const *at, const aot_call_options *options) AOT_MUST_USE;

/* ---- executables (executable.c, call.c) -------------------------------------------------------------------------- */

/* Takes over pair's plans and links (freed with free_pair) and both codes, also on failure. */
aot_status aoti_executable_create(aoti_plan_pair pair, aoti_code forward, aoti_code backward, aot_device device,
                                  aot_executable **out) AOT_MUST_USE;
struct aot_executable {
  atomic_int refs;
  aoti_device *device;
  aoti_plan_pair pair;
  aoti_code code[2]; /* forward, backward */
  aoti_module *module[2];
};

/* Whether a value is what a plan compiled for an input, at these sizes: INVALID says what is not. */
aot_status aoti_plan_check_input(const aoti_device *device, const int64_t *sizes, const aoti_plan_value *want,
                                 const aot_value *got) AOT_MUST_USE;
/* The symbols of a plan of the pair, read off its inputs. Those that no input of a backward holds are what they were in
 * its forward: one number per symbol of that, or NULL. */
int64_t aoti_plan_known(const aoti_plan_pair *pair, const aoti_plan_symbol *symbol, const int64_t *forward);
aot_status aoti_plan_symbols(const aoti_plan_pair *pair, const aoti_plan *plan, const aot_value *inputs,
                             const int64_t *forward, int64_t *symbols) AOT_MUST_USE;
/* Runs one plan. inputs: a value per plan input (tensor or integer); forward_symbols: as above. release(ctx, input) is
 * called after the last step that reads an input. outputs: one owned value per plan output. */
typedef void (*aoti_release_fn)(void *ctx, uint32_t input);
aot_status aoti_plan_run(const aot_executable *exe, int which, const aot_call_options *options, const aot_value *inputs,
                         const int64_t *forward_symbols, aoti_release_fn release, void *ctx,
                         aot_value *outputs) AOT_MUST_USE;
/* The options of a call, from those of another version, or the defaults. */
aot_status aoti_call_options(const aot_call_options *given, aot_call_options *out) AOT_MUST_USE;

#endif
