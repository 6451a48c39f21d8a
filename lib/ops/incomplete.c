// Functions of probability: incomplete gamma functions, Hurwitz's zeta, the normal distribution and its inverse; in f64
// whatever the dtype.
#include "ops.h"

#include <math.h>

static const int both[] = {0, 1}, first[] = {0};
static const double pi = 3.14159265358979323846;

static aot_dtype as_float(aot_dtype d) { return aoti_is_float(d) ? d : AOT_F32; }

// ---- incomplete gamma functions

// In long double: the exponents of the density, and 1 - P, lose digits.
typedef long double wide;

// x^a exp(-x) / gamma(a). For large a as sqrt(a / 2 pi) exp(-a (u - log(1 + u))) over Stirling's series, u = x/a - 1:
// there the exponents of the plain form are large and cancel.
static wide density(wide a, wide x) {
  if (a < 20) return expl(a * logl(x) - x) / tgammal(a);
  wide u = (x - a) / a, w = 1 / (a * a);
  wide stirling = (1.0L / 12 - w * (1.0L / 360 - w * (1.0L / 1260 - w * (1.0L / 1680 - w * (1.0L / 1188))))) / a;
  wide apart = fabsl(u) < 0.1L ? 0 : u - logl(x / a);
  if (fabsl(u) < 0.1L) { // u^2/2 - u^3/3 + ..
    for (int k = 24; k >= 2; k--) apart = (k % 2 ? -1.0L : 1.0L) / k + u * apart;
    apart *= u * u;
  }
  return sqrtl(a / (2 * (wide)M_PI)) * expl(-a * apart - stirling);
}
// P(a, x) by its series, whose terms are positive.
static wide lower_series(wide a, wide x) {
  wide term = 1 / a, sum = term;
  for (int k = 1; k < 100000 && term > 1e-20L * sum; k++) sum += term *= x / (a + k);
  return sum * density(a, x);
}
// Q(a, x) for x < 1.1 and x > a without 1 - P: 1 - x^a / gamma(a + 1) - x^a / gamma(a) sum of (-x)^k / (k! (a + k)).
static wide upper_series(wide a, wide x) {
  wide sum = 0, term = 1;
  for (int k = 1; k < 200 && fabsl(term) > 1e-20L; k++) sum += (term *= -x / k) / (a + k);
  return -expm1l(a * logl(x) - lgammal(1 + a)) - expl(a * logl(x) - lgammal(a)) * sum;
}
// Q(a, x), x > a + 1 or so, by Legendre's continued fraction (Lentz's method).
static wide upper_fraction(wide a, wide x) {
  wide b = x + 1 - a, c = 1e300L, d = 1 / b, h = d;
  for (int k = 1; k < 100000; k++) {
    wide n = k * (a - k);
    b += 2;
    d = 1 / (n * d + b);
    c = b + n / c;
    h *= d * c;
    if (fabsl(d * c - 1) < 1e-19L) break;
  }
  return h * density(a, x);
}
static double gamma_part(double a, double x, bool upper) {
  if (!(a >= 0) || !(x >= 0)) return NAN;
  if (a == 0) return x > 0 ? !upper : NAN;
  if (x == 0) return upper;
  if (isinf(a)) return isinf(x) ? NAN : upper;
  if (isinf(x)) return !upper;
  if (x < a + 1 && !(upper && x < 1.1 && x > a)) {
    wide p = lower_series(a, x);
    return (double)(upper ? 1 - p : p);
  }
  wide q = x < 1.1 ? upper_series(a, x) : upper_fraction(a, x);
  return (double)(upper ? q : 1 - q);
}

// The sum of (q + k)^-s; what is left beyond k = n after Euler and Maclaurin.

