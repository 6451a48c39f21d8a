def forward(self, arg0_1: "f32[8][1]cpu"):
    as_strided: "f32[4][2]cpu" = torch.ops.aten.as_strided.default(arg0_1, [4], [2], 0)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[8][1]cpu" = torch.ops.aten.as_strided_scatter.default(arg0_1, mul, [4], [2], 0);  arg0_1 = mul = None
    as_strided_2: "f32[4][2]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [4], [2], 0)
    as_strided_3: "f32[4][2]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [4], [2], 1)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(as_strided_2, as_strided_3);  as_strided_2 = as_strided_3 = None
    return (as_strided_scatter, add)
