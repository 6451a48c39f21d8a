"""More single calls for op_calls.py: pooling, resizing, sampling, bags, searching and the prims of the inductor level."""
import torch


def families(call, tensor):
    aten, prims = torch.ops.aten, torch.ops.prims

    def pools():
        for code in ["f32", "f64", "bf16"]:
            x2, x3 = tensor(code, (2, 2, 6, 5), "t"), tensor(code, (2, 4, 5, 3))
            call("max_pool3d_with_indices.default", x3, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], False)
            call("max_pool3d_with_indices.default", x3, [2, 3, 2], [2, 1, 1], [1, 1, 1], [1, 1, 2], True)
            call("avg_pool3d.default", x3, [2, 2, 2], [], [0], False, True, None)
            call("avg_pool3d.default", x3, [3, 2, 2], [2], [1, 1, 0], True, False, None)
            call("avg_pool3d.default", x3, [3, 2, 2], [2], [1, 1, 0], True, True, 3)
            call("avg_pool2d.default", x2, [3, 2], [2], [1], True, False, None)
            for size in [[2, 3], [7, 1]]:
                call("adaptive_max_pool2d.default", x2, size)
                call("_adaptive_avg_pool2d.default", x2, size)
            for size in [[2, 2, 2], [1, 5, 4]]:
                call("_adaptive_avg_pool3d.default", x3, size)
                call("adaptive_max_pool3d.default", x3, size)
            call("adaptive_avg_pool1d.default", tensor(code, (2, 3, 7)), [3])
            call("adaptive_avg_pool1d.default", tensor(code, (3, 7), "t"), [1])
            call("avg_pool1d.default", tensor(code, (2, 3, 7)), [3], [2], [1], True, False)
            if code != "bf16":
                for p in [([2, 2, 2], [], [0, 0, 0], [1, 1, 1], False), ([2, 3, 2], [2, 1, 1], [1, 1, 1], [1, 1, 2], True)]:
                    v, i = aten.max_pool3d_with_indices(x3, *p)
                    call("max_pool3d_with_indices_backward.default", tensor(code, v.shape), x3, *p, i)
                for p in [([2, 2, 2], [], [0], False, True, None), ([3, 2, 2], [2], [1, 1, 0], True, False, None)]:
                    v = aten.avg_pool3d(x3, *p)
                    call("avg_pool3d_backward.default", tensor(code, v.shape), x3, *p)
                v, i = aten.adaptive_max_pool2d(x2, [2, 3])
                call("adaptive_max_pool2d_backward.default", tensor(code, v.shape), x2, i)
                v, i = aten.adaptive_max_pool3d(x3, [2, 2, 2])
                call("adaptive_max_pool3d_backward.default", tensor(code, v.shape), x3, i)
                call("_adaptive_avg_pool3d_backward.default", tensor(code, (2, 2, 2, 2)), x3)
        call("max_pool3d_with_indices.default", tensor("f32", (1, 2, 2, 8), "c", "special"), [1, 1, 3])
        call("max_pool3d_with_indices.default", tensor("f32", (1, 2, 2, 2)), [3, 1, 1])
        call("avg_pool3d.default", tensor("f32", (2, 3, 3)), [2])

    def images():
        for code in ["f32", "f64"]:
            for name, shape, size, more in [
                ("upsample_nearest1d", (2, 3, 5), [7], [()]), ("upsample_nearest2d", (1, 2, 3, 4), [6, 5], [()]),
                ("upsample_nearest3d", (1, 2, 2, 3, 2), [4, 2, 5], [()]),
                ("_upsample_nearest_exact1d", (2, 3, 5), [7], [()]),
                ("_upsample_nearest_exact2d", (1, 2, 3, 4), [6, 5], [()]),
                ("_upsample_nearest_exact3d", (1, 2, 2, 3, 2), [4, 2, 5], [()]),
                ("upsample_linear1d", (2, 3, 5), [7], [(False,), (True,)]),
                ("upsample_bilinear2d", (1, 2, 3, 4), [6, 3], [(False,), (True,)]),
                ("upsample_trilinear3d", (1, 2, 2, 3, 2), [4, 2, 5], [(False,), (True,)]),
                ("upsample_bicubic2d", (1, 2, 3, 4), [6, 3], [(False,), (True,)]),
            ]:
                for m in more:
                    call(name + ".default", tensor(code, shape), size, *m)
                    call(name + ".default", tensor(code, shape, "t"), size, *m)
                    call(name + "_backward.default", tensor(code, [*shape[:2], *size]), size, list(shape), *m)
            call("upsample_nearest2d.default", tensor(code, (1, 2, 3, 4)), [7, 6], 2.4, 1.5)
            call("upsample_bilinear2d.default", tensor(code, (1, 2, 3, 4)), [7, 6], False, 2.4, 1.5)
            channels_last = tensor(code, (2, 3, 3, 2)).to(memory_format=torch.channels_last)
            call("upsample_nearest2d.default", channels_last, [4, 4])
            call("upsample_bilinear2d.default", channels_last, [4, 4], False)
            for mode in range(3):
                for padding in range(3):
                    for corners in [False, True]:
                        x = tensor(code, (2, 2, 4, 3), "t")
                        grid = tensor(code, (2, 2, 3, 2)) * 0.4 + 0.013
                        call("grid_sampler_2d.default", x, grid, mode, padding, corners)
                        if mode < 2 or code == "f64":  # the slopes of cubics cancel, and PyTorch's f32 with them
                            call("grid_sampler_2d_backward.default", tensor(code, (2, 2, 2, 3)), x, grid, mode, padding,
                                 corners, [True, True])
            for k, d, p, s in [([2, 2], [1, 1], [0, 0], [1, 1]), ([2, 3], [2, 1], [1, 2], [1, 2])]:
                for shape in [(2, 2, 4, 5), (1, 5, 4)]:
                    y = aten.im2col(tensor(code, shape), k, d, p, s)
                    call("im2col.default", tensor(code, shape, "t"), k, d, p, s)
                    call("col2im.default", tensor(code, y.shape), list(shape[-2:]), k, d, p, s)
        call("im2col.default", tensor("f32", (2, 2, 2, 2)), [3, 3], [1, 1], [0, 0], [1, 1])

    def searches():
        for code in ["f32", "bf16", "i64"]:
            values, bounds = tensor(code, (3, 4), "t"), tensor(code, (6,)).sort()[0]
            rows = tensor(code, (3, 5)).sort(-1)[0]
            for right in [False, True]:
                call("bucketize.Tensor", values, bounds, False, right)
                call("bucketize.Scalar", 1, bounds, True, right)
                call("searchsorted.Tensor", rows, values, right, right, None, None)
            unsorted = tensor(code, (5,))
            call("searchsorted.Tensor", unsorted, values, False, False, "right", unsorted.argsort())
            call("searchsorted.Scalar", bounds, 2, False, False, "left", None)
            for invert in [False, True]:
                call("isin.Tensor_Tensor", values, torch.cat([bounds, values[0]]), False, invert)
                call("isin.Tensor_Scalar", tensor("i64", (3, 4)), 2, False, invert)
                call("isin.Scalar_Tensor", 2, tensor("i64", (5,)), False, invert)
        call("bucketize.Tensor", tensor("f32", (2,)), torch.zeros(0))
        call("bucketize.Tensor", tensor("f32", (2,)), tensor("f32", (2, 2)))
        call("isin.Tensor_Tensor", tensor("f32", (3,)), torch.zeros(0))

    def bags():
        indices, offsets = torch.tensor([1, 4, 4, 0, 2, 1]), torch.tensor([0, 2, 2, 5])
        for code in ["f32", "f64"]:
            table, factors, grad = tensor(code, (5, 3)), tensor(code, (6,)), tensor(code, (4, 3))
            for mode in range(3):
                for padding in [-1, 4]:
                    if code == "f64" or mode:  # what a plain sum leaves in the other results is not defined
                        call("_embedding_bag.default", table, indices, offsets, False, mode, False, None, False, padding)
                    f = aten._embedding_bag(table, indices, offsets, False, mode, False, None, False, padding)
                    call("_embedding_bag_backward.default", grad, indices, offsets, *f[1:], 5, False, mode, False, None,
                         padding)
            f = aten._embedding_bag(table, indices, offsets, False, 0, False, factors)
            call("_embedding_bag_backward.default", grad, indices, offsets, *f[1:], 5, True, 0, False, factors)
            call("_embedding_bag_per_sample_weights_backward.default", grad, table, indices, offsets, f[1], 0)

    def inductor():
        call("prims.convert_element_type.default", tensor("f32", (3, 2), "t"), torch.bfloat16)
        call("prims.convert_element_type.default", tensor("f32", (7,), "c", "special").nan_to_num(0, 9, -9), torch.int64)
        call("prims.iota.default", 5, 2, -3, torch.int64, torch.device("cpu"), False)
        x = tensor("f32", (3, 1), "c")
        call("prims.broadcast_in_dim.default", x, [2, 3, 4], [1, 2])
        call("prims.broadcast_in_dim.default", x, [3, 1, 2], [0, 2])
        call("prims.broadcast_in_dim.default", tensor("f32", ()), [2, 3], [])
        call("prims.broadcast_in_dim.default", x, [2, 2], [0, 1])
        for code in ["f32", "f64"]:
            call("prims.fma.default", tensor(code, (3, 2), "t"), tensor(code, (3, 2)), tensor(code, (3, 2)))
            call("prims.div.default", tensor(code, (3, 2), "t"), tensor(code, (3, 2), "c", "nz"))
            call("prims.sum.default", tensor(code, (3, 4)), [1])
            call("prims.sum.default", tensor(code, (3, 4), "t"), [0, 1])
            call("prims.var.default", tensor(code, (3, 4)), [0], 1.0)
            call("prims.var.default", tensor(code, (3, 4), "t"), [0, 1], 0.0)
            call("prims.amax.default", tensor(code, (3, 4)), [0])
            call("prims.prepare_softmax_online.default", tensor(code, (3, 4), "t"), 1)
            for p in [([2, 2], [2, 2], [0, 0], [1, 1], False), ([3, 2], [2, 1], [1, 1], [1, 2], True)]:
                x = tensor(code, (2, 2, 5, 6))
                call("prims._low_memory_max_pool_with_offsets.default", x, *p)
                _, o = prims._low_memory_max_pool_with_offsets(x, *p)
                call("prims._low_memory_max_pool_offsets_to_indices.default", o, p[0], [5, 6], p[1], p[2], p[3])

    return pools, images, searches, bags, inductor
