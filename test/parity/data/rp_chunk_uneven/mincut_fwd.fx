def forward(self, primals_1: "f32[2, 7][7, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 3, 1)
    getitem: "f32[2, 3][7, 1]cpu" = split[0]
    getitem_2: "f32[2, 1][7, 1]cpu" = split[2];  split = None
    slice_2: "f32[2, 2][7, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 3, 5)
    slice_3: "f32[2, 2][7, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 5, 7);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, 2);  getitem = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(slice_3);  slice_3 = None
    return (mul, getitem_2, slice_2, sum_1)
