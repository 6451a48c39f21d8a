// Orthogonal polynomials of degree n (rounded towards zero; below zero the polynomial is 0) by their recurrences, in
// f64 whatever the dtype. Chebyshev's of a high degree inside [-1, 1] are trigonometric functions.
#include "ops.h"

#include <math.h>

enum chebyshev { FIRST, SECOND, THIRD, FOURTH };

// p_0 = 1, p_1 as given, p_(k+1) = 2 x p_k - p_(k-1)
static double chebyshev(enum chebyshev kind, double x, double degree) {
  if (!(degree > -1)) return degree != degree ? NAN : 0;
  double n = trunc(degree);
  if (fabs(x) < 1 && n > 32) {
    double t = acos(x), s = sin(t), half = t / 2;
    switch (kind) {
    case FIRST: return cos(n * t);
    case SECOND: return sin((n + 1) * t) / s;
    case THIRD: return cos((n + 0.5) * t) / cos(half);
    case FOURTH: return sin((n + 0.5) * t) / sin(half);
    }
  }
  if (fabs(x) == 1) { // binomial values, signed by the parity of n at -1
    double sign = x < 0 && fmod(n, 2) != 0 ? -1 : 1, odd = 2 * n + 1;
    switch (kind) {
    case FIRST: return sign;
    case SECOND: return sign * (n + 1);
    case THIRD: return sign * (x < 0 ? odd : 1);
    case FOURTH: return sign * (x < 0 ? 1 : odd);
    }
  }
  static const double slope[] = {1, 2, 2, 2}, shift[] = {0, 0, -1, 1};
  double before = 1, p = slope[kind] * x + shift[kind];
  if (n == 0) return 1;
  for (double k = 1; k < n && p == p; k++) {
    double next = 2 * x * p - before;
    before = p, p = next;
  }
  return p;
}

// p_1 = a x + b, p_(k+1) = (A x + B) p_k + C p_(k-1), with A, B, C of the family at k
enum family { HERMITE_H, HERMITE_HE, LAGUERRE, LEGENDRE };
static double polynomial(enum family f, double x, double degree, double most) {
  if (!(degree > -1)) return degree != degree ? NAN : 0;
  double n = trunc(degree), before = 1, p = f == HERMITE_H ? 2 * x : f == LAGUERRE ? 1 - x : x;
  if (n > most) return NAN;
  if (n == 0) return 1;
  for (double k = 1; k < n && p == p; k++) {
    double next = f == HERMITE_H    ? 2 * x * p - 2 * k * before
                  : f == HERMITE_HE ? x * p - k * before
                  : f == LAGUERRE   ? ((2 * k + 1 - x) * p - k * before) / (k + 1)
                                    : ((2 * k + 1) * x * p - k * before) / (k + 1);
    before = p, p = next;
  }
  return p;
}

#define POLYNOMIAL(name, expr)                                                                      \
  AOTI_KERNEL_F(name, expr)                                                                         \
  aot_status aoti_ref_##name(aoti_call *c) {                                                        \
    static const int both[] = {0, 1};                                                               \
    aot_dtype d = aoti_common_dtype(c, 2, both);                                                    \
    return aoti_run_kernel(c, &name##_kernel, aoti_is_float(d) ? d : AOT_F32, true, 2, both, NULL); \
  }
#define X (double)a
#define N (double)b
POLYNOMIAL(special_chebyshev_polynomial_t, chebyshev(FIRST, X, N))
POLYNOMIAL(special_chebyshev_polynomial_u, chebyshev(SECOND, X, N))
POLYNOMIAL(special_chebyshev_polynomial_v, chebyshev(THIRD, X, N))
POLYNOMIAL(special_chebyshev_polynomial_w, chebyshev(FOURTH, X, N))
POLYNOMIAL(special_shifted_chebyshev_polynomial_t, chebyshev(FIRST, 2 * X - 1, N))
POLYNOMIAL(special_shifted_chebyshev_polynomial_u, chebyshev(SECOND, 2 * X - 1, N))
POLYNOMIAL(special_shifted_chebyshev_polynomial_v, chebyshev(THIRD, 2 * X - 1, N))
POLYNOMIAL(special_shifted_chebyshev_polynomial_w, chebyshev(FOURTH, 2 * X - 1, N))
// PyTorch gives no Hermite polynomials beyond these degrees, whose values overflow.
POLYNOMIAL(special_hermite_polynomial_h, polynomial(HERMITE_H, X, N, sizeof a == 4 ? 128 : 512))
POLYNOMIAL(special_hermite_polynomial_he, polynomial(HERMITE_HE, X, N, sizeof a == 4 ? 128 : 512))
POLYNOMIAL(special_laguerre_polynomial_l, polynomial(LAGUERRE, X, N, INFINITY))
POLYNOMIAL(special_legendre_polynomial_p, polynomial(LEGENDRE, X, N, INFINITY))