double aoti_zeta(double s, double q) {
  static const double b[] = {1.0 / 12,          -1.0 / 720,
                             1.0 / 30240,       -1.0 / 1209600,
                             1.0 / 47900160,    -691.0 / 1307674368000,
                             1.0 / 74724249600, -3617.0 / 10670622842880000};
  if (s == 1) return INFINITY;
  if (s != s || q != q || s < 1) return NAN;
  if (q <= 0 && q == floor(q)) return INFINITY;
  if (q <= 0 && s != floor(s)) return NAN;
  double sum = 0, n = q;
  for (; n < 12 + s; n++) {
    double t = pow(n, -s);
    sum += t;
    if (n > 0 && t < 1e-18 * fabs(sum)) return sum; // the rest is smaller still
  }
  double t = pow(n, -s), factor = s;
  sum += t * n / (s - 1) + 0.5 * t;
  t /= n;
  for (int k = 0; k < 8; k++) {
    sum += b[k] * factor * t;
    factor *= (s + 2 * k + 1) * (s + 2 * k + 2);
    t /= n * n;
  }
  return sum;
}

// ---- the normal distribution

// exp(x^2) with the rounding of x^2 put back.
static double exp_square(double x) {
  double square = x * x;
  return exp(square) * (1 + fma(x, x, -square));
}
// exp(x^2) erfc(x): from 2 on Laplace's continued fraction.
static double erfcx(double x) {
  if (x < -26.7) return INFINITY;
  if (x < 0) return 2 * exp_square(x) - erfcx(-x);
  if (x < 2) return exp_square(x) * erfc(x);
  if (x > 1e8) return 1 / (sqrt(pi) * x);
  double f = x;
  for (int k = 60; k > 0; k--) f = x + k / 2.0 / f;
  return 1 / (sqrt(pi) * f);
}
static double log_ndtr(double x) {
  double t = x * sqrt(0.5);
  return x < -1 ? log(erfcx(-t) / 2) - t * t : log1p(-erfc(t) / 2);
}
static double erfinv(double y);
// The logarithm of the distribution is concave, so Newton's method from the left of the root goes up to it.
static double ndtri(double p) {
  if (!(p >= 0 && p <= 1)) return NAN;
  if (p == 0 || p == 1) return p == 0 ? -INFINITY : INFINITY;
  if (p > 0.5) return -ndtri(1 - p);
  if (p > 0.25) return -sqrt(2) * erfinv(1 - 2 * p);
  double goal = log(p), x = -sqrt(-2 * goal);
  for (int k = 0; k < 60; k++) {
    double slope = sqrt(2 / pi) / erfcx(-x * sqrt(0.5)), step = (goal - log_ndtr(x)) / slope;
    x += step;
    if (fabs(step) <= 1e-16 * fabs(x)) break;
  }
  return x;
}
static double erfinv(double y) {
  double at = fabs(y);
  if (!(at <= 1)) return NAN;
  if (at == 1) return copysign(INFINITY, y);
  if (at > 0.5) return copysign(ndtri((1 - at) / 2) * sqrt(0.5), y);
  double x = at * sqrt(pi) / 2;
  for (int k = 0; k < 20; k++) {
    double step = (erf(x) - at) * sqrt(pi) / 2 * exp(x * x);
    x -= step;
    if (fabs(step) <= 1e-16 * x) break;
  }
  return copysign(x, y);
}

// ---- the operators

#define UNARY_F(name, expr)                                                                                 \
  AOTI_KERNEL_F(name, expr)                                                                                 \
  aot_status aoti_ref_##name(aoti_call *c) {                                                                \
    return aoti_run_kernel(c, &name##_kernel, as_float(aoti_arg(c, 0)->meta.dtype), false, 1, first, NULL); \
  }
#define BINARY_F(name, expr)                                                                                 \
  AOTI_KERNEL_F(name, expr)                                                                                  \
  aot_status aoti_ref_##name(aoti_call *c) {                                                                 \
    return aoti_run_kernel(c, &name##_kernel, as_float(aoti_common_dtype(c, 2, both)), true, 2, both, NULL); \
  }
