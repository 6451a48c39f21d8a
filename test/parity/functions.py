"""The functions of the corpus, one generator per group. Case names are directory names under data/."""
from capture import Case as C
from models import models, optimizers
from opdb import opdb
from partitions import partitions
from reports import drawn, layouts, numbers, reports, tables
from rules import rules
from semantics import aliasing, extras, more_writes, mutation, regions, third_writes
from writes import fourth_writes, storages
from trained import trained, trained_writes


def article():
    yield C("article_mul", "a * b", "f32[2,4]", "f32[2,4]")
    yield C("article_coscos", "x = a + b + c + d\nx.cos().cos()", *["f32[2,4]"] * 4)
    yield C("make_fx_add", "a + b", "f32[8]:nograd", "f32[8]:nograd")


UNARY = [  # name, expression, option that keeps the values in the domain
    ("neg", "-a", ""), ("reciprocal", "a.reciprocal()", ":nz"), ("exp", "a.exp()", ""), ("log", "a.log()", ":pos"),
    ("log1p", "a.log1p()", ":pos"), ("expm1", "a.expm1()", ""), ("sqrt", "a.sqrt()", ":pos"),
    ("rsqrt", "a.rsqrt()", ":pos"), ("sin", "a.sin()", ""), ("cos", "a.cos()", ""), ("tan", "a.tan()", ":unit"),
    ("tanh", "a.tanh()", ""), ("sigmoid", "a.sigmoid()", ""), ("erf", "a.erf()", ""), ("relu", "a.relu()", ""),
    ("gelu", "F.gelu(a)", ""), ("gelu_tanh", "F.gelu(a, approximate='tanh')", ""), ("silu", "F.silu(a)", ""),
    ("abs", "a.abs()", ""), ("sign", "a.sign()", ""), ("pow_2", "a ** 2", ""), ("pow_3", "a ** 3", ""),
    ("pow_half", "a ** 0.5", ":pos"), ("pow_m1", "a ** -1", ":nz"), ("pow_1", "a ** 1", ""), ("pow_0", "a ** 0", ""),
    ("pow_scalar_base", "2.0 ** a", ""), ("clone", "a.clone()", ""), ("alias", "aten.alias(a)", ""),
    ("add_scalar", "a + 2.5", ""), ("sub_scalar", "a - 2", ""), ("rsub_scalar", "1 - a", ""), ("mul_scalar", "a * 3", ""),
    ("div_scalar", "a / 4", ""), ("rdiv_scalar", "1.0 / a", ":nz"), ("clamp_min_max", "a.clamp(-0.5, 0.5)", ""),
    ("clamp_min", "a.clamp(min=0.1)", ""), ("clamp_max", "a.clamp(max=0.1)", ""), ("relu_sum", "a.relu().sum()", ""),
]


def unary():
    for name, e, dom in UNARY:
        yield C(name, e, f"f32[2,3]{dom}")
        yield C(name + "_nc64", e, f"f64[3,2]:t{dom}")
        yield C(name + "_0d_bf16", e, f"bf16[]{dom}")
    for name in ("exp", "tanh", "gelu", "silu", "sigmoid", "rsqrt"):
        e, dom = next((e, d) for n, e, d in UNARY if n == name)
        yield C(name + "_f16", e, f"f16[4]{dom}")
    for name in ("relu", "abs", "sign", "tanh", "exp", "sqrt", "clamp_min_max", "reciprocal", "log"):
        e = next(e for n, e, _ in UNARY if n == name)
        yield C(name + "_special", e, "f32[8]:special")
    yield C("exp_empty", "a.exp()", "f32[0,3]")
    yield C("neg_i64", "-a", "i64[4]")
    yield C("abs_i32", "a.abs()", "i32[4]")
    yield C("exp_i64", "a.exp()", "i64[4]")
    yield C("relu_i64", "a.relu()", "i64[4]")
    yield C("pow_i64", "a ** 2", "i64[4]")
    yield C("sign_i64", "a.sign()", "i64[4]")
    yield C("sigmoid_bool", "a.sigmoid()", "b8[4]")


