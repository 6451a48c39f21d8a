/* What decompositions are written with: one word per operator call. A word that makes calls stands for one argument of
 * another word at most, since C does not say which argument it evaluates first and the order is the graph's. */
#ifndef AOT_OPS_DECOMPOSE_H
#define AOT_OPS_DECOMPOSE_H

#include "ops.h"

typedef aot_tensor *tensor;

static inline aot_value aoti_v_self(aot_value v) { return v; }
static inline aot_value aoti_v_small(int i) { return aoti_v_int(i); }
static inline aot_value aoti_v_const(const aot_tensor *t) { return aoti_v_tensor((aot_tensor *)t); }
#define V(x) \
  _Generic((x), aot_tensor *     \
           : aoti_v_tensor, const aot_tensor * \
           : aoti_v_const, double \
           : aoti_v_float, int    \
           : aoti_v_small, int64_t \
           : aoti_v_int, aot_int  \
           : aoti_v_sym, bool     \
           : aoti_v_bool, aot_value \
           : aoti_v_self)(x)

#define NO  aoti_v_bool(false) /* false itself is an int */
#define YES aoti_v_bool(true)

#define S             c->scope
#define IN(i)         aoti_arg(c, i)
#define OUT(i, t)     c->out[i] = V(t)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

#define ADD(a, b)           CALL(add_Tensor, V(a), V(b))
#define SUB(a, b)           CALL(sub_Tensor, V(a), V(b))
#define MUL(a, b)           CALL(mul_Tensor, V(a), V(b))
#define DIV(a, b)           CALL(div_Tensor, V(a), V(b))
#define NEG(a)              CALL(neg_default, V(a))
#define EXP(a)              CALL(exp_default, V(a))
#define LOG(a)              CALL(log_default, V(a))
#define TANH(a)             CALL(tanh_default, V(a))
#define SIGMOID(a)          CALL(sigmoid_default, V(a))
#define ERF(a)              CALL(erf_default, V(a))
#define SQRT(a)             CALL(sqrt_default, V(a))
#define RSQRT(a)            CALL(rsqrt_default, V(a))
#define ABS(a)              CALL(abs_default, V(a))
#define LOG1P(a)            CALL(log1p_default, V(a))
#define EXPM1(a)            CALL(expm1_default, V(a))
#define ISNAN(a)            CALL(isnan_default, V(a))
#define EQ(a, n)            CALL(eq_Scalar, V(a), V(n))
#define NE(a, n)            CALL(ne_Scalar, V(a), V(n))
#define LT(a, n)            CALL(lt_Scalar, V(a), V(n))
#define LE(a, n)            CALL(le_Scalar, V(a), V(n))
#define GT(a, n)            CALL(gt_Scalar, V(a), V(n))
#define GE(a, n)            CALL(ge_Scalar, V(a), V(n))
#define NOT(a)              CALL(logical_not_default, V(a))
#define AND(a, b)           CALL(logical_and_default, V(a), V(b))
#define OR(a, b)            CALL(logical_or_default, V(a), V(b))
#define POW(a, n)           CALL(pow_Tensor_Scalar, V(a), V(n))
#define WHERE(m, a, b)      CALL(where_self, V(m), V(a), V(b))
#define WHERE_N(m, n, a)    CALL(where_ScalarSelf, V(m), V(n), V(a))  /* a number where m */
#define WHERE_ELSE(m, a, n) CALL(where_ScalarOther, V(m), V(a), V(n)) /* a number where not m */
#define WHERE_NOT(m, a)     WHERE_N(m, 0, a)
#define WHERE_ONLY(m, a)    WHERE_ELSE(m, a, 0)
#define UNSQUEEZE(a, d)     CALL(unsqueeze_default, V(a), V(d))
#define SQUEEZE(a, d)       CALL(squeeze_dim, V(a), V(d))
#define VIEW(a, sizes)      CALL(view_default, V(a), sizes)
#define RESHAPE(a, s)       CALL(reshape_default, V(a), s)
#define CONTIGUOUS(a)       CALL(contiguous_default, V(a))
#define ALIAS(a)            CALL(alias_default, V(a))
#define SUM_ALL(a)          CALL(sum_default, V(a))
#define SUM(a, dims, keep)  CALL(sum_dim_IntList, V(a), dims, V((bool)(keep)))

/* Lists of dimensions and sizes, in the scope's memory. */
aot_value aoti_decompose_ints(aoti_call *c, const int64_t *at, size_t n);
#define INTS(...) \
  aoti_decompose_ints(c, (const int64_t[]){__VA_ARGS__}, sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))
aot_value aoti_decompose_range(aoti_call *c, int from, int to); /* [from, ..., to - 1] */
static inline aot_value aoti_decompose_sizes(aoti_call *c, const aot_tensor *t) {
  return aoti_v_ints(S, t->meta.size, (size_t)t->meta.ndim);
}
#define INTS_NONE aoti_v_ints(S, NULL, 0)
#define SIZES(t)  aoti_decompose_sizes(c, t)

/* What 16-bit floats are computed in: f32; every other dtype is itself. */
static inline aot_dtype aoti_decompose_wide(aot_dtype d) { return d == AOT_F16 || d == AOT_BF16 ? AOT_F32 : d; }
/* t.to(dtype), nothing when it is that already. NULL stays NULL. */
tensor aoti_decompose_to(aoti_call *c, tensor t, aot_dtype dtype);
#define TO(t, dtype) aoti_decompose_to(c, t, dtype)
/* Each of the first n arguments that is a tensor in the dtype that they are computed in together, left to right; the
 * dtype they promote to is returned. Arguments that are none are NULL. */
