"""Cases drawn from PyTorch's operator database: up to a few samples per op, chosen so that their graphs differ."""
import collections
import itertools
import re

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils import _pytree as pytree

from capture import CODES, Case, Trace, bare, default_partition, fresh

# How many differently traced samples to keep; names as in the database.
WANTED = {
    1: """acos acosh asin asinh atan atanh cosh sinh exp2 log10 log2 erfc lgamma digamma ceil floor round trunc frac square
    isnan isinf isfinite logit positive sgn nan_to_num rad2deg expand_as reshape_as view_as t trace
    bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift bitwise_not isneginf isposinf
    eye tril_indices triu_indices linspace nonzero count_nonzero argwhere
    nn.functional.hardswish nn.functional.hardsigmoid nn.functional.mish nn.functional.relu6 nn.functional.logsigmoid
    nn.functional.softsign nn.functional.tanhshrink nn.functional.softshrink nn.functional.hardshrink nn.functional.selu
    nn.functional.celu nn.functional.silu nn.functional.pixel_shuffle nn.functional.pixel_unshuffle nn.functional.channel_shuffle
    nn.functional.one_hot hypot logaddexp logaddexp2 xlogy dot mv inner kron heaviside copysign ldexp signbit
    std_mean nanmean nansum logcumsumexp dist ravel broadcast_to diag_embed diagonal_scatter roll rot90 trapezoid
    nn.functional.huber_loss nn.functional.smooth_l1_loss nn.functional.kl_div nn.functional.soft_margin_loss
    nn.functional.poisson_nll_loss nn.functional.gaussian_nll_loss nn.functional.cosine_similarity
    nn.functional.pairwise_distance nn.functional.margin_ranking_loss nn.functional.hinge_embedding_loss
    nn.functional.normalize nn.functional.triplet_margin_loss nn.functional.softmin bucketize searchsorted isin
    _softmax_backward_data _unsafe_masked_index_put_accumulate vstack hstack dstack column_stack tensor_split
    scalar_tensor new_ones new_zeros new_full  cross matrix_exp
    i0 special.i0e special.i1 special.i1e special.bessel_j0 special.bessel_j1 special.bessel_y0 special.bessel_y1
    special.modified_bessel_i0 special.modified_bessel_i1 special.modified_bessel_k0 special.modified_bessel_k1
    special.scaled_modified_bessel_k0 special.scaled_modified_bessel_k1 special.spherical_bessel_j0 special.airy_ai
    igamma igammac erfinv special.erfcx special.ndtri special.log_ndtr special.entr special.xlog1py special.zeta
    mvlgamma.mvlgamma_p_3 special.chebyshev_polynomial_t special.chebyshev_polynomial_u special.chebyshev_polynomial_v
    special.chebyshev_polynomial_w special.shifted_chebyshev_polynomial_t special.shifted_chebyshev_polynomial_u
    special.shifted_chebyshev_polynomial_v special.shifted_chebyshev_polynomial_w special.hermite_polynomial_h
    special.hermite_polynomial_he special.laguerre_polynomial_l special.legendre_polynomial_p
    sinc round.decimals_3 nextafter frexp gcd lcm angle vdot nonzero_static histc block_diag _chunk_cat
    narrow_copy split_with_sizes_copy unbind_copy unsafe_split unsafe_chunk resize_as_ cauchy log_normal geometric
    linspace.tensor_overload logspace.tensor_overload nn.functional.rrelu nn.functional.fractional_max_pool2d
    nn.functional.fractional_max_pool3d nn.functional.max_unpool1d nn.functional.max_unpool2d
    nn.functional.max_unpool3d max_pool2d_with_indices_backward fft.fftshift linalg.inv_ex linalg.solve_ex
    linalg.cholesky_ex linalg.solve_triangular linalg.lu linalg.lu_factor_ex linalg.lu_solve lu_unpack linalg.slogdet
    cholesky_inverse linalg.svdvals linalg.eigvalsh""",
    2: """atan2 fmod remainder fmax fmin max.binary min.binary addcmul addcdiv lerp addmv addr addbmm baddbmm cumprod cummax
    cummin aminmax median sort topk argsort kthvalue mode flip unfold tile repeat_interleave take_along_dim meshgrid.list_of_tensors
    gather scatter_add index_select index_add index_fill index_copy masked_fill masked_scatter select_scatter slice_scatter
    as_strided as_strided_scatter index_put __getitem__ take put diag diagonal stack cat unbind split split.list_args
    split_with_sizes chunk narrow movedim tril triu outer matmul einsum
    nn.functional.leaky_relu nn.functional.elu nn.functional.hardtanh nn.functional.threshold nn.functional.softplus
    nn.functional.glu nn.functional.prelu nn.functional.binary_cross_entropy nn.functional.binary_cross_entropy_with_logits
    nn.functional.l1_loss nn.functional.embedding prod amin amax std var var_mean all any argmin argmax logsumexp norm
    linalg.vector_norm clamp clamp_min clamp_max div.floor_rounding div.trunc_rounding floor_divide rsub
    nn.functional.pad.constant nn.functional.pad.reflect nn.functional.pad.replicate nn.functional.pad.circular
    nn.functional.local_response_norm nn.functional.instance_norm squeeze.multiple flatten unflatten view
    nn.functional.unfold nn.functional.rms_norm to where scatter_reduce.sum scatter_reduce.amax scatter_reduce.mean
    scatter_reduce.prod scatter_reduce.amin softmax.with_dtype log_softmax.with_dtype nn.functional.multi_margin_loss
    nn.functional.embedding_bag nn.functional.dropout bernoulli pow float_power renorm histogram
    index_reduce.prod index_reduce.mean index_reduce.amax linalg.det linalg.qr""",
    3: """scatter nn.functional.adaptive_avg_pool1d nn.functional.adaptive_avg_pool2d nn.functional.avg_pool1d
    nn.functional.avg_pool2d nn.functional.max_pool1d nn.functional.max_pool2d nn.functional.interpolate.nearest
    nn.functional.interpolate.bilinear nn.functional.group_norm nn.functional.layer_norm nn.functional.nll_loss
    nn.functional.cross_entropy nn.functional.mse_loss native_layer_norm native_group_norm nn.functional.batch_norm
    native_batch_norm _native_batch_norm_legit nn.functional.conv_transpose1d nn.functional.conv_transpose2d
    nn.functional.scaled_dot_product_attention nn.functional.adaptive_max_pool2d nn.functional.upsample_nearest
    nn.functional.linear nn.functional.gelu nn.functional.bilinear  nn.functional.grid_sample""",
    6: "nn.functional.conv1d nn.functional.conv2d nn.functional.conv3d nn.functional.max_pool3d nn.functional.avg_pool3d",
}
RANDOM = {
    "nn.functional.dropout", "bernoulli", "cauchy", "log_normal", "geometric", "nn.functional.rrelu",
    "nn.functional.fractional_max_pool2d", "nn.functional.fractional_max_pool3d",
}
MAX_ELEMENTS = 700  # all inputs together; samples of the database are mostly 5x5
SECOND_DTYPE = {  # one sample more in another dtype
    "f64": "cumprod topk sort scatter_reduce.sum nn.functional.group_norm nn.functional.conv2d nn.functional.batch_norm",
    "bf16": "cat index_select where gather nn.functional.leaky_relu nn.functional.conv2d nn.functional.layer_norm cumprod",
    "i64": "fmod remainder floor_divide maximum cumsum sort topk prod gather where clamp bitwise_and sum index_put flip",
    "b8": "cat where any all sum logical_and index_put flip masked_fill",
}


