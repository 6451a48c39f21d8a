def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "i64[2][1]cpu", primals_3: "f32[2, 2][2, 1]cpu", primals_4: "i64[2][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    index_add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_add.default(primals_1, 1, primals_2, primals_3, alpha = 2)
    index_copy: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_copy.default(primals_1, 1, primals_4, primals_3);  primals_3 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(index_add, index_copy)
    index_fill: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_fill.int_Scalar(primals_1, 1, primals_4, 0.5);  primals_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, index_fill);  mul = index_fill = None
    index_fill_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_fill.int_Scalar(tangents_1, 1, primals_4, 0)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, index_add);  index_add = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, index_copy);  tangents_1 = index_copy = None
    index_fill_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_fill.int_Scalar(mul_1, 1, primals_4, 0)
    index_select: "f32[2, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_1, 1, primals_4);  mul_1 = primals_4 = None
    expand: "f32[2, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_select, [2, 2]);  index_select = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(index_fill_1, index_fill_2);  index_fill_1 = index_fill_2 = None
    index_select_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_2, 1, primals_2);  primals_2 = None
    expand_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_select_1, [2, 2]);  index_select_1 = None
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(expand_1, 2);  expand_1 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_2);  add_1 = mul_2 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(expand, mul_3);  expand = mul_3 = None
    return (add, add_2, None, add_3, None)
