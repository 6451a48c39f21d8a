"""Cases after public reports of wrong results (values at the edges, gradients where a function has none, layouts), and one
for each rule of the decomposition tables that the rest of the corpus does not reach."""
import torch

from capture import LETTERS, Case

inf, nan = float("inf"), float("nan")
SP = [nan, inf, -inf, 0.0, -0.0, 1.5, -2.5, 3.0]


def f(v):
    return torch.tensor(v, dtype=torch.float32).requires_grad_()


def d(v):
    return torch.tensor(v, dtype=torch.float64).requires_grad_()


def h(v):
    return torch.tensor(v, dtype=torch.bfloat16).requires_grad_()


def n(v):
    return torch.tensor(v, dtype=torch.float32)


def i(v):
    return torch.tensor(v, dtype=torch.int64)


def i32(v):
    return torch.tensor(v, dtype=torch.int32)


def u8(v):
    return torch.tensor(v, dtype=torch.uint8)


def b(v):
    return torch.tensor(v, dtype=torch.bool)


def e(*shape):
    return torch.empty(shape, requires_grad=True)


def r(*shape, seed=0, dt=torch.float32):
    gen = torch.Generator().manual_seed(seed + 17 * len(shape))
    return torch.randn(shape, generator=gen, dtype=torch.float64).to(dt).requires_grad_()


def laid(x, *strides):
    """The values of x with other strides."""
    return torch.empty_strided(x.shape, strides, dtype=x.dtype).copy_(x.detach()).requires_grad_()


def T(name, source, *tensors):
    scope = {"torch": torch, "F": torch.nn.functional, "aten": torch.ops.aten, "inf": inf, "nan": nan}
    body = source.split("\n")
    text = f"def fn({', '.join(LETTERS[: len(tensors)])}):\n" + "".join(f"    {x}\n" for x in body[:-1])
    exec(text + f"    return {body[-1]}\n", scope)
    return Case(name, source, fn=scope["fn"], tensors=list(tensors))


