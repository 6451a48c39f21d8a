// Bessel functions of whole order and what is made of them, in f64 whatever the dtype.
#include "ops.h"

#include <math.h>

static const double pi = 3.14159265358979323846, euler = 0.57721566490153286061;

// ---- modified, of the first kind

// exp(-x) I_n(x), n 0 or 1, x >= 0: sum (x/2)^(2k + n) / (k! (k + n)!), whose terms are positive; from 25 on Hankel's
// series, whose smallest term is below exp(-2 x).
static double scaled_i(int n, double x) {
  if (isinf(x)) return 0;
  long double sum = 1, term = 1; // the derivative of I_1 takes the difference of two such
  if (x < 25) {
    for (int k = 1; term > 1e-20L * sum; k++) sum += term *= (long double)x * x / 4 / ((long double)k * (k + n));
    return (double)((n ? (long double)x / 2 : 1) * sum * expl(-(long double)x));
  }
  for (int k = 1; k < 40 && fabsl(term) > 1e-20L; k++)
    sum += term *= ((2.0L * k - 1) * (2.0L * k - 1) - 4 * n) / (8 * (long double)x * k);
  return (double)(sum / sqrtl(2 * (long double)pi * x));
}
static double i0e(double x) { return scaled_i(0, fabs(x)); }
static double i1e(double x) { return copysign(scaled_i(1, fabs(x)), x); }
static double grown(double scaled, double x) {
  x = fabs(x);
  return isinf(x) ? copysign(x, scaled) : x > 700 ? scaled * exp(x / 2) * exp(x / 2) : scaled * exp(x);
}
static double i0(double x) { return grown(i0e(x), x); }
static double i1(double x) { return isinf(x) ? x : grown(i1e(x), x); }

// ---- modified, of the second kind

// exp(x) K_v(x) = integral over t > 0 of exp(-x (cosh t - 1)) cosh(v t), by the trapezoidal rule: the integrand is
// analytic in a strip and falls off doubly exponentially, so the error is exp(-pi^2 / h), and exp(-2 pi^2 / (h^2 x))
// where it is narrow.
static double scaled_k(double v, double x) {
  if (x != x || x < 0) return NAN;
  if (x == 0) return INFINITY;
  if (isinf(x)) return 0;
  double h = fmin(0.2, 0.6 / sqrt(x)), sum = 0.5;
  for (int k = 1;; k++) {
    double s = sinh(h * k / 2), grow = v * h * k, log_term = grow - 2 * x * s * s;
    sum += 0.5 * (exp(log_term) + exp(log_term - 2 * grow));
    if (log_term < -45 && 2 * x * s * s > 45) return h * sum;
  }
}
static double k0(double x) { return scaled_k(0, x) * exp(-x); }
static double k1(double x) { return scaled_k(1, x) * exp(-x); }

// ---- of the first and second kind

enum { ORDERS = 96, FAR = 30 };

// J_k(x), k < ORDERS, by Miller's backward recurrence J_(k-1) = 2k/x J_k - J_(k+1) and 1 = J_0 + 2 (J_2 + J_4 + ..).
static void orders(double x, double *j) {
  double sum = 0;
  j[ORDERS] = 0, j[ORDERS - 1] = 1e-290;
  for (int k = ORDERS - 1; k > 0; k--) {
    j[k - 1] = 2 * k / x * j[k] - j[k + 1];
    if (fabs(j[k - 1]) > 1e250)
      for (int i = k - 1; i < ORDERS; i++) j[i] *= 1e-280;
  }
  for (int k = ORDERS - 2; k > 0; k -= 2) sum += 2 * j[k];
  sum += j[0];
  for (int k = 0; k < ORDERS; k++) j[k] /= sum;
}

// Hankel: J = sqrt(2 / (pi x)) (P cos w - Q sin w), Y the same with sin and cos, w = x - n pi/2 - pi/4. cos and sin of
// w are put together from those of x, which are exact for large x.
static void far(int n, double x, double *out_j, double *out_y) {
  double p = 1, q = 0, term = 1;
  for (int k = 1; k < 60 && fabs(term) > 1e-18; k++) {
    term *= (4 * n - (2.0 * k - 1) * (2.0 * k - 1)) / (8 * x * k);
    *(k % 2 ? &q : &p) += k / 2 % 2 ? -term : term;
  }
  double s = sin(x), c = cos(x), cos_w = n ? s - c : s + c, sin_w = n ? -(s + c) : s - c, scale = 1 / sqrt(pi * x);
  *out_j = scale * (p * cos_w - q * sin_w);
  *out_y = scale * (p * sin_w + q * cos_w);
}

