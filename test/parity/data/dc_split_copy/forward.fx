def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    split_with_sizes_copy = torch.ops.aten.split_with_sizes_copy.default(primals_1, [1, 2])
    getitem: "f32[1, 2][2, 1]cpu" = split_with_sizes_copy[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = split_with_sizes_copy[1];  split_with_sizes_copy = None
    unbind_copy = torch.ops.aten.unbind_copy.int(primals_1, 1)
    getitem_3: "f32[3][1]cpu" = unbind_copy[1];  unbind_copy = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    narrow_copy: "f32[2, 2][2, 1]cpu" = torch.ops.aten.narrow_copy.default(primals_1, 0, 1, 2);  primals_1 = None
    return (getitem, mul, getitem_3, narrow_copy)