def reports():
    # NaN and infinities
    yield T("rp_amax_nan", "a.amax(1), a.amin(1)", f([[1, nan, 3], [nan, nan, 0], [2, 5, 5]]))
    yield T("rp_max_dim_nan", "v, j = a.max(1)\nv, j", f([[1, nan, 3, nan], [2, 5, 5, 1]]))
    yield T("rp_min_dim_nan", "v, j = a.min(0)\nv, j", f([[1, nan, 3, nan], [2, nan, 5, 1]]))
    yield T("rp_argmax_nan", "a.argmax(1), a.argmin(1), a.argmax(), a.argmin()", n([[1, nan, 3, nan], [2, 5, 5, 1]]))
    yield T("rp_argmax_all_ninf", "a.argmax(1), b.argmin(1)", n([[-inf, -inf], [-inf, 0]]), n([[inf, inf], [inf, 0]]))
    yield T("rp_clamp_nan", "a.clamp(-1, 1), a.clamp(min=0.0), a.clamp(max=0.0)", f(SP))
    yield T("rp_clamp_nan_bounds", "torch.clamp(a, b, c)", f([1, 2, 3, nan]), f([nan, 3, 0, 0]), f([5, 1, nan, 1]))
    yield T("rp_clamp_min_gt_max", "a.clamp(2.0, -1.0), torch.clamp(a, 1, -1).sum()", f([0.0, 3.0, -3.0]))
    yield T("rp_maximum_nan_grad", "torch.maximum(a, b), torch.fmax(a, b), torch.fmin(a, b)", f([nan, 1, nan, 2, -0.0]), f([1, nan, nan, 2, 0.0]))
    yield T("rp_max_amax_ties", "a.amax(), a.max(), a.amax(0), a.min()", f([[2, 2, 1], [2, 0, 1]]))
    yield T("rp_aminmax_ties", "lo, hi = torch.aminmax(a, dim=1)\nlo, hi", f([[2, 2, 1], [0, 0, 1]]))
    yield T("rp_sign_nan", "a.sign(), a.sgn(), a.abs(), a.relu(), a.neg()", f(SP))
    yield T("rp_relu_nan_grad", "F.relu(a), F.leaky_relu(a, -0.5), F.threshold(a, 0.0, 7.0), F.hardtanh(a)", f(SP))
    yield T("rp_softmax_ninf_row", "a.softmax(1), a.log_softmax(1)", f([[-inf, -inf, -inf], [0, -inf, 1]]))
    yield T("rp_softmax_inf", "a.softmax(0)", f([1.0, inf, 2.0]))
    yield T("rp_logsumexp_ninf", "a.logsumexp(1), a.logsumexp(0)", f([[-inf, -inf], [0, -inf], [inf, 1]]))
    yield T("rp_logaddexp_inf", "torch.logaddexp(a, b), torch.logaddexp2(a, b)", f([-inf, inf, inf, 0]), f([-inf, inf, -inf, 0]))
    yield T("rp_logcumsumexp_inf", "a.logcumsumexp(0)", f([-inf, -inf, 0, 1, -inf, 100]))
    yield T("rp_nan_to_num_limits", "a.nan_to_num(), a.nan_to_num(1.0, 2.0, -3.0)", f(SP))
    yield T("rp_nan_to_num_bf16", "a.nan_to_num()", h(SP))
    yield T("rp_nansum_all_nan", "a.nansum(1), a.nanmean(1), a.nansum()", f([[nan, nan], [1, nan]]))
    yield T("rp_where_masks_nan_grad", "torch.where(a > 0, a.log(), a * 2), torch.where(a > 0, a.sqrt(), torch.zeros_like(a))", f([-1, 0, 2.0]))
    yield T("rp_masked_fill_nan_grad", "(a / b).masked_fill(b == 0, 0.0).sum()", f([1, 0, 2.0]), f([0, 0, 2.0]))
    yield T("rp_xlogy_zero", "torch.special.xlogy(a, b), torch.special.xlog1py(a, b), torch.special.entr(a)", f([0, 0, 1, 0, -1]), f([0, nan, 2, inf, 3]))
    yield T("rp_isclose_inf", "torch.isclose(a, b), torch.isclose(a, b, equal_nan=True)", n([inf, -inf, nan, 1]), n([inf, inf, nan, 1 + 1e-6]))
    # zeros, -0.0, rounding
    yield T("rp_negative_zero", "-a, a * -1, 0 - a, a.neg().abs(), 1 / (a * -1), a + 0.0, a.copysign(-b)", f([0.0, -0.0, 1]), f([0.0, 0.0, 1]))
    yield T("rp_neg_zero_max", "torch.maximum(a, b), torch.minimum(a, b), 1 / torch.maximum(a, b)", n([0.0, -0.0]), n([-0.0, 0.0]))
    yield T("rp_round_half_even", "a.round(), a.round(decimals=1), a.trunc(), a.floor(), a.ceil(), a.frac()", f([0.5, 1.5, 2.5, -0.5, -1.5, 0.25, 0.35, -0.4]))
    yield T("rp_div_rounding", "torch.div(a, b, rounding_mode='floor'), torch.div(a, b, rounding_mode='trunc'), a // b, a % b, torch.fmod(a, b), torch.remainder(a, b)", n([7, -7, 7, -7, 1, -1, 0.0, inf, 5]), n([2, 2, -2, -2, 0, 0, 0, 2, inf]))
    yield T("rp_div_rounding_int", "torch.div(a, b, rounding_mode='floor'), torch.div(a, b, rounding_mode='trunc'), a % b, torch.fmod(a, b), a / b", i([7, -7, 7, -7, 6, -6, 0]), i([2, 2, -2, -2, 3, -3, 5]))
    yield T("rp_div_rounding_scalar", "a // -3, a % -3, torch.div(a, -3, rounding_mode='trunc'), -7 // b, torch.remainder(-7, b)", i([7, -7, 6, -6, 0]), i([2, -2, 3, -3, 4]))
    yield T("rp_div_floor_tiny", "torch.div(a, b, rounding_mode='floor'), torch.remainder(a, b)", n([1.0, 0.3, -1e-20, 1e30, -0.0]), n([0.1, 0.1, 3.0, 7.0, 3.0]))
    yield T("rp_remainder_grad", "torch.remainder(a, b), torch.fmod(a, b)", f([7.5, -7.5, 7.5, -7.5]), f([2, 2, -2, -2.0]))
    yield T("rp_u8_arith", "a - b, a * b, a + 200, -a, a // b, a % b, a / b", u8([5, 200, 255, 0]), u8([7, 100, 2, 9]))
    yield T("rp_i32_overflow", "a + b, a * b, a - b, a.sum(), (a.to(torch.int64) * b).sum()", i32([2147483647, -2147483648, 65536]), i32([1, 1, 65536]))
    yield T("rp_i64_abs_min", "a.abs(), a.neg(), a.sign()", i([-9223372036854775808, 5, -5]))
    yield T("rp_shift_edge", "torch.bitwise_left_shift(a, b), torch.bitwise_right_shift(a, b)", i([1, -1, -8, 3]), i([63, 1, 2, 0]))
    yield T("rp_float_to_int", "a.to(torch.int64), a.to(torch.int32), a.to(torch.bool), a.int().float()", f([2.9, -2.9, 0.5, -0.5, 1e9]))
    yield T("rp_bool_arith", "a + b, a * b, a.sum(), a.sum(0), a.cumsum(0), a.float().mean(), a | b, a ^ b, ~a, a.prod()", b([True, False, True]), b([True, True, False]))
    yield T("rp_cumsum_dtype", "a.cumsum(0), c.cumsum(0), a.cumprod(0), a.cumsum(0, dtype=torch.float32)", i32([1, 2, 3]), b([True, True, False]), u8([200, 100, 5]))
    yield T("rp_cumsum_bf16", "a.cumsum(0), a.cumsum(0, dtype=torch.float32), a.cumprod(0)", h([1.0, 0.0078125, 0.0078125, 3.0]))
    yield T("rp_mean_bf16", "a.mean(), a.mean(0), a.sum(1), a.var(0), a.norm(), a.softmax(1)", h([[1.0, 0.0078125, 300.0], [0.0078125, 3.0, -1.5]]))
    yield T("rp_sum_int_dtype", "a.sum(), a.sum(dtype=torch.float32), a.prod(), a.to(torch.float32).mean()", i32([2147483647, 2147483647, 3]))
    yield T("rp_type_promotion", "a + b, a * 2.5, b + 1.5, c + 1, c * 1.0, a + c, a * torch.tensor(2.0, dtype=torch.float64)", h([1, 2.0]), i([3, 4]), b([True, False]))
    yield T("rp_promote_0d", "a + b, a * c, torch.where(a > 0, a, b), torch.maximum(a, b.to(a.dtype)), b + c", h([1.0, -2]), f(3.14159), d(2.71828))
    yield T("rp_pow_edges", "a ** b", f([0, 0, -0.0, -2, -2, 1, inf, nan, 2, -inf]), f([0, -1, -1, 3, 2, nan, 0, 0, -inf, 3]))
    yield T("rp_pow_scalar_edges", "a ** 0, a ** 1, a ** 2, a ** 3, a ** -1, a ** -2", f([0, -2, 3, inf, nan]))
    yield T("rp_pow_half_zero", "a ** 0.5, a ** 1.5, a ** -0.5, a.sqrt(), a.rsqrt()", f([0.0, 4.0, inf]))
    yield T("rp_pow_zero_base_grad", "0.0 ** a, 2 ** a, torch.pow(1.0, a)", f([0.0, 1.0, 2.0]))
    yield T("rp_pow_int_negative", "a ** 2, a ** b, 2 ** b, (-2) ** b, a ** 0", i([-2, 0, 3]), i([3, 0, 2]))
    yield T("rp_sqrt_negative", "a.sqrt(), a.log(), a.log1p(), a.asin(), a.acosh(), a.atanh()", f([-1, 0, 1, 2.0]))
    yield T("rp_exp_overflow", "a.exp(), a.expm1(), a.sigmoid(), a.tanh(), F.softplus(a), F.silu(a), F.gelu(a), F.logsigmoid(a), a.cosh()", f([100, -100, 89, -89, 20, 0, inf, -inf]))
    yield T("rp_mish_selu_celu", "F.mish(a), F.selu(a), F.celu(a, 0.5), F.elu(a, 2.0), F.softsign(a), F.tanhshrink(a)", f([100, -100, 0, -0.0, inf, -inf, nan]))
    # gradients at singular points
    yield T("rp_norm_zero", "a.norm(), a.norm(dim=1), a.norm(p=1), a.norm(p=inf), a.norm(p=3, dim=0)", f([[0, 0], [0, 0.0]]))
    yield T("rp_vector_norm_orders", "torch.linalg.vector_norm(a, 0), torch.linalg.vector_norm(a, 1), torch.linalg.vector_norm(a, inf, dim=1), torch.linalg.vector_norm(a, -inf), torch.linalg.vector_norm(a, 0.5), torch.linalg.vector_norm(a, -1)", f([[3, -4], [3, 1.0]]))
    yield T("rp_norm_inf_ties", "a.norm(p=inf), a.norm(p=-inf), torch.linalg.vector_norm(a, inf, dim=0)", f([[3, -3], [3, 1.0]]))
    yield T("rp_std_zero", "a.std(), a.std(1), a.std(0, unbiased=False)", f([[1, 1], [1, 1.0]]))
    yield T("rp_var_one_element", "a.var(), a.std(), a.var(unbiased=False), a.var(0), a.std(1)", f([[2.5]]))
    yield T("rp_var_correction", "a.var(1, correction=3), a.std(1, correction=2), a.var(0, correction=0)", f([[1, 2, 3], [4, 4, 9.0]]))
    yield T("rp_var_large_mean", "a.var(), a.std(0), F.layer_norm(a, (4,))", f([[1e4 + 1, 1e4 + 2, 1e4 + 3, 1e4 + 5], [1e4, 1e4, 1e4 + 1, 1e4 - 1]]))
    yield T("rp_cdist_zero", "torch.cdist(a, b), torch.cdist(a, b, p=1.0), torch.cdist(a, b, p=3.0)", f([[1, 2], [3, 4.0]]), f([[1, 2], [0, 0], [3, 4.0]]))
    yield T("rp_pdist_zero", "F.pdist(a), F.pdist(a, 1.0)", f([[1, 2], [1, 2], [3, 4.0]]))
    yield T("rp_pairwise_zero", "F.pairwise_distance(a, b), F.cosine_similarity(a, b)", f([[1, 2], [0, 0.0]]), f([[1, 2], [0, 0.0]]))
    yield T("rp_prod_zeros", "a.prod(), a.prod(1), a.prod(0)", f([[0, 2, 3], [0, 0, 4], [1, 2, 3.0]]))
    yield T("rp_cumprod_zeros", "a.cumprod(1), a.cumprod(0)", f([[0, 2, 3], [1, 0, 0], [1, 2, 3.0]]))
    yield T("rp_abs_zero_grad", "a.abs(), F.l1_loss(a, b, reduction='none'), F.smooth_l1_loss(a, b, reduction='none', beta=0.0), F.huber_loss(a, b)", f([0, -0.0, 2]), f([0, 0, -1.0]))
    yield T("rp_atan2_zero", "torch.atan2(a, b), torch.hypot(a, b)", f([0, -0.0, 0, 1, inf]), f([0, 0, -1, 0, inf]))
    yield T("rp_normalize_zero", "F.normalize(a, dim=1), F.normalize(a, p=1.0, dim=0)", f([[0, 0], [3, 4.0]]))
    yield T("rp_sinc_zero", "a.sinc(), a.erfinv(), a.logit(1e-6)", f([0, 0.5, -0.25]))
    yield T("rp_mode_ties", "v, j = a.mode(1)\nv, j", f([[1, 2, 2, 1], [3, 3, 3, 0]]))
    yield T("rp_quantile_interp", "a.quantile(0.3), a.quantile(b, dim=1), a.nanquantile(0.5, dim=0)", f([[1, 5, 2], [nan, 1, 3]]), n([0.0, 0.5, 1.0]))
    yield T("rp_sort_stable", "v, j = a.sort(stable=True)\nw, k = a.sort(descending=True, stable=True)\nv, j, w, k", f([3, 1, 3, 1, 2, nan, 2, -0.0, 0.0]))
    yield T("rp_topk_nan", "v, j = a.topk(2)\nw, k = a.topk(2, largest=False)\nv, w", f([3, nan, 5, -inf]))
    yield T("rp_unique_max_cummax", "v, j = a.cummax(0)\nw, k = a.cummin(0)\nv, j, w, k", f([1, 3, 3, nan, 2, 5]))
    # scatter and gather
    yield T("rp_scatter_reduce_self", "a.scatter_reduce(0, c, b, 'amax', include_self=False), a.scatter_reduce(0, c, b, 'prod', include_self=False), a.scatter_reduce(0, c, b, 'mean', include_self=False), a.scatter_reduce(0, c, b, 'sum', include_self=False), a.scatter_reduce(0, c, b, 'amin')", f([1, 2, 3, 4.0]), f([5, 6, 0, 6, -1.0]), i([0, 1, 0, 1, 2]))
    yield T("rp_scatter_reduce_mean_int", "a.scatter_reduce(0, c, b, 'mean'), a.scatter_reduce(0, c, b, 'mean', include_self=False), a.scatter_reduce(0, c, b, 'prod')", i([1, 2, 3]), i([5, -6, 2, 7]), i([0, 0, 2, 2]))
    yield T("rp_scatter_reduce_nan", "a.scatter_reduce(0, c, b, 'amax'), a.scatter_reduce(0, c, b, 'amin')", f([1, nan, 3]), f([nan, 6, 0, 3.0]), i([0, 1, 2, 2]))
    yield T("rp_index_put_bcast", "a.index_put((c,), b, accumulate=True), a.index_put((c, d), e, accumulate=True), a.index_put((c,), e)", f([[1, 2, 3], [4, 5, 6.0]]), f([1, 2, 3.0]), i([0, 1, 0]), i([2, 2, 2]), f(0.5))
    yield T("rp_index_put_middle", "aten.index_put(a, [None, c], b, True), aten.index_put(a, [None, c], b)", r(2, 3, 2), r(4, 2), i([0, 1, 2, 0]))
    yield T("rp_index_add_alpha", "torch.zeros_like(a).index_add(0, c, b, alpha=2.0) / 2, a.index_add(0, c, b, alpha=-1)", f([1.0, 2]), f([3, 4, 5.0]), i([0, 0, 1]))
    yield T("rp_index_neg", "a[b], a[:, b], a[-1], a[..., -1:], a[b, b]", f([[1, 2, 3], [4, 5, 6], [7, 8, 9.0]]), i([-1, 0, -2]))
    yield T("rp_index_dup_grad", "a[c].sum(0), a.index_select(0, c), a.gather(0, c.unsqueeze(1).expand(4, 2)), F.embedding(c, a)", r(3, 2), r(1), i([0, 0, 2, 0]))
    yield T("rp_gather_expanded", "a.gather(1, b.expand(3, 2)).sum(), a[:1].expand(3, 4).gather(0, b.expand(3, 2))", r(3, 4), i([[1, 2]]))
    yield T("rp_take_along_dup", "torch.take(a, b), torch.take_along_dim(a, b, 1), a.flatten()[b.flatten()]", r(2, 3), i([[0, 0], [2, 2]]))
    yield T("rp_put_accumulate", "torch.put(a, c, b, accumulate=True), torch.put(a, c, b)", r(2, 3), r(3, seed=1), i([0, 5, 3]))
    yield T("rp_masked_select_sum", "a.masked_fill(b, -inf).softmax(1), a.masked_scatter(b, c)", r(2, 3), b([[True, False, True], [False, False, True]]), r(6, seed=3))
    yield T("rp_embedding_padding", "F.embedding(b, a, padding_idx=1), F.embedding(b, a, padding_idx=-1), F.embedding(b, a, scale_grad_by_freq=True)", r(4, 3), i([[0, 1, 1], [3, 0, 0]]))
    yield T("rp_embedding_bag_empty", "F.embedding_bag(b, a, c, mode='sum'), F.embedding_bag(b, a, c, mode='mean'), F.embedding_bag(b, a, c, mode='max')", r(4, 3), i([0, 1, 1, 3]), i([0, 2, 2, 3]))
    yield T("rp_one_hot_cross", "F.one_hot(b, 4).float() @ a, F.cross_entropy(a.t(), b)", r(4, 3), i([0, 2, 3]))
    yield T("rp_bucketize_edges", "torch.bucketize(a, b), torch.bucketize(a, b, right=True), torch.searchsorted(b, a)", n([0.0, 1, 1.5, 3, nan, inf, -inf]), n([0.0, 1, 2, 3]))
    yield T("rp_histc_edges", "torch.histc(a, 4, 0.0, 2.0)", n([0.0, 0.5, 2.0, 2.1, -0.1]))
    # losses
    yield T("rp_nll_ignore_all", "F.nll_loss(a.log_softmax(1), b, ignore_index=1), F.nll_loss(a.log_softmax(1), b, ignore_index=1, reduction='sum')", r(3, 4), i([1, 1, 1]))
    yield T("rp_ce_ignore_some", "F.cross_entropy(a, b), F.cross_entropy(a, b, reduction='none'), F.cross_entropy(a, b, label_smoothing=0.1), F.cross_entropy(a, b, weight=c, label_smoothing=0.1)", r(4, 3), i([0, -100, 2, -100]), n([0.2, 1.0, 3.0]))
    yield T("rp_ce_prob_smooth", "F.cross_entropy(a, b.softmax(1), label_smoothing=0.2), F.cross_entropy(a, b.softmax(1), weight=c)", r(4, 3), r(4, 3, seed=5), n([0.2, 1.0, 3.0]))
    yield T("rp_ce_2d", "F.cross_entropy(a, b), F.nll_loss(a.log_softmax(1), b, reduction='none', weight=c)", r(2, 3, 2, 2), i([[[0, 1], [2, -100]], [[1, 1], [0, 2]]]), n([0.2, 1.0, 3.0]))
    yield T("rp_ce_inf_logit", "F.cross_entropy(a, b)", f([[0, -inf, 1], [2, 3, -inf]]), i([0, 1]))
    yield T("rp_bce_edges", "F.binary_cross_entropy(a, b), F.binary_cross_entropy_with_logits(c, b, pos_weight=d), F.binary_cross_entropy_with_logits(c, b, reduction='none')", f([0, 1, 0.5, 0, 1.0]), n([0, 1, 0.5, 1, 0.0]), f([100, -100, 0, 50, -50.0]), n([1, 2, 3, 0.5, 1]))
    yield T("rp_kl_zero_target", "F.kl_div(a.log_softmax(1), b, reduction='batchmean'), F.kl_div(a.log_softmax(1), b.log(), log_target=True, reduction='none')", r(2, 3), n([[0, 0.5, 0.5], [1, 0, 0.0]]))
    yield T("rp_ctc_like", "F.multi_margin_loss(a, b), F.multilabel_soft_margin_loss(a, c), F.multilabel_margin_loss(a, d)", r(2, 4), i([0, 3]), n([[1, 0, 1, 0], [0, 0, 1, 1.0]]), i([[0, 2, -1, 1], [3, -1, 0, 1]]))
    # shapes: empty, 0-d, one-element
    yield T("rp_empty_reduce", "a.sum(0), a.sum(1), a.prod(0), a.mean(1), a.any(), a.all(), a.logsumexp(0), a.norm()", e(0, 3))
    yield T("rp_empty_cat", "torch.cat([a, b]), torch.cat([a, b, a]), torch.stack([a, a]), a @ b.t(), b.t() @ b", e(0, 3), r(2, 3))
    yield T("rp_empty_matmul_k", "a @ b, torch.bmm(a.unsqueeze(0), b.unsqueeze(0)), torch.addmm(c, a, b)", e(2, 0), e(0, 3), r(3))
    yield T("rp_empty_softmax", "a.softmax(0), a.log_softmax(1), a.cumsum(0), a.sort(1)[0]", e(0, 3))
    yield T("rp_empty_index", "a[b], a.index_select(0, b), a.index_add(0, b, a[b]), a[b].sum()", r(3, 2), torch.empty(0, dtype=torch.int64))
    yield T("rp_conv_zero_batch", "F.conv2d(a, b, c, padding=1), F.avg_pool2d(F.conv2d(a, b, c), 2)", e(0, 2, 4, 4), r(3, 2, 3, 3), r(3))
    yield T("rp_linear_zero_batch", "F.linear(a, b, c), F.layer_norm(a, (3,)), F.gelu(a)", e(0, 3), r(2, 3), r(2))
    yield T("rp_zero_dim_ops", "a.sum(0), a.cumsum(0), a.softmax(0), a.sort()[0], a.max(0)[0], a.unsqueeze(0), a.expand(2, 2), a.flip(0), a.squeeze(), a.argmax()", f(2.5))
    yield T("rp_zero_dim_mix", "a * b, torch.cat([a.reshape(1), b]), a.norm(), a.std(unbiased=False), torch.stack([a, a]), a.index_select(0, c), a.gather(0, c[0])", f(2.5), f([1, 2.0]), i([0]))
    yield T("rp_batch_norm_one", "F.batch_norm(a, None, None, c, c, training=True, eps=1e-5)", r(1, 2, 3), r(1), r(2))
    yield T("rp_layer_norm_one", "F.layer_norm(a, (1,)), F.layer_norm(a, (1,), b, b), F.group_norm(a.unsqueeze(0), 1), F.rms_norm(a, (1,))", r(3, 1), r(1))
    yield T("rp_instance_norm", "F.instance_norm(a), F.instance_norm(a, weight=b, bias=b), F.local_response_norm(a, 2)", r(2, 3, 4), r(3))
    yield T("rp_size_one_bcast_grad", "a * b + c, (a + b).sum(0), (a - c).mean()", r(1, 3, 1), r(2, 1, 4), r(1, 1))
    yield T("rp_expand_sum_grad", "a.expand(3, 2, 4).sum(), a.expand(2, 2, 4) * b, a.broadcast_to(2, 4).cumsum(0)", r(1, 4), r(2, 1, 1))
    # images
    yield T("rp_interp_align", "F.interpolate(a, size=(5, 3), mode='bilinear', align_corners=True), F.interpolate(a, size=(5, 3), mode='bilinear', align_corners=False), F.interpolate(a, size=(1, 1), mode='bilinear', align_corners=True), F.interpolate(a, scale_factor=1.7, mode='nearest')", r(1, 2, 3, 4))
    yield T("rp_interp_scale", "F.interpolate(a, scale_factor=0.6, mode='bilinear'), F.interpolate(a, scale_factor=0.6, mode='bilinear', recompute_scale_factor=True), F.interpolate(a, scale_factor=1.5, mode='bicubic'), F.interpolate(a, size=(2, 2), mode='area')", r(1, 2, 5, 4))
    yield T("rp_max_pool_pad", "F.max_pool2d(a, 3, 2, 1), F.max_pool2d(a, 2, ceil_mode=True), F.max_pool2d(a, 2, 1, 0, 2)", r(1, 2, 5, 5))
    yield T("rp_max_pool_nan_ninf", "F.max_pool2d(a, 2), F.max_pool1d(a[0], 2)", f([[[[nan, 1, -inf, -inf], [2, 3, -inf, -inf]]]]))
    yield T("rp_avg_pool_pad", "F.avg_pool2d(a, 3, 2, 1), F.avg_pool2d(a, 3, 2, 1, count_include_pad=False), F.avg_pool2d(a, 2, ceil_mode=True), F.avg_pool2d(a, 2, divisor_override=3)", r(1, 2, 5, 5))
    yield T("rp_adaptive_pool", "F.adaptive_avg_pool2d(a, (3, 2)), F.adaptive_max_pool2d(a, (2, 3)), F.adaptive_avg_pool2d(a, 1), F.adaptive_avg_pool1d(a[0], 4)", r(1, 2, 5, 7))
    yield T("rp_conv_dilated", "F.conv2d(a, b, c, stride=2, padding=1, dilation=2), F.conv2d(a, d, groups=2), F.conv2d(a, b, padding='same')", r(2, 4, 7, 6), r(3, 4, 3, 3), r(3), r(4, 2, 1, 1))
    yield T("rp_conv_transpose", "F.conv_transpose2d(a, b, stride=2, padding=1, output_padding=1), F.conv_transpose2d(a, b, dilation=2), F.conv_transpose1d(a[0, :, :3], b[:, :, 0])", r(1, 3, 4, 4), r(3, 2, 3, 3))
    yield T("rp_conv_unbatched", "F.conv2d(a, b), F.conv1d(a[0], b[0, :1, 0].expand(2, 4, 3))", r(2, 4, 4), r(3, 2, 3, 3))
    yield T("rp_pad_modes", "F.pad(a, (2, 1), mode='reflect'), F.pad(a, (1, 2), mode='replicate'), F.pad(a, (1, 1), mode='circular'), F.pad(a, (-1, 2)), F.pad(a, (-1, -1), value=3.0)", r(1, 2, 4))
    yield T("rp_grid_sample", "F.grid_sample(a, b, align_corners=False), F.grid_sample(a, b, padding_mode='border', align_corners=True), F.grid_sample(a, b, mode='nearest', align_corners=False), F.grid_sample(a, b, padding_mode='reflection', align_corners=False)", r(1, 2, 3, 3), r(1, 2, 2, 2, seed=8))
    yield T("rp_pixel", "F.pixel_shuffle(a, 2), F.pixel_unshuffle(a, 2), F.channel_shuffle(a, 2), F.fold(F.unfold(a, 2), (4, 4), 2)", r(1, 4, 4, 4))
    # attention
    yield T("rp_sdpa_masked_row", "F.scaled_dot_product_attention(a, b, c, attn_mask=d)", r(1, 1, 2, 4), r(1, 1, 3, 4, seed=1), r(1, 1, 3, 4, seed=2), b([[True, False, True], [False, False, False]]))
    yield T("rp_sdpa_ninf_mask", "F.scaled_dot_product_attention(a, b, c, attn_mask=d)", r(1, 2, 3, 4), r(1, 2, 3, 4, seed=1), r(1, 2, 3, 4, seed=2), n([[0, -inf, 1], [-inf, -inf, -inf], [0, 0, 0.0]]))
    yield T("rp_sdpa_causal_rect", "F.scaled_dot_product_attention(a, b, c, is_causal=True), F.scaled_dot_product_attention(a, b, c, scale=0.3)", r(2, 2, 2, 4), r(2, 2, 5, 4, seed=1), r(2, 2, 5, 4, seed=2))
    yield T("rp_sdpa_gqa", "F.scaled_dot_product_attention(a, b, c, enable_gqa=True)", r(1, 4, 3, 4), r(1, 2, 3, 4, seed=1), r(1, 2, 3, 4, seed=2))
    yield T("rp_attn_manual_nan", "((a @ b.transpose(-1, -2)).masked_fill(~d, -inf).softmax(-1)).nan_to_num() @ b", r(2, 2, 4), r(2, 3, 4, seed=1), r(1), b([[True, False, True], [False, False, False]]))
    # views and strides
    yield T("rp_as_strided_overlap", "a.as_strided((3, 2), (1, 1)) * 2, a.as_strided((2, 2), (0, 1)).sum(0), a.unfold(0, 3, 1).sum(1)", r(5))
    yield T("rp_diag_views", "a.diagonal() * 2, torch.diag(a.diagonal(1)), torch.diag_embed(a), a.diagonal(offset=-1, dim1=1, dim2=0)", r(3, 3))
    yield T("rp_transpose_view", "a.t().reshape(6), a.t().contiguous().view(6), a.permute(1, 0).flatten() + 1, a.mT @ a", r(2, 3))
    yield T("rp_channels_last_keep", "(a * 2).relu(), a.sum(1), a + b, torch.empty_like(a).stride(1) * a", r(2, 3, 2, 2).detach().contiguous(memory_format=torch.channels_last).requires_grad_(), r(2, 1, 1, 2))
    yield T("rp_inplace_slice_step", "x = a.clone()\nx[::2] = x[1::2]\nx[:, ::2].fill_(1.0)\nx", r(4, 3))
    yield T("rp_inplace_index", "x = torch.zeros(3, 5) + a.sum() * 0\ny = x.permute(1, 0)\ny = y.index_add(0, b, a)\nx, y", r(3, 3), i([0, 4, 2]))
    yield T("rp_inplace_diag", "x = a.clone()\nx.diagonal().mul_(3)\nx.t()[0] = 5.0\nx * a", r(3, 3))
    yield T("rp_inplace_overlap_copy", "x = a.clone()\nx[1:].copy_(x[:-1].clone())\nx[:2] = x[2:]\nx", r(4, 2))
    yield T("rp_inplace_masked", "x = a.clone()\nx[x > 0] = 0.5\nx.masked_fill_(x < -1, -1.0)\nx.clamp_(-0.7, 0.7)\nx.sum(0)", r(4, 3))
    yield T("rp_roll_flip", "a.roll(1, 0), a.roll((1, -1), (0, 1)), a.flip(0, 1), a.rot90(), a.roll(7)", r(3, 2))
    yield T("rp_tril_rect", "a.tril(1), a.triu(-1), a.tril(-5), a.triu(5), torch.tril(a.unsqueeze(0))", r(3, 4))
    yield T("rp_repeat_kinds", "a.repeat(2, 3), a.repeat_interleave(2, 0), a.tile(2), a.repeat(0, 1), a.repeat_interleave(b, 0, output_size=3)", r(2, 3), i([1, 2]))
    yield T("rp_split_unused", "x, y, z = a.split([1, 2, 3], 1)\ny * 2, x.sum()", r(2, 6))
    yield T("rp_chunk_uneven", "p = a.chunk(3, 1)\nq = a.tensor_split(3, 1)\np[0] * 2, p[-1], q[1], q[2].sum()", r(2, 7))
    yield T("rp_unbind_stack", "torch.stack(a.unbind(1)[::-1], 0), torch.cat(a.unbind(0))", r(2, 3))
    yield T("rp_movedim_swap", "a.movedim(0, -1) @ b, a.swapaxes(0, 2).sum(0), a.transpose(0, -1).reshape(4, -1)", r(2, 3, 4), r(2, 2))
    yield T("rp_squeeze_multi", "a.squeeze(), a.squeeze((0, 2)), a.squeeze(1), a.unsqueeze(-1).flatten(1), a.unflatten(1, (3, 1))", r(1, 3, 1))
    yield T("rp_narrow_neg", "a.narrow(1, -2, 2), a.select(1, -1), a[:, -5:2], a[1:1], a[:, 2:100:2]", r(2, 4))
    # autograd structure
    yield T("rp_unused_input", "a * 2", r(2), r(3))
    yield T("rp_same_output_twice", "x = a * 2\nx, x", r(3))
    yield T("rp_output_is_input", "a, a * 2, b", r(3), r(2))
    yield T("rp_detach_mid", "x = a * 2\nx * x.detach() + a.detach().sin()", r(3))
    yield T("rp_int_output", "x = a * 2\nx, x.argmax(), (x > 0), x.long()", r(4))
    yield T("rp_nondiff_branch", "(a > 0).float() * a, a.floor() * a, a.round() + a", r(5))
    yield T("rp_double_use", "x = a.exp()\nx * x / x.sum() + x.mean()", r(4))
    yield T("rp_no_grad_path", "a.detach().exp() + b, torch.sign(a) * b", r(3), r(3, seed=1))
    yield T("rp_grad_of_int_index", "a[b.long()] * c", r(4), n([1.0, 2, 1]), r(3))
    yield T("rp_mul_inf_grad", "(a * inf).sum() * 0, a / 0.0, a * 0", f([0.0, 1.0, -1.0]))
    yield T("rp_log_of_zero_sum", "(a.sum() + 0.0).log(), a.log().sum(), torch.special.xlogy(a, a).sum()", f([0.0, 0.0, 0.5]))
    # dropout and randomness at edges (p=0 and p=1 are not random)
    yield T("rp_dropout_p0", "F.dropout(a, 0.0, True), F.dropout(a, 0.5, False)", r(4))
    yield T("rp_dropout_p1", "F.dropout(a, 1.0, True)", r(4))
    # linear algebra
    yield T("rp_addmm_beta", "torch.addmm(a, b, c, beta=0), torch.addmm(a, b, c, beta=2, alpha=-1), torch.addmv(a[0], c.t(), b[0], beta=0.5)", f([[nan, inf, 1]]), r(2, 4), r(4, 3))
    yield T("rp_baddbmm_beta0", "torch.baddbmm(a, b, c, beta=0, alpha=0.5)", f([[[nan]]]), r(2, 2, 3), r(2, 3, 2))
    yield T("rp_matmul_bcast", "a @ b, b[0, 0] @ c, c @ b[0, 0].t(), c @ c, a @ c[:2]", r(3, 1, 2, 2), r(1, 2, 2, 3), r(3))
    yield T("rp_matmul_int", "a @ b, a.matmul(b[:, 0]), torch.einsum('ij,jk->ki', a, b), a.sum()", i([[1, 2], [3, 4]]), i([[5, -6], [7, 8]]))
    yield T("rp_matmul_nan_zero", "a @ b", f([[0.0, 1.0]]), f([[nan, inf], [1, 2.0]]))
    yield T("rp_bf16_matmul", "a @ b, (a @ b).sum(), torch.addmm(c, a, b)", r(5, 17, dt=torch.bfloat16), r(17, 3, seed=2, dt=torch.bfloat16), r(3, dt=torch.bfloat16))
    yield T("rp_bf16_chain", "((a * b + c) * 3 - b).tanh() / c.exp()", r(9, dt=torch.bfloat16), r(9, seed=1, dt=torch.bfloat16), r(9, seed=2, dt=torch.bfloat16))
    yield T("rp_f16_overflow", "a * 300, a.sum(), a.exp(), a.mean(), a.norm()", torch.tensor([300, 200, 60000, -1], dtype=torch.float16, requires_grad=True))
    yield T("rp_einsum_kinds", "torch.einsum('bij,bjk->bik', a, b), torch.einsum('bij->bji', a), torch.einsum('bii->b', a[:, :2, :2]), torch.einsum('bij,bij->', a, a), torch.einsum('...ij,j->...i', a, c)", r(2, 2, 3), r(2, 3, 2), r(3))
    yield T("rp_det_singular", "torch.linalg.det(a), torch.linalg.slogdet(a @ a.t() + 1 * torch.eye(2))[1]", f([[1, 2], [2, 4.0]]))
    yield T("rp_trace_kron", "torch.trace(a), torch.kron(a, b), torch.dot(a[0], b[0]), torch.cross(c, c.flip(0), dim=0), torch.outer(c, c)", r(2, 2), r(2, 2, seed=1), r(3))
    yield T("rp_tensordot", "torch.tensordot(a, b, 1), torch.tensordot(a, a, 2), torch.linalg.multi_dot([a, b, a])", r(2, 3), r(3, 2))
    yield T("rp_lerp_edges", "torch.lerp(a, b, 0.5), torch.lerp(a, b, 0.0), torch.lerp(a, b, c), torch.lerp(a, b, 1.0)", f([1, inf, -1e30]), f([3, inf, 1e30]), f([0.2, 0.5, 0.8]))
    yield T("rp_addcdiv_zero", "torch.addcdiv(a, b, c, value=2.0), torch.addcmul(a, b, c, value=-0.5)", f([1, 2, 3.0]), f([0, 1, 2.0]), f([0, 0, 4.0]))
    yield T("rp_bilinear", "F.bilinear(a, b, c), torch.bmm(a.unsqueeze(1), b.unsqueeze(2)[:, :2])", r(2, 2), r(2, 3), r(4, 2, 3))
    yield T("rp_glu_odd", "F.glu(a, 0), F.glu(a, 1), F.prelu(a, b), F.rrelu(a, training=False)", r(2, 4), f([0.1, 0.2, -0.3, 0.0]))
    yield T("rp_heaviside_etc", "torch.heaviside(a, b), a.signbit(), torch.ldexp(a, b), torch.nextafter(a, b), torch.gcd(c, d), torch.lcm(c, d)", n([0.0, -0.0, 2, -3]), n([0.5, 2, 1, 4]), i([12, -8, 0, 7]), i([18, 12, 0, 21]))
    yield T("rp_linspace_arange", "torch.linspace(0, 1, 5) * a, torch.arange(0, 1, 0.3) * a[:4], torch.arange(5, 0, -2) + a[:3], torch.linspace(3, 3, 1) * a[0], torch.logspace(0, 2, 5) * a", r(5))
    yield T("rp_trapz_diff", "torch.trapezoid(a, dim=1), torch.diff(a, n=2), torch.cumulative_trapezoid(a), torch.gradient(a, dim=1)[0]", r(2, 4))
    yield T("rp_renorm", "torch.renorm(a, 2, 0, 1.0), a * 1", r(3, 2))
    yield T("rp_count_nan", "torch.count_nonzero(a), a.isnan(), a.isfinite(), a.any(), a.all(0), a.bool(), (a == a)", n([[nan, 0, -0.0], [inf, 1, 2]]))
    yield T("rp_cmp_nan", "a < b, a <= b, a == b, a != b, a > b, a >= b, torch.logical_and(a, b), torch.logical_not(a), torch.logical_xor(a, b)", n([nan, 1, 0, inf, -0.0]), n([nan, nan, -0.0, inf, 0.0]))
    yield T("rp_cmp_mixed", "a < b, a == 2, a > 2.5, b < 16777217, a == b", i([2, 3, 16777217]), n([2.5, 3.0, 16777216.0]))
    yield T("rp_where_promote", "torch.where(c, a, 2), torch.where(c, b, 1.5), torch.where(c, a, b), torch.where(c, 1, b)", f([1.0, 2]), i([3, 4]), b([True, False]))
    yield T("rp_isin_unique", "torch.isin(a, b), torch.isin(a, 2), torch.isin(a, b, invert=True)", i([1, 2, 3, 2]), i([2, 5]))
    yield T("rp_std_mean_multi", "s, m = torch.std_mean(a, (0, 2))\nv, w = torch.var_mean(a)\ns, m, v, w", r(2, 3, 2))
    yield T("rp_mean_of_ints", "a.float().mean(), a.double().std(), a.sum() / 3, a.max() - a.min(), a.prod()", i([1, 2, 6]))
    yield T("rp_huge_reduce", "a.sum(), a.mean(), (a * 1e-3).cumsum(0)[-1], a.var()", (r(3000) + 100).detach().requires_grad_())
    yield T("rp_sum_cancel", "a.sum(), a.sum(0), a.double().sum()", f([1e8, 1.0, -1e8, 1.0] * 8))


