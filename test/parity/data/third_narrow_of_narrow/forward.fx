def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 4)
    slice_2: "f32[3, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 0, 2);  slice_1 = None
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(slice_2, primals_2);  slice_2 = primals_2 = None
    slice_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 4)
    slice_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_3, sub, 1, 0, 2);  slice_3 = sub = None
    slice_scatter_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, slice_scatter, 0, 1, 4);  mul = slice_scatter = None
    return slice_scatter_1
