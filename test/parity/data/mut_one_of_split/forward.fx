def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_2, 2)
    getitem: "f32[2][1]cpu" = split[0];  split = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(getitem, 1);  getitem = None
    slice_scatter: "f32[4][1]cpu" = torch.ops.aten.slice_scatter.default(primals_2, add, 0, 0, 2);  primals_2 = add = None
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 0, 2)
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 2, 4)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(slice_2, slice_1);  slice_2 = slice_1 = None
    slice_scatter_1: "f32[4][1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, mul, 0, 2, 4);  slice_scatter = mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, slice_scatter_1);  primals_1 = None
    return (slice_scatter_1, mul_1)
