"""The model families of a training corpus, in tiny configurations, as functions of (parameters, buffers, inputs)."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.func import functional_call

from capture import Case


class MLP(nn.Module):
    def __init__(self, act):
        super().__init__()
        self.a, self.b, self.c = nn.Linear(6, 8), nn.Linear(8, 8), nn.Linear(8, 3)
        self.act = act

    def forward(self, x, y):
        return F.cross_entropy(self.c(self.act(self.b(self.act(self.a(x))))), y)


class CNN(nn.Module):
    def __init__(self, dropout=0.0):
        super().__init__()
        self.c1, self.c2 = nn.Conv2d(1, 2, 3, padding=1), nn.Conv2d(2, 3, 3)
        self.fc = nn.Linear(12, 4)
        self.dropout = dropout

    def forward(self, x, y):
        x = F.max_pool2d(F.relu(self.c1(x)), 2)
        x = F.relu(self.c2(x))
        if self.dropout:
            x = F.dropout(x, self.dropout, True)
        return F.nll_loss(F.log_softmax(self.fc(x.flatten(1)), 1), y)


class Block(nn.Module):
    def __init__(self, i, o, stride):
        super().__init__()
        self.c1, self.b1 = nn.Conv2d(i, o, 3, stride, 1, bias=False), nn.BatchNorm2d(o)
        self.c2, self.b2 = nn.Conv2d(o, o, 3, 1, 1, bias=False), nn.BatchNorm2d(o)
        self.down = None
        if stride != 1 or i != o:
            self.down = nn.Sequential(nn.Conv2d(i, o, 1, stride, bias=False), nn.BatchNorm2d(o))

    def forward(self, x):
        y = self.b2(self.c2(F.relu(self.b1(self.c1(x)))))
        return F.relu(y + (x if self.down is None else self.down(x)))


class ResNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem, self.bn = nn.Conv2d(3, 2, 3, 2, 1, bias=False), nn.BatchNorm2d(2)
        self.one, self.two = Block(2, 2, 1), Block(2, 4, 2)
        self.fc = nn.Linear(4, 3)

    def forward(self, x, y):
        x = F.max_pool2d(F.relu(self.bn(self.stem(x))), 3, 2, 1)
        x = self.two(self.one(x))
        return F.cross_entropy(self.fc(F.adaptive_avg_pool2d(x, 1).flatten(1)), y)


class Attention(nn.Module):
    def __init__(self, d, heads, causal=False, fused=False):
        super().__init__()
        self.qkv, self.out = nn.Linear(d, 3 * d), nn.Linear(d, d)
        self.heads, self.causal, self.fused = heads, causal, fused

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = [z.view(b, t, self.heads, d // self.heads).transpose(1, 2) for z in self.qkv(x).split(d, 2)]
        if self.fused:
            y = F.scaled_dot_product_attention(q, k, v, is_causal=self.causal)
        else:
            s = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(d // self.heads))
            if self.causal:
                mask = torch.tril(torch.ones(t, t)).view(1, 1, t, t)
                s = s.masked_fill(mask == 0, float("-inf"))
            y = F.softmax(s, -1) @ v
        return self.out(y.transpose(1, 2).contiguous().view(b, t, d))


class Layer(nn.Module):
    def __init__(self, d, heads, gelu, **kw):
        super().__init__()
        self.n1, self.att, self.n2 = nn.LayerNorm(d), Attention(d, heads, **kw), nn.LayerNorm(d)
        self.up, self.down, self.gelu = nn.Linear(d, 2 * d), nn.Linear(2 * d, d), gelu

    def forward(self, x):
        x = x + self.att(self.n1(x))
        return x + self.down(self.gelu(self.up(self.n2(x))))


class ViT(nn.Module):
    def __init__(self, fused=False):
        super().__init__()
        self.patch = nn.Conv2d(1, 4, 2, 2)
        self.cls, self.pos = nn.Parameter(torch.randn(1, 1, 4) * 0.1), nn.Parameter(torch.randn(1, 5, 4) * 0.1)
        self.layers = nn.ModuleList([Layer(4, 2, F.gelu, fused=fused) for _ in range(2)])
        self.norm, self.head = nn.LayerNorm(4), nn.Linear(4, 3)

    def forward(self, x, y):
        x = self.patch(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.cls.expand(x.shape[0], -1, -1), x], 1) + self.pos
        for layer in self.layers:
            x = layer(x)
        return F.cross_entropy(self.head(self.norm(x)[:, 0]), y)


def new_gelu(x):
    return 0.5 * x * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * torch.pow(x, 3.0))))


class GPT2(nn.Module):
    def __init__(self, fused=False):
        super().__init__()
        self.wte, self.wpe = nn.Embedding(7, 4), nn.Embedding(5, 4)
        self.layers = nn.ModuleList([Layer(4, 2, new_gelu, causal=True, fused=fused) for _ in range(2)])
        self.norm = nn.LayerNorm(4)

    def forward(self, ids, targets):
        x = self.wte(ids) + self.wpe(torch.arange(ids.shape[1]))
        for layer in self.layers:
            x = layer(x)
        logits = self.norm(x) @ self.wte.weight.t()
        return F.cross_entropy(logits.view(-1, logits.shape[-1]), targets.view(-1))


class RMSNorm(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(d) + 0.1 * torch.randn(d))

    def forward(self, x):
        h = x.float()
        h = h * torch.rsqrt(h.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * h.to(x.dtype)


def rotate_half(x):
    return torch.cat([-x[..., x.shape[-1] // 2:], x[..., : x.shape[-1] // 2]], -1)


class Llama(nn.Module):
    """One layer: 4 query heads of 2, 2 key heads."""

    def __init__(self, d=8, heads=4, kv=2, vocabulary=7):
        super().__init__()
        self.heads, self.kv, self.hd = heads, kv, d // heads
        self.emb, self.n1, self.n2, self.n3 = nn.Embedding(vocabulary, d), RMSNorm(d), RMSNorm(d), RMSNorm(d)
        self.q, self.k = nn.Linear(d, d, bias=False), nn.Linear(d, kv * self.hd, bias=False)
        self.v, self.o = nn.Linear(d, kv * self.hd, bias=False), nn.Linear(d, d, bias=False)
        self.gate, self.up = nn.Linear(d, 2 * d, bias=False), nn.Linear(d, 2 * d, bias=False)
        self.down, self.head = nn.Linear(2 * d, d, bias=False), nn.Linear(d, vocabulary, bias=False)

    def forward(self, ids, targets):
        b, t = ids.shape
        h = self.emb(ids)
        x = self.n1(h)
        q = self.q(x).view(b, t, self.heads, self.hd).transpose(1, 2)
        k = self.k(x).view(b, t, self.kv, self.hd).transpose(1, 2)
        v = self.v(x).view(b, t, self.kv, self.hd).transpose(1, 2)
        inverse = 1.0 / (10000.0 ** (torch.arange(0, self.hd, 2).float() / self.hd))
        angle = torch.arange(t).float()[:, None] * inverse[None, :]
        angle = torch.cat([angle, angle], -1)
        cos, sin = angle.cos().to(q.dtype), angle.sin().to(q.dtype)
        q, k = q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin
        again = self.heads // self.kv
        k = k[:, :, None].expand(b, self.kv, again, t, self.hd).reshape(b, self.heads, t, self.hd)
        v = v[:, :, None].expand(b, self.kv, again, t, self.hd).reshape(b, self.heads, t, self.hd)
        s = q @ k.transpose(2, 3) / math.sqrt(self.hd)
        s = s + torch.full((t, t), float("-inf"), dtype=s.dtype).triu(1)
        y = F.softmax(s, -1, dtype=torch.float32).to(q.dtype) @ v
        h = h + self.o(y.transpose(1, 2).reshape(b, t, -1))
        x = self.n2(h)
        h = h + self.down(F.silu(self.gate(x)) * self.up(x))
        logits = self.head(self.n3(h)).float()
        return F.cross_entropy(logits.view(-1, logits.shape[-1]), targets.view(-1))


class ResidualConv(nn.Module):
    def __init__(self, i, o, time):
        super().__init__()
        self.n1, self.c1 = nn.GroupNorm(2, i), nn.Conv2d(i, o, 3, padding=1)
        self.t = nn.Linear(time, o)
        self.n2, self.c2 = nn.GroupNorm(2, o), nn.Conv2d(o, o, 3, padding=1)
        self.skip = nn.Conv2d(i, o, 1) if i != o else nn.Identity()

    def forward(self, x, t):
        h = self.c1(F.silu(self.n1(x))) + self.t(F.silu(t))[:, :, None, None]
        return self.c2(F.silu(self.n2(h))) + self.skip(x)


class UNet(nn.Module):
    def __init__(self, c=4):
        super().__init__()
        self.time = nn.Sequential(nn.Linear(4, 8), nn.SiLU(), nn.Linear(8, 8))
        self.into, self.down = nn.Conv2d(1, c, 3, padding=1), nn.Conv2d(c, c, 3, 2, 1)
        self.r1, self.r2, self.r3 = ResidualConv(c, c, 8), ResidualConv(c, c, 8), ResidualConv(2 * c, c, 8)
        self.norm, self.qkv, self.proj = nn.GroupNorm(2, c), nn.Conv2d(c, 3 * c, 1), nn.Conv2d(c, c, 1)
        self.up, self.out = nn.Conv2d(c, c, 3, padding=1), nn.Conv2d(c, 1, 3, padding=1)

    def attention(self, x):
        b, c, h, w = x.shape
        q, k, v = self.qkv(self.norm(x)).reshape(b, 3, c, h * w).unbind(1)
        s = torch.softmax(torch.bmm(q.transpose(1, 2), k) * c ** -0.5, -1)
        return x + self.proj(torch.bmm(v, s.transpose(1, 2)).reshape(b, c, h, w))

    def forward(self, x, t, noise):
        dtype = x.dtype  # f64 in the run for the oracle
        f = torch.exp(torch.arange(2).to(dtype) * -4.0)
        e = t.to(dtype)[:, None] * f[None, :]
        e = self.time(torch.cat([e.sin(), e.cos()], -1))
        a = self.r1(self.into(x), e)
        b = self.attention(self.r2(self.down(a), e))
        b = self.up(F.interpolate(b, scale_factor=2, mode="nearest"))
        return F.mse_loss(self.out(F.silu(self.r3(torch.cat([b, a], 1), e))), noise)


def case(name, module, *inputs, dtype=None, dynamic=False):
    if dtype is not None:
        module = module.to(dtype)
    names = [n for n, _ in module.named_parameters()] + [n for n, _ in module.named_buffers()]
    tensors = [p.detach().clone().requires_grad_() for p in module.parameters()]
    tensors += [b.detach().clone() for b in module.buffers()]
    count = len(names)

    def fn(*args):
        return functional_call(module, dict(zip(names, args[:count])), tuple(args[count:]))

    source = f"{type(module).__name__}({', '.join(names)}; inputs)"
    return Case(name, source, fn=fn, tensors=tensors + list(inputs), dynamic=dynamic)


def models():
    torch.manual_seed(0)
    ids = lambda high, *shape: torch.randint(0, high, shape)
    yield case("model_mlp", MLP(F.relu), torch.randn(4, 6), ids(3, 4))
    yield case("model_mlp_gelu", MLP(F.gelu), torch.randn(4, 6), ids(3, 4))
    yield case("model_mlp_bf16", MLP(F.relu), torch.randn(4, 6).bfloat16(), ids(3, 4), dtype=torch.bfloat16)
    yield case("model_cnn", CNN(), torch.randn(2, 1, 8, 8), ids(4, 2))
    yield case("model_cnn_dropout", CNN(0.25), torch.randn(2, 1, 8, 8), ids(4, 2))
    yield case("model_resnet", ResNet(), torch.randn(2, 3, 16, 16), ids(3, 2))
    yield case("model_resnet_eval", ResNet().eval(), torch.randn(2, 3, 16, 16), ids(3, 2))
    yield case("model_vit", ViT(), torch.randn(2, 1, 4, 4), ids(3, 2))
    yield case("model_vit_sdpa", ViT(fused=True), torch.randn(2, 1, 4, 4), ids(3, 2))
    yield case("model_gpt2", GPT2(), ids(7, 2, 4), ids(7, 2, 4))
    yield case("model_gpt2_sdpa", GPT2(fused=True), ids(7, 2, 4), ids(7, 2, 4))
    yield case("model_llama", Llama(), ids(7, 2, 3), ids(7, 2, 3))
    yield case("model_llama_bf16", Llama(), ids(7, 2, 3), ids(7, 2, 3), dtype=torch.bfloat16)
    yield case("model_unet", UNet(), torch.randn(1, 1, 4, 4), ids(20, 1), torch.randn(1, 1, 4, 4))
    yield case("dyn_model_mlp", MLP(F.relu), torch.randn(4, 6), ids(3, 4), dynamic=True)
    yield case("dyn_model_gpt2", GPT2(), ids(7, 2, 4), ids(7, 2, 4), dynamic=True)


def optimizers():
    def sgd(p, g, m):
        m = 0.9 * m + g + 1e-2 * p
        return p - 0.1 * m, m

    def adam(p, g, m, v, step):
        step = step + 1
        m = torch.lerp(m, g, 0.1)
        v = v * 0.999 + 0.001 * g * g
        rate = 1e-3 / (1 - 0.9 ** step)
        return p - rate * m / ((v / (1 - 0.999 ** step)).sqrt() + 1e-8), m, v, step

    def adamw(p, g, m, v):
        p = p * (1 - 1e-2 * 1e-3)
        m, v = m.lerp(g, 0.1), torch.addcmul(v * 0.999, g, g, value=0.001)
        return torch.addcdiv(p, m, v.sqrt().add(1e-8), value=-1e-3), m, v

    def clip(g, h):
        norm = torch.sqrt((g * g).sum() + (h * h).sum())
        scale = (1.0 / (norm + 1e-6)).clamp(max=1.0)
        return g * scale, h * scale, norm

    torch.manual_seed(1)
    t = lambda *s: torch.randn(s)
    for name, fn, tensors in [
        ("optimizer_sgd", sgd, [t(2, 3), t(2, 3), t(2, 3)]),
        ("optimizer_adam", adam, [t(2, 3), t(2, 3), t(2, 3), t(2, 3).abs(), torch.tensor(3.0)]),
        ("optimizer_adamw", adamw, [t(2, 3), t(2, 3), t(2, 3), t(2, 3).abs()]),
        ("optimizer_clip", clip, [t(2, 3), t(4)]),
    ]:
        yield Case(name, name, fn=fn, tensors=tensors)
