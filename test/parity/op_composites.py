"""Single calls for op_calls.py of operators that are others by definition, as exported programs hold them."""
import torch


def families(call, tensor):
    def shapes():
        x, y = tensor("f32", (2, 3, 4, 5), "t"), tensor("f32", (2, 3, 4))
        for mode in ["constant", "reflect", "replicate"]:
            call("pad.default", x, [1, 2], mode, None) if mode == "constant" else call("pad.default", y, [1, 2], mode, None)
            call("pad.default", x, [1, 2, 2, 1], mode, None)
        call("pad.default", tensor("i64", (2, 3)), [1, -1, 0, 2], "constant", 3.0)
        call("lift_fresh.default", y)
        call("reshape_as.default", y, tensor("f32", (6, 4)))
        call("fliplr.default", y)
        call("mT.default", x)
        call("swapdims.default", x, 0, -1)
        call("moveaxis.int", x, 0, 2)
        call("moveaxis.intlist", x, [0, 1], [-1, 0])
        call("tile.default", y, [2])
        call("tile.default", y, [2, 1, 1, 3])
        for args in [(3, None), (2, 1), (2, -1), (1, 0)]:
            call("repeat_interleave.self_int", y, *args, None)
        call("broadcast_tensors.default", [tensor("f32", (2, 1)), tensor("f32", (3,)), tensor("i64", ())])
        axes = [tensor("f32", (2,)), tensor("f32", (3,)), tensor("f32", (1,))]
        call("meshgrid.default", axes)
        call("meshgrid.indexing", axes, "ij")
        call("meshgrid.indexing", axes, "xy")

    def choices():
        for code in ["f32", "f64", "bf16", "i64"]:
            call("isfinite.default", tensor(code, (9,), "c", "special"))
            call("argsort.default", tensor(code, (3, 4)), 0, True) if code != "i64" else None
        call("argsort.stable", tensor("i64", (2, 6)), True, -1, False)
        call("one_hot.default", tensor("i64", (2, 3)).abs(), 8)
        index = tensor("i64", (2, 1, 4)).remainder(3)
        call("take_along_dim.default", tensor("f32", (2, 3, 4)), index, 1)
        call("take_along_dim.default", tensor("f32", (1, 3, 4)), index, 1)
        call("take_along_dim.default", tensor("f32", (2, 3)), index, None)

    def losses():
        for code in ["f32", "f64"]:
            x, y = tensor(code, (2, 3)), tensor(code, (2, 3), "c", "pos")
            for reduction in range(3):
                call("l1_loss.default", x, y, reduction)
                call("kl_div.default", x, y, reduction, False)
                call("kl_div.default", x, x, reduction, True)
            call("log_sigmoid.default", x)
            call("prelu.default", tensor(code, (2, 3, 2)), tensor(code, (3,)))
            call("prelu.default", tensor(code, (4,)), tensor(code, (1,)))

    def norms():
        for code in ["f32", "f64", "bf16"]:
            x, w = tensor(code, (2, 3, 4)), tensor(code, (4,))
            call("rms_norm.default", x, [4], w, 1e-5)
            call("rms_norm.default", x, [3, 4], None, None)
        x = tensor("f32", (2, 3, 4, 2))
        call("instance_norm.default", x, None, None, None, None, True, 0.1, 1e-5, True)
        call("instance_norm.default", x, tensor("f32", (3,)), tensor("f32", (3,)), None, None, True, 0.1, 1e-5, True)

    def convolutions():
        def whole(code, shape):  # sums of which no order of adding rounds
            return tensor("i64", shape).to(tensor(code, ()).dtype)

        for code in ["f32", "f64"]:
            x1, x2, x3 = whole(code, (2, 4, 7)), whole(code, (2, 4, 6, 5)), whole(code, (1, 2, 4, 3, 4))
            b = whole(code, (4,))
            call("conv3d.default", x3, whole(code, (2, 2, 2, 3, 2)), None, [1, 1, 2], [1, 1, 0], [1, 1, 1], 1)
            call("conv1d.padding", x1, whole(code, (4, 4, 3)), b, [1], "same", [1], 1)
            call("conv1d.padding", x1, whole(code, (4, 4, 2)), b, [1], "same", [1], 1)
            call("conv2d.padding", x2, whole(code, (4, 2, 3, 2)), None, [1, 1], "same", [1, 2], 2)
            call("conv2d.padding", x2, whole(code, (4, 4, 3, 2)), b, [2, 1], "valid", [1, 1], 1)
            call("conv_transpose1d.default", x1, whole(code, (4, 3, 3)), None, [2], [1], [1], 1, [1])
            call("conv_transpose2d.input", x2, whole(code, (4, 2, 3, 2)), b, [2, 1], [1, 0], [1, 0], 2, [1, 2])

    def products():
        a, b, c = tensor("f64", (2, 3, 4)), tensor("f64", (2, 4, 5)), tensor("f64", (5, 3))
        for text, operands in [("bij,bjk->bik", [a, b]), ("bij,bjk->kbi", [a, b]), ("bij,bjk", [a, b]), ("bij->jb", [a]),
                               ("bij,ckl->bl", [a, b]), ("bij,bjk,ki->b", [a, b, c]), ("ij,jk->", [c.T, c]),
                               ("i,j->ij", [c[0], c[1]]), ("bij,bij->bij", [a, a])]:
            call("einsum.default", text, operands, None)

    return [shapes, choices, losses, norms, convolutions, products]