def show(x, names):
    if isinstance(x, torch.Tensor):
        return next(names)
    if isinstance(x, (list, tuple)):
        inner = ", ".join(show(y, names) for y in x)
        return f"[{inner}]" if isinstance(x, list) else f"({inner}{',' if len(x) == 1 else ''})"
    return repr(x)


def case_of(op, name, sample):
    whole = (sample.input, tuple(sample.args), dict(sample.kwargs))
    leaves, spec = pytree.tree_flatten(whole)
    where = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
    tensors = [leaves[i].detach().requires_grad_(leaves[i].requires_grad) for i in where]
    if not tensors or sum(t.numel() for t in tensors) > MAX_ELEMENTS or any(t.numel() > 400 for t in tensors):
        return None
    if any(t.dtype not in CODES.values() or t.layout != torch.strided for t in tensors):
        return None

    def fn(*args):
        values = list(leaves)
        for i, a in zip(where, args):
            values[i] = a
        first, rest, kw = pytree.tree_unflatten(values, spec)
        return op.op(first, *rest, **kw)

    label = iter(f"primals_{i + 1}" for i in range(len(where)))
    parts = [show(sample.input, label)] + [show(a, label) for a in sample.args]
    parts += [f"{k}={show(v, label)}" for k, v in sample.kwargs.items()]
    source = f"{op.name}({', '.join(parts)})"
    return Case(name, re.sub(r"\s+", " ", source), fn=fn, tensors=tensors, random=op.name in RANDOM)