BINARY_F(igamma, gamma_part((double)a, (double)b, false))
BINARY_F(igammac, gamma_part((double)a, (double)b, true))
BINARY_F(special_zeta, aoti_zeta((double)a, (double)b))
BINARY_F(special_xlog1py, b != b ? b : a == 0 ? 0 : a * log1p((double)b))
UNARY_F(special_erfcx, erfcx((double)a))
UNARY_F(special_log_ndtr, log_ndtr((double)a))
UNARY_F(special_ndtri, ndtri((double)a))
UNARY_F(erfinv, erfinv((double)a))
UNARY_F(special_entr, a != a ? a : a > 0 ? -a * log((double)a) : a == 0 ? 0 : -INFINITY)

// log of pi^(p (p - 1) / 4) times the product of gamma(a - j / 2), j < p.
static double mvlgamma(double a, int64_t p) {
  double sum = (double)(p * (p - 1)) / 4 * log(pi);
  for (int64_t j = 0; j < p; j++) sum += lgamma(a - (double)j / 2);
  return sum;
}
AOTI_KERNEL_F(mvlgamma, mvlgamma((double)a, (int64_t)p0))
aot_status aoti_meta_mvlgamma(aoti_call *c) {
  if (aoti_arg_int(c, 1) < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "p must be at least 1");
  return aoti_meta_unary_float(c);
}
aot_status aoti_ref_mvlgamma(aoti_call *c) {
  aoti_scalars p = {0};
  aoti_scalar_set(&p, 0, &c->args[1]);
  return aoti_run_kernel(c, &mvlgamma_kernel, as_float(aoti_arg(c, 0)->meta.dtype), false, 1, first, &p);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define Y             g->results[0]
#define ARG(i)        g->args[i]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static aot_tensor *scaled(aoti_grad *g, aot_tensor *t, double by) { return CALL(mul_Scalar, V(t), aoti_v_float(by)); }
static double number(const aot_value *v) { return v->kind == AOT_FLOAT ? v->as.f : (double)v->as.i.value; }

// exp((a - 1) log x - x - log gamma(a)), to x; to a there is no formula.
static aot_tensor *gamma_density(aoti_grad *g) {
  aot_tensor *l = CALL(lgamma_default, ARG(0)), *log_x = CALL(log_default, ARG(1));
  aot_tensor *power = aot_mul(S, CALL(sub_Scalar, ARG(0), aoti_v_int(1)), log_x);
  return aot_exp(S, aot_sub(S, CALL(sub_Tensor, V(power), ARG(1)), l));
}
static void no_formula(aoti_grad *g, int i) {
  aoti_call c = aoti_call_of(g);
  if (aoti_needs(g, i))
    aoti_scope_fail(S, aoti_call_error(&c, AOT_ERROR_UNSUPPORTED, "no derivative to argument %d", i));
}
void aoti_grad_igamma(aoti_grad *g) {
  no_formula(g, 0);
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mul(S, GO, gamma_density(g)));
}
void aoti_grad_igammac(aoti_grad *g) {
  no_formula(g, 0);
  if (!aoti_needs(g, 1)) return;
  aot_tensor *density = gamma_density(g);
  aoti_give(g, 1, aot_mul(S, aot_neg(S, GO), density));
}
void aoti_grad_special_zeta(aoti_grad *g) {
  no_formula(g, 0);
  if (!aoti_needs(g, 1)) return;
  aot_tensor *next = CALL(special_zeta_default, V(CALL(add_Scalar, ARG(0), aoti_v_float(1))), ARG(1));
  aoti_give(g, 1, aot_mul(S, aot_mul(S, GO, CALL(neg_default, ARG(0))), next));
}
void aoti_grad_special_zeta_self_scalar(aoti_grad *g) {
  double s = number(&ARG(0));
  aot_tensor *next = CALL(special_zeta_self_scalar, aoti_v_float(s + 1), ARG(1));
  aoti_give(g, 1, aot_mul(S, scaled(g, GO, -s), next));
}
void aoti_grad_special_zeta_other_scalar(aoti_grad *g) { no_formula(g, 0); }