def tables():
    yield T("dc_entr", "torch.special.entr(a)", f([0, 0.5, 1, -1]))
    yield T("dc_xlog1py", "torch.special.xlog1py(a, b), torch.special.xlog1py(a, 2.0), torch.special.xlog1py(0.5, a)", f([0, 0.5, 1]), f([1, 2, 0.5]))
    yield T("dc_round_decimals", "a.round(decimals=1), a.round(decimals=0), a.round(decimals=-1)", f([0.25, 15.35, -1.5]))
    yield T("dc_sinc", "torch.sinc(a)", f([0, 0.5, -1.5]))
    yield T("dc_log_ndtr", "torch.special.log_ndtr(a)", f([0, 3.0, -4.0]))
    yield T("dc_mvlgamma", "torch.mvlgamma(a, 3)", f([2.5, 3.0]))
    yield T("dc_block_diag", "torch.block_diag(a, b, c)", r(2, 3), r(2), r(1, 1))
    yield T("dc_vdot", "torch.vdot(a, b)", r(3), r(3, seed=1))
    yield T("dc_split_copy", "p = aten.split_with_sizes_copy(a, [1, 2])\nu = aten.unbind_copy(a, 1)\np[0], p[1] * 2, u[1], aten.narrow_copy(a, 0, 1, 2)", r(3, 2))
    yield T("dc_linspace", "torch.linspace(0, 1, 5) * a, torch.logspace(0, 2, 5) * a, torch.linspace(2, -1, 5, dtype=torch.int64) * a, torch.logspace(0, 3, 5, base=2.0) + a", r(5))
    yield T("dc_linspace_t", "torch.linspace(b, 1, 5) * a, torch.linspace(0, b, 5) * a, torch.linspace(b, b, 5) + a, torch.logspace(b, 2, 5) * a, torch.logspace(0, b, 5) + a, torch.logspace(b, b, 5) - a", r(5), n(0.5))
    yield T("dc_eye", "torch.eye(3) @ a, torch.eye(2, 3) @ a, torch.eye(3, 2).t() @ a", r(3, 2))
    yield T("dc_renorm", "torch.renorm(a, 2, 0, 1.0), torch.renorm(a, 1.5, 1, 0.5)", r(3, 2))
    yield T("dc_repeat_interleave", "a.repeat_interleave(b, 0, output_size=4), a.repeat_interleave(2, 1), torch.repeat_interleave(b, output_size=4) + b.sum()", r(3, 2), i([1, 2, 1]))
    yield T("dc_searchsorted", "torch.searchsorted(b, a), torch.searchsorted(b, 0.5), torch.bucketize(0.5, b, right=True), a * 1", f([0.2, 1.5]), n([0.0, 1, 2]))
    yield T("dc_index_reduce", "a.index_reduce(0, c, b, 'amax'), a.index_reduce(0, c, b, 'mean', include_self=False), a.index_reduce(0, c, b, 'prod'), a.index_reduce(0, c, b, 'amin', include_self=False)", r(3, 2), r(4, 2), i([0, 2, 0, 0]))
    yield T("dc_max_unpool2d", "v, j = F.max_pool2d(a, 2, return_indices=True)\nF.max_unpool2d(v, j, 2)", r(1, 2, 4, 4))
    yield T("dc_max_unpool3d", "v, j = F.max_pool3d(a, 2, return_indices=True)\nF.max_unpool3d(v, j, 2)", r(1, 1, 2, 4, 4))
    yield T("dc_masked_scatter", "a.masked_scatter(b, c)", r(2, 3), torch.tensor([[True, False, True], [False, False, True]]), r(6, seed=3))
    yield T("dc_euclidean", "aten._euclidean_dist(a, b)", r(3, 2), r(4, 2))
    yield T("dc_cdist_big", "torch.cdist(a, b, compute_mode='use_mm_for_euclid_dist')", r(3, 2), r(4, 2))
    yield T("dc_bilinear_vec", "F.interpolate(a, size=(5, 3), mode='bilinear'), F.interpolate(a, scale_factor=2.0, mode='bilinear', align_corners=True), F.interpolate(a[0], scale_factor=2.0, mode='linear')", r(1, 2, 3, 4))
    yield T("dc_adaptive_pool_bw", "F.adaptive_avg_pool2d(a, (2, 3)), F.adaptive_avg_pool2d(a, 1)", r(1, 2, 5, 7))
    yield T("dc_adaptive_max3", "F.adaptive_max_pool3d(a, 2)", r(1, 2, 4, 5, 4))
    yield T("dc_avg_pool_bw", "F.avg_pool2d(a, 3, 2, 1), F.avg_pool2d(a, 2, ceil_mode=True)", r(1, 2, 5, 5))
    yield T("dc_nearest_bw", "F.interpolate(a, scale_factor=2.0), F.interpolate(a, size=(5, 7))", r(1, 2, 3, 4))
    yield T("dc_bn_legit", "F.batch_norm(a, b, c, d, d, training=True), F.batch_norm(a, b, c, training=False)", r(3, 2, 2), n([0.1, 0.2]), n([1.0, 2.0]), r(2))
    yield T("dc_instance_norm", "F.instance_norm(a), F.instance_norm(a, weight=b, bias=b)", r(2, 3, 4), r(3))
    yield T("dc_angle", "a.angle() * a", f([0, -1.5, 2]))
    yield T("dc_l1", "F.l1_loss(a, b), F.l1_loss(a, b, reduction='none')", r(3), r(3, seed=1))
    yield T("dc_rrelu_eval", "F.rrelu(a, training=False)", r(5))
    yield T("dc_add_kinds", "a + True, b + b, a.add(a, alpha=2), b + 1", r(3), torch.tensor([True, False]))
    yield T("dc_embedding_bag", "F.embedding_bag(b, a, c, mode='sum'), F.embedding_bag(b, a, c, mode='mean')", r(4, 3), i([0, 1, 1, 3]), i([0, 2]))
    yield T("dc_std_nan", "a.var(), a.std(1), a.var(1, correction=3), a.var((0, 1)), a.std(0)", f([[2.5]]))


