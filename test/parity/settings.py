"""The settings under which some functions are cut again."""
import torch._functorch.config as config

# Name, changed flags. static_params has none: it passes the positions of parameters, which are then free to save.
VARIANTS = [
    ("recompute_views", {"recompute_views": True}),
    ("aggressive", {"aggressive_recomputation": True}),
    ("no_far_apart", {"ban_recompute_used_far_apart": False}),
    ("no_long_chains", {"ban_recompute_long_fusible_chains": False}),
    ("no_materialized", {"ban_recompute_materialized_backward": False}),
    ("no_allowlist", {"ban_recompute_not_in_allowlist": False}),
    ("no_reductions", {"ban_recompute_reductions": False}),
    ("max_dist_2", {"max_dist_from_bw": 2}),
    ("no_cse", {"cse": False}),
    ("budget_0", {"activation_memory_budget": 0.0}),
    ("budget_025", {"activation_memory_budget": 0.25}),
    ("budget_05", {"activation_memory_budget": 0.5}),
    ("budget_075", {"activation_memory_budget": 0.75}),
    ("budget_05_greedy", {"activation_memory_budget": 0.5, "activation_memory_budget_solver": "greedy"}),
    ("static_params", {}),
]

VARIED = """article_coscos chain_far_use long_chain layer_norm_by_hand softmax_by_hand attention attention_causal attention_heads
transformer_block mlp_gelu_tanh_mse mlp_relu_ce gru_cell lstm_cell rms_norm_by_hand residual_layer_norm cosine_similarity swiglu
rnn_three_steps normalise_rows embedding_tied view_sin slice_halves clamp_min_max pow_tensor db_nn_conv2d_1
model_mlp model_cnn model_vit model_gpt2 model_llama model_resnet model_unet""".split()


def patch(flags):
    return config.patch(**flags)
