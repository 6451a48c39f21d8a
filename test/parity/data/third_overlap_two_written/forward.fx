def forward(self, arg0_1: "f32[6][1]cpu"):
    as_strided: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(arg0_1, [4], [1], 0)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(as_strided, 1);  as_strided = None
    as_strided_scatter: "f32[6][1]cpu" = torch.ops.aten.as_strided_scatter.default(arg0_1, add, [4], [1], 0);  arg0_1 = add = None
    as_strided_3: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [4], [1], 2)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(as_strided_3, 2);  as_strided_3 = None
    as_strided_scatter_1: "f32[6][1]cpu" = torch.ops.aten.as_strided_scatter.default(as_strided_scatter, mul, [4], [1], 2);  as_strided_scatter = mul = None
    as_strided_4: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [4], [1], 2)
    as_strided_5: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [4], [1], 0)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(as_strided_5, as_strided_4);  as_strided_5 = as_strided_4 = None
    return (as_strided_scatter_1, add_1)
