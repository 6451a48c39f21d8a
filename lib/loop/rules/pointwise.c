/* Pointwise operators: pointwise.def gives each one's value, this file the words it is written in. */
#include "pointwise.h"
#include "tensor.h"
#include <math.h>
#include <string.h>

struct aoti_point {
  aoti_lower *c;
  aoti_fuse *f;
  aot_dtype dtype; /* computed in */
  aot_dtype first; /* f16 or bf16: operands are rounded to it before they are compared; else none */
};

/* ---- type promotion: tensors with dimensions decide within a category, then tensors without, then numbers */

static aot_dtype promote(aot_dtype a, aot_dtype b) {
  if (!a || a == b) return b;
  if (!b) return a;
  aoti_category ca = aoti_dtype_category(a), cb = aoti_dtype_category(b);
  if (ca != cb) return ca > cb ? a : b;
  size_t na = aot_dtype_size(a), nb = aot_dtype_size(b);
  if (ca == AOTI_FLOAT && na == nb) return AOT_F32; /* f16 and bf16 */
  if (a == AOT_U8 || b == AOT_U8) {
    aot_dtype other = a == AOT_U8 ? b : a;
    return other == AOT_I8 ? AOT_I16 : other;
  }
  return na > nb ? a : b;
}

static aot_dtype together(const aoti_lower *c) {
  aot_dtype with_dims = AOT_DTYPE_NONE, without = AOT_DTYPE_NONE, number = AOT_DTYPE_NONE;
  for (uint32_t i = 0; i < c->node->n_args; i++) {
    const aoti_meta *m = aoti_lower_meta(c, (int)i);
    aot_value_kind kind = c->node->args[i].kind;
    if (m && m->ndim)
      with_dims = promote(with_dims, m->dtype);
    else if (m)
      without = promote(without, m->dtype);
    else if (c->info->args[i].type == AOTI_ARG_TENSOR || c->info->args[i].type == AOTI_ARG_SCALAR)
      number = promote(number, kind == AOT_FLOAT                     ? AOT_F32
                               : kind == AOT_INT || kind == AOT_NODE ? AOT_I64
                               : kind == AOT_BOOL                    ? AOT_B8
                                                                     : AOT_DTYPE_NONE);
  }
  aot_dtype best = with_dims;
  if (without && (!best || aoti_dtype_category(without) > aoti_dtype_category(best))) best = without;
  if (number && (!best || aoti_dtype_category(number) > aoti_dtype_category(best))) best = number;
  return best;
}

/* ---- the words of pointwise.def */

static aoti_te raw(aoti_point *p, int i) { return aoti_lower_arg(p->c, i); }
static aoti_te arg(aoti_point *p, int i) {
  aoti_te e = raw(p, i);
  if (e && p->first) {
    const aoti_te_node *n = aoti_te_at(p->f, e);
    double v = aoti_is_float((aot_dtype)n->dtype) ? n->f : (double)n->i;
    if (n->kind != AOTI_TE_CONST)
      e = aoti_cast(p->f, e, p->first);
    else if (p->first == AOT_BF16)
      e = aoti_te_float(p->f, p->dtype, (double)aoti_bf16_to_f32(aoti_f64_to_bf16(v)));
    else
      e = aoti_te_float(p->f, p->dtype, (double)aoti_f16_to_f32(aoti_f64_to_f16(v)));
  }
  return aoti_cast(p->f, e, p->dtype);
}

/* What the program converts is rounded, whatever its operators' results are. */
static aoti_te converted(aoti_point *p, int i) {
  return aoti_convert(p->f, raw(p, i), aoti_lower_result(p->c, 0)->dtype);
}

#define A        arg(p, 0)
#define B        arg(p, 1)
#define C        arg(p, 2)
#define D        arg(p, 3)
#define T(i)     raw(p, i)
#define TRUTH(i) aoti_cast(p->f, raw(p, i), AOT_B8)
#define N(v)     aoti_number(p->f, p->dtype, v)
#undef OP1
#undef OP2
#undef OP3
#define OP1(op, a)         aoti_op1(p->f, AOTI_OP_##op, a)
#define OP2(op, a, b)      aoti_op2(p->f, AOTI_OP_##op, a, b)
#define OP3(op, a, b, c)   aoti_op3(p->f, AOTI_OP_##op, a, b, c)
#define ADD(a, b)          OP2(ADD, a, b)
#define SUB(a, b)          OP2(SUB, a, b)
#define MUL(a, b)          OP2(MUL, a, b)
#define DIV(a, b)          OP2(DIV, a, b)
#define SELECT(cond, a, b) OP3(SELECT, cond, a, b)