def binary():
    for name, e, dom in [
        ("add", "a + b", ""), ("sub", "a - b", ""), ("mul", "a * b", ""), ("div", "a / b", ":nz"),
        ("maximum", "torch.maximum(a, b)", ""), ("minimum", "torch.minimum(a, b)", ""), ("pow_tensor", "a ** b", ":pos"),
    ]:
        yield C(name, e, f"f32[2,3]{dom}", f"f32[2,3]{dom}")
        yield C(name + "_bcast", e, f"f32[2,3]{dom}", f"f32[3]{dom}")
        yield C(name + "_bcast_both", e, f"f64[2,1,3]{dom}", f"f64[4,1]{dom}")
        yield C(name + "_0d", e, f"f32[2,3]{dom}", f"f32[]{dom}")
        yield C(name + "_0d_first", e, f"f32[]{dom}", f"f32[3]{dom}")
        yield C(name + "_0d_0d", e, f"f32[]{dom}", f"f32[]{dom}")
        yield C(name + "_nc_bf16", e, f"bf16[2,3]:t{dom}", f"bf16[2,3]{dom}")
        yield C(name + "_expanded", e, f"f32[2,3]:e{dom}", f"f32[2,3]:s2{dom}")
        yield C(name + "_one_grad", e, f"f32[2,3]{dom}", f"f32[3]:nograd{dom}")
        yield C(name + "_second_grad", e, f"f32[2,3]:nograd{dom}", f"f32[3]{dom}")
        yield C(name + "_same", e, f"f32[2,3]{dom}", f"f32[2,3]:=0{dom}")
        yield C(name + "_mixed", e, f"f32[2,3]{dom}", f"bf16[2,3]{dom}")
        yield C(name + "_mixed_0d", e, f"bf16[2,3]{dom}", f"f32[]{dom}")
        yield C(name + "_int", e, f"f32[2,3]{dom}", "i64[3]:nz")
    for name, e in [("add", "a + b"), ("sub", "a - b"), ("mul", "a * b"), ("div", "a / b"), ("maximum", "torch.maximum(a, b)")]:
        yield C(name + "_i64", e, "i64[4]", "i64[4]:nz")
        yield C(name + "_i32_i64", e, "i32[2,1]", "i64[3]:nz")
    yield C("mul_bool", "a * b", "b8[4]", "b8[4]")
    yield C("add_bool_i64", "a + b", "b8[4]", "i64[4]")
    yield C("add_i64_float_scalar", "a + 1.5", "i64[4]")
    yield C("div_i64_scalar", "a / 2", "i64[4]")
    yield C("maximum_ties", "torch.maximum(a, b)", "f32[8]:ties", "f32[8]:ties")
    yield C("minimum_special", "torch.minimum(a, b)", "f32[8]:special", "f32[8]")
    yield C("add_empty", "a + b", "f32[0,3]", "f32[3]")
    yield C("add_alpha", "torch.add(a, b, alpha=2)", "f32[2,3]", "f32[3]")
    yield C("sub_alpha", "torch.sub(a, b, alpha=0.5)", "f32[2,3]", "f32[3]")
    yield C("add_overload_scalar", "aten.add.Scalar(a, 2.5, 2)", "f32[3]")
    yield C("sub_overload_scalar", "aten.sub.Scalar(a, 2.5)", "f32[3]")
    yield C("mul_overload_scalar", "aten.mul.Scalar(a, 2.5)", "f32[3]")
    yield C("div_overload_scalar", "aten.div.Scalar(a, 2.5)", "f32[3]")
    yield C("rsub_tensor", "torch.rsub(a, b)", "f32[2,3]", "f32[3]")
    yield C("rsub_overload_scalar", "torch.rsub(a, 2.5)", "f32[2,3]")
    yield C("div_floor", "torch.div(a, b, rounding_mode='floor')", "f32[4]:nz", "f32[4]:nz")
    yield C("div_trunc", "torch.div(a, b, rounding_mode='trunc')", "f32[4]:nz", "f32[4]:nz")
    yield C("where", "torch.where(c, a, b)", "f32[2,3]", "f32[2,3]", "b8[2,3]")
    yield C("where_bcast", "torch.where(c, a, b)", "f32[2,3]", "f64[3]", "b8[2,1]")
    yield C("where_scalar", "torch.where(b, a, 0.0)", "f32[2,3]", "b8[2,3]")
    yield C("where_0d", "torch.where(c, a, b)", "f32[]", "f32[3]", "b8[3]")
    yield C("where_compare", "torch.where(a > b, a, b * 2)", "f32[2,3]", "f32[3]")
    yield C("clamp_tensor", "torch.clamp(a, b, c)", "f32[2,3]", "f32[3]:nograd", "f32[2,1]:nograd")
    yield C("clamp_tensor_grads", "torch.clamp(a, b, c)", "f32[6]", "f32[6]", "f32[6]")
    yield C("clamp_tensor_min", "torch.clamp(a, min=b)", "f32[6]", "f32[6]")
    for op in ("eq", "ne", "lt", "le", "gt", "ge"):
        yield C(op, f"torch.{op}(a, b)", "f32[2,3]:ties", "f32[3]:ties")
        yield C(op + "_scalar", f"torch.{op}(a, 0)", "f64[2,3]:ties")
        yield C(op + "_i64_f32", f"torch.{op}(a, b)", "i64[4]", "f32[4]:ties")
    yield C("logical_and", "torch.logical_and(a, b)", "b8[2,3]", "b8[3]")
    yield C("logical_or", "torch.logical_or(a, b)", "f32[2,3]:ties", "b8[3]")
    yield C("logical_not", "torch.logical_not(a)", "f32[2,3]:ties")
    yield C("logical_xor", "torch.logical_xor(a, b)", "i64[4]", "b8[4]")
    yield C("bitwise_and_bool", "a & b", "b8[4]", "b8[4]")
    yield C("bitwise_not_i64", "~a", "i64[4]")


def backward_ops():
    yield C("threshold_backward", "aten.threshold_backward(a, b, 0)", "f32[2,3]", "f32[2,3]")
    yield C("threshold", "F.threshold(a, 0.1, 20.0)", "f32[2,3]")
    yield C("sigmoid_backward", "aten.sigmoid_backward(a, b)", "f32[2,3]", "f32[2,3]")
    yield C("tanh_backward", "aten.tanh_backward(a, b)", "f32[2,3]", "f32[2,3]")
    yield C("gelu_backward_nograd", "aten.gelu_backward(a, b)", "f32[2,3]:nograd", "f32[2,3]:nograd")
    yield C("gelu_backward_tanh_nograd", "aten.gelu_backward(a, b, approximate='tanh')", "f32[4]:nograd", "f32[4]:nograd")
    yield C("gelu_backward", "aten.gelu_backward(a, b)", "f32[2,3]", "f32[2,3]")
    yield C("silu_backward_nograd", "aten.silu_backward(a, b)", "f32[2,3]:nograd", "f32[2,3]:nograd")
    yield C("softmax_backward_data", "aten._softmax_backward_data(a, b, 1, torch.float32)", "f32[2,3]", "f32[2,3]")
    yield C("log_softmax_backward_data", "aten._log_softmax_backward_data(a, b, 1, torch.float32)", "f32[2,3]", "f32[2,3]")
    yield C("nll_loss_backward_nograd", "aten.nll_loss_backward(a, b, c, None, 1, -100, d)", "f32[]:nograd", "f32[2,3]:nograd", "i64[2]:int3", "f32[]:pos:nograd")
    yield C("mse_loss_backward", "aten.mse_loss_backward(a, b, c, 1)", "f32[]", "f32[2,3]", "f32[2,3]")
    yield C("embedding_dense_backward", "aten.embedding_dense_backward(a, b, 5, -1, False)", "f32[2,3,4]", "i64[2,3]:int5")


