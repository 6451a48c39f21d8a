#!/usr/bin/env python3
"""The polynomial coefficients of kernels-ir/*.ll, made anew: coefficients.py [NAME...] prints them as C hex floats and,
for each, -log2 of the error of the approximation alone (no rounding of the evaluation). With no name, all of them.

Each entry says what is approximated: the kernels' comments quote the formula, this file holds the exact statement.
"""
import sys
import mpmath
from mpmath import mp, mpf, sqrt, pi, log, exp, sin, cos, tan, atan, asin, erf, erfc, tanh, sinh, log1p, expm1
from minimax import fit, bits_of, round_to

TABLE = {}


def entry(name):
    def put(make):
        TABLE[name] = make
        return make
    return put


LN2_HALF = log(2) / 2


def exp_tail(x):  # (e^x - 1 - x) / x^2
    return mpmath.nsum(lambda k: x ** k / mpmath.factorial(k + 2), [0, 30]) if abs(x) < 0.01 else (exp(x) - 1 - x) / x ** 2


def log_tail(f):  # (log(1+f) - f) / f^2
    if abs(f) < 0.001:
        return sum((-1) ** (k + 1) * f ** k / (k + 2) for k in range(20))
    return (log1p(f) - f) / f ** 2


# exp: e^r = 1 + r + r^2 q(r), |r| <= log(2)/2 (a little more for the rounding of n)
@entry("exp_f32")
def _():
    l = LN2_HALF * mpf("1.001")
    return fit(exp_tail, range(5), -l, l, lambda x: x * x, 24)


@entry("exp_f64")
def _():
    l = LN2_HALF * mpf("1.0001")
    return fit(exp_tail, range(11), -l, l, lambda x: x * x, 53)


# log: log(1+f) = f + f^2 q(f), sqrt(1/2) <= 1+f <= sqrt(2)
@entry("log_f32")
def _():
    return fit(log_tail, range(9), sqrt(mpf(1) / 2) - 1, sqrt(mpf(2)) - 1, lambda f: f * f / log1p(f) if f else mpf(0), [mpf(-0.5)] + [24] * 8)


# log(1+f) = f - f^2/2 + s (f^2/2 + z t(z)), s = f/(2+f), z = s^2: t is the tail of 2 atanh(s)/s - 2, sqrt(1/2) <= 1+f <= sqrt(2)
def atanh_tail(z):
    return sum(2 * z ** k / (2 * k + 3) for k in range(60))


@entry("log_f64")
def _():
    z = ((sqrt(2) - 1) / (sqrt(2) + 1)) ** 2
    return fit(atanh_tail, range(7), 0, z, lambda z: z, 53)


# sin r = r + r^3 s(r^2), cos r = 1 - r^2/2 + r^4 c(r^2), |r| <= pi/4 (a little more for the rounding of n)
QUARTER = (pi / 4 * mpf("1.0001")) ** 2


def sin_tail(u):
    return sum((-1) ** (k + 1) * u ** k / mpmath.factorial(2 * k + 3) for k in range(25))


def cos_tail(u):
    return sum((-1) ** k * u ** k / mpmath.factorial(2 * k + 4) for k in range(25))


def sin_weight(u):
    return u * sqrt(u) / sin(sqrt(u)) if u else mpf(0)


def cos_weight(u):
    return u * u / cos(sqrt(u))


@entry("sin_f32")
def _():
    return fit(sin_tail, range(3), 0, QUARTER, sin_weight, 24)


@entry("cos_f32")
def _():
    return fit(cos_tail, range(3), 0, QUARTER, cos_weight, 24)


@entry("sin_f64")
def _():
    return fit(sin_tail, range(6), 0, QUARTER, sin_weight, 53)


@entry("cos_f64")
def _():
    return fit(cos_tail, range(6), 0, QUARTER, cos_weight, 53)


# tanh: tanh x = x + x^3 t(x^2), |x| <= 0.9
def tanh_tail(u):
    x = sqrt(u)
    return mpf(-1) / 3 + 2 * u / 15 if u < 1e-12 else (tanh(x) - x) / (u * x)


@entry("tanh_f32")
def _():
    return fit(tanh_tail, range(6), 0, mpf("0.9") ** 2, lambda u: u * sqrt(u) / tanh(sqrt(u)) if u else mpf(0), 24)


@entry("tanh_f64")
def _():
    return fit(tanh_tail, range(13), 0, mpf("0.75") ** 2, lambda u: u * sqrt(u) / tanh(sqrt(u)) if u else mpf(0), 53)


# erf: erf x = x + x e(x^2), |x| <= 1;  1 - erf x = exp(-x g(x)), 1 <= x <= 4
def erf_tail(u):
    x = sqrt(u)
    return 2 / sqrt(pi) - 1 - 2 / sqrt(pi) * u / 3 if u < 1e-20 else erf(x) / x - 1


@entry("erf_small_f32")
def _():
    return fit(erf_tail, range(7), 0, 1, lambda u: sqrt(u) / erf(sqrt(u)) if u else sqrt(pi) / 2, 24)


@entry("erf_large_f32")
def _():
    return fit(lambda x: -log(erfc(x)) / x, range(8), mpf("0.98"), 4, lambda x: x * erfc(x), 24)


@entry("erf_small_f64")
def _():
    return fit(erf_tail, range(13), 0, 1, lambda u: sqrt(u) / erf(sqrt(u)) if u else sqrt(pi) / 2, 53)