def layouts():
    """Results of operands whose layouts disagree, have gaps, or have dimensions of one element."""
    size = (2, 1, 2, 5)
    yield T("ly_bf16_expanded", "a.sum().expand(2, 1, 2, 5) + b, a.expand(2, 1, 2, 5) * b", h(2.0), laid(r(*size, dt=torch.bfloat16), 1, 10, 10, 2))
    yield T("ly_both_formats", "a + b, torch.maximum(a, b), a.sin(), torch.where(a > 0, a, b)", laid(r(2, 1, 2, 2), 4, 4, 2, 1), laid(r(2, 1, 2, 2, seed=1), 4, 8, 2, 1))
    yield T("ly_permuted_one", "a.permute(1, 0, 2, 3) * 1.5, a.permute(1, 0, 2, 3).sin(), torch.where(a > 0, a, a.exp())", r(1, 2, 1, 2))
    yield T("ly_floor", "torch.div(a, b, rounding_mode='floor'), torch.div(a, b, rounding_mode='trunc'), a % b", laid(r(3, 3, 2, 5), 1, 6, 3, 18), laid((r(3, 3, 1, 5).abs() + 0.5).detach(), 15, 5, 5, 1))
    yield T("ly_mixed_dtypes", "a * b, torch.atan2(a, b), a > b", laid(r(3, 4, 2, dt=torch.bfloat16), 2, 12, 1), r(3, 4, 2))
    yield T("ly_gaps", "a + 1, a * b, a.exp()", r(3, 8)[:, ::2].detach().requires_grad_(), r(4, 3).t().detach().requires_grad_())
    yield T("ly_channels_last", "a + b, a * 2, torch.minimum(a, b)", laid(r(2, 3, 2, 2), 12, 1, 6, 3), laid(r(2, 3, 2, 2, seed=2), 12, 1, 6, 3))
    yield T("ly_disagree", "a + b, b + a, torch.lerp(a, b, 0.5), torch.addcmul(b, a, b)", laid(r(2, 3, 4), 1, 8, 2), laid(r(2, 3, 4, seed=2), 3, 1, 6))