static double bessel_j(int n, double x) {
  double at = fabs(x), j[ORDERS + 1], y;
  if (x != x) return x;
  if (isinf(x)) return 0;
  if (at < 1e-8)
    *j = n ? at / 2 : 1;
  else if (at < FAR)
    orders(at, j), *j = j[n];
  else
    far(n, at, j, &y);
  return n && x < 0 ? -*j : *j;
}
// Neumann: pi/2 Y_0 = (log(x/2) + gamma) J_0 - 2 sum (-1)^k J_2k / k; Y_1 is -Y_0'.
static double bessel_y(int n, double x) {
  double j[ORDERS + 1], y;
  if (x != x || x < 0) return NAN;
  if (x == 0) return -INFINITY;
  if (isinf(x)) return 0;
  if (x >= FAR) {
    far(n, x, j, &y);
    return y;
  }
  double log_x = log(x / 2) + euler, sum = 0;
  if (x < 1e-8) return n ? -2 / (pi * x) : 2 / pi * log_x;
  orders(x, j);
  for (int k = ORDERS / 2 - 2; k > 0; k--) {
    double t = n ? (j[2 * k - 1] - j[2 * k + 1]) : 2 * j[2 * k];
    sum += (k % 2 ? -t : t) / k;
  }
  return 2 / pi * (n ? log_x * j[1] - j[0] / x + sum : log_x * j[0] - sum);
}

static double spherical_j0(double x) { return isinf(x) ? 0 : x == 0 ? 1 : sin(x) / x; }

// ---- Airy

// Ai and Ai' carried from x to x + h by Taylor's series: y'' = x y.
static void airy_step(double x, double h, long double *y, long double *dy) {
  long double a[32] = {*y, *dy, x * *y / 2}, value = 0, slope = 0;
  for (int k = 1; k < 30; k++) a[k + 2] = (x * a[k] + a[k - 1]) / ((k + 1.0) * (k + 2));
  for (int k = 31; k >= 0; k--) value = value * h + a[k];
  for (int k = 31; k > 0; k--) slope = slope * h + k * a[k];
  *y = value;
  *dy = slope;
}
static double airy_ai(double x) {
  if (x != x || isinf(x)) return NAN;
  long double root = sqrtl(fabsl((long double)x)), z = fabsl((long double)x) * root * 2 / 3; // a phase, an exponent
  if (x > 1) return sqrt(x / 3) / pi * scaled_k(1.0 / 3, (double)z) * (double)expl(-z);
  if (x >= -9) {
    long double y = 0.35502805388781723926L, dy = -0.25881940379280679841L;
    int steps = (int)ceil(fabs(x) / 0.5);
    for (int k = 0; k < steps; k++) airy_step(x * k / steps, x / steps, &y, &dy);
    return (double)y;
  }
  // sqrt(pi) x^(1/4) Ai = sin(w) P - cos(w) Q, w = z + pi/4, in the terms u_k / z^k, u_k = u_(k-1) (6k-5)(6k-1) / (72
  // k)
  double p = 1, q = 0, u = 1;
  for (int k = 1; k < 60 && u > 1e-18; k++) {
    u *= (6.0 * k - 5) * (6.0 * k - 1) / (72.0 * k * (double)z);
    *(k % 2 ? &q : &p) += k / 2 % 2 ? -u : u;
  }
  double s = (double)sinl(z), co = (double)cosl(z); // of z + pi/4, times sqrt 2: s + co and co - s
  return ((s + co) * p - (co - s) * q) / sqrt(2 * pi * (double)root);
}

// ---- the operators

#define FUNCTION(name, expr)                                                                          \
  AOTI_KERNEL_F(name, expr)                                                                           \
  aot_status aoti_ref_##name(aoti_call *c) {                                                          \
    static const int first[] = {0};                                                                   \
    aot_dtype d = aoti_arg(c, 0)->meta.dtype;                                                         \
    return aoti_run_kernel(c, &name##_kernel, aoti_is_float(d) ? d : AOT_F32, false, 1, first, NULL); \
  }