void aoti_grad_special_xlog1py(aoti_grad *g) {
  if (aoti_needs(g, 1)) {
    aot_tensor *below = CALL(add_Scalar, ARG(1), aoti_v_int(1));
    aoti_give(g, 1, aot_div(S, CALL(mul_Tensor, V(GO), ARG(0)), below));
  }
  if (!aoti_needs(g, 0)) return;
  aot_tensor *t = CALL(special_xlog1py_default, V(GO), ARG(1)), *le = CALL(le_Scalar, ARG(1), aoti_v_float(-1));
  aot_tensor *mask = CALL(bitwise_and_Tensor, V(CALL(eq_Scalar, ARG(0), aoti_v_float(0))), V(le));
  aoti_give(g, 0, CALL(masked_fill_Scalar, V(t), V(mask), aoti_v_float(0)));
}
void aoti_grad_special_xlog1py_other_scalar(aoti_grad *g) {
  aot_tensor *t = CALL(special_xlog1py_other_scalar, V(GO), ARG(1));
  if (!(number(&ARG(1)) > -1))
    t = CALL(masked_fill_Scalar, V(t), V(CALL(eq_Scalar, ARG(0), aoti_v_float(0))), aoti_v_float(0));
  aoti_give(g, 0, t);
}
void aoti_grad_special_xlog1py_self_scalar(aoti_grad *g) {
  aot_tensor *below = CALL(add_Scalar, ARG(1), aoti_v_int(1));
  aoti_give(g, 1, aot_div(S, CALL(mul_Scalar, V(GO), ARG(0)), below));
}

void aoti_grad_special_erfcx(aoti_grad *g) {
  aot_tensor *t = CALL(mul_Tensor, V(CALL(mul_Scalar, ARG(0), aoti_v_float(2))), V(Y));
  aoti_give(g, 0, aot_mul(S, CALL(sub_Scalar, V(t), aoti_v_float(M_2_SQRTPI)), GO));
}
void aoti_grad_special_entr(aoti_grad *g) {
  aot_tensor *t = CALL(add_Scalar, V(CALL(log_default, ARG(0))), aoti_v_int(1));
  aoti_give(g, 0, aot_mul(S, GO, aot_neg(S, t)));
}
// The density over the distribution: exp(-(log_ndtr + x^2/2)) / sqrt(2 pi).
void aoti_grad_special_log_ndtr(aoti_grad *g) {
  aot_tensor *half = scaled(g, CALL(pow_Tensor_Scalar, ARG(0), aoti_v_int(2)), 0.5);
  aot_tensor *e = aot_exp(S, aot_neg(S, aot_add(S, Y, half)));
  aoti_give(g, 0, aot_mul(S, scaled(g, GO, 0.3989422804014327), e));
}
void aoti_grad_special_ndtri(aoti_grad *g) {
  aot_tensor *e = aot_exp(S, scaled(g, CALL(pow_Tensor_Scalar, V(Y), aoti_v_int(2)), 0.5));
  aoti_give(g, 0, aot_mul(S, scaled(g, GO, 2.5066282746310002), e));
}
void aoti_grad_erfinv(aoti_grad *g) {
  aot_tensor *y = CALL(erfinv_default, ARG(0)), *e = aot_exp(S, CALL(pow_Tensor_Scalar, V(y), aoti_v_int(2)));
  aoti_give(g, 0, aot_mul(S, scaled(g, e, 0.8862269254527579), GO));
}
// The sum of digamma(x - j / 2), j < p.
void aoti_grad_mvlgamma(aoti_grad *g) {
  const aot_tensor *x = ARG(0).as.tensor;
  double p = (double)ARG(1).as.i.value;
  aot_tensor *steps = CALL(arange_start_step, aoti_v_float((1 - p) / 2), aoti_v_float(0.5), aoti_v_float(0.5),
                           aoti_v_dtype(x->meta.dtype), aoti_v_layout(), aoti_v_device(x->meta.device));
  aot_tensor *at = CALL(add_Tensor, V(steps), V(CALL(unsqueeze_default, ARG(0), aoti_v_int(-1))));
  aot_tensor *sum = aoti_sum_dims(S, CALL(digamma_default, V(at)), &(aot_int){-1, 0}, 1, false);
  aoti_give(g, 0, aot_mul(S, GO, sum));
}
