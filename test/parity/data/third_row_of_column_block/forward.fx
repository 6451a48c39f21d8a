def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 1, 3)
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(slice_1, 0, 1);  slice_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(select, primals_2);  select = primals_2 = None
    slice_2: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 1, 3)
    select_scatter: "f32[3, 2][4, 1]cpu" = torch.ops.aten.select_scatter.default(slice_2, add, 0, 1);  slice_2 = add = None
    slice_scatter: "f32[3, 4][4, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, select_scatter, 1, 1, 3);  mul = select_scatter = None
    slice_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 1, 9223372036854775807)
    sin: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sin.default(slice_7);  slice_7 = None
    slice_scatter_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, sin, 0, 1, 9223372036854775807);  slice_scatter = sin = None
    return slice_scatter_1
