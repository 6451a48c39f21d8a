/* ops: what each ATen operator means. One file per family; in each, side by side: meta rules (dtype, sizes, strides),
 * reference kernels, derivatives, decompositions. ops.txt names them.
 *
 * Enters: calls with complete arguments (dispatch.h). Leaves: results. Invariants: a meta rule reads no data; a
 * reference kernel shares no code with codegen; a derivative calls ops in the order PyTorch emits them. Thread rule:
 * rules hold no state.
 */
#ifndef AOT_OPS_INTERNAL_H
#define AOT_OPS_INTERNAL_H

#include "dispatch.h"
#include "calls.h"
#include "ops_rules.h"

/* ---- iterate.c: strided loops over operands of one shape ------------------------------------------------------- */

enum { AOTI_ITER_OPERANDS = 8 };
/* Up to 8 operands walked together over one shape. Dimensions of size 1 are dropped, the rest sorted by the strides of
 * operand 0 (outermost first) and merged where every operand allows it. Steps are in bytes. */
typedef struct aoti_iter {
  int ndim, n;
  int64_t size[AOT_MAX_DIMS];
  int64_t step[AOTI_ITER_OPERANDS][AOT_MAX_DIMS];
  char *base[AOTI_ITER_OPERANDS];
} aoti_iter;
/* One run of n elements: operand i is at ptr[i], step[i] bytes apart (0: the same element n times). */
typedef void (*aoti_run_fn)(void *ctx, int64_t n, char *const *ptr, const int64_t *step);

/* An iteration over a shape without operands yet (sizes by their hints). */
void aoti_iter_init(aoti_iter *it, int ndim, const aot_int *size);
/* Adds a tensor whose dimensions are aligned with the last ones of the shape; size 1 and absent ones repeat. */
void aoti_iter_add(aoti_iter *it, const aot_tensor *t);
/* Adds memory with a step in bytes for every dimension of the shape given to aoti_iter_init. */
void aoti_iter_add_steps(aoti_iter *it, void *base, const int64_t *step);
/* Sorts and merges dimensions: call once, after the last operand. Without it the given order is kept. */
void aoti_iter_simplify(aoti_iter *it);
/* Calls fn for runs along the last dimension until every element was visited, on several threads when the shape is
 * large: fn writes no element twice. */
void aoti_iter_run(const aoti_iter *it, aoti_run_fn fn, void *ctx);
/* The same in order, on this thread. */
void aoti_iter_run_serial(const aoti_iter *it, aoti_run_fn fn, void *ctx);

/* ---- convert.c: elements as numbers ---------------------------------------------------------------------------- */

/* What a dtype computes in: f16, bf16 and f32 in float, f64 in double, integers and bool in int64 (results wrap to the
 * dtype when stored, as two's complement). */
typedef enum aoti_compute { AOTI_COMPUTE_F32, AOTI_COMPUTE_F64, AOTI_COMPUTE_I64, AOTI_N_COMPUTE } aoti_compute;
aoti_compute aoti_compute_of(aot_dtype dtype);
static inline size_t aoti_compute_size(aoti_compute c) { return c == AOTI_COMPUTE_F32 ? 4 : 8; }
/* n elements of dtype, step bytes apart, to a dense array of the compute type, and back with one rounding. */
void aoti_load(aoti_compute c, void *to, aot_dtype dtype, const void *from, int64_t step, int64_t n);
void aoti_store(aoti_compute c, const void *from, aot_dtype dtype, void *to, int64_t step, int64_t n);
/* floor(size * factor); false for a symbol and a factor that is no fraction of small numbers. */
bool aoti_size_times(aoti_syms *syms, aot_int size, double factor, aot_int *out);
/* Copies elements with conversion; the shape is to's and from is broadcast to it. */
void aoti_copy_elements(const aot_tensor *to, const aot_tensor *from);
/* The same over an iteration of two operands, not yet simplified: to, from. */
void aoti_copy_runs(aoti_iter *it, aot_dtype to, aot_dtype from);
/* Sets every element to a number or to the one element of a tensor. */
aot_status aoti_fill_elements(const aot_tensor *t, const aot_value *v) AOT_MUST_USE;

/* ---- rows.c: tensors as rows of numbers ------------------------------------------------------------------------ */