def creation():
    yield C("to_f64", "a.to(torch.float64)", "f32[2,3]")
    yield C("to_f32", "a.to(torch.float32)", "f64[2,3]:t")
    yield C("to_bf16", "a.to(torch.bfloat16)", "f32[2,3]")
    yield C("to_f16", "a.to(torch.float16)", "f32[2,3]")
    yield C("to_same", "a.to(torch.float32) * 2", "f32[2,3]")
    yield C("to_from_bf16", "a.float() * 3", "bf16[2,3]")
    yield C("to_i64", "a.long()", "f32[2,3]")
    yield C("to_bool", "a.bool()", "f32[2,3]:ties")
    yield C("to_f32_from_i64", "a.float() * b", "i64[3]", "f32[3]")
    yield C("to_f32_from_bool", "a.float() * b", "b8[3]", "f32[3]")
    yield C("full_add", "a + torch.full([3], 2.0)", "f32[2,3]")
    yield C("full_i64", "a + torch.full([2, 3], 7)", "f32[2,3]")
    yield C("full_like_add", "a * torch.full_like(a, 0.5)", "f32[2,3]:t")
    yield C("zeros_like_add", "a + torch.zeros_like(a)", "f32[2,3]:t")
    yield C("ones_like_mul", "a * torch.ones_like(a)", "f32[2,3]")
    yield C("ones_like_dtype", "torch.ones_like(a, dtype=torch.int64)", "f32[2,3]")
    yield C("zeros_ones_new", "a + torch.zeros(3) + torch.ones(2, 1) + a.new_zeros(3) + a.new_full([3], 2)", "f32[2,3]")
    yield C("scalar_tensor", "a * torch.scalar_tensor(3.0)", "f32[2,3]")
    yield C("arange_add", "a + torch.arange(3)", "f32[2,3]")
    yield C("arange_start_step", "a * torch.arange(1, 7, 2, dtype=torch.float32)", "f32[3]")
    yield C("arange_float", "a * torch.arange(0.0, 1.5, 0.5)", "f32[3]")
    yield C("clone_contiguous", "a.clone(memory_format=torch.contiguous_format)", "f32[2,3]:t")
    yield C("contiguous", "a.contiguous()", "f32[2,3]:t")
    yield C("contiguous_noop", "a.contiguous() * 2", "f32[2,3]")
    yield C("detach_mul", "a * a.detach()", "f32[2,3]")
    yield C("detach_only", "a.detach() * b", "f32[3]", "f32[3]")
    yield C("detach_exp", "a.exp().detach() + a", "f32[3]")
    yield C("copy_inplace", "torch.zeros(2, 3).copy_(a)", "f32[2,3]")
    yield C("copy_inplace_bcast", "torch.zeros(2, 3).copy_(a)", "f32[3]")
    yield C("copy_inplace_cast", "torch.zeros(2, 3, dtype=torch.float64).copy_(a)", "f32[2,3]")
    yield C("copy_functional", "aten.copy(a, b)", "f32[2,3]:nograd", "f32[3]:nograd")


def reductions():
    for name in ("sum", "mean"):
        yield C(name + "_all", f"a.{name}()", "f32[2,3]")
        yield C(name + "_dim0", f"a.{name}(0)", "f32[2,3]")
        yield C(name + "_dim_m1_keep", f"a.{name}(-1, keepdim=True)", "f64[2,3]")
        yield C(name + "_dims", f"a.{name}([0, 2])", "f32[2,3,4]")
        yield C(name + "_dims_keep", f"a.{name}([0, 2], keepdim=True)", "bf16[2,3,4]")
        yield C(name + "_0d", f"a.{name}()", "f32[]")
        yield C(name + "_0d_dim", f"a.{name}(0)", "f32[]")
        yield C(name + "_nc", f"a.{name}(1)", "f32[2,3]:t")
        yield C(name + "_nc_all", f"a.{name}()", "f32[2,3]:t")
        yield C(name + "_dtype", f"a.{name}(1, dtype=torch.float64)", "f32[2,3]")
        yield C(name + "_square", f"(a * a).{name}()", "f32[2,3]")
    yield C("sum_i64", "a.sum()", "i64[2,3]")
    yield C("sum_bool_dim", "a.sum(0)", "b8[2,3]")
    yield C("sum_empty", "a.sum()", "f32[0]")
    yield C("sum_empty_dim", "a.sum(0)", "f32[0,3]")
    yield C("sum_empty_dims", "a.sum([])", "f32[2,3]")
    for name in ("amax", "amin"):
        yield C(name, f"a.{name}(1)", "f32[2,3]")
        yield C(name + "_keep", f"a.{name}(0, keepdim=True)", "f64[2,3]:t")
        yield C(name + "_all", f"torch.{name}(a)", "f32[2,3]")
        yield C(name + "_dims", f"a.{name}([0, 2])", "f32[2,3,4]")
        yield C(name + "_ties", f"a.{name}(1)", "f32[2,6]:ties")
        yield C(name + "_0d", f"torch.{name}(a)", "f32[]")
    yield C("amax_special", "a.amax(0)", "f32[6]:special")
    yield C("max_all", "a.max()", "f32[2,3]")
    yield C("min_all_ties", "a.min()", "f32[2,3]:ties")
    yield C("max_dim", "torch.max(a, 1)", "f32[2,3]")
    yield C("max_dim_values", "torch.max(a, 1, keepdim=True)[0]", "f32[2,3]")
    yield C("min_dim", "torch.min(a, 0)", "f32[2,3]:ties")
    yield C("argmax", "a.argmax()", "f32[2,3]")
    yield C("argmax_dim", "a.argmax(1)", "f32[2,6]:ties")
    yield C("argmax_keep", "a.argmax(0, keepdim=True)", "f64[2,3]:t")
    yield C("argmin_dim", "a.argmin(-1)", "f32[2,6]:ties")
    for name in ("var_mean", "var", "std"):
        yield C(name, f"torch.{name}(a, 1)", "f32[2,4]")
        yield C(name + "_all", f"torch.{name}(a)", "f32[2,4]")
        yield C(name + "_biased_keep", f"torch.{name}(a, [0, 2], correction=0, keepdim=True)", "f64[2,3,4]")
    yield C("var_mean_both", "v, m = torch.var_mean(a, -1, keepdim=True, correction=0)\n(a - m) * torch.rsqrt(v + 1e-5)", "f32[2,4]")
    yield C("var_mean_bf16", "torch.var_mean(a, 1)", "bf16[2,4]")
    yield C("any_all", "a.any(), a.all(), a.any(1), a.all(0, keepdim=True)", "b8[2,3]")
    yield C("prod_all", "a.prod()", "f32[2,3]:nz")
    yield C("prod_dim", "a.prod(1)", "f32[2,3]:nz")
    yield C("cumsum", "a.cumsum(1)", "f32[2,3]")
    yield C("logsumexp", "torch.logsumexp(a, 1)", "f32[2,3]")


