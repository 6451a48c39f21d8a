"""Makes triton_kinds_*.ptx: kernels of more kinds, compiled by Triton without a GPU. Needs triton (3.9.0 made what is
committed) and ptxas. Each is compiled for sm_90, and those that multiply also for sm_75, where Triton has no tensor cores to
use.
"""
import re

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def attention(q, k, v, o, n, scale, CAUSAL: tl.constexpr, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    r = tl.program_id(0) * M + tl.arange(0, M)
    d = tl.arange(0, D)
    x = tl.load(q + r[:, None] * D + d[None, :], mask=r[:, None] < n, other=0.0)
    most = tl.full((M,), -float("inf"), tl.float32)
    total = tl.zeros((M,), tl.float32)
    acc = tl.zeros((M, D), tl.float32)
    end = n
    if CAUSAL:
        end = tl.minimum(n, (tl.program_id(0) + 1) * M)
    for t in range(0, end, N):
        c = t + tl.arange(0, N)
        y = tl.load(k + c[None, :] * D + d[:, None], mask=c[None, :] < n, other=0.0)
        s = tl.dot(x, y) * scale
        keep = c[None, :] < n
        if CAUSAL:
            keep = keep & (c[None, :] <= r[:, None])
        s = tl.where(keep, s, -float("inf"))
        m2 = tl.maximum(most, tl.max(s, axis=1))
        p = tl.exp(s - m2[:, None])
        a = tl.exp(most - m2)
        total = total * a + tl.sum(p, axis=1)
        z = tl.load(v + c[:, None] * D + d[None, :], mask=c[:, None] < n, other=0.0)
        acc = acc * a[:, None] + tl.dot(p.to(z.dtype), z)
        most = m2
    tl.store(o + r[:, None] * D + d[None, :], (acc / total[:, None]).to(o.dtype.element_ty), mask=r[:, None] < n)


@triton.jit
def matmul_bf16(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    r = tl.program_id(0) * M + tl.arange(0, M)
    q = tl.program_id(1) * N + tl.arange(0, N)
    s = tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for t in range(0, k, K):
        x = tl.load(a + r[:, None] * k + (t + s)[None, :], mask=(r[:, None] < m) & ((t + s)[None, :] < k), other=0.0)
        y = tl.load(b + (t + s)[:, None] * n + q[None, :], mask=((t + s)[:, None] < k) & (q[None, :] < n), other=0.0)
        acc = tl.dot(x, y, acc)
    tl.store(c + r[:, None] * n + q[None, :], tl.maximum(acc, 0.0).to(tl.bfloat16), mask=(r[:, None] < m) & (q[None, :] < n))


@triton.jit
def matmul_split(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, PARTS: tl.constexpr):
    r = tl.program_id(0) * M + tl.arange(0, M)
    q = tl.program_id(1) * N + tl.arange(0, N)
    s = tl.program_id(2) * K + tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for t in range(0, k, K * PARTS):
        x = tl.load(a + r[:, None] * k + (t + s)[None, :], mask=(r[:, None] < m) & ((t + s)[None, :] < k), other=0.0)
        y = tl.load(b + (t + s)[:, None] * n + q[None, :], mask=((t + s)[:, None] < k) & (q[None, :] < n), other=0.0)
        acc = tl.dot(x, y, acc, input_precision="tf32")
    tl.atomic_add(c + r[:, None] * n + q[None, :], acc, mask=(r[:, None] < m) & (q[None, :] < n))


@triton.jit
def matmul_s8(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    r = tl.program_id(0) * M + tl.arange(0, M)
    q = tl.program_id(1) * N + tl.arange(0, N)
    s = tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.int32)
    for t in range(0, k, K):
        x = tl.load(a + r[:, None] * k + (t + s)[None, :], mask=(r[:, None] < m) & ((t + s)[None, :] < k), other=0)
        y = tl.load(b + (t + s)[:, None] * n + q[None, :], mask=((t + s)[:, None] < k) & (q[None, :] < n), other=0)
        acc += tl.dot(x, y)
    tl.store(c + r[:, None] * n + q[None, :], acc, mask=(r[:, None] < m) & (q[None, :] < n))


@triton.jit
def cumulate(x, out, last, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=0.0)
    tl.store(out + i, tl.cumsum(v, axis=0), mask=i < n)
    tl.store(last + i, tl.associative_scan(v, 0, larger), mask=i < n)


@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def count(x, bins, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=0)
    h = tl.histogram(tl.where(i < n, v, 0), 32)
    tl.atomic_add(bins + tl.arange(0, 32), h)


@triton.jit
def ordered(x, out, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.sort(tl.load(x + i)))


@triton.jit
def embed(table, index, out, n, cols, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    at = tl.load(index + row)
    tl.store(out + row * cols + i, tl.load(table + at * cols + i, mask=i < cols), mask=i < cols)


@triton.jit
def layer_norm_backward(dy, x, w, dx, dw, db, cols, eps, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    m = i < cols
    v = tl.load(x + row * cols + i, mask=m, other=0.0).to(tl.float32)
    g = tl.load(dy + row * cols + i, mask=m, other=0.0).to(tl.float32)
    k = tl.load(w + i, mask=m, other=0.0).to(tl.float32)
    mean = tl.sum(v, axis=0) / cols
    d = tl.where(m, v - mean, 0.0)
    scale = tl.rsqrt(tl.sum(d * d, axis=0) / cols + eps)
    xh = d * scale
    gw = g * k
    a = tl.sum(xh * gw, axis=0) / cols
    b = tl.sum(gw, axis=0) / cols
    tl.store(dx + row * cols + i, ((gw - xh * a - b) * scale).to(dx.dtype.element_ty), mask=m)
    tl.atomic_add(dw + i, g * xh, mask=m)
    tl.atomic_add(db + i, g, mask=m)


@triton.jit
def arg_extremes(x, where, n, cols, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    v = tl.load(x + row * cols + i, mask=i < cols, other=-float("inf"))
    tl.store(where + 2 * row, tl.argmax(v, axis=0))
    tl.store(where + 2 * row + 1, tl.argmin(tl.where(i < cols, v, float("inf")), axis=0))


@triton.jit
def cross_entropy(x, y, loss, dx, cols, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    v = tl.load(x + row * cols + i, mask=i < cols, other=-float("inf")).to(tl.float32)
    t = tl.load(y + row)
    m = tl.max(v, axis=0)
    e = tl.exp(v - m)
    s = tl.sum(e, axis=0)
    tl.store(loss + row, m + tl.log(s) - tl.load(x + row * cols + t).to(tl.float32))
    tl.store(dx + row * cols + i, e / s - tl.where(i == t, 1.0, 0.0), mask=i < cols)


@triton.jit
def gelu(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n).to(tl.float32)
    tl.store(out + i, (0.5 * v * (1 + tl.erf(v * 0.7071067811865476))).to(out.dtype.element_ty), mask=i < n)


@triton.jit
def locked(lock, value, x, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    tl.store(value + i, tl.load(value + i) + tl.load(x + tl.program_id(0) * BLOCK + i))
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@triton.jit
def transposed(x, y, h, w, BLOCK: tl.constexpr):
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    c = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r[:, None] * w + c[None, :], mask=(r[:, None] < h) & (c[None, :] < w))
    tl.store(y + c[:, None] * h + r[None, :], tl.trans(v), mask=(c[:, None] < w) & (r[None, :] < h))


F, H, B, I, L = "*fp32", "*fp16", "*bf16", "*i32", "*i64"
i32, f32 = "i32", "fp32"
KERNELS = [
    (attention, dict(q=H, k=H, v=H, o=H, n=i32, scale=f32), dict(CAUSAL=1, M=32, N=32, D=32), {}),
    (matmul_bf16, dict(a=B, b=B, c=B, m=i32, n=i32, k=i32), dict(M=32, N=32, K=32), dict(num_stages=3)),
    (matmul_split, dict(a=F, b=F, c=F, m=i32, n=i32, k=i32), dict(M=32, N=32, K=16, PARTS=2), {}),
    (matmul_s8, dict(a="*i8", b="*i8", c=I, m=i32, n=i32, k=i32), dict(M=32, N=32, K=32), {}),
    (cumulate, dict(x=F, out=F, last=F, n=i32), dict(BLOCK=256), {}),
    (count, dict(x=I, bins=I, n=i32), dict(BLOCK=256), {}),
    (ordered, dict(x=I, out=I), dict(BLOCK=128), {}),
    (embed, dict(table=H, index=L, out=H, n=i32, cols=i32), dict(BLOCK=128), {}),
    (layer_norm_backward, dict(dy=B, x=B, w=B, dx=B, dw=F, db=F, cols=i32, eps=f32), dict(BLOCK=128), {}),
    (arg_extremes, dict(x=F, where=I, n=i32, cols=i32), dict(BLOCK=128), {}),
    (cross_entropy, dict(x=H, y=L, loss=F, dx=F, cols=i32), dict(BLOCK=128), {}),
    (gelu, dict(x=B, out=B, n=i32), dict(BLOCK=256), {}),
    (locked, dict(lock=I, value=F, x=F), dict(BLOCK=128), {}),
    (transposed, dict(x=H, y=H, h=i32, w=i32), dict(BLOCK=32), {}),
]
for sm, kernels in ((90, KERNELS), (75, [k for k in KERNELS if k[0] in (attention, matmul_split)])):
    for fn, signature, constants, options in kernels:
        signature = {**signature, **{name: "constexpr" for name in constants}}
        made = triton.compile(ASTSource(fn=fn, signature=signature, constexprs=constants),
                              target=GPUTarget("cuda", sm, 32),
                              options=dict(num_warps=4, enable_fp_fusion=False, **options))
        text = "".join(line for line in made.asm["ptx"].splitlines(True) if not line.startswith("//"))
        text = text.split("\t.section", 1)[0]  # debug sections name folders of the maker's computer
        text = re.sub(r"(\.loc[^,\n]*), function_name [^\n]*", r"\1", text)  # labels in those sections
        text = re.sub(r'(\.file\s+\d+ ").*/', r"\1", text)
        with open(f"triton_{fn.__name__}{'' if sm == 90 else '_' + str(sm)}.ptx", "w") as f:
            f.write(text)
        print(fn.__name__, sm, made.metadata.shared, "bytes of shared memory")
