"""Compiled steps beside PyTorch's, in one run: python tools/bench/compare.py BENCH [ROUNDS [CASES [SECONDS]]]

BENCH is the program that `ninja bench` builds. Every case runs as a graph of ATen operators, in turns: libaot, eager
PyTorch, torch.compile; the same number of threads for all (OMP_NUM_THREADS, or 1). Printed: the median over the rounds of
each one's median, in microseconds, and the ratios to libaot's (above 1: libaot is faster). With one thread times are CPU
times, which other programs on the machine disturb least.

CASES (all), names separated by commas, selects. A case that begins SECONDS (150) after the start, or later, is not
compared with torch.compile, whose compiler is slow: so the whole ends in five minutes.
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

THREADS = os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("TORCHINDUCTOR_COMPILE_THREADS", "1")
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

torch.set_num_threads(int(THREADS))


def chain(x, y):
    return torch.tanh(x * y + 1.0) * torch.sigmoid(x) + torch.exp(-y * y)


def softmax(x):
    return F.softmax(x, -1)


def layer_norm(x, w, b):
    return F.layer_norm(x, [x.shape[-1]], w, b)


def digits(x, w1, b1, w2, b2, t):
    return F.cross_entropy(torch.relu(x @ w1 + b1) @ w2 + b2, t)


def column_sum(x):
    return x.sum(0)


def group_norm(x, w, b):
    return F.group_norm(x, 8, w, b)


def gelu(x):
    return F.gelu(x)


def cross_entropy(x, t):
    return F.cross_entropy(x, t)


def embedding(w, t):
    return F.embedding(t, w)


def convolution(x, w, b):
    return F.conv2d(x, w, b, padding=1)


def attention(q, k, v):
    return F.scaled_dot_product_attention(q, k, v)


def causal_attention(q, k, v):
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)


def adam(p0, p1, g0, g1, m0, m1, v0, v1):
    """An update of two parameters: results are what is new of p, m and v."""
    new = []
    for p, g, m, v in ((p0, g0, m0, v0), (p1, g1, m1, v1)):
        m, v = torch.lerp(m, g, 0.1), (v * v) * 0.999 + 0.001 * g * g  # a square: random inputs are of both signs
        new += [p - 1e-3 * m / (torch.sqrt(v) + 1e-8), m, v]
    return tuple(new)


CASES = {
    "chain": (chain, [(1 << 20,), (1 << 20,)]),
    "softmax": (softmax, [(1024, 1024)]),
    "layer_norm": (layer_norm, [(2048, 768), (768,), (768,)]),
    "digits": (digits, [(64, 64), (64, 128), (128,), (128, 10), (10,), "labels"]),
    "attention": (attention, [(1, 12, 1024, 64)] * 3),
    "embedding": (embedding, [(4096, 256), "labels"]),
    "convolution": (convolution, [(4, 16, 32, 32), (32, 16, 3, 3), (32,)]),
    "group_norm": (group_norm, [(16, 64, 32, 32), (64,), (64,)]),
    "column_sum": (column_sum, [(4096, 64)]),
    "gelu": (gelu, [(1 << 20,)]),
    "cross_entropy": (cross_entropy, [(64, 4096), "labels"]),
    "adam": (adam, [(768, 768), (768,)] * 4),
    "causal_attention": (causal_attention, [(1, 12, 1024, 64)] * 3),
    "short_attention": (attention, [(1, 8, 257, 40)] * 3),
}


def inputs(shapes):
    torch.manual_seed(0)
    made = []
    for s in shapes:
        made.append(torch.zeros(64, dtype=torch.int64) if s == "labels" else (torch.rand(s) * 2 - 1).requires_grad_())
    return made


def graph_text(f, args):
    """The forward as AOTAutograd sees it, before it is differentiated."""
    from torch._functorch.aot_autograd import aot_export_module

    class Module(torch.nn.Module):
        def forward(self, *a):
            out = f(*a)
            return out if isinstance(out, tuple) else (out,)

    plain = [a.detach() for a in args]
    graph, _ = aot_export_module(Module(), plain, trace_joint=False)
    return graph.print_readable(print_output=False, include_stride=True, include_device=True)


def median_us(call, seconds):
    for _ in range(3):
        call()
    clock = time.process_time if THREADS == "1" else time.perf_counter
    times, end = [], clock() + seconds
    while len(times) < 5 or clock() < end:
        start = clock()
        call()
        times.append((clock() - start) * 1e6)
    return statistics.median(times)


def steps(f, args):
    """Forward, and both; a function of several results is an update, which nobody differentiates."""
    one = f(*args)
    if isinstance(one, tuple):
        return (torch.no_grad()(lambda: f(*args)),)
    seed = torch.rand_like(one)
    wanted = [a for a in args if a.requires_grad]
    return (lambda: f(*args)), (lambda: torch.autograd.grad(f(*args), wanted, seed))


def row(name, times):
    """One line of the table; a peer without a time is left out of the ratios."""
    aot = times[0]
    shown = "".join(f"{x:10.1f}" if x else f"{'-':>10}" for x in times)
    ratios = "".join(f"{x / aot:{w}.2f}" if x else f"{'-':>{w}}" for x, w in zip(times[1:], (11, 12)))
    print(f"{name:28}{shown}{ratios}", flush=True)


def measure(name, bench, rounds, seconds, peers):
    """Medians over rounds, in turns, of libaot and of each of the peers, one list per part (forward, and both)."""
    f, shapes = CASES[name]
    args = inputs(shapes)
    calls = [steps(wrap(f), args) for wrap in peers]
    found = [[[] for _ in range(len(peers) + 1)] for _ in calls[0]]
    with tempfile.NamedTemporaryFile("w", suffix=".fx") as file:
        file.write(graph_text(f, args))
        file.flush()
        for _ in range(rounds):
            out = subprocess.run([bench, file.name, str(seconds)], capture_output=True, text=True, check=True)
            for part, us in enumerate(out.stdout.split()[: len(found)]):
                found[part][0].append(float(us))
                for peer, parts in enumerate(calls):
                    found[part][peer + 1].append(median_us(parts[part], seconds))
    return [[statistics.median(x) for x in part] for part in found]


def main():
    begin, bench, rounds, seconds = time.time(), sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5, 0.1
    print(f"{THREADS} threads, torch {torch.__version__}, medians in us of {rounds} rounds")
    print(f"{'':28}{'libaot':>10}{'eager':>10}{'compile':>10}{'eager/aot':>11}{'compile/aot':>12}", flush=True)
    wanted = sys.argv[3].split(",") if len(sys.argv) > 3 and sys.argv[3] else list(CASES)
    compile_until = float(sys.argv[4]) if len(sys.argv) > 4 else 150
    for name in wanted:
        peers = [lambda f: f] + ([torch.compile] if time.time() - begin < compile_until else [])
        for part, times in zip(("forward", "and backward"), measure(name, bench, rounds, seconds, peers)):
            row(f"{name} {part}", times + [None] * (3 - len(times)))


if __name__ == "__main__":
    main()
