/* plan: what one compiled graph does when it is called, as plain data.
 *
 * Enters: a plan built step by step by the compiler (lib/driver/plan.c). Leaves: plans that the runtime executes and
 * `aot-llc --emit=plan` prints. Invariants, which aoti_plan_verify checks: every number names an entry of its table; a
 * buffer is written before it is read; temporary buffers that live at one time do not overlap. A plan holds no pointer
 * into a graph, a kernel module or LLVM. Thread rule: a finished plan is immutable and may be read by many.
 *
 * Executing a plan:
 *   1. read the symbols from the inputs (symbols[i].from), evaluate sizes[0..n_sizes) over them: every "size number"
 *      below is an index into those values;
 *   2. check the equations, and each input against inputs[i] (dtype, sizes, strides);
 *   3. allocate the arena (arena_bytes), and each buffer of kind OUTPUT on its own; TEMP buffers lie in the arena;
 *   4. run the steps in order;
 *   5. make the outputs: tensors over buffers (several may share one; an INPUT buffer is an alias of that input).
 */
#ifndef AOT_PLAN_H
#define AOT_PLAN_H

#include "base.h"
#include <aot/types.h>

/* A size number: an index into plan->sizes. Bytes, elements, strides and offsets are all given as size numbers. */
typedef uint32_t aoti_size;
enum { AOTI_PLAN_NONE = UINT32_MAX };

/* A symbol of the graph and where a call finds its value. The i-th symbol is size i of the expressions. */
typedef struct aoti_plan_symbol {
  const char *name;
  uint32_t input; /* the input that holds it; AOTI_PLAN_NONE: nothing uses the symbol, any value will do */
  int dim;        /* the dimension of that tensor; -1: the input is an integer */
  /* What is held is times * symbol + rest, rest a size of symbols that are held themselves; times 0: the symbol. */
  int64_t times;
  aoti_size rest;
} aoti_plan_symbol;

/* Two sizes that a call must find equal: the graph was recorded where they were. */
typedef struct aoti_plan_equation {
  aoti_size a, b;
} aoti_plan_equation;

typedef enum aoti_plan_buffer_kind {
  AOTI_BUFFER_INPUT,    /* the memory of input number `index`; element 0 is the tensor's first element */
  AOTI_BUFFER_CONSTANT, /* the memory of constant number `index` */
  AOTI_BUFFER_OUTPUT,   /* fresh memory that leaves with one or more outputs */
  AOTI_BUFFER_TEMP      /* memory of the arena at `offset` */
} aoti_plan_buffer_kind;

typedef struct aoti_plan_buffer {
  const char *name; /* of the graph node that makes it */
  uint8_t kind;     /* aoti_plan_buffer_kind */
  uint8_t dtype;    /* aot_dtype */
  bool mutated;     /* INPUT: some step writes it */
  uint32_t index;   /* INPUT, CONSTANT: its number */
  aoti_size bytes;  /* INPUT: bytes that steps may touch */
  aoti_size offset; /* TEMP: bytes into the arena, a multiple of AOTI_MEMORY_ALIGN */
  /* First and last step that touch it; last is n_steps for what leaves with an output. An untouched input has first >
   * last. A saved input of a backward may be given back after `last`. */
  uint32_t first, last;
} aoti_plan_buffer;

typedef struct aoti_plan_constant {
  const char *name;
  uint8_t dtype;
  const void *data; /* NULL: the graph's text gives no value */
  size_t bytes;
} aoti_plan_constant;

typedef enum aoti_plan_value_kind { AOTI_VALUE_NONE, AOTI_VALUE_TENSOR, AOTI_VALUE_INT } aoti_plan_value_kind;
/* An input's expected form, or how an output is made. */
typedef struct aoti_plan_value {
  const char *name; /* the placeholder, or the node that is returned */
  uint8_t kind;     /* aoti_plan_value_kind */
  uint8_t dtype;
  int ndim;
  const aoti_size *size, *stride; /* ndim each; strides in elements */
  aoti_size offset;               /* outputs: of the first element from the buffer's first, in elements */
  aoti_size value;                /* AOTI_VALUE_INT */
  uint32_t buffer;                /* AOTI_VALUE_TENSOR; AOTI_PLAN_NONE for an input that no step and no output uses */
} aoti_plan_value;

typedef enum aoti_plan_scalar_kind { AOTI_SCALAR_CONST, AOTI_SCALAR_SEED, AOTI_SCALAR_OFFSET } aoti_plan_scalar_kind;
/* A scalar argument of a kernel: a constant, or the call's random seed or offset plus i. */
typedef struct aoti_plan_scalar {
  uint8_t kind; /* aoti_plan_scalar_kind */
  uint8_t dtype;
  int64_t i;
  double f; /* CONST of a float dtype */
} aoti_plan_scalar;

/* Batches of strided matrices in one buffer: element (b, i, j) is at offset + b*batch + i*row + j*col. */
typedef struct aoti_plan_matrix {
  uint32_t buffer;
  aoti_size offset, batch, row, col;
} aoti_plan_matrix;

/* A tensor that a host call reads or writes. */
typedef struct aoti_plan_tensor {
  uint32_t buffer; /* AOTI_PLAN_NONE: a result that nothing wants */
  uint8_t dtype;   /* NONE: the call makes no such result */
  int ndim;
  const aoti_size *size, *stride; /* ndim each; strides in elements */
  aoti_size offset;               /* elements */
} aoti_plan_tensor;

/* A call step with its tensors in host memory: args as the step's, with tensors for operands and sizes evaluated. The
 * function writes results[i] (NULL where the call makes none). */