/* The dimensions of row_dims (a bit set) make the row, in their order; the others count the rows. Kernels read a row as
 * numbers of one compute type, whatever the tensor's dtype and strides, and write likewise, rounding once. */
typedef struct aoti_rows {
  const aot_tensor *t;
  int64_t count, n; /* rows, and elements of each */
  int n_outer, n_inner;
  struct aoti_rows_dim {
    int64_t size, step; /* bytes */
  } outer[AOT_MAX_DIMS], inner[AOT_MAX_DIMS];
} aoti_rows;
void aoti_rows_init(aoti_rows *r, const aot_tensor *t, uint32_t row_dims);
void aoti_rows_load(const aoti_rows *r, aoti_compute as, int64_t row, void *out);
void aoti_rows_store(const aoti_rows *r, aoti_compute as, int64_t row, const void *in);
/* Element i of a row. */
double aoti_rows_get(const aoti_rows *r, int64_t row, int64_t i);
void aoti_rows_set(const aoti_rows *r, int64_t row, int64_t i, double value);
/* The whole tensor row-major in memory of the arena (out_ptr: any pointer type), and back. */
aot_status aoti_dense(aoti_arena *arena, aoti_compute as, const aot_tensor *t, void *out_ptr) AOT_MUST_USE;
void aoti_undense(aoti_compute as, const void *in, const aot_tensor *t);
/* t repeated over ndim dimensions of size (by their hints), row-major in memory of the arena. */
aot_status aoti_dense_wide(aoti_arena *arena, aoti_compute as, const aot_tensor *t, int ndim, const aot_int *size,
                           void *out_ptr) AOT_MUST_USE;
/* Arguments 0 and 1 broadcast together, in f64. */
aot_status aoti_dense_pair(const aoti_call *c, aoti_arena *arena, double **out_a, double **out_b,
                           int64_t *out_n) AOT_MUST_USE;

/* Runs a kernel's body with scratch memory that is freed afterwards. */
typedef aot_status (*aoti_scratch_fn)(aoti_call *c, aoti_arena *scratch);
static inline aot_status aoti_with_scratch(aoti_call *c, aoti_scratch_fn body) {
  aoti_arena scratch;
  aoti_arena_init(&scratch, c->scope->session->heap);
  aot_status status = body(c, &scratch);
  aoti_arena_deinit(&scratch);
  return status;
}

/* ---- reduce.c: what reductions share --------------------------------------------------------------------------- */

/* The dimensions that argument i names, as a bit set; all of them when it is None or empty. INVALID outside the shape
 * or when one is named twice. */
aot_status aoti_dim_mask(const aoti_call *c, int i, int ndim, uint32_t *out) AOT_MUST_USE;
/* Makes result i: t's sizes without the dimensions of mask, or with 1 in their place. */
aot_status aoti_out_reduced(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, uint32_t mask,
                            bool keepdim) AOT_MUST_USE;
/* The same where PyTorch reduces first and then puts the dimensions back, which their strides tell where there is no
 * element. */
aot_status aoti_out_restored(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, uint32_t mask,
                             bool keepdim) AOT_MUST_USE;
/* The elements that one result element of a reduction over mask sees. */
aot_int aoti_reduced_numel(aoti_syms *syms, const aot_tensor *t, uint32_t mask);
/* grad with the dimensions that a reduction over argument dim_arg removed put back as 1 (unsqueeze), in PyTorch's way.
 */
aot_tensor *aoti_restore_dims(aoti_grad *g, aot_tensor *grad, int dim_arg, bool keepdim);
/* grad repeated over the dimensions of like: the gradient of a sum. */
aot_tensor *aoti_sum_backward(aoti_grad *g, aot_tensor *grad, int dim_arg, bool keepdim);
/* The sum of n numbers, pairwise: the error grows with log n. */
double aoti_sum_f64(const double *x, int64_t n);
/* The call whose gradient g is, for the aoti_arg accessors. */
static inline aoti_call aoti_call_of(const aoti_grad *g) {
  return (aoti_call){.scope = g->s, .syms = g->s->tracer ? g->s->tracer->syms : NULL, .info = g->info, .args = g->args};
}
/* The sizes of a tensor as an argument. */
static inline aot_ints aoti_sizes(const aot_tensor *t) { return (aot_ints){t->meta.size, (size_t)t->meta.ndim}; }

/* ---- incomplete.c ----------------------------------------------------------------------------------------------- */