/* a op alpha * b, alpha being argument 2 */
static aoti_te scaled(aoti_point *p, aoti_loop_op op, aoti_te a, aoti_te b) {
  bool one = !aoti_lower_given(p->c, 2) || (p->c->node->args[2].kind != AOT_NODE && aoti_lower_float(p->c, 2) == 1);
  return aoti_op2(p->f, op, a, one ? b : MUL(C, b));
}
/* argument i times v, unless it is 1 */
static aoti_te product(aoti_point *p, int i, aoti_te v) {
  bool one = !aoti_lower_given(p->c, i) || (p->c->node->args[i].kind != AOT_NODE && aoti_lower_float(p->c, i) == 1);
  return one ? v : MUL(arg(p, i), v);
}

static aoti_te if_float(aoti_point *p, aoti_loop_op op) { return aoti_is_float(p->dtype) ? aoti_op1(p->f, op, A) : A; }
static aoti_te unless_bool(aoti_point *p, aoti_loop_op op) { return p->dtype != AOT_B8 ? aoti_op1(p->f, op, A) : A; }
static aoti_te test_float(aoti_point *p, aoti_loop_op op) {
  if (!aoti_is_float(p->dtype))
    return aoti_te_expand(p->f, aoti_te_int(p->f, AOT_B8, 0), aoti_te_ndim(p->f, T(0)), aoti_te_sizes(p->f, T(0)));
  return aoti_op1(p->f, op, A);
}

static aoti_te div_mode(aoti_point *p, aoti_te a, aoti_te b) {
  if (aoti_lower_string_is(p->c, 2, "floor")) return OP2(FLOORDIV, a, b);
  if (aoti_lower_string_is(p->c, 2, "trunc"))
    return aoti_is_float(p->dtype) ? OP1(TRUNC, DIV(a, b)) : OP2(TRUNCDIV, a, b);
  return DIV(a, b);
}

/* Small whole exponents, and halves, need no logarithm; PyTorch takes the same ones apart. */
static aoti_te power(aoti_point *p, aoti_te a, aoti_te b) {
  if (!a || !b) return 0;
  const aoti_te_node *e = aoti_te_at(p->f, b);
  if (e->kind == AOTI_TE_CONST) {
    double v = aoti_is_float((aot_dtype)e->dtype) ? e->f : (double)e->i;
    if (v == 1) return a;
    if (v == 2) return MUL(a, a);
    if (v == 3) return MUL(MUL(a, a), a);
    if (aoti_is_float(p->dtype)) {
      if (v == 0.5) return OP1(SQRT, a);
      if (v == -0.5) return OP1(RSQRT, a);
      if (v == -1) return DIV(N(1), a);
      if (v == -2) return DIV(N(1), MUL(a, a));
    }
  }
  if (aoti_is_float(p->dtype)) return OP2(POW, a, b);
  a = aoti_cast(p->f, a, AOT_F64);
  b = aoti_cast(p->f, b, AOT_F64);
  return OP2(POW, a, b);
}

/* start + w (end - start), from the nearer end */
static aoti_te lerp(aoti_point *p, aoti_te a, aoti_te b, aoti_te w) {
  aoti_te diff = SUB(b, a), near = OP2(LT, OP1(ABS, w), N(0.5));
  aoti_te low = ADD(a, MUL(w, diff)), high = SUB(b, MUL(diff, SUB(N(1), w)));
  return SELECT(near, low, high);
}

/* A NaN stays; a lower bound above the upper one loses to it. */
static aoti_te clamp(aoti_point *p, aoti_te a, aoti_te lo, aoti_te hi) {
  if (lo) a = OP2(MAX, a, lo);
  if (hi) a = OP2(MIN, a, hi);
  return a;
}
/* Argument i as a bound of integers; none where it is a number that the dtype has no values beyond. */
static aoti_te bound(aoti_point *p, int i) {
  aoti_te b = raw(p, i), narrow = arg(p, i);
  const aoti_te_node *n = b ? aoti_te_at(p->f, b) : NULL;
  bool beyond = n && narrow && n->kind == AOTI_TE_CONST && !aoti_is_float(p->dtype) && p->dtype != AOT_B8 &&
                aoti_te_at(p->f, narrow)->i != n->i;
  return beyond ? 0 : narrow;
}
static aoti_te inside(aoti_point *p, aoti_te x, double lo, double hi) {
  aoti_te above = OP2(GT, x, N(lo)), below = OP2(LT, x, N(hi));
  return OP2(AND, above, below);
}

/* ---- activations */

/* x Phi(x), Phi the normal distribution; tanh: Phi by 0.5 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))). */
static const double two_over_sqrt_pi = 1.12837916709551257390, sqrt_half = 0.70710678118654752440, cubic = 0.044715;