def drawn():
    """Of what samples of the operator database met: dimensions of one element, no elements, numbers of no dimension, integers."""
    one = laid(r(1, 2, 1, 2), 4, 1, 4, 2)
    yield T("dr_reshape_gap", "a.reshape(-1), a.flatten(1) * 2, a.reshape(2, 2), a.sin().reshape(4)", one)
    yield T("dr_view_of_one", "a.view(-1, 1).expand(1, 2) * b, a.view(1, 1, 1), torch.cartesian_prod(a, b)", laid(r(1), 2), laid(r(2), 2))
    yield T("dr_unpool_last", "F.max_unpool2d(a, b, 3)", laid(r(1, 2, 1, 2), 4, 1, 4, 2), laid(i([[[[3, 17]], [[0, 12]]]]).float(), 4, 1, 4, 2).detach().long())
    yield T("dr_kept_empty", "lo, hi = torch.aminmax(a, dim=0, keepdim=True)\nlo, hi, a.sum(0, True), a.prod(0, True), a.amax(0, True), a.amin((0, 2), True), a.var(0, keepdim=True), a.mean(0, True), a.logsumexp(0, True), a.norm(2, 0, True), a.sum((0, 1), True)", e(5, 0, 5))
    yield T("dr_cdist_empty", "torch.cdist(a, b, compute_mode='donot_use_mm_for_euclid_dist'), torch.cdist(b, c, compute_mode='donot_use_mm_for_euclid_dist')", e(0, 4, 5), r(3, 5), e(0, 5))
    yield T("dr_topk_number", "v, j = torch.topk(a, 1)\nv, j, torch.topk(b, 2, 0)[0]", f(2.5), r(3, 2))
    yield T("dr_integer_windows", "F.max_pool2d(a, 2), F.max_pool2d(a, 3, padding=1, ceil_mode=True, stride=2), F.conv2d(a, b, c), F.conv1d(a[0, :, :1], b[:, :, 0], padding=1), F.conv_transpose2d(a, b.transpose(0, 1), stride=2)", i([[[[3, -1, 4, 1], [5, 9, 2, 6], [-5, 3, 5, 8]]]]), i([[[[1, 2], [-3, 4]]], [[[0, 1], [1, 0]]]]), i([7, -7]))
    yield T("dr_matrix_exp_bf16", "torch.linalg.matrix_exp(a)", h([[4.0, 5.0], [3.0, 6.0]]))
    yield T("dr_aminmax_number", "lo, hi = torch.aminmax(a, dim=0)\nlo, hi, a.amax(0), a.amin(-1), torch.aminmax(a, dim=0, keepdim=True)[0]", f(2.5))
    yield T("dr_empty_layouts", "a.mul(b), aten.fill(a, 1.0), aten.fill(torch.diagonal(c, 0, 1, 2), 2.0), a.sin(), a + 1, torch.where(a > 0, a, b)", laid(e(0, 5, 5), 25, 1, 5), e(1, 5, 5), e(0, 5, 5))
    yield T("dr_sort_ones", "v, j = a.sort(-1)\nv, j, a.argsort(1), b.sort(0, descending=True)[0]", laid(r(3, 2, 1, 2, 1), 4, 2, 1, 1, 2), laid(r(3, 4), 1, 3))
    yield T("dr_gather_none", "torch.gather(a, 0, b)", r(5), u8([]))
    yield T("dr_triangular_copy", "x, c = torch.triangular_solve(a, b)\nx, c * 2, torch.triangular_solve(a, b, upper=False, transpose=True)[1]", r(2, 3), laid(r(2, 2, seed=4), 2, 1))
    yield T("dr_logsumexp_empty", "a.logsumexp(1), b.logsumexp(0), b.logsumexp((0, 1), True)", e(2, 0), e(0, 3))
    yield T("dr_batch_norm_update", "o = aten._batch_norm_with_update(a, b, c, d.clone(), e.clone(), 0.3, 1e-5)\no[0] * 2, o[1]", r(3, 2, 2), r(2), r(2, seed=3), n([0.1, 0.2]), n([1.0, 2.0]))
    yield T("dr_scatter_truth", "a.scatter_add(0, b, c), a.index_put((b,), c, accumulate=True), c.index_add(0, b[:3], a[:3])", i([0, 1, 0, 0, 1]).bool(), i([3, 2, 2, 3, 4]), i([1, 0, 1, 0, 0]).bool())
    yield T("dr_batch_norm_channel", "F.batch_norm(a, None, None, b, c, training=True), F.batch_norm(d, None, None, c, b, training=True)", r(2, 1, 2, 2), r(1), r(1, seed=5), r(3, 1))


