def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    slice_2: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 2, 3)
    mul_1: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(slice_2, 2);  slice_2 = None
    slice_scatter: "f32[4][1]cpu" = torch.ops.aten.slice_scatter.default(mul, mul_1, 0, 2, 3);  mul = mul_1 = None
    slice_4: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 2, 3)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(slice_4);  slice_4 = None
    slice_5: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 3, 4)
    add: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(slice_5, sum_1);  slice_5 = sum_1 = None
    slice_scatter_1: "f32[4][1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, add, 0, 3, 4);  slice_scatter = add = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, slice_scatter_1);  primals_1 = None
    return (mul_2, slice_scatter_1)