def views():
    yield C("view", "a.view(3, 4)", "f32[2,6]")
    yield C("view_minus1", "a.view(-1)", "f32[2,6]")
    yield C("view_sin", "a.view(3, 4).sin()", "f32[2,6]")
    yield C("view_of_mul", "(a * 2).view(3, 4)", "f32[2,6]")
    yield C("reshape_view", "a.reshape(4, 3).sin()", "f32[2,6]")
    yield C("reshape_copy", "a.reshape(12).sin()", "f32[3,4]:t")
    yield C("reshape_copy_plain", "a.reshape(12)", "f32[3,4]:t")
    yield C("unsafe_view", "aten._unsafe_view(a * 1, [4, 3])", "f32[2,6]")
    yield C("permute", "a.permute(2, 0, 1)", "f32[2,3,4]")
    yield C("permute_exp", "a.permute(2, 0, 1).exp()", "f32[2,3,4]")
    yield C("transpose", "a.transpose(0, 1)", "f32[2,3]")
    yield C("transpose_mul", "a.transpose(0, 1) * b", "f32[2,3]", "f32[3,2]")
    yield C("t_mul", "a.t() * b", "f32[2,3]", "f32[2]")
    yield C("t_1d", "a.t() * 2", "f32[3]")
    yield C("expand", "a.expand(4, 2, 3)", "f32[2,3]")
    yield C("expand_mul", "a.expand(2, 3) * b", "f32[2,1]", "f32[2,3]")
    yield C("expand_minus1", "a.expand(-1, 3).exp()", "f32[2,1]")
    yield C("squeeze_all", "a.squeeze().sin()", "f32[1,2,1,3]")
    yield C("squeeze_dim", "a.squeeze(1).sin()", "f32[2,1,3]")
    yield C("squeeze_dim_noop", "a.squeeze(0).sin()", "f32[2,1,3]")
    yield C("squeeze_dims", "a.squeeze((0, 2)).sin()", "f32[1,2,1,3]")
    yield C("unsqueeze", "a.unsqueeze(1).sin()", "f32[2,3]")
    yield C("unsqueeze_m1", "a.unsqueeze(-1) * b", "f32[2]", "f32[3]")
    yield C("select", "a[1].sin()", "f32[2,3]")
    yield C("select_neg", "a.select(-1, -1) * 2", "f32[2,3]")
    yield C("slice", "a[1:].sin()", "f32[3,2]")
    yield C("slice_full", "(a[:, :] * 2)", "f32[3,2]")
    yield C("slice_step", "a[:, ::2].sin()", "f32[2,5]")
    yield C("slice_neg", "a[:, -3:-1].sin()", "f32[2,5]")
    yield C("slice_two", "a[1:, 1:3] * 2", "f32[3,5]")
    yield C("slice_halves", "a[:, :2] * a[:, 2:]", "f32[2,4]")
    yield C("narrow", "a.narrow(1, 1, 2).cos()", "f32[2,5]")
    yield C("cat", "torch.cat([a, b])", "f32[2,3]", "f32[1,3]")
    yield C("cat_dim1", "torch.cat([a, b, a], 1)", "f32[2,3]", "f32[2,1]")
    yield C("cat_mixed", "torch.cat([a, b])", "f32[2]", "f64[3]")
    yield C("cat_one_grad", "torch.cat([a, b], -1)", "f32[2,3]", "f32[2,2]:nograd")
    yield C("cat_nc", "torch.cat([a, b])", "f32[2,3]:t", "f32[2,3]:t")
    yield C("stack", "torch.stack([a, b], 1)", "f32[2,3]", "f32[2,3]")
    yield C("split", "x, y = a.split(2, 1)\nx * y", "f32[2,4]")
    yield C("split_uneven", "x, y = a.split(2, 0)\nx.sum() * y", "f32[3,2]")
    yield C("split_with_sizes", "x, y = a.split([1, 3], 1)\nx * y", "f32[2,4]")
    yield C("chunk", "x, y = a.chunk(2, -1)\nx * y.sigmoid()", "f32[2,4]")
    yield C("unbind", "x, y = a.unbind(0)\nx * y", "f32[2,4]")
    yield C("split_one_used", "a.split(2, 1)[0].sin()", "f32[2,4]")
    yield C("flatten", "a.flatten(1).exp()", "f32[2,3,2]")
    yield C("diagonal", "a.diagonal().sin()", "f32[3,3]")
    yield C("repeat", "a.repeat(2, 2)", "f32[2,3]")
    yield C("flip", "a.flip(1)", "f32[2,3]")
    yield C("as_strided", "a.as_strided([2, 2], [3, 1], 1).sin()", "f32[2,3]")
    yield C("movedim", "a.movedim(0, 2).sin()", "f32[2,3,4]")
    yield C("tril_triu", "a.tril() + a.triu(1) * 2", "f32[3,3]")
    yield C("masked_fill", "a.masked_fill(b, 0.5)", "f32[2,3]", "b8[2,3]")
    yield C("masked_fill_bcast", "a.masked_fill(b, -inf)", "f32[2,3]", "b8[3]")
    yield C("pad", "F.pad(a, (1, 2))", "f32[2,3]")
    yield C("view_i64", "a.view(3, 2).t()", "i64[2,3]")


