def forward(self, primals_2: "i64[1][1]cpu", tangents_1: "f32[1][1]cpu"):
    index_select: "f32[1][1]cpu" = torch.ops.aten.index_select.default(tangents_1, 0, primals_2);  primals_2 = None
    expand: "f32[1][1]cpu" = torch.ops.aten.expand.default(index_select, [1]);  index_select = None
    mul: "f32[1][1]cpu" = torch.ops.aten.mul.Scalar(expand, -1);  expand = None
    return (tangents_1, None, mul)