/* Hurwitz's zeta, the sum of (q + k)^-s. */
double aoti_zeta(double s, double q);

/* ---- factor.c ---------------------------------------------------------------------------------------------------- */

/* aoti_out for a batch of matrices that lie column by column. */
aot_status aoti_out_columns(aoti_call *c, int i, aot_dtype dtype, int ndim, const aot_int *size) AOT_MUST_USE;

/* ---- matmul.c, convolution.c ------------------------------------------------------------------------------------ */

/* out = a b, row-major: m x k times k x n. */
void aoti_matmul_f64(int64_t m, int64_t n, int64_t k, const double *a, const double *b, double *out);
/* Whether the strides of a 4-d tensor say that its channels are innermost. */
bool aoti_is_channels_last(const aot_tensor *t);
/* aoti_out, row-major or (4-d) with the channels innermost. */
aot_status aoti_out_format(aoti_call *c, int i, aot_dtype dtype, int ndim, const aot_int *size,
                           bool channels_last) AOT_MUST_USE;

/* ---- index.c: slices along a dimension, of calls (self, dim, index, source, ...) --------------------------------- */

/* Writes slice k of source to slice index[k] of t, in order; wrap: negative indices count from the end. */
aot_status aoti_put_slices(aoti_call *c, const aot_tensor *t, const aot_tensor *source, bool wrap) AOT_MUST_USE;
/* The gradient that source gets: the slices of grad that it was written or added to. */
aot_tensor *aoti_chosen_slices(aoti_grad *g, const aot_tensor *source);

/* ---- promote.c: dtypes and layouts of results -------------------------------------------------------------------- */

/* The dtype two dtypes promote to. */
aot_dtype aoti_promote(aot_dtype a, aot_dtype b);
/* The common dtype of the given arguments, tensors or numbers: tensors with dimensions decide within a category, then
 * those without, then numbers. NONE when there is none. */
aot_dtype aoti_common_dtype(const aoti_call *c, int n, const int *arg);
/* The dtype of a number: i64, f32 (the default dtype) or b8. */
aot_dtype aoti_number_dtype(const aot_value *v);
/* Sizes broadcast over n tensors. */
aot_status aoti_broadcast(const aoti_call *c, int n, aot_tensor *const *t, int *out_ndim,
                          aot_int out_size[AOT_MAX_DIMS]) AOT_MUST_USE;
/* The strides PyTorch gives, while it traces, to a result of that shape computed from those operands: row-major, except
 * that the order of memory follows operands that are laid out otherwise. An operand of another dtype than computed is
 * converted first, which closes its gaps; NONE: none is. */
void aoti_result_strides(const aoti_call *c, int n, aot_tensor *const *t, aot_dtype computed, int ndim,
                         const aot_int *size, aot_int out_stride[AOT_MAX_DIMS]);
/* Makes result 0 of a pointwise call from the broadcast of the arguments, computed in the dtype that they have in
 * common (16-bit floats in f32), or in the one given. */
aot_status aoti_out_pointwise(aoti_call *c, aot_dtype dtype, int n, const int *arg) AOT_MUST_USE;
aot_status aoti_out_pointwise_in(aoti_call *c, aot_dtype dtype, aot_dtype computed, int n, const int *arg) AOT_MUST_USE;
/* The strides of `torch.empty_like` under a memory format (PRESERVE: as t when its elements are dense, else in t's
 * order of dimensions). */
aot_status aoti_like_strides(const aoti_call *c, const aot_tensor *t, aot_memory_format format,
                             aot_int out_stride[AOT_MAX_DIMS]) AOT_MUST_USE;
aot_status aoti_meta_like_strides(const aoti_call *c, const aoti_meta *m, aot_memory_format format,
                                  aot_int out_stride[AOT_MAX_DIMS]) AOT_MUST_USE;
/* t's own strides, gaps included; as aoti_like_strides where elements share memory. */
aot_status aoti_kept_strides(const aoti_call *c, const aot_tensor *t, aot_int out_stride[AOT_MAX_DIMS]) AOT_MUST_USE;

/* ---- ranges.c: sizes that the data decides ----------------------------------------------------------------------- */

