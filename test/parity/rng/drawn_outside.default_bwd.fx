def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", getitem: "f32[3, 3][3, 1]cpu", getitem_1: "b8[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mul)
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  tangents_1 = getitem = None
    native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mul_2, getitem_1, 2.0);  mul_2 = getitem_1 = None
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, cos);  mul_3 = cos = None
    mul_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_1);  primals_1 = None
    mul_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_2);  mul_4 = primals_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(native_dropout_backward, mul_6);  native_dropout_backward = mul_6 = None
    return (add, mul_5)
