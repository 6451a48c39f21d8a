/* What the files of this library share: the state of one compile. Seen by lib/codegen only; it includes LLVM. */
#ifndef AOT_CG_H
#define AOT_CG_H

#include "codegen.h"
#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>

enum { CG_MAX_LANES = 8 };

typedef struct cg cg;

/* A target: host.c, nvptx.c. */
typedef struct cg_target {
  const char *name;
  /* Checks the CPU and sets cg.machine, cpu and features. */
  aot_status (*open)(cg *g, const aoti_target *target);
  /* Emits kernel cg.k as one function and fills in cg.code. */
  void (*kernel)(cg *g);
} cg_target;

extern const cg_target cg_host, cg_nvptx;

struct cg {
  const aoti_codegen_options *options;
  const cg_target *target;
  aoti_arena *arena; /* of the compile, and of its result */
  LLVMContextRef ctx;
  LLVMModuleRef module;
  LLVMBuilderRef b;
  LLVMTargetMachineRef machine;
  const char *cpu, *features;
  bool minmax_native, f16_native; /* llvm.minimum and maximum (nvptx: of f32); half */
  unsigned vector_bits;           /* of the host's widest registers */
  unsigned sm;                    /* nvptx: 80 for sm_80 */
  bool needs_kernels;             /* some function of kernels-ir is declared */
  aot_status error;               /* the first; emission goes on with undef values */
  LLVMTypeRef i1, i8, i16, i32, i64, f16, f32, f64, ptr, void_type;

  /* the kernel being emitted */
  const aoti_kernel *k;
  aoti_kernel_code *code;
  LLVMValueRef fn;
  LLVMBasicBlockRef entry; /* allocas go here, before its terminator */
  LLVMValueRef *buffers, *sizes, *scalars;
  LLVMMetadataRef *scopes, *others;   /* per buffer: alias.scope and noalias lists, or NULL */
  LLVMValueRef error_word;            /* an i64 alloca: the word of the failed checks, or NULL */
  LLVMValueRef *values[CG_MAX_LANES]; /* of node ids */
  LLVMValueRef vars[CG_MAX_LANES][AOTI_LOOP_MAX_VARS];
  unsigned lanes;     /* values computed side by side: lane l has vars[l] */
  uint64_t lane_vars; /* variables that differ between lanes */
  LLVMValueRef *accumulators[CG_MAX_LANES], *positions[CG_MAX_LANES]; /* allocas of reduce nodes */
  /* How the innermost store of a top-level statement is guarded (nvptx: one thread of the block), or NULL. */
  LLVMValueRef uniform_store_guard;
  /* nvptx, rows: this thread's number among the row_threads that share a row. */
  LLVMValueRef row_thread;
  unsigned row_threads;
  uint8_t *moderate, *looked_at; /* per node: see moderate.c */
  uint32_t node;                 /* the one being emitted */
  bool long_body;                /* the kernel's code is long: see cg_is_long */
  bool *late; /* per statement: computed for each point of the innermost dimension, of kernels that walk points */
  bool rare;  /* loops being emitted hardly ever run: compiled fast rather than well */
  /* Emits top-level loop id other than serially; NULL: serial. */
  void (*loop)(cg *g, uint32_t id);
};

/* Whether copies of a body (lanes, rest loops) would cost more than they gain. */
bool cg_is_long(const aoti_kernel *k);
/* Records the first error; later calls are dropped. */
void cg_fail(cg *g, aot_code code, const char *fmt, ...) AOT_PRINTF(3, 4);

/* ---- emit.c: indices, memory, statements, serial loops ---------------------------------------------------------- */

LLVMTypeRef cg_value_type(cg *g, unsigned dtype);  /* b8 is i1 */
LLVMTypeRef cg_memory_type(cg *g, unsigned dtype); /* f16 and bf16 are i16, b8 is i8 */
LLVMValueRef cg_i64(cg *g, int64_t v);
LLVMValueRef cg_i32(cg *g, int64_t v);
/* LLVM renames a function whose name is taken. */
void cg_check_name(cg *g);
/* Prepares the per-kernel state: fn, its entry block and the builder in it must be set. */
void cg_begin_kernel(cg *g);
/* At the end of a kernel that reports errors: raises the launch's word, an i64 at `word`, to the kernel's. */
void cg_report_errors(cg *g, LLVMValueRef word);
LLVMValueRef cg_index(cg *g, aoti_ix x, unsigned lane);
LLVMValueRef cg_alloca(cg *g, LLVMTypeRef type, unsigned count, const char *name);
LLVMBasicBlockRef cg_block(cg *g, const char *name);
/* for (i = from; i < to; i += step) { ... }: call begin, emit the body, call end. to and from are i64. */
typedef struct cg_loop {
  LLVMValueRef i, to, step;
  LLVMBasicBlockRef head, exit;
} cg_loop;
cg_loop cg_loop_begin(cg *g, LLVMValueRef from, LLVMValueRef to, LLVMValueRef step, const char *name);
void cg_loop_end(cg *g, cg_loop *loop);
/* if (cond) { ... } */
typedef struct cg_if {
  LLVMBasicBlockRef join;
} cg_if;
cg_if cg_if_begin(cg *g, LLVMValueRef cond);
void cg_if_end(cg *g, cg_if *i);
/* Statements [from, to) of one block, in order. */
void cg_statements(cg *g, uint32_t from, uint32_t to);
void cg_statement(cg *g, uint32_t id);
void cg_serial_loop(cg *g, uint32_t id);
/* Reductions of loop id: makes their accumulators; their results become the nodes' values. The reduce statements in
 * between do one step each. */
