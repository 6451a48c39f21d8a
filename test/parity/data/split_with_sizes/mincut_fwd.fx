def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    split_with_sizes = torch.ops.aten.split_with_sizes.default(primals_1, [1, 3], 1);  primals_1 = None
    getitem: "f32[2, 1][4, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 3][4, 1]cpu" = split_with_sizes[1];  split_with_sizes = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, getitem_1)
    return (mul, getitem, getitem_1)
