"""Single calls for op_calls.txt of seldom used operators, with numbers of a generator of its own: special functions,
polynomials, ranges, histograms, segments, factors of matrices."""
import random

import mpmath
import torch

mpmath.mp.dps = 40
# PyTorch's own values of these are a few digits short in places (bessel_y1 by six); these are exact.
EXACT = {
    "i0": lambda x: mpmath.besseli(0, x), "special_i0e": lambda x: mpmath.besseli(0, x) * mpmath.exp(-abs(x)),
    "special_i1": lambda x: mpmath.besseli(1, x), "special_i1e": lambda x: mpmath.besseli(1, x) * mpmath.exp(-abs(x)),
    "special_modified_bessel_i0": lambda x: mpmath.besseli(0, x),
    "special_modified_bessel_i1": lambda x: mpmath.besseli(1, x),
    "special_bessel_j0": lambda x: mpmath.besselj(0, x), "special_bessel_j1": lambda x: mpmath.besselj(1, x),
    "special_bessel_y0": lambda x: mpmath.bessely(0, x), "special_bessel_y1": lambda x: mpmath.bessely(1, x),
    "special_modified_bessel_k0": lambda x: mpmath.besselk(0, x),
    "special_modified_bessel_k1": lambda x: mpmath.besselk(1, x),
    "special_scaled_modified_bessel_k0": lambda x: mpmath.besselk(0, x) * mpmath.exp(x),
    "special_scaled_modified_bessel_k1": lambda x: mpmath.besselk(1, x) * mpmath.exp(x),
    "special_spherical_bessel_j0": lambda x: mpmath.sin(x) / x if x else mpmath.mpf(1),
    "special_airy_ai": mpmath.airyai, "special_erfcx": lambda x: mpmath.exp(x * x) * mpmath.erfc(x),
    "special_log_ndtr": lambda x: mpmath.log(mpmath.erfc(-x / mpmath.sqrt(2)) / 2),
    "special_entr": lambda x: -x * mpmath.log(x) if x > 0 else mpmath.mpf(0) if x == 0 else -mpmath.inf,
    "sinc": lambda x: mpmath.sin(mpmath.pi * x) / (mpmath.pi * x) if x else mpmath.mpf(1),
    "angle": lambda x: mpmath.pi if x < 0 else mpmath.mpf(0),
}

UNARY = """i0 special_i0e special_i1 special_i1e special_modified_bessel_i0 special_modified_bessel_i1 special_bessel_j0
special_bessel_j1 special_spherical_bessel_j0 special_airy_ai special_erfcx special_log_ndtr special_entr sinc angle"""
POSITIVE = """special_bessel_y0 special_modified_bessel_k0 special_modified_bessel_k1 special_scaled_modified_bessel_k0
special_scaled_modified_bessel_k1"""
POLYNOMIALS = """chebyshev_polynomial_t chebyshev_polynomial_u chebyshev_polynomial_v chebyshev_polynomial_w
shifted_chebyshev_polynomial_t shifted_chebyshev_polynomial_u shifted_chebyshev_polynomial_v
shifted_chebyshev_polynomial_w hermite_polynomial_h hermite_polynomial_he laguerre_polynomial_l legendre_polynomial_p"""


