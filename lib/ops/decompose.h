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

#define ADD(a, b)          CALL(add_Tensor, V(a), V(b))
#define SUB(a, b)          CALL(sub_Tensor, V(a), V(b))
#define MUL(a, b)          CALL(mul_Tensor, V(a), V(b))
#define DIV(a, b)          CALL(div_Tensor, V(a), V(b))
#define NEG(a)             CALL(neg_default, V(a))
#define EXP(a)             CALL(exp_default, V(a))
#define LOG(a)             CALL(log_default, V(a))
#define TANH(a)            CALL(tanh_default, V(a))
#define SIGMOID(a)         CALL(sigmoid_default, V(a))
#define ERF(a)             CALL(erf_default, V(a))
#define RSQRT(a)           CALL(rsqrt_default, V(a))
#define POW(a, n)          CALL(pow_Tensor_Scalar, V(a), V(n))
#define WHERE(m, a, b)     CALL(where_self, V(m), V(a), V(b))
#define WHERE_NOT(m, a)    CALL(where_ScalarSelf, V(m), V(0), V(a))  /* 0 where m */
#define WHERE_ONLY(m, a)   CALL(where_ScalarOther, V(m), V(a), V(0)) /* 0 where not m */
#define UNSQUEEZE(a, d)    CALL(unsqueeze_default, V(a), V(d))
#define SQUEEZE(a, d)      CALL(squeeze_dim, V(a), V(d))
#define VIEW(a, sizes)     CALL(view_default, V(a), sizes)
#define RESHAPE(a, s)      CALL(reshape_default, V(a), s)
#define CONTIGUOUS(a)      CALL(contiguous_default, V(a))
#define ALIAS(a)           CALL(alias_default, V(a))
#define SUM_ALL(a)         CALL(sum_default, V(a))
#define SUM(a, dims, keep) CALL(sum_dim_IntList, V(a), dims, V((bool)(keep)))

/* Lists of dimensions and sizes, in the scope's memory. */
aot_value aoti_decompose_ints(aoti_call *c, const int64_t *at, size_t n);
#define INTS(...) \
  aoti_decompose_ints(c, (const int64_t[]){__VA_ARGS__}, sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))
aot_value aoti_decompose_range(aoti_call *c, int from, int to); /* [from, ..., to - 1] */
static inline aot_value aoti_decompose_sizes(aoti_call *c, const aot_tensor *t) {
  return aoti_v_ints(S, t->meta.size, (size_t)t->meta.ndim);
}
#define SIZES(t) aoti_decompose_sizes(c, t)

/* What 16-bit floats are computed in: f32; every other dtype is itself. */
static inline aot_dtype aoti_decompose_wide(aot_dtype d) { return d == AOT_F16 || d == AOT_BF16 ? AOT_F32 : d; }
/* t.to(dtype), nothing when it is that already. NULL stays NULL. */
tensor aoti_decompose_to(aoti_call *c, tensor t, aot_dtype dtype);
#define TO(t, dtype) aoti_decompose_to(c, t, dtype)
/* The same where PyTorch calls the primitive itself. */
tensor aoti_decompose_convert(aoti_call *c, tensor t, aot_dtype dtype);
#define CONVERT(t, dtype) aoti_decompose_convert(c, t, dtype)
/* Each of the first n arguments that is a tensor in the dtype that they are computed in together, left to right; the
 * dtype they promote to is returned. Arguments that are none are NULL. */
aot_dtype aoti_decompose_widen(aoti_call *c, int n, tensor out[]);
/* unsqueeze(-1) until t has n dimensions. */
tensor aoti_decompose_trail(aoti_call *c, tensor t, int n);
/* full(size, value) in the dtype and on the device of like, all options spelled out. */
tensor aoti_decompose_full(aoti_call *c, aot_value size, aot_value value, aot_dtype dtype, const aot_tensor *like);
/* The memory format that torch.utils' suggest_memory_format finds: channels last, or row-major. */
aot_memory_format aoti_decompose_format(const aot_tensor *t);
/* contiguous() in that format. */
tensor aoti_decompose_in_format(aoti_call *c, tensor t, aot_memory_format format);

/* The rules, one per name of decompositions.def. */
#define X(op, core_aten, inductor)             \
  void aoti_rewrite_##core_aten(aoti_call *c); \
  void aoti_rewrite_##inductor(aoti_call *c);
#include "decompositions.def"
#undef X

#endif
