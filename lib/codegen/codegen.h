/* codegen: Loop IR to machine code, and the only place that knows LLVM.
 *
 * Enters: a verified Loop IR module and a target. Leaves: host functions (JIT-compiled) or PTX, what the runtime must
 * know to launch each kernel, and on request the texts on the way. Invariants: what a target cannot do is refused with
 * UNSUPPORTED before LLVM sees it; the LLVM module is verified before it is optimised and before it is emitted; host
 * code has no undefined symbols. Thread rule: calls are independent of each other (one LLVM context per compile); a
 * result may be read and its functions run from any thread.
 */
#ifndef AOT_CODEGEN_H
#define AOT_CODEGEN_H

#include "loop.h"

typedef enum aoti_target_kind { AOTI_TARGET_HOST, AOTI_TARGET_NVPTX } aoti_target_kind;

typedef struct aoti_target {
  aoti_target_kind kind;
  const char *cpu;      /* host: an LLVM CPU name, NULL or "native" for this machine's. nvptx: "sm_80", ... */
  const char *features; /* host: an LLVM feature string, NULL for this machine's. nvptx: must be NULL */
} aoti_target;

/* Texts and bytes to keep; by default only what is needed to run. */
enum {
  AOTI_EMIT_LLVM = 1,     /* LLVM IR as lowered */
  AOTI_EMIT_LLVM_OPT = 2, /* LLVM IR as emitted */
  AOTI_EMIT_ASM = 4,      /* host assembly; on nvptx the PTX, which is always there */
  AOTI_EMIT_OBJ = 8,      /* host object file, relocatable ELF */
  AOTI_EMIT_NO_JIT = 16   /* do not load the code into this process */
};

typedef struct aoti_codegen_options {
  unsigned emit;
  unsigned opt_level;     /* 0 to 3; AOTI_CODEGEN_OPTIONS_INIT has 3 */
  const void *kernels_bc; /* bitcode with the functions of kernels-ir; NULL: the one built in */
  size_t kernels_bc_n;
} aoti_codegen_options;
#define AOTI_CODEGEN_OPTIONS_INIT \
  { .opt_level = 3 }

/* Host code of one kernel: serial over the domain points [begin, end) out of [0, points). args are the words described
 * at aoti_kernel_code. */
typedef void (*aoti_host_fn)(const uint64_t *args, int64_t begin, int64_t end);

/* One kernel, ready to launch. Its arguments on both targets are 64-bit words, in this order: the buffers' addresses,
 * the sizes, the scalars' bits (in the low bytes, little-endian), and if reports_errors the address of a 64-bit word,
 * 0 before, which the kernel raises to the greatest (as an unsigned number) of: v for a checked index v < 0 that was
 * out of range, v + 1 for one that was too large. For cuLaunchKernel, parameter i is the address of word i.
 */
typedef struct aoti_kernel_code {
  const char *name; /* the kernel's, and the symbol's or PTX entry's */
  uint32_t n_buffers, n_sizes, n_scalars;
  bool reports_errors;
  aoti_expr points; /* domain points: nothing to launch if 0 */
  aoti_expr work;   /* inner iterations of one point, 1 if there is no loop: a hint for the grain of threads */
  aoti_host_fn fn;  /* host, unless NO_JIT */
  /* nvptx: a one-dimensional grid of blocks */
  aoti_expr blocks;
  uint32_t block_threads, shared_bytes; /* shared memory is static: shared_bytes is for information */
} aoti_kernel_code;

typedef struct aoti_bytes {
  const char *data; /* NUL-terminated */
  size_t n;
} aoti_bytes;

typedef struct aoti_compiled {
  size_t n_kernels;
  const aoti_kernel_code *kernels;                  /* in the order of the module */
  aoti_bytes llvm, llvm_opt, assembly, object, ptx; /* data NULL where not asked for */
  const char *cpu, *features;                       /* what the code was made for */
  struct aoti_compiled_owner *owner;
} aoti_compiled;

/* Compiles module. *out is destroyed with aoti_compiled_destroy, after which its functions are gone. Errors:
 * UNSUPPORTED (the target, or an operation on it; all kernels' messages are in one status), COMPILE (LLVM refused),
 * INVALID (the module), OOM. */
aot_status aoti_codegen_compile(const aoti_loop_module *module, const aoti_target *target,
                                const aoti_codegen_options *options, aoti_compiled **out) AOT_MUST_USE;
void aoti_compiled_destroy(aoti_compiled *compiled);

/* Every SM that PTX is made for, ended by NULL: "sm_75", "sm_80", "sm_90", "sm_100", "sm_120". */
extern const char *const aoti_nvptx_cpus[];

#endif
