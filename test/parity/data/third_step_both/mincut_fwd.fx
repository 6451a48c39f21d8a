def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 0, 9223372036854775807, 2)
    slice_2: "f32[2, 2][10, 2]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 1, 9223372036854775807, 2)
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_2, primals_2);  slice_2 = primals_2 = None
    slice_scatter: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_1, add, 1, 1, 9223372036854775807, 2);  slice_1 = add = None
    slice_scatter_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, slice_scatter, 0, 0, 9223372036854775807, 2);  mul = slice_scatter = None
    cos: "f32[4, 5][5, 1]cpu" = torch.ops.aten.cos.default(slice_scatter_1)
    return (cos, slice_scatter_1)
