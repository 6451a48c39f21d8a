def forward(self, primals_1: "f32[4, 2][2, 1]cpu", primals_3: "i64[2][1]cpu", index_copy: "f32[4, 2][2, 1]cpu", tangents_1: "f32[4, 2][2, 1]cpu"):
    mul_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, index_copy);  index_copy = None
    mul_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    index_fill: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_fill.int_Scalar(mul_3, 0, primals_3, 0)
    index_select: "f32[2, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_3, 0, primals_3);  mul_3 = primals_3 = None
    expand: "f32[2, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_select, [2, 2]);  index_select = None
    mul_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(index_fill, 1);  index_fill = None
    add: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add, expand, None)
