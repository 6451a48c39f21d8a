"""What people train: losses, norms, gates, attention, mixtures, recurrences, and optimizer steps in the graph."""
from capture import Case as C

Q = ["f32[2,2,3,4]"] * 3


def trained():
    # losses
    yield C("tr_bce_pos_weight", "F.binary_cross_entropy_with_logits(a, b, weight=c, pos_weight=d)", "f32[4,3]", "f32[4,3]:unit:nograd", "f32[4,3]:pos:nograd", "f32[3]:pos:nograd")
    yield C("tr_bce_probabilities", "F.binary_cross_entropy(torch.sigmoid(a @ b), c)", "f32[4,3]", "f32[3]", "f32[4]:unit01:nograd")
    yield C("tr_huber", "F.huber_loss(a @ b, c, delta=0.5)", "f32[4,3]", "f32[3,2]", "f32[4,2]:nograd")
    yield C("tr_smooth_l1_sum", "F.smooth_l1_loss(a, b, reduction='sum', beta=0.7)", "f32[4,3]", "f32[4,3]")
    yield C("tr_kl_div", "F.kl_div(F.log_softmax(a, -1), F.softmax(b, -1), reduction='batchmean')", "f32[4,5]", "f32[4,5]:nograd")
    yield C("tr_distillation", "t = 2.0\nF.kl_div(F.log_softmax(a / t, 1), F.log_softmax(b / t, 1), log_target=True, reduction='batchmean') * t * t + F.cross_entropy(a, c)", "f32[4,5]", "f32[4,5]:nograd", "i64[4]:int5")
    yield C("tr_margin_ranking", "F.margin_ranking_loss(a, b, c, margin=0.3)", "f32[6]", "f32[6]", "f32[6]:unit:nograd")
    yield C("tr_cosine_embedding", "F.cosine_embedding_loss(a, b, c, margin=0.1)", "f32[4,5]", "f32[4,5]", "f32[4]:ties:nograd")
    yield C("tr_triplet_margin", "F.triplet_margin_loss(a, b, c, margin=0.5, p=2)", *["f32[4,5]"] * 3)
    yield C("tr_poisson_nll", "F.poisson_nll_loss(a, b, log_input=True, full=False)", "f32[6]", "f32[6]:pos:nograd")
    yield C("tr_gaussian_nll", "v = F.softplus(b) + 1e-6\n0.5 * (torch.log(v) + (a - c) ** 2 / v).mean()", "f32[6]", "f32[6]", "f32[6]:nograd")
    yield C("tr_soft_margin", "F.soft_margin_loss(a @ b, c)", "f32[4,3]", "f32[3]", "f32[4]:ties:nograd")
    yield C("tr_multilabel_soft", "F.multilabel_soft_margin_loss(a, b)", "f32[4,3]", "f32[4,3]:unit:nograd")
    yield C("tr_log_cosh", "d_ = a - b\n(d_ + F.softplus(-2 * d_) - 0.6931471805599453).mean()", "f32[4,3]", "f32[4,3]:nograd")
    yield C("tr_quantile", "e = b - a\ntorch.maximum(c * e, (c - 1) * e).mean()", "f32[5,3]", "f32[5,1]:nograd", "f32[3]:unit:nograd")
    yield C("tr_nt_xent", "z = F.normalize(torch.cat([a, b]), dim=1)\ns = z @ z.t() / 0.5\ns = s.masked_fill(torch.eye(6, dtype=torch.bool), -1e9)\nt = (torch.arange(6) + 3) % 6\nF.cross_entropy(s, t)", "f32[3,4]", "f32[3,4]")
    yield C("tr_barlow", "x = (a - a.mean(0)) / a.std(0)\ny = (b - b.mean(0)) / b.std(0)\nm = x.T @ y / 5\noff = m - torch.diag(torch.diag(m))\n(1 - torch.diag(m)).pow(2).sum() + 0.005 * off.pow(2).sum()", "f32[5,3]", "f32[5,3]")
    yield C("tr_entropy_bonus", "p = F.softmax(a, -1)\n-(torch.special.entr(p)).sum(-1).mean()", "f32[4,3]")
    yield C("tr_masked_ce", "l = F.cross_entropy(a.transpose(1, 2), b, reduction='none')\n(l * c).sum() / c.sum()", "f32[2,3,5]", "i64[2,3]:int5", "f32[2,3]:pos:nograd")
    yield C("tr_sequence_nll_ignore", "F.nll_loss(F.log_softmax(a.view(-1, 5), -1), b.view(-1), ignore_index=0)", "f32[2,3,5]", "i64[2,3]:int5")
    yield C("tr_dpo", "w = F.log_softmax(a, -1).gather(1, c[:, None])[:, 0]\nl = F.log_softmax(b, -1).gather(1, c[:, None])[:, 0]\n-F.logsigmoid(0.1 * (w - l)).mean()", "f32[4,5]", "f32[4,5]", "i64[4]:int5")
    yield C("tr_wasserstein_critic", "f_ = lambda x: F.leaky_relu(x @ c, 0.2) @ d\nf_(a).mean() - f_(b).mean()", "f32[4,3]:nograd", "f32[4,3]", "f32[3,5]", "f32[5,1]")
    # norms and gates
    yield C("tr_group_norm", "F.group_norm(F.conv2d(a, b, padding=1), 2, c, d).relu()", "f32[2,3,4,4]", "f32[4,3,3,3]", "f32[4]", "f32[4]")
    yield C("tr_instance_norm", "F.instance_norm(a, weight=b, bias=c)", "f32[2,3,4,4]", "f32[3]", "f32[3]")
    yield C("tr_batch_norm_train", "F.batch_norm(a, None, None, b, c, training=True)", "f32[4,3,2,2]", "f32[3]", "f32[3]")
    yield C("tr_batch_norm_eval", "F.silu(F.batch_norm(a, b, c, d, e, training=False))", "f32[4,3]", "f32[3]:nograd", "f32[3]:pos:nograd", "f32[3]", "f32[3]")
    yield C("tr_glu", "F.glu(F.linear(a, b, c), -1)", "f32[2,3,4]", "f32[6,4]", "f32[6]")
    yield C("tr_geglu", "x, g = (a @ b).chunk(2, -1)\nx * F.gelu(g)", "f32[2,3,4]", "f32[4,6]")
    yield C("tr_prelu_res", "a + F.prelu(F.conv1d(a, b, padding=1), c)", "f32[2,3,5]", "f32[3,3,3]", "f32[3]")
    yield C("tr_elu_selu_celu", "F.elu(a, 0.7) + F.selu(b) * F.celu(c, 1.3)", *["f32[2,3]"] * 3)
    yield C("tr_hard_gates", "F.hardswish(a) * F.hardsigmoid(b) + F.hardtanh(c, -0.5, 0.5)", *["f32[2,3]"] * 3)
    yield C("tr_mish_softsign", "F.mish(a) + F.softsign(b) + F.tanhshrink(a) + F.softshrink(b, 0.2) + F.hardshrink(a, 0.3)", *["f32[2,3]"] * 2)
    yield C("tr_logit_adjust", "torch.logit(torch.sigmoid(a) * 0.9 + 0.05, eps=1e-4).sum(0)", "f32[4,3]")
    yield C("tr_weight_standard", "w = b - b.mean((1, 2, 3), keepdim=True)\nw = w / (w.flatten(1).std(1).view(-1, 1, 1, 1) + 1e-5)\nF.conv2d(a, w)", "f32[1,2,4,4]", "f32[3,2,3,3]")
    # attention, positions
    yield C("tr_sdpa_scaled_mask", "F.scaled_dot_product_attention(a, b, c, attn_mask=d, scale=0.3)", *Q, "f32[3,3]:nograd")
    yield C("tr_t5_bias", "p = torch.arange(3)[None, :] - torch.arange(3)[:, None]\nn = (-p).clamp(min=0)\nk = torch.where(n < 2, n, torch.full_like(n, 2))\ns = a @ b.mT + F.embedding(k, d).permute(2, 0, 1)[None]\ns.softmax(-1) @ c", *Q, "f32[3,2]")
    yield C("tr_sinusoidal", "p = torch.arange(5, dtype=torch.float32)[:, None]\nw = torch.exp(torch.arange(0, 4, 2).float() * (-9.210340371976184 / 4))\ne_ = torch.stack([torch.sin(p * w), torch.cos(p * w)], 2).flatten(1)\nF.layer_norm(a + e_, [4], b, c)", "f32[2,5,4]", "f32[4]", "f32[4]")
    yield C("tr_cross_attention", "q = F.linear(a, c).view(2, 3, 2, 2).transpose(1, 2)\nk, v = F.linear(b, d).view(2, 4, 2, 2, 2).permute(2, 0, 3, 1, 4)\ny = ((q @ k.transpose(-1, -2)) * 0.7071).softmax(-1) @ v\ny.transpose(1, 2).reshape(2, 3, 4)", "f32[2,3,4]", "f32[2,4,4]", "f32[4,4]", "f32[8,4]")
    yield C("tr_talking_heads", "s = torch.einsum('bhid,bhjd->bhij', a, b)\ns = torch.einsum('bhij,hg->bgij', s, d)\ntorch.einsum('bgij,bgjd->bgid', s.softmax(-1), c)", *Q, "f32[2,2]")
    yield C("tr_local_window_roll", "x = torch.roll(a, (-1, -1), (1, 2))\nx = x.view(1, 2, 2, 2, 2, 3).permute(0, 1, 3, 2, 4, 5).reshape(4, 4, 3)\ns = (x @ x.mT).softmax(-1) @ x\ns.sum(1)", "f32[1,4,4,3]")
    yield C("tr_relative_shift", "s = F.pad(a, (1, 0)).view(2, 4, 3)[:, 1:].reshape(2, 3, 3)\ns.softmax(-1)", "f32[2,3,3]")
    yield C("tr_parallel_block", "h = F.rms_norm(a, [4], b)\nq, k, v = (h @ c).split([4, 4, 4], -1)\na + (q @ k.mT / 2).softmax(-1) @ v + F.gelu(h @ d, approximate='tanh') @ e", "f32[2,3,4]", "f32[4]", "f32[4,12]", "f32[4,8]", "f32[8,4]")
    # residuals, mixtures, recurrences
    yield C("tr_highway", "t = torch.sigmoid(F.linear(a, b, c))\ntorch.lerp(a, torch.relu(F.linear(a, d)), t)", "f32[2,4]", "f32[4,4]", "f32[4]", "f32[4,4]")
    yield C("tr_resblock_pad", "x = F.conv2d(F.pad(a, (1, 1, 1, 1), mode='reflect'), b)\nx = F.instance_norm(x).relu()\na + F.conv2d(F.pad(x, (1, 1, 1, 1), mode='replicate'), c)", "f32[1,2,4,4]", "f32[2,2,3,3]", "f32[2,2,3,3]")
    yield C("tr_depthwise_sep", "x = F.conv2d(a, b, padding=1, groups=2)\nF.hardswish(F.conv2d(x, c, d)).mean((2, 3))", "f32[1,2,4,4]", "f32[2,1,3,3]", "f32[3,2,1,1]", "f32[3]")
    yield C("tr_moe_top1", "g = (a @ b).softmax(-1)\nw, i = g.max(-1)\nm = F.one_hot(i, 3).to(a.dtype)\nload = (m.mean(0) * g.mean(0)).sum() * 3\n(w[:, None] * torch.einsum('be,edh,bd->bh', m, c, a), load)", "f32[5,4]", "f32[4,3]", "f32[3,4,2]")
    yield C("tr_lstm_two_steps", "h, c_ = b, c\nfor t in range(2):\n    i, f_, g, o = (F.linear(a[:, t], d) + F.linear(h, e, f)).chunk(4, 1)\n    c_ = torch.sigmoid(f_) * c_ + torch.sigmoid(i) * torch.tanh(g)\n    h = torch.sigmoid(o) * torch.tanh(c_)\nh, c_", "f32[2,2,3]", "f32[2,4]", "f32[2,4]", "f32[16,3]", "f32[16,4]", "f32[16]")
    yield C("tr_ssm_scan", "l = F.softplus(b).neg().cumsum(1)\nw = torch.exp(l[:, :, None] - l[:, None, :]).tril()\ntorch.einsum('bts,bsd->btd', w, a)", "f32[2,4,3]", "f32[2,4]")
    yield C("tr_ema_cumprod", "d_ = torch.sigmoid(b).cumprod(0)\n(a * d_[:, None]).sum(0) / (d_.sum() + 1e-6)", "f32[4,3]", "f32[4]")
    yield C("tr_tied_autoencoder", "h = torch.tanh(F.linear(a, b, c))\nF.mse_loss(F.linear(h, b.t(), d), a)", "f32[4,5]:nograd", "f32[3,5]", "f32[3]", "f32[5]")
    yield C("tr_dropout_mlp", "F.linear(F.dropout(F.relu(F.linear(a, b)), 0.3), c).sum()", "f32[4,3]", "f32[5,3]", "f32[2,5]", random=True)
    yield C("tr_segment_softmax", "m = torch.full((3,), -1e9).scatter_reduce(0, b, a, 'amax')\ne_ = (a - m[b]).exp()\ns = torch.zeros(3).index_add(0, b, e_)\ne_ / s[b]", "f32[5]", "i64[5]:int3")
    # optimizers in the graph
    yield C("tr_adam", "m = torch.lerp(b, d, 0.1)\nv = c * 0.999 + d * d * 0.001\nh = m / (1 - 0.9 ** 3)\nk = v / (1 - 0.999 ** 3)\n(torch.addcdiv(a, h, k.sqrt() + 1e-8, value=-0.01), m, v)", "f32[3,2]:nograd", "f32[3,2]:nograd", "f32[3,2]:pos:nograd", "f32[3,2]:nograd")
    yield C("tr_adam_trained", "g = a - d\nm = torch.lerp(b, g, 0.1)\nv = torch.addcmul(c * 0.999, g, g, value=0.001)\n(torch.addcdiv(a, m, v.sqrt().add(1e-8), value=-0.01)).pow(2).sum()", "f32[3,2]", "f32[3,2]:nograd", "f32[3,2]:pos:nograd", "f32[3,2]:nograd")
    yield C("tr_rmsprop", "v = torch.addcmul(0.99 * b, c, c, value=0.01)\nm = 0.9 * d + c / (v.sqrt() + 1e-8)\n(a - 0.01 * m, v, m)", "f32[4]:nograd", "f32[4]:pos:nograd", "f32[4]:nograd", "f32[4]:nograd")
    yield C("tr_lion", "u = torch.sign(0.9 * b + 0.1 * c)\n(a * (1 - 1e-3) - 1e-2 * u, torch.lerp(b, c, 0.01))", *["f32[2,3]:nograd"] * 3)
    yield C("tr_sgd_momentum_nesterov", "g = c + 0.01 * a\nm = 0.9 * b + g\n(a - 0.1 * (g + 0.9 * m), m)", *["f32[2,3]:nograd"] * 3)
    yield C("tr_adagrad_clip", "n = torch.linalg.vector_norm(torch.stack([torch.linalg.vector_norm(c), torch.linalg.vector_norm(d)]))\nk = (1.0 / (n + 1e-6)).clamp(max=1.0)\ng = c * k\ns = b + g.square()\n(a.addcdiv(g, s.sqrt() + 1e-10, value=-0.05), s)", "f32[2,3]:nograd", "f32[2,3]:pos:nograd", "f32[2,3]:nograd", "f32[4]:nograd")
    yield C("tr_sam_perturb", "w = b + 0.05 * c / (c.norm() + 1e-12)\nF.cross_entropy(a @ w, d)", "f32[4,3]:nograd", "f32[3,5]", "f32[3,5]:nograd", "i64[4]:int5")