def contractions():
    for dt in ("f32", "f64", "bf16"):
        s = "" if dt == "f32" else "_" + dt
        yield C("mm" + s, "a @ b", f"{dt}[2,3]", f"{dt}[3,4]")
        yield C("addmm" + s, "torch.addmm(c, a, b)", f"{dt}[2,3]", f"{dt}[3,4]", f"{dt}[4]")
        yield C("bmm" + s, "torch.bmm(a, b)", f"{dt}[2,3,4]", f"{dt}[2,4,2]")
        yield C("linear" + s, "F.linear(a, b, c)", f"{dt}[2,3]", f"{dt}[4,3]", f"{dt}[4]")
    yield C("mm_nc_left", "a @ b", "f32[2,3]:t", "f32[3,4]")
    yield C("mm_nc_right", "a @ b", "f32[2,3]", "f32[3,4]:t")
    yield C("mm_transposed", "a @ b.t()", "f32[2,3]", "f32[4,3]")
    yield C("mm_transposed_left", "a.t() @ b", "f32[3,2]", "f32[3,4]")
    yield C("mm_one_grad", "a @ b", "f32[2,3]:nograd", "f32[3,4]")
    yield C("mm_first_grad", "a @ b", "f32[2,3]", "f32[3,4]:nograd")
    yield C("mm_same", "a @ b", "f32[3,3]", "f32[3,3]:=0")
    yield C("mm_empty", "a @ b", "f32[2,0]", "f32[0,4]")
    yield C("addmm_alpha_beta", "torch.addmm(c, a, b, beta=0.5, alpha=2)", "f32[2,3]", "f32[3,4]", "f32[2,4]")
    yield C("addmm_2d_bias", "torch.addmm(c, a, b)", "f32[2,3]", "f32[3,4]", "f32[2,1]")
    yield C("addmm_nc", "torch.addmm(c, a, b.t())", "f32[2,3]", "f32[4,3]", "f32[4]")
    yield C("baddbmm", "torch.baddbmm(c, a, b, beta=0.5, alpha=2)", "f32[2,3,4]", "f32[2,4,2]", "f32[2,3,2]")
    yield C("bmm_transposed", "torch.bmm(a, b.transpose(1, 2))", "f32[2,3,4]", "f32[2,2,4]")
    yield C("linear_nobias", "F.linear(a, b)", "f32[2,3]", "f32[4,3]")
    yield C("linear_3d", "F.linear(a, b, c)", "f32[2,2,3]", "f32[4,3]", "f32[4]")
    yield C("linear_3d_nobias", "F.linear(a, b)", "f32[2,2,3]", "f32[4,3]")
    yield C("linear_1d", "F.linear(a, b, c)", "f32[3]", "f32[4,3]", "f32[4]")
    yield C("linear_frozen_weight", "F.linear(a, b, c)", "f32[2,3]", "f32[4,3]:nograd", "f32[4]")
    yield C("linear_frozen_input", "F.linear(a, b, c)", "f32[2,3]:nograd", "f32[4,3]", "f32[4]")
    yield C("matmul_1d_1d", "a @ b", "f32[3]", "f32[3]")
    yield C("matmul_2d_1d", "a @ b", "f32[2,3]", "f32[3]")
    yield C("matmul_1d_2d", "a @ b", "f32[3]", "f32[3,4]")
    yield C("matmul_3d_2d", "a @ b", "f32[2,3,4]", "f32[4,2]")
    yield C("matmul_3d_1d", "a @ b", "f32[2,3,4]", "f32[4]")
    yield C("matmul_3d_3d", "a @ b", "f32[2,3,4]", "f32[2,4,2]")
    yield C("matmul_bcast", "a @ b", "f32[2,1,3,4]", "f32[2,4,2]")
    yield C("matmul_4d", "a @ b.transpose(-2, -1)", "f32[2,2,3,4]", "f32[2,2,3,4]")
    yield C("matmul_2d_3d", "a @ b", "f32[3,4]", "f32[2,4,2]")
    yield C("outer", "torch.outer(a, b)", "f32[2]", "f32[3]")
    yield C("einsum", "torch.einsum('bij,bjk->bik', a, b)", "f32[2,3,4]", "f32[2,4,2]")


def losses():
    yield C("softmax", "a.softmax(1)", "f32[2,3]")
    yield C("softmax_dim0_nc64", "a.softmax(0)", "f64[2,3]:t")
    yield C("softmax_bf16", "a.softmax(-1)", "bf16[2,3]")
    yield C("softmax_to_f32", "a.softmax(-1, dtype=torch.float32)", "bf16[2,3]")
    yield C("softmax_0d", "a.softmax(0)", "f32[]")
    yield C("softmax_special", "a.softmax(0)", "f32[6]:special")
    yield C("softmax_half_to_float", "aten._softmax(a, 1, False)", "f32[2,3]")
    yield C("log_softmax", "a.log_softmax(1)", "f32[2,3]")
    yield C("log_softmax_bf16", "a.log_softmax(-1)", "bf16[2,3]")
    yield C("log_softmax_nc64", "a.log_softmax(0)", "f64[2,3]:t")
    yield C("log_softmax_3d", "a.log_softmax(1)", "f32[2,3,2]")
    for r in ("mean", "sum", "none"):
        yield C("nll_loss_" + r, f"F.nll_loss(a, b, reduction='{r}')", "f32[4,3]", "i64[4]:int3")
        yield C("mse_loss_" + r, f"F.mse_loss(a, b, reduction='{r}')", "f32[2,3]", "f32[2,3]")
        yield C("cross_entropy_" + r, f"F.cross_entropy(a, b, reduction='{r}')", "f32[4,3]", "i64[4]:int3")
    yield C("nll_loss_weight", "F.nll_loss(a, b, c)", "f32[4,3]", "i64[4]:int3", "f32[3]:pos:nograd")
    yield C("nll_loss_ignore", "F.nll_loss(a, b, ignore_index=1)", "f32[4,3]", "i64[4]:int3")
    yield C("nll_loss_1d", "F.nll_loss(a, b)", "f32[3]", "i64[]:int3")
    yield C("nll_loss_4d", "F.nll_loss(a, b)", "f32[2,3,2,2]", "i64[2,2,2]:int3")
    yield C("mse_loss_one_grad", "F.mse_loss(a, b)", "f32[2,3]", "f32[2,3]:nograd")
    yield C("mse_loss_f64", "F.mse_loss(a, b)", "f64[2,3]:t", "f64[2,3]")
    yield C("cross_entropy_bf16", "F.cross_entropy(a, b)", "bf16[4,3]", "i64[4]:int3")
    yield C("cross_entropy_weight", "F.cross_entropy(a, b, c)", "f32[4,3]", "i64[4]:int3", "f32[3]:pos:nograd")
    yield C("cross_entropy_smoothing", "F.cross_entropy(a, b, label_smoothing=0.1)", "f32[4,3]", "i64[4]:int3")
    yield C("cross_entropy_probabilities", "F.cross_entropy(a, b)", "f32[4,3]", "f32[4,3]:pos:nograd")
    yield C("cross_entropy_ignore", "F.cross_entropy(a, b, ignore_index=0)", "f32[4,3]", "i64[4]:int3")
    yield C("cross_entropy_3d", "F.cross_entropy(a, b)", "f32[2,3,4]", "i64[2,4]:int3")
    yield C("bce_with_logits", "F.binary_cross_entropy_with_logits(a, b)", "f32[4]", "f32[4]:pos:nograd")
    yield C("l1_loss", "F.l1_loss(a, b)", "f32[2,3]", "f32[2,3]")


