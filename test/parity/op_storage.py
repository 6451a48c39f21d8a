"""Single calls for op_calls.py that read memory as another dtype, or make places out of sizes."""
import random

import torch

DTYPES = [torch.float32, torch.int32, torch.bfloat16, torch.int16, torch.uint8, torch.float64, torch.int64]


def storage(call, record):
    rng = random.Random(11)

    def numbers(dtype, *shape):  # of which every byte means something, and nothing is NaN
        n = torch.Size(shape).numel()
        if dtype.is_floating_point:
            return torch.tensor([rng.uniform(-3, 3) for _ in range(n)], dtype=torch.float64).reshape(shape).to(dtype)
        return torch.tensor([rng.randrange(256) for _ in range(n)]).reshape(shape).to(dtype)

    for name in ["view.dtype", "view_copy.dtype"]:
        for a in DTYPES:
            for b in DTYPES:
                if b.is_floating_point and not a.is_floating_point and a.itemsize < b.itemsize:
                    continue  # whose bits might be NaN
                call(name, numbers(a, 2, 8), b)
        x = numbers(torch.float32, 4, 6)
        call(name, x.t(), torch.int32)
        call(name, x.t(), torch.int16)
        call(name, x[:, 2:4], torch.int16)
        call(name, x[1:, 1:], torch.uint8)
        call(name, x[:, ::2], torch.bfloat16)
        call(name, numbers(torch.bfloat16, 3, 2, 4).transpose(0, 1), torch.int32)
        call(name, numbers(torch.int16, 3, 5), torch.int32)
        call(name, numbers(torch.int16, 3, 6)[:, :4], torch.int32)
        call(name, numbers(torch.int16, 3, 5)[:, :4], torch.int32)
        call(name, numbers(torch.int16, 8)[2:6], torch.int32)
        call(name, numbers(torch.float32), torch.int32)
        call(name, numbers(torch.float32), torch.int16)
        call(name, numbers(torch.float32, 2, 0), torch.int16)
        call(name, numbers(torch.float32, 3, 1), torch.int16)
    for name in ["tril_indices.default", "triu_indices.default"]:
        for row, col in [(3, 4), (4, 3), (3, 3), (1, 5), (0, 3), (3, 0)]:
            for offset in [0, 1, -1, 2, -2, 9, -9]:
                call(name, row, col, offset)
        call(name, 3, 4, 1, torch.int32)
        call(name, 3, 4, 1, torch.float32)
        call(name, -1, 4, 0)
    for size in [(3, 3), (2, 4), (7, 3), (9, 2), (2, 2, 2), (3,), (2, 2, 3)]:
        x = torch.arange(torch.Size(size).numel()).reshape(size) + 1
        call("fill_diagonal_.default", x.clone(), 0, False)
        call("fill_diagonal_.default", x.clone(), -5, True)
    call("fill_diagonal_.default", (torch.arange(12) + 1).reshape(3, 4).t(), 0, True)