void cg_accumulators_begin(cg *g, uint32_t loop);
void cg_accumulators_end(cg *g, uint32_t loop);
/* a op b, for reduce op; positions for argmin and argmax (pos_out may be NULL otherwise). */
LLVMValueRef cg_combine(cg *g, unsigned op, unsigned dtype, LLVMValueRef a, LLVMValueRef b, LLVMValueRef pos_a,
                        LLVMValueRef pos_b, LLVMValueRef *pos_out);
/* The reduction whose running value a scan gives; op itself if it is one. */
unsigned cg_reduction_of(unsigned op);
LLVMValueRef cg_identity(cg *g, unsigned op, unsigned dtype);
/* From memory to a value and back: widening, rounding, b8. */
LLVMValueRef cg_widen(cg *g, unsigned dtype, LLVMValueRef memory);
LLVMValueRef cg_narrow(cg *g, unsigned dtype, LLVMValueRef value);
LLVMValueRef cg_address(cg *g, uint32_t buffer, LLVMValueRef index);
LLVMValueRef cg_load(cg *g, uint32_t buffer, LLVMValueRef index); /* as a value */
/* Whether nothing the kernel writes overlaps this buffer. */
bool cg_apart(const aoti_kernel *k, uint32_t buffer);
/* Attaches alias metadata of buffer to a load or store. */
void cg_tag(cg *g, LLVMValueRef instruction, uint32_t buffer, bool load);
void cg_expr(cg *g, aoti_ix x, aoti_expr *out);
/* How the kernel is spread over threads, which the launch learns too; false with g->error set. */
bool cg_map(cg *g, aoti_mapping *out);

/* ---- ops.c ------------------------------------------------------------------------------------------------------ */

/* A pointwise operation; dtype is the operands' (the last one's), to the result's. */
LLVMValueRef cg_op(cg *g, unsigned op, unsigned dtype, unsigned to, LLVMValueRef *args);
LLVMValueRef cg_call_intrinsic(cg *g, const char *name, LLVMTypeRef overload, LLVMValueRef *args, unsigned n);
LLVMValueRef cg_fma(cg *g, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c);

/* ---- moderate.c ------------------------------------------------------------------------------------------------- */

/* Fills in moderate: not zero where the argument of a trigonometric node is known to be moderate. */
void cg_moderate_find(cg *g);
void cg_moderate_loop(cg *g, uint32_t inner, LLVMValueRef from, LLVMValueRef to,
                      void (*body)(cg *g, LLVMValueRef from, LLVMValueRef to));

/* ---- contract.c ------------------------------------------------------------------------------------------------- */

/* The contraction of cg.k over the points [begin, end) on the host; false if no tiled form suits its strides. */
bool cg_host_contract(cg *g, LLVMValueRef begin, LLVMValueRef end);
/* One tile of it by the threads of this block. blocks: how many there are; block: this one's number. */
enum { CG_TILE = 64, CG_TILE_THREADS = 256 };
void cg_nvptx_contract(cg *g, LLVMValueRef block, LLVMValueRef thread);
void cg_barrier(cg *g);
LLVMValueRef cg_shared_array(cg *g, LLVMTypeRef type, unsigned count);

/* ---- stream.c, stream_host.c, stream_nvptx.c ----------------------------------------------------------------------
 */

/* Element i of an array of type. */
LLVMValueRef cg_slot(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i);
LLVMValueRef cg_get(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i);
void cg_put(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i, LLVMValueRef v);
/* The statements of the loop for one row and column, other than products and what is added up. */
void cg_stream_statements(cg *g, const aoti_stream *s);

/* The stream of cg.k over the points [begin, end). */
void cg_host_stream(cg *g, LLVMValueRef begin, LLVMValueRef end);
/* Tiles of `rows` rows, each by a block of threads; false with g->error set. */
enum { CG_STREAM_THREADS = 128 };
typedef struct cg_stream {
  aoti_stream s;
  unsigned rows;
} cg_stream;
bool cg_nvptx_stream_plan(cg *g, cg_stream *out);
void cg_nvptx_stream(cg *g, const cg_stream *plan, LLVMValueRef block, LLVMValueRef thread);
/* v of the thread of this warp whose number differs from this one's in the bits of distance. */
LLVMValueRef cg_nvptx_shuffle(cg *g, LLVMValueRef v, int distance);

/* ---- kernels.c, jit.c ------------------------------------------------------------------------------------------- */

/* Links the kernels-ir functions that are used, internal and always inlined. */
aot_status cg_link_kernels(cg *g) AOT_MUST_USE;
/* outline.c: on the host, once the math is linked. */
aot_status cg_outline_math(cg *g) AOT_MUST_USE;
/* host.c: how wide the vectors of function f are to be. */
void cg_prefer_width(cg *g, LLVMValueRef f);
/* COMPILE if the object has a symbol that is defined nowhere in it. */
aot_status cg_check_object(const char *object, size_t n) AOT_MUST_USE;
/* Loads an object file and looks the kernels' symbols up. */
struct cg_jit;
aot_status cg_jit_load(aoti_arena *arena, const char *object, size_t n, aoti_kernel_code *kernels, size_t n_kernels,
                       struct cg_jit **out) AOT_MUST_USE;
void cg_jit_destroy(struct cg_jit *jit);

#endif