def norms():
    yield C("layer_norm", "F.layer_norm(a, [4], b, c)", "f32[2,4]", "f32[4]", "f32[4]")
    yield C("layer_norm_3d", "F.layer_norm(a, [4], b, c)", "f32[2,3,4]", "f32[4]", "f32[4]")
    yield C("layer_norm_two_dims", "F.layer_norm(a, [3, 4], b, c)", "f32[2,3,4]", "f32[3,4]", "f32[3,4]")
    yield C("layer_norm_plain", "F.layer_norm(a, [4])", "f32[2,4]")
    yield C("layer_norm_nobias", "F.layer_norm(a, [4], b)", "f32[2,4]", "f32[4]")
    yield C("layer_norm_f64_nc", "F.layer_norm(a, [4], b, c)", "f64[2,4]:t", "f64[4]", "f64[4]")
    yield C("layer_norm_bf16", "F.layer_norm(a, [4], b, c)", "bf16[2,4]", "bf16[4]", "bf16[4]")
    yield C("layer_norm_frozen", "F.layer_norm(a, [4], b, c, 1e-3)", "f32[2,4]", "f32[4]:nograd", "f32[4]:nograd")
    yield C("layer_norm_params_only", "F.layer_norm(a, [4], b, c)", "f32[2,4]:nograd", "f32[4]", "f32[4]")
    yield C("native_layer_norm", "aten.native_layer_norm(a, [4], b, c, 1e-5)", "f32[2,4]", "f32[4]", "f32[4]")
    yield C("native_layer_norm_backward", "aten.native_layer_norm_backward(a, b, [4], c, d, e, f, [True, True, True])", "f32[2,4]:nograd", "f32[2,4]:nograd", "f32[2,1]:nograd", "f32[2,1]:pos:nograd", "f32[4]:nograd", "f32[4]:nograd")
    yield C("rms_norm", "F.rms_norm(a, [4], b)", "f32[2,4]", "f32[4]")
    yield C("embedding", "F.embedding(b, a)", "f32[5,3]", "i64[2,4]:int5")
    yield C("embedding_padding", "F.embedding(b, a, padding_idx=1)", "f32[5,3]", "i64[2,4]:int5")
    yield C("embedding_bf16", "F.embedding(b, a)", "bf16[5,3]", "i64[4]:int5")
    yield C("embedding_i32", "F.embedding(b, a)", "f32[5,3]", "i32[4]:int5")
    yield C("embedding_0d", "F.embedding(b, a)", "f64[5,3]", "i64[]:int5")
    yield C("embedding_scale", "F.embedding(b, a, scale_grad_by_freq=True)", "f32[5,3]", "i64[6]:int5")



MLP = """h = {act}
y = F.linear(h, d, e)
{loss}"""


