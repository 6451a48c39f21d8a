"""Writes schemas.txt: the ATen schemas libaot implements, as the pinned PyTorch prints them.

One line per overload, sorted by name: schema, TAB, tags separated by commas.
Overloads that only exist for named tensors, and out= variants, are left out.
"""
import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
import torch

HERE = os.path.dirname(os.path.abspath(__file__))

ATEN = """
abs acos acosh asin asinh atan atanh bitwise_not ceil cos cosh erf erfc exp exp2 expm1 floor frac isinf isnan isfinite
lgamma digamma log log10 log1p log2 logical_not neg reciprocal relu round rsqrt sigmoid sign sin sinh sqrt square tan
tanh trunc
add sub mul div true_divide floor_divide pow atan2 fmod remainder maximum minimum max min fmax fmin logical_and logical_or
logical_xor bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift
__and__ __or__ __xor__ __lshift__ __rshift__ rsub eq ne ge gt le lt
where clamp clamp_min clamp_max gelu elu elu_backward hardtanh hardtanh_backward leaky_relu leaky_relu_backward hardswish
hardswish_backward hardsigmoid hardsigmoid_backward mish softplus softplus_backward relu6 silu silu_backward gelu_backward
threshold threshold_backward tanh_backward sigmoid_backward log_sigmoid log_sigmoid_forward log_sigmoid_backward glu
glu_backward
lerp addcmul addcdiv
_to_copy to clone copy copy_ alias alias_copy detach detach_ fill fill_ zero_ contiguous lift_fresh lift_fresh_copy lift
_reshape_alias
sum mean amax amin aminmax max min argmax argmin any all prod var var_mean std std_mean cumsum cumprod logsumexp norm
linalg_vector_norm logcumsumexp cummax cummin sum_to_size _grad_sum_to_size mode median kthvalue
mm addmm bmm baddbmm addbmm matmul linear dot mv addmv addr outer einsum linear_backward
convolution convolution_backward _convolution conv1d conv2d conv3d conv_transpose1d conv_transpose2d
avg_pool1d avg_pool2d avg_pool2d_backward avg_pool3d avg_pool3d_backward adaptive_avg_pool1d adaptive_avg_pool2d
_adaptive_avg_pool2d _adaptive_avg_pool2d_backward _adaptive_avg_pool3d _adaptive_avg_pool3d_backward max_pool1d
max_pool1d_with_indices max_pool2d max_pool2d_with_indices max_pool2d_with_indices_backward max_pool3d_with_indices
max_pool3d_with_indices_backward im2col col2im unfold unfold_backward
layer_norm native_layer_norm native_layer_norm_backward group_norm native_group_norm native_group_norm_backward batch_norm
native_batch_norm native_batch_norm_backward _native_batch_norm_legit _native_batch_norm_legit_no_training
_native_batch_norm_legit_functional _batch_norm_with_update _batch_norm_with_update_functional _batch_norm_no_update
batch_norm_backward _batch_norm_impl_index _batch_norm_impl_index_backward rms_norm _fused_rms_norm
_fused_rms_norm_backward
softmax _softmax _softmax_backward_data log_softmax _log_softmax _log_softmax_backward_data _safe_softmax
dropout native_dropout native_dropout_backward
index index_put index_put_ _unsafe_index _unsafe_index_put _unsafe_masked_index _unsafe_masked_index_put_accumulate
index_select index_select_backward index_add index_copy index_fill gather gather_backward scatter scatter_add
scatter_reduce select select_scatter select_backward slice slice_scatter slice_backward masked_fill masked_scatter
masked_scatter_backward masked_select embedding embedding_backward embedding_dense_backward _embedding_bag
_embedding_bag_forward_only nonzero sort topk argsort flip roll take take_along_dim put value_selecting_reduction_backward
searchsorted bucketize isin bincount histc one_hot unique_dim _unique2 trace diag_embed triangular_solve
view reshape _unsafe_view view_as reshape_as permute transpose t numpy_T movedim swapaxes expand expand_as squeeze unsqueeze as_strided
as_strided_scatter diagonal diagonal_backward diagonal_scatter diag_embed split split_with_sizes chunk unbind cat concat
stack hstack vstack flatten unflatten repeat repeat_interleave tile broadcast_to narrow constant_pad_nd pad
reflection_pad1d reflection_pad2d reflection_pad3d reflection_pad1d_backward reflection_pad2d_backward
reflection_pad3d_backward replication_pad1d replication_pad2d replication_pad3d replication_pad1d_backward
replication_pad2d_backward replication_pad3d_backward split_copy view_copy permute_copy expand_copy unsqueeze_copy
squeeze_copy slice_copy select_copy transpose_copy t_copy unbind_copy as_strided_copy diagonal_copy split_with_sizes_copy
detach_copy unfold_copy
full full_like empty empty_like empty_strided new_empty new_empty_strided new_zeros new_ones new_full zeros zeros_like ones
ones_like arange linspace scalar_tensor eye tril triu tril_indices triu_indices
rand rand_like randn randn_like randint randint_like randperm bernoulli normal uniform multinomial exponential normal_
uniform_ bernoulli_ normal_functional
upsample_bilinear2d upsample_bilinear2d_backward upsample_nearest1d upsample_nearest1d_backward upsample_nearest2d
upsample_nearest2d_backward _upsample_nearest_exact2d pixel_shuffle pixel_unshuffle grid_sampler_2d
grid_sampler_2d_backward
_cdist_forward _cdist_backward _pdist_forward _pdist_backward _local_scalar_dense item resize_ resize set_ as_strided_
sym_size sym_stride sym_numel sym_storage_offset sym_is_contiguous size stride numel
mse_loss mse_loss_backward nll_loss nll_loss_nd nll_loss_forward nll_loss_backward nll_loss2d_forward nll_loss2d_backward
nll_loss2d cross_entropy_loss binary_cross_entropy binary_cross_entropy_backward binary_cross_entropy_with_logits
smooth_l1_loss smooth_l1_loss_backward huber_loss huber_loss_backward l1_loss kl_div
scaled_dot_product_attention _scaled_dot_product_attention_math _scaled_dot_product_flash_attention
_scaled_dot_product_flash_attention_backward _scaled_dot_product_flash_attention_for_cpu
_scaled_dot_product_flash_attention_for_cpu_backward _scaled_dot_product_efficient_attention
_scaled_dot_product_efficient_attention_backward _scaled_dot_product_cudnn_attention
_scaled_dot_product_cudnn_attention_backward _scaled_dot_product_fused_attention_overrideable
_scaled_dot_product_fused_attention_overrideable_backward _flash_attention_forward _flash_attention_backward
_efficient_attention_forward _efficient_attention_backward _scaled_mm
_foreach_add _foreach_mul _foreach_addcmul _foreach_addcdiv _foreach_sqrt _foreach_div _foreach_lerp _foreach_sub
_foreach_neg _foreach_reciprocal _foreach_pow _fused_adam _fused_adamw _fused_sgd
_assert_async _assert_scalar _assert_tensor_metadata sym_constrain_range_for_size
heaviside hypot logaddexp logaddexp2 nan_to_num copysign signbit positive polar cross cdist rot90 renorm
""".split()