FUNCTION(i0, i0((double)a))
FUNCTION(special_i0e, i0e((double)a))
FUNCTION(special_i1, i1((double)a))
FUNCTION(special_i1e, i1e((double)a))
FUNCTION(special_modified_bessel_k0, k0((double)a))
FUNCTION(special_modified_bessel_k1, k1((double)a))
FUNCTION(special_scaled_modified_bessel_k0, scaled_k(0, (double)a))
FUNCTION(special_scaled_modified_bessel_k1, scaled_k(1, (double)a))
FUNCTION(special_bessel_j0, bessel_j(0, (double)a))
FUNCTION(special_bessel_j1, bessel_j(1, (double)a))
FUNCTION(special_bessel_y0, bessel_y(0, (double)a))
FUNCTION(special_bessel_y1, bessel_y(1, (double)a))
FUNCTION(special_spherical_bessel_j0, spherical_j0((double)a))
FUNCTION(special_airy_ai, airy_ai((double)a))

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define X             g->args[0]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)
#define GIVE(name, expr) \
  void aoti_grad_##name(aoti_grad *g) { aoti_give(g, 0, aot_mul(S, GO, expr)); }

GIVE(i0, CALL(special_i1_default, X))
GIVE(special_modified_bessel_i0, CALL(special_modified_bessel_i1_default, X))
GIVE(special_modified_bessel_k0, aot_neg(S, CALL(special_modified_bessel_k1_default, X)))
GIVE(special_bessel_j0, aot_neg(S, CALL(special_bessel_j1_default, X)))
GIVE(special_bessel_y0, aot_neg(S, CALL(special_bessel_y1_default, X)))

// Of I_1 and J_1, the functions of order 0 and 1 being f0 and y: f0(x) - y (1/x + sign), the sign for the scaled one.
// Near zero, where 1/x is none, the slope is 1/2.
static void order_one(aoti_grad *g, aot_op zeroth, bool scaled) {
  const aot_tensor *x = X.as.tensor;
  double eps = x->meta.dtype == AOT_F64    ? 0x1p-52
               : x->meta.dtype == AOT_F16  ? 0x1p-10
               : x->meta.dtype == AOT_BF16 ? 0x1p-7
                                           : 0x1p-23;
  aot_tensor *near = CALL(le_Scalar, V(CALL(abs_default, X)), aoti_v_float(eps));
  aot_tensor *safe = CALL(where_self, V(near), V(aoti_scalar_like(S, aoti_v_float(eps), x)), X);
  aot_tensor *slope;
  if (scaled) {
    // sgn(x) + 1/x; PyTorch computes the right operand first
    aot_tensor *inverse = CALL(reciprocal_default, V(safe));
    slope = aot_mul(S, g->results[0], aot_add(S, CALL(sgn_default, V(safe)), inverse));
  } else {
    slope = aot_mul(S, g->results[0], CALL(reciprocal_default, V(safe)));
  }
  aot_tensor *far_off = aot_sub(S, AOTI_CALL1(S, zeroth, V(safe)), slope);
  aot_tensor *half = aoti_scalar_like(S, aoti_v_float(0.5), x);
  aoti_give(g, 0, aot_mul(S, GO, CALL(where_self, V(near), V(half), V(far_off))));
}
void aoti_grad_special_i1(aoti_grad *g) { order_one(g, AOT_OP_i0_default, false); }
void aoti_grad_special_i1e(aoti_grad *g) { order_one(g, AOT_OP_special_i0e_default, true); }
void aoti_grad_special_bessel_j1(aoti_grad *g) { order_one(g, AOT_OP_special_bessel_j0_default, false); }

void aoti_grad_special_i0e(aoti_grad *g) {
  aot_tensor *sign = aot_mul(S, CALL(sgn_default, X), g->results[0]);
  aoti_give(g, 0, aot_mul(S, GO, aot_sub(S, CALL(special_i1e_default, X), sign)));
}
void aoti_grad_special_bessel_y1(aoti_grad *g) {
  aot_tensor *ratio = aot_mul(S, g->results[0], CALL(reciprocal_default, X));
  aot_tensor *slope = aot_sub(S, CALL(special_bessel_y0_default, X), ratio);
  aot_tensor *pole = aoti_scalar_like(S, aoti_v_float(INFINITY), X.as.tensor);
  aot_tensor *zero = CALL(eq_Scalar, X, aoti_v_int(0));
  aoti_give(g, 0, aot_mul(S, GO, CALL(where_self, V(zero), V(pole), V(slope))));
}
void aoti_grad_special_modified_bessel_k1(aoti_grad *g) {
  aot_tensor *ratio = aot_mul(S, g->results[0], CALL(reciprocal_default, X));
  aot_tensor *sum = aot_add(S, CALL(special_modified_bessel_k0_default, X), ratio);
  aoti_give(g, 0, aot_mul(S, GO, aot_neg(S, sum)));
}