/* Whether t's numbers can be read now, to count by; in a trace and on a device they cannot. */
bool aoti_has_numbers(const aoti_call *c, const aot_tensor *t);
/* A size that no input has, u0 and so on, whose example is hint; UNSUPPORTED outside a trace. */
aot_status aoti_unknown_size(const aoti_call *c, int64_t hint, aot_int *out) AOT_MUST_USE;

/* ---- forms that derivatives share (derive.c) ------------------------------------------------------------------------
 */

static inline aot_value aoti_v_layout(void) { return (aot_value){.kind = AOT_LAYOUT}; }
/* `number op tensor` as PyTorch's formulas spell it: empty_like, fill, op. */
aot_tensor *aoti_number_op(aot_scope *s, aot_op op, aot_value number, aot_tensor *t);
/* sum.default: over everything. */
aot_tensor *aoti_sum_all(aot_scope *s, aot_tensor *t);
/* sum.dim_IntList. */
aot_tensor *aoti_sum_dims(aot_scope *s, aot_tensor *t, const aot_int *dims, int n, bool keepdim);
/* A scalar_tensor of value with the dtype and device of t, all options given. */
aot_tensor *aoti_scalar_like(aot_scope *s, aot_value value, const aot_tensor *t);

/* ---- kernel.c: pointwise reference kernels ------------------------------------------------------------------------
 */

enum { AOTI_KERNEL_INPUTS = 4, AOTI_KERNEL_SCALARS = 4 };
/* Numbers a kernel takes, as every compute type. */
typedef struct aoti_scalars {
  float f32[AOTI_KERNEL_SCALARS];
  double f64[AOTI_KERNEL_SCALARS];
  int64_t i64[AOTI_KERNEL_SCALARS];
} aoti_scalars;
/* Computes n dense elements; every pointer is to the compute type. */
typedef void (*aoti_block_fn)(int64_t n, void *out, const void *const *in, const aoti_scalars *p);
typedef struct aoti_kernel {
  aoti_block_fn fn[AOTI_N_COMPUTE]; /* NULL: not for this compute type */
} aoti_kernel;
void aoti_scalar_set(aoti_scalars *p, int k, const aot_value *v);
/* Runs a kernel into result 0: inputs (tensors or numbers) are the arguments arg[0..n); compute is the dtype whose
 * compute type is used. exact: inputs are first rounded to compute (what comparisons and selections need); otherwise
 * numbers keep the precision of the compute type, as PyTorch's arithmetic does for 16-bit floats. */
aot_status aoti_run_kernel(aoti_call *c, const aoti_kernel *k, aot_dtype compute, bool exact, int n, const int *arg,
                           const aoti_scalars *p) AOT_MUST_USE;
/* Defines the kernels of one operator and their table NAME_kernel. In the expressions: T the compute type, a b c the
 * inputs, p0 p1 p2 the scalars. _F: f32 and f64; _FI: an own expression for integers; plain: one for all three. */
#define AOTI_BLOCK(name, suffix, type, ...)                                                                 \
  static void name##_##suffix(int64_t n, void *out, const void *const *in, const aoti_scalars *p) {         \
    typedef type T;                                                                                         \
    T *restrict o = out;                                                                                    \
    const T *pa = in[0], *pb = in[1], *pc = in[2], p0 = p->suffix[0], p1 = p->suffix[1], p2 = p->suffix[2]; \
    (void)p0, (void)p1, (void)p2;                                                                           \
    for (int64_t i = 0; i < n; i++) {                                                                       \
      const T a = pa[i], b = pb[i], c = pc[i];                                                              \
      (void)a, (void)b, (void)c;                                                                            \
      o[i] = (T)(__VA_ARGS__);                                                                              \
    }                                                                                                       \
  }
#define AOTI_KERNEL_F(name, expr)     \
  AOTI_BLOCK(name, f32, float, expr)  \
  AOTI_BLOCK(name, f64, double, expr) \
  static const aoti_kernel name##_kernel = {{name##_f32, name##_f64, NULL}};
#define AOTI_KERNEL_FI(name, expr, int_expr) \
  AOTI_BLOCK(name, f32, float, expr)         \
  AOTI_BLOCK(name, f64, double, expr)        \
  AOTI_BLOCK(name, i64, int64_t, int_expr)   \
  static const aoti_kernel name##_kernel = {{name##_f32, name##_f64, name##_i64}};
#define AOTI_KERNEL(name, expr) AOTI_KERNEL_FI(name, expr, expr)

#endif
