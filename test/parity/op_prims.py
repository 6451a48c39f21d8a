"""Calls of prims: arithmetic that does not promote, and copies that lie in memory as asked."""
import torch


def prims(call, tensor):
    for code in ["f32", "f64", "bf16", "i64"]:
        a, b = tensor(code, (3, 2), "t"), tensor(code, (3, 2))
        for n in "add sub mul maximum minimum".split():
            call(f"prims.{n}.default", a, b)
        call("prims.neg.default", a)
    for code in ["f32", "f64", "bf16"]:
        a, x = tensor(code, (3, 2), "t"), tensor(code, (3, 2), "t", "pos")
        call("prims.exp.default", a)
        for n in "log sqrt rsqrt".split():
            call(f"prims.{n}.default", x)
        call("prims.pow.default", x, a)
        call("prims.where.default", tensor("b8", (3, 2)), x, a)
    call("prims.bitwise_and.default", tensor("i64", (4,)), tensor("i64", (4,)))
    call("prims.bitwise_and.default", tensor("b8", (4,)), tensor("b8", (4,)))
    call("prims.squeeze.default", tensor("f32", (1, 3, 1)), [0, 2])
    for strides in [[1, 3], [2, 1]]:
        call("prims.copy_strided.default", tensor("f32", (3, 2)), strides)
        call("prims.inductor_force_stride_order.default", tensor("f32", (3, 2), "t"), strides)
