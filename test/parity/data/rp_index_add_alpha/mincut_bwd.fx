def forward(self, primals_3: "i64[3][1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2][1]cpu"):
    index_select: "f32[3][1]cpu" = torch.ops.aten.index_select.default(tangents_2, 0, primals_3)
    expand: "f32[3][1]cpu" = torch.ops.aten.expand.default(index_select, [3]);  index_select = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(expand, -1);  expand = None
    div_1: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, 2);  tangents_1 = None
    index_select_1: "f32[3][1]cpu" = torch.ops.aten.index_select.default(div_1, 0, primals_3);  div_1 = primals_3 = None
    expand_1: "f32[3][1]cpu" = torch.ops.aten.expand.default(index_select_1, [3]);  index_select_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(expand_1, 2.0);  expand_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (tangents_2, add, None)