def numbers():
    """Numbers that a narrow dtype does not have, and arithmetic that wraps before it is widened; reshapes of nothing."""
    byte = u8([0, 2, 5, 255])
    yield T("nb_u8_clamp", "a.clamp(-1, 3), a.clamp(min=-1), a.clamp(0, 300), a.clamp_min(-2), a.clamp_max(300), a.clamp(max=7), torch.clamp(a, torch.tensor(-1)), torch.clamp(a, b)", byte, i([-1, 1, 2, 3]))
    yield T("nb_u8_alpha", "a.index_add(0, b, a[:2], alpha=-1), torch.sub(a, a, alpha=-2), a.add(-1), a.add(300), torch.rsub(a, 7, alpha=-1)", byte, i([0, 1]))
    yield T("nb_u8_fill", "a.masked_fill(a > 3, -1), torch.full_like(a, -1), a.index_fill(0, b, -1), a.scatter(0, b, -1), torch.where(a > 1, a, -1), F.threshold(a, -1, -3)", byte, i([0, 2]))
    yield T("nb_u8_compare", "a == -1, a > -1, a.eq(300), a < 300, a >= -1, torch.maximum(a, torch.tensor(-1))", byte)
    yield T("nb_u8_widened", "(a - 7).to(torch.float32), (a + 200) > a, (a + a) // 2, ((a + a) >> 1).to(torch.int32), (-a).to(torch.int32)", byte)
    yield T("nb_empty_reshape", "a.reshape(-1) * 2, a.permute(2, 0, 1).reshape(-1) + 1, a.reshape(0, 5).sum(0), torch.stack([a, a]).flatten()", e(0, 7, 0))
    yield T("nb_floor_near", "torch.div(a, b, rounding_mode='floor'), torch.div(a, b, rounding_mode='trunc'), a % b", f([1.0, 0.5, 6.0, 1.0, 14.999999, 1073.0]), n([0.1, 0.1, 0.2, 1 / 3, 3.0, 37]))
    yield T("nb_bf16_compare", "a > 0.1, a == 0.3, a < 0.1, a >= c, a != 0.3, 0.1 <= a, b > 0.1, b == 0.3", h([0.1, 0.3, 1.0]), torch.tensor([0.1, 0.3, 1.0], dtype=torch.float16, requires_grad=True), n(0.1))