@entry("erf_large_f64")  # in t = x - 3.5, 1 <= x <= 6
def _():
    return fit(lambda t: -log(erfc(t + 3.5)) / (t + 3.5), range(19), mpf("-2.51"), mpf("2.5"),
               lambda t: (t + 3.5) * erfc(t + 3.5), 53)


# sinh x = x + x^3 s(x^2), |x| <= 1
def sinh_tail(u):
    return sum(u ** k / mpmath.factorial(2 * k + 3) for k in range(25))


@entry("sinh_f32")
def _():
    return fit(sinh_tail, range(4), 0, 1, lambda u: u * sqrt(u) / sinh(sqrt(u)) if u else mpf(0), 24)


@entry("sinh_f64")
def _():
    return fit(sinh_tail, range(8), 0, 1, lambda u: u * sqrt(u) / sinh(sqrt(u)) if u else mpf(0), 53)


# tan r = r + r^3 t(r^2), |r| <= pi/4
def tan_tail(u):
    r = sqrt(u)
    return mpf(1) / 3 + 2 * u / 15 if u < 1e-12 else (tan(r) - r) / (u * r)


def tan_weight(u):
    return u * sqrt(u) / tan(sqrt(u)) if u else mpf(0)


@entry("tan_f32")
def _():
    return fit(tan_tail, range(7), 0, QUARTER, tan_weight, 24)


@entry("tan_f64")
def _():
    return fit(tan_tail, range(14), 0, QUARTER, tan_weight, 53)


# asin x = x + x^3 a(x^2), |x| <= 1/2
def asin_tail(u):
    x = sqrt(u)
    return mpf(1) / 6 + 3 * u / 40 if u < 1e-12 else (asin(x) - x) / (u * x)


def asin_weight(u):
    return u * sqrt(u) / asin(sqrt(u)) if u else mpf(0)


@entry("asin_f32")
def _():
    return fit(asin_tail, range(5), 0, mpf("0.25"), asin_weight, 24)


@entry("asin_f64")
def _():
    return fit(asin_tail, range(12), 0, mpf("0.25"), asin_weight, 53)


# atan x = x + x^3 a(x^2), |x| <= 1
def atan_tail(u):
    x = sqrt(u)
    return mpf(-1) / 3 + u / 5 if u < 1e-12 else (atan(x) - x) / (u * x)


def atan_weight(u):
    return u * sqrt(u) / atan(sqrt(u)) if u else mpf(0)


@entry("atan_f32")
def _():
    return fit(atan_tail, range(9), 0, 1, atan_weight, 24)


@entry("atan_f64")
def _():
    return fit(atan_tail, range(20), 0, 1, atan_weight, 53)


# asinh x = x + x^3 h(x^2), |x| <= 1/2
def asinh_tail(u):
    x = sqrt(u)
    return mpf(-1) / 6 + 3 * u / 40 if u < 1e-12 else (mpmath.asinh(x) - x) / (u * x)


def asinh_weight(u):
    return u * sqrt(u) / mpmath.asinh(sqrt(u)) if u else mpf(0)


@entry("asinh_f32")
def _():
    return fit(asinh_tail, range(6), 0, mpf("0.25"), asinh_weight, 24)


@entry("asinh_f64")
def _():
    return fit(asinh_tail, range(13), 0, mpf("0.25"), asinh_weight, 53)


# (1 + 2x) e^(x^2) erfc(x) = c(t), t = (x - K)/(x + K), 0 <= x, K = 3: nearly constant, so that t may be rough
def erfcx_flat(t):
    x = 3 * (1 + t) / (1 - t)
    if x > 40:  # the asymptotic series
        return (1 + 2 * x) / (x * sqrt(pi)) * sum((-1) ** k * mpmath.fac2(2 * k - 1) / (2 * x * x) ** k for k in range(24))
    return (1 + 2 * x) * exp(x * x) * erfc(x)


def two_pieces(c, bits):
    """The leading coefficient, which every value feels in full, as a sum of two: C0 + C1 + C2 t + ..."""
    high = round_to(c[0], bits)
    return [high, c[0] - high] + c[1:]


@entry("erfc_f32")  # up to x = 11
def _():
    c, error = fit(erfcx_flat, range(11), -1, mpf(8) / 14, lambda t: 1 / erfcx_flat(t), [48] + [24] * 10)
    return two_pieces(c, 24), error


@entry("erfc_f64")  # up to x = 28
def _():
    c, error = fit(erfcx_flat, range(24), -1, mpf(25) / 31, lambda t: 1 / erfcx_flat(t), [106] + [53] * 23)
    return two_pieces(c, 53), error


# log2(1+f) = (2/ln 2) s + s^3 p(s^2), s = f/(2+f): p without its leading coefficient, sqrt(1/2) <= 1+f <= sqrt(2)
@entry("pow_f32")
def _():
    z = ((sqrt(2) - 1) / (sqrt(2) + 1)) ** 2
    return fit(lambda z: sum(2 / log(2) * z ** k / (2 * k + 5) for k in range(60)), range(3), 0, z, lambda z: z * z, 24)


@entry("pow_f64")
def _():
    z = ((sqrt(2) - 1) / (sqrt(2) + 1)) ** 2
    return fit(lambda z: sum(2 / log(2) * z ** k / (2 * k + 5) for k in range(60)), range(8), 0, z, lambda z: z * z, 53)


def main(names):
    for name in names or TABLE:
        c, error = TABLE[name]()
        print(f"{name}: 2^-{bits_of(error):.2f}")
        for k, value in enumerate(c):
            print(f"  C{k} = {float(value).hex()}  {float(value):.17g}")


if __name__ == "__main__":
    main(sys.argv[1:])
