"""Single calls for op_calls.py: grids of affine maps, and images resized with every element weighed in."""
import random

import torch


def grids(call, record):
    rng = random.Random(13)

    def numbers(dtype, *shape):
        n = torch.Size(shape).numel()
        return torch.tensor([rng.uniform(-3, 3) for _ in range(n)], dtype=torch.float64).reshape(shape).to(dtype)

    for dtype in [torch.float32, torch.float64]:
        for corners in [False, True]:
            for size in [[2, 3, 4, 5], [2, 1, 1, 3], [2, 3, 3, 1], [2, 1, 2, 3, 4], [2, 1, 1, 1, 3]]:
                k = len(size) - 2
                call("affine_grid_generator.default", numbers(dtype, 2, k, k + 1), size, corners)
                grad = numbers(dtype, 2, *size[2:], k)  # FakeTensor refuses this one where a size is 1
                if dtype == torch.float64:  # its sums cancel, and PyTorch's f32 with them
                    record("affine_grid_generator_backward.default", [grad, size, corners],
                           [torch.ops.aten.affine_grid_generator_backward(grad, size, corners)])
            call("affine_grid_generator.default", numbers(dtype, 2, 3, 2).transpose(1, 2), [2, 3, 4, 5], corners)
    call("affine_grid_generator.default", numbers(torch.float32, 2, 2, 3), [2, 3, 4], False)
    call("affine_grid_generator.default", numbers(torch.float32, 2, 2, 2), [2, 3, 4, 5], False)
    for name in ["bilinear", "bicubic"]:
        name = f"_upsample_{name}2d_aa"
        for dtype in [torch.float32, torch.float64]:
            for corners in [False, True]:
                for shape, size in [((1, 2, 5, 7), [2, 3]), ((2, 1, 3, 4), [7, 5]), ((1, 1, 6, 3), [6, 1]), ((1, 1, 1, 9), [1, 4])]:
                    call(name + ".default", numbers(dtype, *shape), size, corners)
                    call(name + "_backward.default", numbers(dtype, *shape[:2], *size), size, list(shape), corners)
            call(name + ".default", numbers(dtype, 1, 2, 6, 8), [3, 5], False, 0.5, 0.7)
            call(name + "_backward.default", numbers(dtype, 1, 2, 3, 5), [3, 5], [1, 2, 6, 8], False, 0.5, 0.7)
        call(name + ".default", numbers(torch.float32, 2, 3, 4, 5).contiguous(memory_format=torch.channels_last), [3, 3], False)
        call(name + ".default", numbers(torch.float32, 2, 4, 5), [3, 3], False)
