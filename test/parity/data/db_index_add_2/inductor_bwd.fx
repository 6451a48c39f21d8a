def forward(self, primals_2: "i64[1][1]cpu", tangents_1: "f32[1][1]cpu"):
    index: "f32[1][1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_2]);  primals_2 = None
    expand: "f32[1][1]cpu" = torch.ops.aten.expand.default(index, [1]);  index = None
    mul_1: "f32[1][1]cpu" = torch.ops.aten.mul.Scalar(expand, -1);  expand = None
    return (tangents_1, None, mul_1)