def samples(op, dtype):
    torch.manual_seed(0)
    grad = dtype.is_floating_point and op.supports_autograd
    yield from op.sample_inputs("cpu", dtype, requires_grad=grad)


def shape_of_graph(case):
    """What distinguishes one sample from another: the op sequence, with small numbers kept out."""
    t = Trace(case.fn(), case.make_inputs(), default_partition)
    text = bare(t.joint or t.inference)
    return " ".join(re.findall(r"= (?:torch\.ops\.)?([\w.]+)\(", text)) + str(text.count("None"))


def pick(op, dtype, prefix, count, limit=40):
    seen, number, left_out = set(), 0, collections.Counter()
    for sample in itertools.islice(samples(op, dtype), limit):
        if number == count:
            break
        name = f"{prefix}_{number + 1}"
        try:
            case = case_of(op, name, sample)
            if case is None:
                continue
            outs = case.fn()(*fresh(case.tensors))
            outs = outs if isinstance(outs, (list, tuple)) else [outs]
            if not all(isinstance(o, torch.Tensor) and o.dtype in CODES.values() and o.numel() <= 900 for o in outs):
                continue
            key = shape_of_graph(case)
        except Exception as e:
            left_out[type(e).__name__ + ": " + (str(e).splitlines() or [""])[0][:100]] += 1
            continue
        if key in seen:
            continue
        seen.add(key)
        number += 1
        yield case
    for why, times in left_out.items():
        print(f"  {times} samples of {op.name} left out: {why}")


def opdb():
    by_name = {}
    for op in op_db:
        full = op.name + ("." + op.variant_test_name if op.variant_test_name else "")
        by_name[full] = op
    for count, names in WANTED.items():
        for full in names.split():
            if full not in by_name:
                print(f"  not in the database: {full}")
                continue
            op = by_name[full]
            prefix = "db_" + re.sub(r"\W", "_", full.replace("nn.functional.", "nn_"))
            dtype = torch.float32 if torch.float32 in op.dtypes else torch.int64
            yield from pick(op, dtype, prefix, count)
            for code, listed in SECOND_DTYPE.items():
                if full in listed.split():
                    yield from pick(op, CODES[code], f"{prefix}_{code}", 1)
    for code, listed in SECOND_DTYPE.items():
        for full in listed.split():
            if full in by_name and not any(full in n.split() for n in WANTED.values()):
                yield from pick(by_name[full], CODES[code], "db_" + full.replace(".", "_") + "_" + code, 1)
