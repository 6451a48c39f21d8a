def forward(self, primals_1: "f32[2, 6][6, 1]cpu"):
    split_with_sizes = torch.ops.aten.split_with_sizes.default(primals_1, [1, 2, 3], 1);  primals_1 = None
    getitem: "f32[2, 1][6, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 2][6, 1]cpu" = split_with_sizes[1];  split_with_sizes = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(getitem);  getitem = None
    return (mul, sum_1)