PRIMS = """convert_element_type iota broadcast_in_dim div sum var inductor_seed inductor_seeds inductor_lookup_seed
inductor_random inductor_randint _low_memory_max_pool_with_offsets _low_memory_max_pool_offsets_to_indices fma
prepare_softmax_online inductor_force_stride_order _inductor_bucketize bitwise_and device_put view_of rsqrt xor_sum
_low_memory_max_pool2d_with_offsets _low_memory_max_pool2d_offsets_to_indices inductor_reserve_rng_state philox_rand
squeeze collapse_view amax where maximum minimum add sub mul pow sqrt exp log neg convert_element_type""".split()


SCALAR_ONLY = {"aten::_assert_scalar", "aten::sym_constrain_range_for_size"}


def tags_of(op):
    return ",".join(sorted(str(t).replace("Tag.", "") for t in op.tags))


def main():
    import torch._inductor.inductor_prims  # registers prims.inductor_*
    import torch._prims.rng_prims

    torch._prims.rng_prims.register_rng_prims()

    wanted = {"aten::" + n for n in ATEN} | {"prims::" + n for n in PRIMS}
    # An in-place sibling is a row of its own: traces may hold it, functionalisation removes it.
    wanted |= {n + "_" for n in wanted if n.startswith("aten::") and not n.endswith("_")}
    lines, seen = {}, set()
    for s in torch._C._jit_get_all_schemas():
        if s.name not in wanted:
            continue
        text = str(s)
        ns, name = s.name.split("::")
        if "Dimname" in text or "out" in s.overload_name.split("_") or s.overload_name.endswith("out"):
            continue
        if any(a.is_out for a in s.arguments):
            continue
        if "Tensor" not in text and s.name not in SCALAR_ONLY:  # TorchScript's scalar, list and string overloads
            continue
        try:
            op = getattr(getattr(getattr(torch.ops, ns), name), s.overload_name or "default")
        except AttributeError:
            continue
        lines[text] = tags_of(op)
        seen.add(s.name)
    missing = sorted(n for n in wanted if n not in seen and not n.endswith("_"))
    with open(os.path.join(HERE, "schemas.txt"), "w") as f:
        for text in sorted(lines):
            f.write(f"{text}\t{lines[text]}\n")
    print(len(lines), "schemas; absent from this PyTorch:", " ".join(missing))


if __name__ == "__main__":
    main()
