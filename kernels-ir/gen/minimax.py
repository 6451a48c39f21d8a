"""Minimax polynomials for kernels-ir: Remez exchange in multiple precision, then rounding coefficient by coefficient.

fit(f, exponents, a, b, weight, formats) returns coefficients c with f(x) ~ sum c[j] x^exponents[j] on [a, b], the
maximum of |weight * (f - p)| being least. Rounding a minimax polynomial's coefficients one by one loses accuracy, so
after a coefficient has been rounded to its format the remaining ones are fitted again to what is left; they absorb
most of the rounding error. Formats: 24 and 53 (bits of f32 and f64 significands), or a number given outright, which
fixes that coefficient (a leading 1, say).
"""
import mpmath
from mpmath import mp, mpf, matrix, lu_solve, cos, pi, floor, log, ldexp, frexp

mp.prec = 160


def round_to(x, bits):
    if x == 0:
        return mpf(0)
    m, e = frexp(x)
    n = mp.nint(ldexp(m, bits))
    return ldexp(n, e - bits)


def remez(f, exponents, a, b, weight, rounds=12, grid=None):
    """Coefficients and the weighted error of the minimax fit."""
    n = len(exponents)
    a, b = mpf(a), mpf(b)
    if a < 0 and min(exponents) % 2:  # every basis function changes sign at zero: the error alternates up to that sign
        sign = mpmath.sign
    else:
        sign = lambda x: 1
    size = weight
    weight = lambda x: sign(x) * abs(size(x))
    points = [(a + b) / 2 - (b - a) / 2 * cos(pi * (2 * i + 1) / (2 * n + 2)) for i in range(n + 1)]
    small = (b - a) / 1000
    points = [x if abs(x) > small else x + small for x in points]  # a weight may vanish at zero
    count = grid or max(20 * n, 200)
    xs = [(a + b) / 2 - (b - a) / 2 * cos(pi * (i + mpf(1) / 2) / count) for i in range(count)]
    ws = [weight(x) for x in xs]
    fs = [f(x) for x in xs]
    best = None
    for _ in range(rounds):
        system, right = matrix(n + 1, n + 1), matrix(n + 1, 1)
        for i, x in enumerate(points):
            for j, k in enumerate(exponents):
                system[i, j] = x ** k
            system[i, n] = (-1) ** i / weight(x)
            right[i] = f(x)
        solution = lu_solve(system, right)
        c = [solution[j] for j in range(n)]
        error = [w * (fx - polynomial(c, exponents, x)) for x, w, fx in zip(xs, ws, fs)]
        largest = max(map(abs, error))
        if best is None or largest < best[1]:
            best = (c, largest)
        extrema = []  # the largest point of each run of one sign
        for i in range(count):
            if abs(error[i]) < largest / 1000:
                continue
            if extrema and (error[i] > 0) == (error[extrema[-1]] > 0):
                if abs(error[i]) > abs(error[extrema[-1]]):
                    extrema[-1] = i
            else:
                extrema.append(i)
        while len(extrema) > n + 1:
            extrema.pop(0 if abs(error[extrema[0]]) < abs(error[extrema[-1]]) else -1)
        if len(extrema) < n + 1:
            return min(best, lawson(fs, ws, xs, exponents), key=lambda r: r[1])
        if largest - min(abs(error[i]) for i in extrema) < largest * mpf("1e-3"):
            break
        points = [xs[i] for i in extrema]
    return best


def lawson(fs, ws, xs, exponents, rounds=30):
    """Where the basis is no Chebyshev system (it vanishes at zero inside the interval) and the exchange finds too few
    alternations: least squares, its weights moved towards the points of largest error (Lawson's algorithm)."""
    n, step = len(exponents), max(1, len(xs) // (8 * len(exponents)))
    fs, ws, xs = fs[::step], ws[::step], xs[::step]
    rows = [[w * x ** k for k in exponents] for x, w in zip(xs, ws)]
    right = [w * f for w, f in zip(ws, fs)]
    lw, best = [mpf(1) / len(xs)] * len(xs), None
    for _ in range(rounds):
        normal, side = matrix(n, n), matrix(n, 1)
        for row, r, l in zip(rows, right, lw):
            for i in range(n):
                side[i] += l * row[i] * r
                for j in range(i + 1):
                    normal[i, j] += l * row[i] * row[j]
        for i in range(n):
            for j in range(i):
                normal[j, i] = normal[i, j]
        c = lu_solve(normal, side)
        error = [abs(r - sum(c[j] * row[j] for j in range(n))) for row, r in zip(rows, right)]
        largest = max(error)
        if best is None or largest < best[1]:
            best = ([c[j] for j in range(n)], largest)
        total = sum(l * e for l, e in zip(lw, error))
        lw = [l * e / total + mpf(10) ** -12 for l, e in zip(lw, error)]
    return best


def polynomial(c, exponents, x):
    return sum(cj * x ** k for cj, k in zip(c, exponents))


def fit(f, exponents, a, b, weight=lambda x: mpf(1), formats=24):
    if not isinstance(formats, (list, tuple)):
        formats = [formats] * len(exponents)
    known, left = {}, list(range(len(exponents)))
    for j in list(left):
        if not isinstance(formats[j], int):
            known[j] = mpf(formats[j])
            left.remove(j)

    def rest(x):
        return f(x) - sum(known[j] * x ** exponents[j] for j in known)

    error = None
    while left:
        c, error = remez(rest, [exponents[j] for j in left], a, b, weight)
        known[left[0]] = round_to(c[0], formats[left[0]])
        left.pop(0)
    xs = [mpf(a) + (mpf(b) - mpf(a)) * i / 400 for i in range(401)]
    final = max(abs(weight(x) * (f(x) - polynomial([known[j] for j in range(len(exponents))], exponents, x)))
                for x in xs if x != 0)
    return [known[j] for j in range(len(exponents))], final


def bits_of(x):
    """-log2 of an error, for reading."""
    return float(-log(abs(x), 2)) if x else float("inf")
