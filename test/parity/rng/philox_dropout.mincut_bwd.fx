def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", gt: "b8[3, 3][3, 1]cpu", getitem_2: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", bwd_seed_1: "i64[][]cpu", bwd_base_offset_1: "i64[][]cpu"):
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_2);  tangents_1 = getitem_2 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(gt, mul);  mul = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 2.0);  mul_1 = None
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mul_2);  mul_2 = None
    mul_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, cos);  mul_4 = cos = None
    native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mul_5, gt, 2.0);  mul_5 = gt = None
    mul_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(native_dropout_backward, primals_1);  primals_1 = None
    mul_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(native_dropout_backward, primals_2);  native_dropout_backward = primals_2 = None
    return (mul_7, mul_6, bwd_base_offset_1)