def compositions():
    mlp = ["f32[4,6]:nograd", "f32[8,6]", "f32[8]", "f32[3,8]", "f32[3]"]
    acts = {"relu": "F.relu(F.linear(a, b, c))", "tanh": "torch.tanh(F.linear(a, b, c))",
            "gelu": "F.gelu(F.linear(a, b, c))", "gelu_tanh": "F.gelu(F.linear(a, b, c), approximate='tanh')",
            "silu": "F.silu(F.linear(a, b, c))", "sigmoid": "torch.sigmoid(F.linear(a, b, c))"}
    for n, act in acts.items():
        yield C(f"mlp_{n}_ce", MLP.format(act=act, loss="F.cross_entropy(y, f)"), *mlp, "i64[4]:int3")
        yield C(f"mlp_{n}_mse", MLP.format(act=act, loss="F.mse_loss(y, f)"), *mlp, "f32[4,3]:nograd")
    yield C("mlp_input_grad", MLP.format(act=acts["relu"], loss="y.sum()"), "f32[4,6]", *mlp[1:])
    yield C("mlp_bf16", MLP.format(act=acts["gelu"], loss="F.cross_entropy(y.float(), f)"), *[x.replace("f32", "bf16") for x in mlp], "i64[4]:int3")
    yield C("mlp_f64", MLP.format(act=acts["tanh"], loss="F.mse_loss(y, f, reduction='sum')"), *[x.replace("f32", "f64") for x in mlp], "f64[4,3]:nograd")
    yield C("mlp_three_layers", "x = F.relu(F.linear(a, b, c))\nx = F.relu(F.linear(x, d, e))\ny = F.linear(x, f, g)\nF.cross_entropy(y, h)",
            "f32[4,6]:nograd", "f32[8,6]", "f32[8]", "f32[8,8]", "f32[8]", "f32[3,8]", "f32[3]", "i64[4]:int3")
    yield C("linear_regression", "((a @ b + c - d) ** 2).mean()", "f32[4,3]:nograd", "f32[3,1]", "f32[1]", "f32[4,1]:nograd")
    yield C("logistic_regression", "p = torch.sigmoid(a @ b)\n-(c * p.log() + (1 - c) * (1 - p).log()).mean()", "f32[4,3]:nograd", "f32[3]", "f32[4]:unit:nograd")
    yield C("layer_norm_by_hand", "m = a.mean(-1, keepdim=True)\nv = ((a - m) ** 2).mean(-1, keepdim=True)\n(a - m) / torch.sqrt(v + 1e-5) * b + c", "f32[2,4]", "f32[4]", "f32[4]")
    yield C("rms_norm_by_hand", "a * torch.rsqrt(a.pow(2).mean(-1, keepdim=True) + 1e-6) * b", "f32[2,4]", "f32[4]")
    yield C("batch_norm_by_hand", "m = a.mean(0)\nv = a.var(0, correction=0)\n(a - m) * torch.rsqrt(v + 1e-5) * b + c", "f32[4,3]", "f32[3]", "f32[3]")
    yield C("residual_layer_norm", "F.layer_norm(a + F.relu(F.linear(a, b)), [4], c, d)", "f32[2,4]", "f32[4,4]", "f32[4]", "f32[4]")
    yield C("softmax_by_hand", "e_ = (a - a.amax(-1, keepdim=True)).exp()\ne_ / e_.sum(-1, keepdim=True)", "f32[2,3]")
    yield C("logsumexp_by_hand", "m = a.amax(1, keepdim=True)\n((a - m).exp().sum(1, keepdim=True).log() + m).squeeze(1)", "f32[2,3]")
    yield C("attention", "s = (a @ b.transpose(-2, -1)) * 0.5\ns.softmax(-1) @ c", "f32[2,3,4]", "f32[2,3,4]", "f32[2,3,4]")
    yield C("attention_causal", "s = (a @ b.transpose(-2, -1)) / 2.0\ns = s.masked_fill(torch.ones(3, 3, dtype=torch.bool).triu(1), -inf)\ns.softmax(-1) @ c", "f32[2,3,4]", "f32[2,3,4]", "f32[2,3,4]")
    yield C("attention_where_mask", "s = torch.where(d, (a @ b.transpose(-2, -1)) * 0.5, -1e9)\ns.softmax(-1) @ c", "f32[2,3,4]", "f32[2,3,4]", "f32[2,3,4]", "b8[3,3]")
    yield C("attention_heads", """q, k, v = F.linear(a, b, c).chunk(3, -1)
q, k, v = [x.view(2, 3, 2, 2).transpose(1, 2) for x in (q, k, v)]
s = (q @ k.transpose(-2, -1) * 0.7).softmax(-1)
y = (s @ v).transpose(1, 2).reshape(2, 3, 4)
F.linear(y, d, e)""", "f32[2,3,4]", "f32[12,4]", "f32[12]", "f32[4,4]", "f32[4]")
    yield C("transformer_block", """x = F.layer_norm(a, [4], b, c)
q, k, v = F.linear(x, d).chunk(3, -1)
q, k, v = [z.view(2, 3, 2, 2).transpose(1, 2) for z in (q, k, v)]
s = (q @ k.transpose(-2, -1) * 0.7).softmax(-1)
y = (s @ v).transpose(1, 2).reshape(2, 3, 4)
a = a + F.linear(y, e)
x = F.layer_norm(a, [4], f, g)
a + F.linear(F.gelu(F.linear(x, h)), i)""", "f32[2,3,4]", "f32[4]", "f32[4]", "f32[12,4]", "f32[4,4]", "f32[4]", "f32[4]", "f32[8,4]", "f32[4,8]")
    yield C("embedding_softmax", "F.cross_entropy(F.linear(F.embedding(b, a), c), d)", "f32[5,4]", "i64[6]:int5", "f32[5,4]", "i64[6]:int5")
    yield C("embedding_tied", "F.cross_entropy(F.embedding(b, a) @ a.t(), c)", "f32[5,4]", "i64[6]:int5", "i64[6]:int5")
    yield C("embedding_positions", "F.embedding(c, a) + F.embedding(torch.arange(3), b)", "f32[5,4]", "f32[3,4]", "i64[2,3]:int5")
    yield C("embedding_bag_of_words", "F.embedding(b, a).mean(1).log_softmax(-1)", "f32[5,4]", "i64[2,3]:int5")
    yield C("gru_cell", """z = torch.sigmoid(F.linear(a, c) + F.linear(b, d))
n = torch.tanh(F.linear(a, e) + z * F.linear(b, f))
(1 - z) * n + z * b""", "f32[2,3]", "f32[2,4]", "f32[4,3]", "f32[4,4]", "f32[4,3]", "f32[4,4]")
    yield C("lstm_cell", """g4 = F.linear(a, d) + F.linear(b, e)
i, f_, g_, o = g4.chunk(4, 1)
c2 = torch.sigmoid(f_) * c + torch.sigmoid(i) * torch.tanh(g_)
h2 = torch.sigmoid(o) * torch.tanh(c2)
(h2, c2)""", "f32[2,3]", "f32[2,4]", "f32[2,4]", "f32[16,3]", "f32[16,4]")
    yield C("rnn_three_steps", """h_ = torch.zeros(2, 4)
for t_ in range(3):
    h_ = torch.tanh(F.linear(a[t_], b) + F.linear(h_, c))
h_""", "f32[3,2,3]", "f32[4,3]", "f32[4,4]")
    yield C("swiglu", "F.linear(F.silu(F.linear(a, b)) * F.linear(a, c), d)", "f32[2,4]", "f32[6,4]", "f32[6,4]", "f32[4,6]")
    yield C("rope", """x1, x2 = a[..., :2], a[..., 2:]
a * b + torch.cat([-x2, x1], -1) * c""", "f32[2,3,4]", "f32[3,4]:nograd", "f32[3,4]:nograd")
    yield C("mixture_of_two", "g_ = (a @ b).softmax(-1)\ng_[:, :1] * torch.tanh(a @ c) + g_[:, 1:] * torch.relu(a @ d)", "f32[2,3]", "f32[3,2]", "f32[3,3]", "f32[3,3]")
    yield C("coscos", "a.cos().cos()", "f32[4]")
    yield C("sin_chain", "a.sin().sin().sin().sin()", "f32[4]")
    yield C("long_chain", "x = a\nfor k in range(12):\n    x = torch.sin(x) * b + x\nx", "f32[4]", "f32[4]")
    yield C("chain_far_use", "x = a.exp()\ny = x\nfor k in range(5):\n    y = torch.tanh(y) * 2\n(y @ b) * x", "f32[3,3]", "f32[3,3]")
    yield C("same_twice", "a * b + b", "f32[2,3]", "f32[2,3]:=0")
    yield C("used_three_times", "a * a + a.sin() * a", "f32[2,3]")
    yield C("unused_input", "a * 2", "f32[2,3]", "f32[2,3]")
    yield C("unused_int_input", "a * 2", "f32[2,3]", "i64[3]")
    yield C("nondifferentiable_output", "(a * 2, a > 0, a.argmax(1))", "f32[2,3]")
    yield C("detached_output", "(a * 2, a.exp().detach())", "f32[2,3]")
    yield C("two_outputs", "(a * b, a + b)", "f32[2,3]", "f32[2,3]")
    yield C("same_output_twice", "x = a * 2\n(x, x)", "f32[2,3]")
    yield C("output_and_its_sum", "x = a.exp()\n(x, x.sum())", "f32[2,3]")
    yield C("output_is_input", "(a, a * 2)", "f32[2,3]")
    yield C("output_is_input_nograd", "(b, a * 2)", "f32[2,3]", "f32[2,3]:nograd")
    yield C("output_view_of_input", "(a.t(), a * 2)", "f32[2,3]")
    yield C("output_view_of_intermediate", "x = a * 2\n(x, x.t())", "f32[2,3]")
    yield C("output_only_view_of_intermediate", "(a * 2).t()", "f32[2,3]")
    yield C("two_views_of_intermediate", "x = a * 2\n(x.view(3, 2), x[0])", "f32[2,3]")
    yield C("constant_output", "(a * 2, torch.ones(3))", "f32[2,3]")
    yield C("no_grad_branch", "x = a.detach().exp()\na * x + b.detach()", "f32[2,3]", "f32[3]")
    yield C("broadcast_everything", "(a + b) * c - d / (c * c + 1)", "f32[2,1,3]", "f32[4,1]", "f32[3]", "f32[]")
    yield C("reduce_then_broadcast", "a / a.sum(-1, keepdim=True)", "f32[2,3]:pos")
    yield C("normalise_rows", "a / (a * a).sum(1, keepdim=True).sqrt()", "f32[2,3]")
    yield C("cosine_similarity", "(a * b).sum(1) / ((a * a).sum(1).sqrt() * (b * b).sum(1).sqrt())", "f32[2,3]", "f32[2,3]")
    yield C("huber_by_hand", "d_ = (a - b).abs()\ntorch.where(d_ < 0.5, 0.5 * d_ * d_, 0.5 * (d_ - 0.25)).mean()", "f32[2,3]", "f32[2,3]")
    yield C("hinge", "(1 - a * b).clamp(min=0).mean()", "f32[6]", "f32[6]:nograd")
    yield C("kl_gaussian", "0.5 * (b.exp() + a * a - 1 - b).sum(-1).mean()", "f32[2,3]", "f32[2,3]")
    yield C("mixed_precision_linear", "F.linear(a.bfloat16(), b.bfloat16(), c.bfloat16()).float().sum()", "f32[2,3]", "f32[4,3]", "f32[4]")
    yield C("mask_and_mean", "m = (b != 0).float()\n(a * m).sum() / m.sum()", "f32[6]", "i64[6]:int3")
    yield C("gather_logits", "x = a.log_softmax(-1)\n-x.gather(1, b.unsqueeze(1)).squeeze(1).mean()", "f32[4,3]", "i64[4]:int3")
    yield C("polynomial", "((2 * a + 3) * a - 1) * a + 0.5", "f32[4]")
    yield C("double_well", "(a ** 4 - 2 * a ** 2).sum()", "f32[4]")
    yield C("scaled_sum", "a.sum(0) * a.mean(0) - a.amax(0)", "f32[3,4]")
    yield C("outer_sum", "(a.unsqueeze(1) - a.unsqueeze(0)).pow(2).sum(-1)", "f32[3,2]")
    yield C("permute_matmul", "a.permute(1, 0, 2).reshape(3, 8) @ b", "f32[2,3,4]", "f32[8,2]")
    yield C("stack_and_reduce", "torch.stack([a, b, a * b]).amax(0)", "f32[2,3]", "f32[2,3]")
    yield C("slice_assign_free", "torch.cat([a[:1] * 2, a[1:]])", "f32[3,2]")