static aoti_te gelu(aoti_point *p, aoti_te x) {
  if (aoti_lower_string_is(p->c, 1, "tanh")) {
    aoti_te inner = MUL(N(sqrt_half * two_over_sqrt_pi), ADD(x, MUL(N(cubic), MUL(MUL(x, x), x))));
    return MUL(MUL(N(0.5), x), ADD(N(1), OP1(TANH, inner)));
  }
  return MUL(MUL(x, N(0.5)), ADD(N(1), OP1(ERF, MUL(x, N(sqrt_half)))));
}

static aoti_te gelu_backward(aoti_point *p, aoti_te g, aoti_te x) {
  if (aoti_lower_string_is(p->c, 2, "tanh")) {
    double beta = sqrt_half * two_over_sqrt_pi;
    aoti_te x2 = MUL(x, x);
    aoti_te t = OP1(TANH, MUL(N(beta), ADD(x, MUL(N(cubic), MUL(x2, x)))));
    aoti_te left = MUL(N(0.5), ADD(N(1), t));
    aoti_te slope = MUL(N(beta), ADD(N(1), MUL(N(3 * cubic), x2)));
    aoti_te right = MUL(MUL(MUL(N(0.5), x), SUB(N(1), MUL(t, t))), slope);
    return MUL(g, ADD(left, right));
  }
  aoti_te cdf = MUL(N(0.5), ADD(N(1), OP1(ERF, MUL(x, N(sqrt_half)))));
  aoti_te pdf = MUL(OP1(EXP, MUL(MUL(x, x), N(-0.5))), N(two_over_sqrt_pi * sqrt_half * 0.5));
  return MUL(g, ADD(cdf, MUL(x, pdf)));
}

static aoti_te silu_backward(aoti_point *p, aoti_te g, aoti_te x) {
  aoti_te s = OP1(SIGMOID, x);
  return MUL(MUL(g, s), ADD(N(1), MUL(x, SUB(N(1), s))));
}

static aoti_te hardswish_backward(aoti_point *p, aoti_te g, aoti_te x) {
  aoti_te mid = MUL(g, ADD(DIV(x, N(3)), N(0.5)));
  return SELECT(OP2(LE, x, N(-3)), N(0), SELECT(OP2(LT, x, N(3)), mid, g));
}

static aoti_te mish_backward(aoti_point *p, aoti_te g, aoti_te x) {
  aoti_te t = OP1(TANH, OP1(LOG1P, OP1(EXP, x))), s = OP1(SIGMOID, x);
  return MUL(g, ADD(t, MUL(x, MUL(s, SUB(N(1), MUL(t, t))))));
}

/* arguments: self, alpha, scale, input_scale */
static aoti_te elu(aoti_point *p, aoti_te x) {
  aoti_te neg = MUL(MUL(OP1(EXPM1, MUL(x, D)), B), C);
  return SELECT(OP2(GT, x, N(0)), MUL(x, C), neg);
}
/* arguments: grad, alpha, scale, input_scale, is_result, self or result */
static aoti_te elu_backward(aoti_point *p, aoti_te g) {
  aoti_te x = arg(p, 5), neg_scale = MUL(D, MUL(B, C)), neg;
  if (aoti_lower_bool(p->c, 4))
    neg = MUL(MUL(g, D), ADD(x, MUL(B, C)));
  else
    neg = MUL(MUL(g, neg_scale), OP1(EXP, MUL(x, D)));
  return SELECT(OP2(GT, x, N(0)), MUL(g, C), neg);
}

/* ---- special functions */

/* The larger or smaller; a NaN gives way to a number. */
static aoti_te extremum_of_numbers(aoti_point *p, aoti_loop_op op) {
  aoti_te a = A, b = B, best = aoti_op2(p->f, op, a, b);
  if (!aoti_is_float(p->dtype)) return best;
  return SELECT(OP1(ISNAN, a), b, SELECT(OP1(ISNAN, b), a, best));
}

/* 0 where a is 0, also against log(0) */
static aoti_te xlogy(aoti_point *p, aoti_te a, aoti_te b) {
  return SELECT(OP1(ISNAN, b), b, SELECT(OP2(EQ, a, N(0)), N(0), MUL(a, OP1(LOG, b))));
}

static aoti_te xlog1py(aoti_point *p, aoti_te a, aoti_te b) {
  return SELECT(OP1(ISNAN, b), b, SELECT(OP2(EQ, a, N(0)), N(0), MUL(a, OP1(LOG1P, b))));
}
/* -x log x; a NaN stays, below zero it is -inf */
static aoti_te entropy(aoti_point *p, aoti_te x) {
  aoti_te not_above = SELECT(OP2(EQ, x, N(0)), N(0), N(-INFINITY));
  return SELECT(OP1(ISNAN, x), x, SELECT(OP2(GT, x, N(0)), OP1(NEG, MUL(x, OP1(LOG, x))), not_above));
}