typedef struct aoti_host_call {
  const char *op;
  const aot_value *args;
  size_t n_args;
  aot_tensor *const *results;
  size_t n_results;
  uint64_t seed, offset; /* of its draws */
} aoti_host_call;
typedef aot_status (*aoti_host_call_fn)(const aoti_host_call *call);

/* Bits of a kernel's access to a buffer. ZEROED goes with WRITE: the memory is filled with zeros before. */
enum { AOTI_ACCESS_READ = 1, AOTI_ACCESS_WRITE = 2, AOTI_ACCESS_ZEROED = 4 };
typedef enum aoti_plan_step_kind { AOTI_STEP_KERNEL, AOTI_STEP_GEMM, AOTI_STEP_CALL } aoti_plan_step_kind;
typedef struct aoti_plan_step {
  uint8_t kind;             /* aoti_plan_step_kind */
  const char *name;         /* of the kernel, or of the node */
  const char *const *nodes; /* names of the graph nodes it computes */
  uint32_t n_nodes;
  aoti_size bytes_read, bytes_written, flops; /* memory that must move, and arithmetic; for reports */
  union {
    /* Kernel number `kernel` of the module, with its buffers, sizes and scalars in the order of its parameters. */
    struct {
      uint32_t kernel;
      const uint32_t *buffers;
      const uint8_t *access; /* per buffer: AOTI_ACCESS_* */
      const aoti_size *sizes;
      const aoti_plan_scalar *scalars;
      uint32_t n_buffers, n_sizes, n_scalars;
      const char *check; /* the nodes whose indices it checks; NULL: none */
    } k;
    /* c = alpha * a @ b + beta * d, per batch: a is m x k, b k x n, c and d m x n; every operand of one dtype. In a and
     * b, row or col is 1. c is row-major and overlaps none of the others. d.buffer NONE: beta is 0. A row of d that is
     * broadcast has row 0. */
    struct {
      uint8_t dtype; /* f32 or f64 */
      aoti_size batch, m, n, k;
      aoti_plan_matrix a, b, c, d;
      double alpha, beta;
    } gemm;
    /* The operator `op` run on the host by its reference kernel, for what has no kernel of its own. Its arguments are
     * complete; in them, also inside lists, AOT_NODE k stands for operand k, and an integer with sym != 0 for the size
     * number in its value. On a CUDA device the operands are copied to the host and the results back. */
    struct {
      aoti_host_call_fn fn; /* runs it: the runtime has no operators of its own */
      const char *op;       /* "aten.sort.default" */
      const aot_value *args;
      const aoti_plan_tensor *operands, *results;
      uint32_t n_args, n_operands, n_results;
      uint32_t random; /* draws are at the call's offset plus this */
      bool has_state;  /* operand 0 is no argument: the seed and the offset of the draws, as u8[16] */
    } call;
  } as;
} aoti_plan_step;

typedef struct aoti_plan {
  aoti_arena arena; /* owns all below */
  const char *name; /* "forward", "backward" */
  AOT_VEC(aoti_plan_symbol) symbols;
  AOT_VEC(aoti_expr) sizes; /* over the symbols */
  AOT_VEC(aoti_plan_equation) equations;
  AOT_VEC(const char *) kernels; /* names; kernel numbers index this and the module alike */
  AOT_VEC(aoti_plan_constant) constants;
  AOT_VEC(aoti_plan_buffer) buffers;
  AOT_VEC(aoti_plan_value) inputs;
  AOT_VEC(aoti_plan_value) outputs;
  AOT_VEC(aoti_plan_step) steps;
  aoti_size arena_bytes;
} aoti_plan;

/* A forward and its backward. The forward's outputs from n_outputs on are what it saves. */
typedef enum aoti_link_kind {
  AOTI_LINK_SAVED,  /* forward output number `index` */
  AOTI_LINK_INPUT,  /* forward input number `index` */
  AOTI_LINK_TANGENT /* the gradient of forward output number `index` */
} aoti_link_kind;
typedef struct aoti_plan_link {
  uint8_t kind; /* aoti_link_kind */
  uint32_t index;
} aoti_plan_link;
typedef struct aoti_plan_pair {
  aoti_plan *forward, *backward; /* backward NULL: no gradients */
  uint32_t n_outputs;            /* of the forward, without the saved ones */
  const aoti_plan_link *links;   /* one per input of the backward */
} aoti_plan_pair;

aot_status aoti_plan_create(const aoti_allocator *from, const char *name, aoti_plan **out) AOT_MUST_USE;
void aoti_plan_destroy(aoti_plan *plan); /* NULL allowed */
/* The number of a size expression: an equal one is found again. The code is copied. */
aot_status aoti_plan_size(aoti_plan *plan, const int64_t *code, size_t n, aoti_size *out) AOT_MUST_USE;
aot_status aoti_plan_size_const(aoti_plan *plan, int64_t value, aoti_size *out) AOT_MUST_USE;
/* Whether a size does not depend on symbols, and its value. */
bool aoti_plan_size_is_const(const aoti_plan *plan, aoti_size size, int64_t *out);
/* Turns what the inputs hold, one number per symbol, into the symbols. INVALID where none can be. */
aot_status aoti_plan_solve(const aoti_plan *plan, int64_t *symbols) AOT_MUST_USE;
/* All sizes for the given symbol values; out_values has room for plan->sizes.n. */
aot_status aoti_plan_eval(const aoti_plan *plan, const int64_t *symbols, int64_t *out_values) AOT_MUST_USE;
aot_status aoti_plan_verify(const aoti_plan *plan) AOT_MUST_USE;
void aoti_plan_print(const aoti_plan *plan, aoti_text *out);

#endif