def dynamic():
    def D(name, source, *inputs):
        return C("dyn_" + name, source, *inputs, dynamic=True)

    yield D("sin", "a.sin()", "f32[2,3]")
    yield D("mul_bcast", "a * b", "f32[2,3]", "f32[3]")
    yield D("add_0d", "a + b", "f32[2,3]", "f32[]")
    yield D("sum", "a.sum()", "f32[2,3]")
    yield D("sum_dim", "a.sum(1)", "f32[2,3]")
    yield D("mean", "a.mean()", "f32[2,3]")
    yield D("mean_dim", "a.mean(0)", "f32[2,3]")
    yield D("softmax", "a.softmax(-1)", "f32[2,3]")
    yield D("view_flat", "a.view(-1).exp()", "f32[2,3]")
    yield D("view_sizes", "a.view(a.shape[0] * a.shape[1], a.shape[2]).exp()", "f32[2,3,4]")
    yield D("expand", "a.expand(b.shape[0], a.shape[1]) * b", "f32[1,3]", "f32[2,3]")
    yield D("transpose", "a.t().exp()", "f32[2,3]")
    yield D("slice", "a[1:].sin()", "f32[3,2]")
    yield D("cat", "torch.cat([a, b])", "f32[2,3]", "f32[4,3]")
    yield D("amax", "a.amax(1)", "f32[2,3]")
    yield D("var_mean", "torch.var_mean(a, 1)", "f32[2,3]")
    yield D("mm", "a @ b", "f32[2,3]", "f32[3,4]")
    yield D("linear", "F.linear(a, b, c)", "f32[2,3]", "f32[4,3]", "f32[4]")
    yield D("linear_3d", "F.linear(a, b, c)", "f32[2,5,3]", "f32[4,3]", "f32[4]")
    yield D("layer_norm", "F.layer_norm(a, [a.shape[-1]], b, c)", "f32[2,4]", "f32[4]", "f32[4]")
    yield D("embedding", "F.embedding(b, a)", "f32[5,3]", "i64[2,4]:int5")
    yield D("cross_entropy", "F.cross_entropy(a, b)", "f32[4,3]", "i64[4]:int3")
    yield D("mse", "F.mse_loss(a, b)", "f32[4,3]", "f32[4,3]:nograd")
    yield D("mlp_relu_ce", "F.cross_entropy(F.linear(F.relu(F.linear(a, b, c)), d, e), f)", "f32[4,6]:nograd", "f32[8,6]", "f32[8]", "f32[3,8]", "f32[3]", "i64[4]:int3")
    yield D("mlp_tanh_mse", "F.mse_loss(F.linear(torch.tanh(F.linear(a, b, c)), d, e), f)", "f32[4,6]:nograd", "f32[8,6]", "f32[8]", "f32[3,8]", "f32[3]", "f32[4,3]:nograd")
    yield D("attention", "(a @ b.transpose(-2, -1)).softmax(-1) @ c", "f32[2,3,4]", "f32[2,3,4]", "f32[2,3,4]")
    yield D("size_as_number", "a * a.shape[0]", "f32[2,3]")


GROUPS = [article, unary, binary, backward_ops, creation, reductions, views, contractions, losses, norms, compositions]
GROUPS += [dynamic, opdb, models, optimizers, extras, mutation, aliasing, more_writes, third_writes, regions, partitions, rules, trained]
GROUPS += [trained_writes, reports, tables, layouts, drawn]
GROUPS += [numbers, fourth_writes, storages]
