def forward(self, primals_1: "f32[4, 2][2, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "i64[3][1]cpu", tangents_1: "f32[4, 2][2, 1]cpu"):
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    index_add: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_add.default(mul, 0, primals_3, primals_2);  mul = primals_2 = None
    index_select: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_1, 0, primals_3);  primals_3 = None
    expand: "f32[3, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_select, [3, 2]);  index_select = None
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    return (index_add, mul_1, expand, None)
