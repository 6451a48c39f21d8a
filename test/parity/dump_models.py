"""The models of dumps.py: larger than those of models.py, and written as applications write them."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from models import Llama, UNet


class CNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 8, 3, 1), nn.Conv2d(8, 16, 3, 1)
        self.dropout1, self.dropout2 = nn.Dropout(0.25), nn.Dropout(0.5)
        self.fc1, self.fc2 = nn.Linear(16 * 144, 32), nn.Linear(32, 10)

    def forward(self, x, y):
        x = F.relu(self.conv2(F.relu(self.conv1(x))))
        x = torch.flatten(self.dropout1(F.max_pool2d(x, 2)), 1)
        x = self.fc2(self.dropout2(F.relu(self.fc1(x))))
        return F.nll_loss(F.log_softmax(x, dim=1), y)


class BasicBlock(nn.Module):
    def __init__(self, i, o, stride=1):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(i, o, 3, stride, 1, bias=False), nn.BatchNorm2d(o)
        self.relu = nn.ReLU(inplace=True)
        self.conv2, self.bn2 = nn.Conv2d(o, o, 3, 1, 1, bias=False), nn.BatchNorm2d(o)
        self.downsample = None
        if stride != 1 or i != o:
            self.downsample = nn.Sequential(nn.Conv2d(i, o, 1, stride, bias=False), nn.BatchNorm2d(o))

    def forward(self, x):
        identity = x if self.downsample is None else self.downsample(x)
        out = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
        out += identity
        return self.relu(out)


class ResNet(nn.Module):
    def __init__(self, width=16, classes=10):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(3, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width)
        self.relu, self.maxpool = nn.ReLU(inplace=True), nn.MaxPool2d(3, 2, 1)
        self.layers = nn.Sequential(*[
            m for k in range(4)
            for m in (BasicBlock(width * max(1, 2 ** (k - 1)), width * 2 ** k, 1 if k == 0 else 2),
                      BasicBlock(width * 2 ** k, width * 2 ** k))])
        self.avgpool, self.fc = nn.AdaptiveAvgPool2d((1, 1)), nn.Linear(width * 8, classes)

    def forward(self, x, y):
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = torch.flatten(self.avgpool(self.layers(x)), 1)
        return F.cross_entropy(self.fc(x), y, label_smoothing=0.1)


class Transformer(nn.Module):
    def __init__(self, d=32, heads=4, layers=2, vocabulary=50):
        super().__init__()
        self.emb = nn.Embedding(vocabulary, d, padding_idx=0)
        self.pos = nn.Parameter(torch.zeros(1, 16, d))
        layer = nn.TransformerEncoderLayer(d, heads, 4 * d, dropout=0.1, activation="gelu", batch_first=True, norm_first=True)
        self.encoder = nn.TransformerEncoder(layer, layers, nn.LayerNorm(d), enable_nested_tensor=False)
        self.head = nn.Linear(d, 2)

    def forward(self, ids, y):
        x = self.emb(ids) + self.pos[:, : ids.shape[1]]
        x = self.encoder(x, src_key_padding_mask=ids == 0)
        return F.cross_entropy(self.head(x[:, 0]), y)


class GPT2Attention(nn.Module):
    def __init__(self, d, heads, block, dropout):
        super().__init__()
        self.c_attn, self.c_proj = nn.Linear(d, 3 * d), nn.Linear(d, d)
        self.attn_dropout, self.resid_dropout = nn.Dropout(dropout), nn.Dropout(dropout)
        self.heads = heads
        self.register_buffer("bias", torch.tril(torch.ones(block, block)).view(1, 1, block, block))

    def forward(self, x):
        b, t, d = x.size()
        q, k, v = self.c_attn(x).split(d, dim=2)
        q, k, v = (z.view(b, t, self.heads, d // self.heads).transpose(1, 2) for z in (q, k, v))
        att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))
        att = att.masked_fill(self.bias[:, :, :t, :t] == 0, float("-inf"))
        y = self.attn_dropout(F.softmax(att, dim=-1)) @ v
        return self.resid_dropout(self.c_proj(y.transpose(1, 2).contiguous().view(b, t, d)))


class GPT2Block(nn.Module):
    def __init__(self, d, heads, block, dropout):
        super().__init__()
        self.ln_1, self.attn, self.ln_2 = nn.LayerNorm(d), GPT2Attention(d, heads, block, dropout), nn.LayerNorm(d)
        self.c_fc, self.c_proj, self.dropout = nn.Linear(d, 4 * d), nn.Linear(4 * d, d), nn.Dropout(dropout)

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        h = self.c_fc(self.ln_2(x))
        h = 0.5 * h * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * (h + 0.044715 * torch.pow(h, 3.0))))
        return x + self.dropout(self.c_proj(h))


class GPT2(nn.Module):
    def __init__(self, d=48, heads=4, layers=3, vocabulary=96, block=32, dropout=0.1):
        super().__init__()
        self.wte, self.wpe, self.drop = nn.Embedding(vocabulary, d), nn.Embedding(block, d), nn.Dropout(dropout)
        self.h = nn.ModuleList([GPT2Block(d, heads, block, dropout) for _ in range(layers)])
        self.ln_f, self.lm_head = nn.LayerNorm(d), nn.Linear(d, vocabulary, bias=False)
        self.lm_head.weight = self.wte.weight

    def forward(self, idx, targets):
        x = self.drop(self.wte(idx) + self.wpe(torch.arange(idx.size(1), device=idx.device)))
        for block in self.h:
            x = block(x)
        logits = self.lm_head(self.ln_f(x))
        return logits, F.cross_entropy(logits.view(-1, logits.size(-1)), targets.view(-1), ignore_index=-1)


class VAE(nn.Module):
    """Random numbers in the middle, a buffer that counts, and constants made while tracing."""

    def __init__(self):
        super().__init__()
        self.enc, self.mu, self.logvar = nn.Linear(64, 32), nn.Linear(32, 8), nn.Linear(32, 8)
        self.dec, self.out = nn.Linear(8, 32), nn.Linear(32, 64)
        self.register_buffer("steps", torch.zeros((), dtype=torch.int64))

    def forward(self, x):
        self.steps += 1
        h = F.elu(self.enc(x))
        mu, logvar = self.mu(h), self.logvar(h)
        z = mu + torch.randn_like(mu) * torch.exp(0.5 * logvar)
        y = torch.sigmoid(self.out(F.elu(self.dec(z)))) * torch.tensor([1.0, 0.5]).repeat(32)
        kl = -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())
        return F.binary_cross_entropy(y.clamp(1e-6, 1 - 1e-6), x, reduction="sum") + kl


def ids(high, *shape):
    return torch.randint(0, high, shape)


def batch(name="batch"):
    return torch.export.Dim(name, min=2, max=64)


MODELS = {
    "cnn": lambda: (CNN(), [torch.randn(4, 1, 28, 28), ids(10, 4)], {}),
    "resnet": lambda: (ResNet(), [torch.randn(2, 3, 64, 64), ids(10, 2)], {}),
    "transformer": lambda: (Transformer(), [ids(50, 3, 12), ids(2, 3)], {}),
    "gpt2": lambda: (GPT2(), [ids(96, 2, 16), ids(96, 2, 16)], {}),
    "gpt2_dynamic": lambda: (GPT2(layers=1, dropout=0.0), [ids(96, 2, 16), ids(96, 2, 16)],
                             {"dynamic": True, "export_dims": lambda: ({0: batch()}, {0: batch()})}),
    "llama": lambda: (Llama(32, 8, 2, 64), [ids(64, 2, 12), ids(64, 2, 12)], {}),
    "unet": lambda: (UNet(8), [torch.randn(2, 1, 16, 16), ids(20, 2), torch.randn(2, 1, 16, 16)], {}),
    "vae": lambda: (VAE(), [torch.rand(6, 64)], {}),
}
