def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(select, 0, 1, 9223372036854775807);  select = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(slice_1, 2);  slice_1 = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    slice_scatter: "f32[3][1]cpu" = torch.ops.aten.slice_scatter.default(select_1, mul_1, 0, 1, 9223372036854775807);  select_1 = mul_1 = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, slice_scatter, 0, 0);  mul = slice_scatter = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(select_scatter)
    return (sin, select_scatter)