def special(call, record):
    """call(name, *args) records PyTorch's result; record(name, args, results) the results given."""
    rng = random.Random(77)
    inf, nan = float("inf"), float("nan")

    def t(n, low, high, dtype=torch.float64):
        shape = n if isinstance(n, (list, tuple)) else [n]
        count = torch.Size(shape).numel()
        return torch.tensor([rng.uniform(low, high) for _ in range(count)], dtype=torch.float64).to(dtype).reshape(shape)

    def exact(n, x):
        dtype = x.dtype if x.is_floating_point() else torch.float32
        values = [float(mpmath.re(EXACT[n](mpmath.mpf(v)))) for v in x.flatten().tolist()]
        out = torch.tensor(values, dtype=torch.float64).to(dtype).reshape(x.shape)
        record(n + ".default", [x], [torch.empty_strided(x.shape, x.stride(), dtype=dtype).copy_(out)])

    def wide(n, *args):
        """In f64, rounded to f32: PyTorch's recurrences in f32 lose digits."""
        f64 = [a.double() if isinstance(a, torch.Tensor) and a.is_floating_point() else a for a in args]
        packet, overload = n.split(".")
        op = getattr(getattr(torch.ops.aten, packet), overload)
        keywords = {a.name: v for a, v in zip(op._schema.arguments, f64) if a.kwarg_only}
        out = op(*[v for a, v in zip(op._schema.arguments, f64) if not a.kwarg_only], **keywords)
        outs = out if isinstance(out, tuple) else [out]
        record(n, args, [o.float() if o.is_floating_point() else o for o in outs])

    floats = [torch.float32, torch.float64]
    for n in UNARY.split():
        for dtype in floats:
            exact(n, t(8, -6, 6, dtype))
            exact(n, t(5, -0.5, 0.5, dtype))
        exact(n, t([2, 3], -3, 3, torch.float32).t())
        exact(n, torch.tensor([0, 1, -2, 3]))
    for n in POSITIVE.split():
        for dtype in floats:
            exact(n, t(8, 0.1, 8, dtype))
    for dtype in floats:
        for n in ("erfinv", "special_ndtri"):
            call(n + ".default", t(8, -0.99, 0.99, dtype) if n == "erfinv" else t(8, 0.001, 0.999, dtype))
        call("igamma.default", t(8, 0.2, 6, dtype), t(8, 0.1, 8, dtype))
        call("igammac.default", t(8, 0.2, 6, dtype), t(8, 0.1, 8, dtype))
        call("special_zeta.default", t(6, 1.1, 6, dtype), t(6, 0.2, 5, dtype))
        call("special_xlog1py.default", t([2, 3], -2, 2, dtype), t(3, -0.9, 4, dtype))
        call("special_xlog1py.other_scalar", t(3, -2, 2, dtype), 1.5)
        call("special_xlog1py.self_scalar", 2, t(3, -0.9, 4, dtype))
        call("mvlgamma.default", t(5, 2, 6, dtype), 3)
        for n in POLYNOMIALS.split():
            if dtype == torch.float64:
                continue
            wide(f"special_{n}.default", t(7, -0.95, 0.95, dtype), torch.tensor([-1, 0, 1, 2, 3, 5, 7]).to(dtype))
            wide(f"special_{n}.n_scalar", t(3, 1.1, 2, dtype), 4)
            wide(f"special_{n}.x_scalar", 0.4, torch.tensor([0, 2, 5]))
        call("nextafter.default", t(4, -2, 2, dtype), t(4, -2, 2, dtype))
        call("nextafter.default", torch.tensor([0.0, 0.0, 1.0, inf], dtype=dtype), torch.tensor([1.0, -1.0, 1.0, 0.0], dtype=dtype))
        call("frexp.Tensor", torch.tensor([0.0, 1.0, -3.5, 1e-3, 640.0], dtype=dtype))
        for d in (0, 2, -1):
            call("round.decimals", t(6, -30, 30, dtype), d)
        call("histc.default", t(12, -2, 2, dtype), 4, -1.5, 1.5)
        call("histc.default", t(12, -2, 2, dtype), 3, 0, 0)
        call("histogram.bin_ct", t(12, -2, 2, dtype), 4, None, None, False)
        call("histogram.bins_tensor", t(12, -2, 2, dtype), torch.tensor([-1.0, 0.0, 0.5, 2.0], dtype=dtype), t(12, 0, 1, dtype), True)
        call("renorm.default", t([3, 4], -3, 3, dtype), 2, 0, 2.5)
        call("renorm.default", t([2, 3, 2], -3, 3, dtype), 1, -2, 2.5)
        call("_euclidean_dist.default", t([3, 4], -3, 3, dtype), t([2, 4], -3, 3, dtype))
    call("nextafter.default", t(4, -2, 2, torch.bfloat16), t(4, -2, 2, torch.bfloat16))
    for code in (torch.int64, torch.int32, torch.uint8):
        a, b = torch.tensor([12, 0, 7, 100]).to(code), torch.tensor([18, 5, 0, 75]).to(code)
        call("gcd.default", a, b)
        call("lcm.default", a, b)
    call("gcd.default", torch.tensor([-12, 4]), torch.tensor([18, -6]))
    for out in (torch.float32, torch.int64):
        for steps in (0, 1, 5):
            call("linspace.default", -1.5, 4.0, steps, out)
            call("linspace.Tensor_Scalar", torch.tensor(1.0), 7, steps, out)
            call("logspace.Scalar_Tensor", 0.0, torch.tensor(2.0), steps, 2.0, out)
    call("eye.default", 3)
    call("eye.m", 2, 4, torch.int64)
    call("repeat_interleave.Tensor", torch.tensor([2, 0, 3]), 5)
    mask = torch.tensor([[1, 0, 1], [0, 0, 1]]).bool()
    for size in (2, 5):
        call("nonzero_static.default", mask, size, -1)
    index = torch.tensor([0, 2, 0, 1])
    for how in ("prod", "mean", "amax", "amin"):
        for include in (True, False):
            call("index_reduce.default", t([3, 2], -2, 2, torch.float32), 0, index, t([4, 2], -2, 2, torch.float32), how, include)
    call("index_reduce.default", t([3, 2], -2, 2), 0, torch.tensor([0, 3]), t([2, 2], -2, 2), "mean", True)
    places = torch.tensor([[0, 2], [1, 0]])
    for how in ("add", "multiply"):
        call("scatter.reduce", t([2, 3], -2, 2, torch.float32), 1, places, t([2, 2], -2, 2, torch.float32), how)
        call("scatter.value_reduce", t([2, 3], -2, 2, torch.float32), 1, places, 1.5, how)
    where = torch.tensor([[[[1, 7], [9, 14]]]])
    call("max_unpool2d.default", t([1, 1, 2, 2], -2, 2, torch.float32), where, [4, 4])
    call("max_unpool2d.default", t([1, 1, 2, 2], -2, 2, torch.float32), where + 4, [4, 4])
    call("max_unpool3d.default", t([1, 1, 1, 2, 2], -2, 2), where[None], [2, 3, 4], [1, 1, 1], [0, 0, 0])
    call("fractional_max_pool2d.default", t([1, 2, 5, 6], -2, 2), [2, 2], [3, 3], t([1, 2, 2], 0, 1))
    call("fractional_max_pool3d.default", t([1, 1, 4, 5, 6], -2, 2), [2, 2, 3], [2, 3, 3], t([1, 1, 3], 0, 1))
    call("block_diag.default", [t([2, 2], -1, 1, torch.float32), t(3, -1, 1, torch.float32), t([], -1, 1, torch.float32)])
    call("_chunk_cat.default", [t([5, 2], -1, 1, torch.float32), t([3, 2], -1, 1, torch.float32)], 0, 2)
    call("narrow_copy.default", t([4, 3], -1, 1, torch.float32), 0, -3, 2)
    for n, args in (("split_copy.Tensor", (2, 1)), ("split_with_sizes_copy.default", ([1, 2], 1)), ("unbind_copy.int", (0,)),
                    ("unsafe_split.Tensor", (2, 1)), ("unsafe_split_with_sizes.default", ([1, 2], 1))):
        call(n, t([2, 3], -1, 1, torch.float32), *args)
    lengths = torch.tensor([2, 0, 3])
    for how in ("sum", "mean", "max", "min", "prod"):
        call("segment_reduce.default", t([5, 2], -2, 2), how, lengths, None, None, 0, True, 1)
        call("segment_reduce.default", t([5], -2, 2), how, None, None, torch.tensor([0, 1, 5]), 0, True, None)
    for dtype in [torch.float32]:
        a = t([2, 3, 3], -2, 2, dtype)
        spd = a @ a.mT + 2 * torch.eye(3, dtype=dtype)
        b = t([2, 3, 2], -2, 2, dtype)
        for x in (a, a.mT.contiguous().mT):
            wide("_linalg_det.default", x)
            wide("_linalg_slogdet.default", x)
            wide("linalg_inv_ex.default", x, False)
            wide("_linalg_solve_ex.default", x, b, True, False)
        wide("_linalg_solve_ex.default", a, b.mT.contiguous(), False, False)
        wide("linalg_lu_factor_ex.default", t([3, 2], -2, 2, dtype), True, False)
        wide("linalg_lu.default", t([2, 3], -2, 2, dtype), True)
        lu, pivots = torch.linalg.lu_factor(a)
        wide("lu_unpack.default", lu, pivots, True, True)
        for left, adjoint in ((True, False), (True, True), (False, False), (False, True)):
            wide("linalg_lu_solve.default", lu, pivots, b if left else b.mT.contiguous(), left, adjoint)
        for upper, left, unit in ((True, True, False), (False, True, True), (True, False, False), (False, False, False)):
            wide("linalg_solve_triangular.default", spd, b if left else b.mT.contiguous(), upper, left, unit)
        for upper in (False, True):
            wide("linalg_cholesky_ex.default", spd, upper, False)
            l = torch.linalg.cholesky(spd, upper=upper)
            wide("cholesky_inverse.default", l, upper)
            wide("cholesky_solve.default", b, l, upper)
        wide("linalg_qr.default", t([4, 3], -2, 2, dtype), "reduced")
        wide("linalg_qr.default", t([2, 3], -2, 2, dtype), "complete")
        wide("linalg_pinv.atol_rtol_tensor", t([4, 3], -2, 2, dtype), None, None, False)
        wide("linalg_pinv.atol_rtol_tensor", t([2, 3], -2, 2, dtype), None, torch.tensor(0.5, dtype=dtype), False)
    call("vdot.default", t(4, -2, 2, torch.float32), t(4, -2, 2, torch.float32))