def trained_writes():
    yield C("tr_mut_ema_model", "b.mul_(0.99).add_(a.detach(), alpha=0.01)\n(c @ a - c @ b).square().mean()", "f32[3,2]", "f32[3,2]:nograd", "f32[4,3]:nograd", detaches=True)
    yield C("tr_mut_relu_dropoutless", "x = F.linear(a, b)\nx = x.relu()\nx = x * 1\nx.mul_(0.5).add_(1.0)\nx.sum(1)", "f32[2,3]", "f32[4,3]")
    yield C("tr_mut_queue", "b[:2].copy_(b[2:].clone())\nb[2:].copy_(a.detach())\nF.cross_entropy(a @ b.t(), c)", "f32[2,3]", "f32[4,3]:nograd", "i64[2]:int4", detaches=True)
    yield C("tr_mut_adamw_foreach", "for p, m, v, g in ((a, c, e, g), (b, d, f, h)):\n    m.lerp_(g, 0.1)\n    v.mul_(0.999).addcmul_(g, g, value=0.001)\n    p.mul_(0.999)\n    p.addcdiv_(m, v.sqrt().add_(1e-8), value=-0.01)\na.sum() + b.sum()", *["f32[2]:nograd", "f32[3]:nograd"] * 2, *["f32[2]:pos:nograd", "f32[3]:pos:nograd"], *["f32[2]:nograd", "f32[3]:nograd"])
