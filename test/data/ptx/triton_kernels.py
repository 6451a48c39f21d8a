"""Makes triton_*.ptx: kernels compiled by Triton for sm_80, on a computer without a GPU.

    python triton_kernels.py          needs triton (3.9.0 made what is committed) and ptxas

Without fusion of a * a + b: with it the lanes of layer_norm's sum differ in the last bit, since each rounds its own square
alone, and all of them store to one address. The PTX machine reports that as the race it is.
"""
import re

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def vector_add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)


@triton.jit
def softmax(x, out, cols, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    v = tl.load(x + row * cols + i, mask=i < cols, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * cols + i, e / tl.sum(e, axis=0), mask=i < cols)


@triton.jit
def matmul(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    r = tl.program_id(0) * M + tl.arange(0, M)
    q = tl.program_id(1) * N + tl.arange(0, N)
    s = tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for t in range(0, k, K):
        x = tl.load(a + r[:, None] * k + (t + s)[None, :], mask=(r[:, None] < m) & ((t + s)[None, :] < k), other=0.0)
        y = tl.load(b + (t + s)[:, None] * n + q[None, :], mask=((t + s)[:, None] < k) & (q[None, :] < n), other=0.0)
        acc += tl.dot(x, y)
    tl.store(c + r[:, None] * n + q[None, :], acc, mask=(r[:, None] < m) & (q[None, :] < n))


@triton.jit
def layer_norm(x, w, b, out, cols, eps, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    v = tl.load(x + row * cols + i, mask=i < cols, other=0.0)
    mean = tl.sum(v, axis=0) / cols
    d = tl.where(i < cols, v - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(d * d, axis=0) / cols + eps)
    tl.store(out + row * cols + i, d * scale * tl.load(w + i, mask=i < cols) + tl.load(b + i, mask=i < cols), mask=i < cols)


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = tl.rand(seed, i) > p
    tl.store(out + i, tl.where(keep, tl.load(x + i, mask=i < n) / (1 - p), 0.0), mask=i < n)


F, H = "*fp32", "*fp16"
KERNELS = [
    (vector_add, dict(x=F, y=F, out=F, n="i32"), dict(BLOCK=256)),
    (softmax, dict(x=F, out=F, cols="i32"), dict(BLOCK=128)),
    (matmul, dict(a=H, b=H, c=F, m="i32", n="i32", k="i32"), dict(M=32, N=32, K=32)),
    (layer_norm, dict(x=F, w=F, b=F, out=F, cols="i32", eps="fp32"), dict(BLOCK=128)),
    (dropout, dict(x=F, out=F, n="i32", p="fp32", seed="i32"), dict(BLOCK=256)),
]
for fn, signature, constants in KERNELS:
    signature = {**signature, **{name: "constexpr" for name in constants}}
    source = ASTSource(fn=fn, signature=signature, constexprs=constants)
    made = triton.compile(source, target=GPUTarget("cuda", 80, 32), options=dict(num_warps=4, enable_fp_fusion=False))
    text = "".join(line for line in made.asm["ptx"].splitlines(True) if not line.startswith("//"))
    text = text.split("\t.section", 1)[0]  # debug sections name folders of the maker's computer
    text = re.sub(r"(\.loc[^,\n]*), function_name [^\n]*", r"\1", text)  # labels in those sections
    text = re.sub(r'(\.file\s+\d+ ").*/', r"\1", text)
    with open(f"triton_{fn.__name__}.ptx", "w") as f:
        f.write(text)
    print(fn.__name__, made.metadata.shared, "bytes of shared memory")