/* m sqrt(1 + (n/m)^2), m the larger of |a| and |b|: no overflow on the way */
static aoti_te hypotenuse(aoti_point *p, aoti_te a, aoti_te b) {
  a = OP1(ABS, a), b = OP1(ABS, b);
  aoti_te m = OP2(MAX, a, b), r = DIV(OP2(MIN, a, b), m), h = MUL(m, OP1(SQRT, ADD(N(1), MUL(r, r))));
  return SELECT(OP2(OR, OP2(EQ, m, N(0)), OP1(ISINF, m)), m, h);
}

/* The sign bit, of zeros too: 1/-0 is below 0. */
static aoti_te negative(aoti_point *p, aoti_te x) {
  aoti_te below = OP2(LT, x, N(0));
  return aoti_is_float(p->dtype) ? OP2(OR, below, OP2(LT, DIV(N(1), x), N(0))) : below;
}

/* max + log_base(1 + base^-|a - b|); equal infinities are their own sum. ln: the base's logarithm. */
static aoti_te log_of_sum(aoti_point *p, aoti_te a, aoti_te b, double ln) {
  aoti_te apart = OP1(EXP, MUL(OP1(ABS, SUB(a, b)), N(-ln)));
  aoti_te sum = ADD(OP2(MAX, a, b), MUL(OP1(LOG1P, apart), N(1 / ln)));
  return SELECT(OP2(AND, OP1(ISINF, a), OP2(EQ, a, b)), a, sum);
}

static aoti_te nan_to_num(aoti_point *p, aoti_te x) {
  const aoti_meta *m = aoti_lower_result(p->c, 0);
  if (!aoti_is_float(p->dtype) || !m) return x;
  double most = m->dtype == AOT_F64    ? 0x1.fffffffffffffp1023
                : m->dtype == AOT_F16  ? 65504
                : m->dtype == AOT_BF16 ? 0x1.fep127
                                       : 0x1.fffffep127;
  double v[] = {0, most, -most};
  for (int i = 0; i < 3; i++)
    if (aoti_lower_given(p->c, i + 1)) v[i] = aoti_lower_float(p->c, i + 1);
  aoti_te big = SELECT(OP2(GT, x, N(0)), N(v[1]), N(v[2]));
  return SELECT(OP1(ISNAN, x), N(v[0]), SELECT(OP1(ISINF, x), big, x));
}

static aoti_te logit(aoti_point *p, aoti_te x) {
  if (aoti_lower_given(p->c, 1)) {
    double eps = aoti_lower_float(p->c, 1);
    x = clamp(p, x, N(eps), SUB(N(1), N(eps)));
  }
  return OP1(LOG, DIV(x, SUB(N(1), x)));
}

static aoti_te logit_backward(aoti_point *p, aoti_te g, aoti_te x) {
  bool given = aoti_lower_given(p->c, 2);
  aoti_te lo = N(given ? aoti_lower_float(p->c, 2) : 0), hi = SUB(N(1), lo);
  aoti_te out = OP2(OR, OP2(LT, x, lo), OP2(GT, x, hi));
  return SELECT(out, N(given ? 0 : NAN), DIV(g, MUL(x, SUB(N(1), x))));
}

#define P(op, value) \
  aoti_te aoti_point_##op(aoti_point *p) { return value; }
#include "pointwise.def"
#undef P

/* Sizes of the result as the graph states them: a value whose operands are all of size 1 or numbers is broadcast. */
static aoti_te to_result(aoti_lower *c, aoti_te e, const aoti_meta *meta) {
  return e && meta ? aoti_te_expand(c->f, e, meta->ndim, meta->size) : e;
}

aot_status aoti_lower_pointwise(aoti_lower *c) {
  const aoti_meta *meta = aoti_lower_result(c, 0);
  aoti_point p = {c, c->f, aoti_compute(meta->dtype), AOT_DTYPE_NONE};
  if (meta->dtype == AOT_B8) {
    aot_dtype common = together(c);
    p.dtype = aoti_compute(common);
    if (p.dtype != common) p.first = common;
  }
  aoti_te e = aoti_cast(c->f, c->point(&p), meta->dtype);
  /* A copy is a value of its own, or the copy would be an alias. */
  if (e && (e == aoti_lower_arg(c, 0) || aoti_te_at(c->f, e)->node != c->id))
    e = aoti_te_copy(c->f, to_result(c, e, meta), NULL);
  c->out[0] = to_result(c, e, meta);
  return NULL;
}
