"""Writes the joint graphs that PyTorch makes of calls of single operators, and test/golden/operators/operators.test, which
compares ours with them and what is compiled with the reference:
    python operators.py test/golden/operators
"""
import os
import sys

import torch

from attention import traced, typed



def weights(gates, hidden, features, biases=True, out=None):
    """Sizes of one direction's parameters."""
    return [[gates * hidden, features], [gates * hidden, out or hidden]] + ([[gates * hidden]] * 2 if biases else []) + ([[out, hidden]] if out else [])


X = [3, 2, 4]  # steps, batch, features
# name: operator, sizes of the inputs, its arguments by their letters, dtype
CASES = {
    "lstm": ("lstm.input", [X, [1, 2, 3], [1, 2, 3]] + weights(4, 3, 4), "a, [b, c], [d, e, f, g], True, 1, 0.0, True, False, False"),
    "lstm_both": ("lstm.input", [[2, 3, 4], [2, 2, 3], [2, 2, 3]] + weights(4, 3, 4, False) * 2, "a, [b, c], [d, e, f, g], False, 1, 0.0, True, True, True"),
    "lstm_two": ("lstm.input", [X, [2, 2, 3], [2, 2, 3]] + weights(4, 3, 4) + weights(4, 3, 3), "a, [b, c], [d, e, f, g, h, i, j, k], True, 2, 0.0, False, False, False"),
    "lstm_projected": ("lstm.input", [X, [1, 2, 2], [1, 2, 3]] + weights(4, 3, 4, True, 2), "a, [b, c], [d, e, f, g, h], True, 1, 0.0, True, False, False"),
    "gru": ("gru.input", [X, [1, 2, 3]] + weights(3, 3, 4), "a, b, [c, d, e, f], True, 1, 0.0, True, False, False"),
    "gru_both": ("gru.input", [X, [2, 2, 3]] + weights(3, 3, 4, False) * 2, "a, b, [c, d, e, f], False, 1, 0.0, True, True, False"),
    "rnn_tanh": ("rnn_tanh.input", [X, [1, 2, 3]] + weights(1, 3, 4), "a, b, [c, d, e, f], True, 1, 0.0, True, False, False"),
    "rnn_relu": ("rnn_relu.input", [X, [2, 2, 3]] + weights(1, 3, 4) * 2, "a, b, [c, d, e, f, g, h, i, j], True, 1, 0.0, True, True, False"),
    "triangular": ("triangular_solve.default", [[3, 2], [3, 3]], "a, b"),
    "triangular_turned": ("triangular_solve.default", [[2, 3, 2], [3, 3]], "a, b, False, True, True"),
    "grid_3d": ("grid_sampler_3d.default", [[1, 2, 3, 4, 5], [1, 2, 2, 3, 3]], "a, b, 0, 0, False"),
    "attention_math": ("_scaled_dot_product_attention_math.default", [[1, 2, 3, 4], [1, 2, 5, 4], [1, 2, 5, 4]], "a, b, c"),
}
# What is compiled too, where: h host, d device. Each takes a part of a second.
COMPILED = {"lstm_projected": "d", "gru_both": "h", "rnn_tanh": "hd", "triangular_turned": "hd", "grid_3d": "hd", "attention_math": "h"}
LETTERS = "abcdefghijklm"


def main():
    to = sys.argv[1]
    runs = []
    for name, (op, sizes, args) in CASES.items():
        letters = LETTERS[:len(sizes)]
        many = len(getattr(getattr(torch.ops.aten, op.split(".")[0]), op.split(".")[1])._schema.returns) > 1
        first = "    o0 = o[0]\n    return (o0,)\n" if many else "    return (o,)\n"
        head = ", ".join(typed(n, "f32", s) for n, s in zip(letters, sizes))
        with open(os.path.join(to, name + ".fx"), "w") as f:
            f.write(f"def forward(self, {head}):\n    o = torch.ops.aten.{op}({args})\n{first}")
        code = f"lambda {', '.join(letters)}: torch.ops.aten.{op}({args})" + ("[0]" if many else "")
        torch.manual_seed(0)
        with open(os.path.join(to, name + ".joint"), "w") as f:
            f.write(traced(eval(code), [torch.rand(s).requires_grad_() for s in sizes]))
        runs.append(f"RUN: %aot-llc --requires-grad={','.join(letters)} --emit=joint --annotate=none %S/{name}.fx | diff %S/{name}.joint -\n")
        for device in [{"h": "", "d": "--device=sim "}[w] for w in COMPILED.get(name, "")]:
            runs.append(f"RUN: %aot-run {device}--random=3 --compare=reference --max-error=1e-4 %S/{name}.fx\n")
    with open(os.path.join(to, "operators.test"), "w") as f:
        f.write("Joint graphs of single operators are PyTorch's, and compiled they are their reference; made by\ntest/parity/operators.py.\n\n" + "".join(runs))


if __name__ == "__main__":
    main()