aot_dtype aoti_decompose_widen(aoti_call *c, int n, tensor out[]);
/* The same for the n arguments at. */
aot_dtype aoti_decompose_widen_at(aoti_call *c, int n, const int at[], tensor out[]);
/* Integers and bool compute as f32 beside what is written above (PyTorch's INT_TO_FLOAT). */
aot_dtype aoti_decompose_widen_to_float(aoti_call *c, int n, tensor out[]);
/* unsqueeze(-1) until t has n dimensions. */
tensor aoti_decompose_trail(aoti_call *c, tensor t, int n);
/* full(size, value) in the dtype and on the device of like, all options spelled out. */
tensor aoti_decompose_full(aoti_call *c, aot_value size, aot_value value, aot_dtype dtype, const aot_tensor *like);
/* The memory format that torch.utils' suggest_memory_format finds: channels last, or row-major. */
aot_memory_format aoti_decompose_format(const aot_tensor *t);
/* contiguous() in that format. */
tensor aoti_decompose_in_format(aoti_call *c, tensor t, aot_memory_format format);

/* Whether PyTorch's rule is called without argument i and takes its own default: what follows has its default too. */
bool aoti_decompose_is_left_out(const aoti_call *c, int i);
/* Numbers: as a double; the product, an integer of integers. */
double aoti_decompose_number(const aot_value *v);
aot_value aoti_decompose_times(const aot_value *a, const aot_value *b);
/* A dimension given in any way, counted from the front; one outside is left for the operator to refuse (false). */
bool aoti_decompose_dim(const aoti_call *c, int arg, int ndim, int *out);
/* Whether no size of t is a symbol. */
bool aoti_decompose_is_static(const aot_tensor *t);
/* A list of n integers of which one stands for all, and none for the absent values. */
void aoti_decompose_each(const aoti_call *c, int arg, int n, const int64_t absent[], int64_t out[]);
/* An operator of several results, or of a list. */
void aoti_decompose_call(aoti_call *c, aot_op op, const aot_value *args, size_t n, aot_value *out);
/* arange on the device of beside; the dtype is written when it is given. */
tensor aoti_decompose_count(aoti_call *c, aot_int to, aot_dtype dtype, const aot_tensor *beside);
tensor aoti_decompose_counts(aoti_call *c, int64_t from, int64_t to, int64_t step, aot_dtype dtype,
                             const aot_tensor *beside);
/* The list [None, ..., index] with dim Nones before. */
aot_value aoti_decompose_index_at(aoti_call *c, int dim, tensor index);

/* Options of creation: given, or a default. */
static inline aot_dtype aoti_decompose_dtype_or(const aot_value *v, aot_dtype otherwise) {
  return v->kind == AOT_DTYPE ? v->as.dtype : otherwise;
}
static inline aot_value aoti_decompose_or_device(const aot_value *v, aot_device otherwise) {
  return v->kind == AOT_NONE ? aoti_v_device(otherwise) : *v;
}
static inline aot_value aoti_decompose_or_false(const aot_value *v) { return v->kind == AOT_NONE ? NO : *v; }
/* A fresh tensor of t's shape and layout from an operator that takes its size in args[size_arg]: made in the order of
 * memory, permuted back and copied. */
tensor aoti_decompose_in_layout_of(aoti_call *c, const aot_tensor *t, aot_op op, aot_value *args, size_t n_args,
                                   int size_arg);

/* The rules, one per name of decompositions.def. */
#define X(op, core_aten, inductor)             \
  void aoti_rewrite_##core_aten(aoti_call *c); \
  void aoti_rewrite_##inductor(aoti_call *c);
#include "decompositions.def"
#undef X

/* Operators that PyTorch's AOTAutograd takes apart before Autograd sees them, with any table: their derivatives are
 * those of their parts. X(op, rule) */
#define AOTI_DECOMPOSED_EARLY(X)                                 \
  X(upsample_nearest1d_default, upsample_nearest1d)              \
  X(upsample_nearest2d_default, upsample_nearest2d)              \
  X(upsample_nearest3d_default, upsample_nearest3d)              \
  X(_upsample_nearest_exact1d_default, upsample_nearest_exact1d) \
  X(_upsample_nearest_exact2d_default, upsample_nearest_exact2d) \
  X(_upsample_nearest_exact3d_default, upsample_nearest_exact3d) \
  X(upsample_linear1d_default, upsample_linear1d)                \
  X(upsample_bilinear2d_default, upsample_bilinear2d)            \
  X(upsample_trilinear3d_default, upsample_trilinear3d)          \
  X(upsample_bicubic2d_default, upsample_bicubic2d)
/* Random operators under functionalize_rng_ops, those that PyTorch's rng_decompositions draws through philox_rand. */
#define AOTI_DECOMPOSED_RANDOM(X)           \
  X(rand_default, philox_rand)              \
  X(rand_like_default, philox_rand_like)    \
  X(bernoulli_p, philox_bernoulli)          \
  X(native_dropout_default, native_dropout) \
  X(exponential_default, exponential)
#define X(op, rule) void aoti_rewrite_##rule(aoti_call *c);
AOTI_DECOMPOSED_EARLY(X)
AOTI_DECOMPOSED_RANDOM(X)
#undef X

#endif
