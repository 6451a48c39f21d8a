def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    split_with_sizes = torch.ops.aten.split_with_sizes.default(primals_1, [1, 2])
    getitem: "f32[1, 2][2, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = split_with_sizes[1];  split_with_sizes = None
    clone: "f32[1, 2][2, 1]cpu" = torch.ops.aten.clone.default(getitem, memory_format = torch.contiguous_format);  getitem = None
    clone_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(getitem_1, memory_format = torch.contiguous_format);  getitem_1 = None
    unbind = torch.ops.aten.unbind.int(primals_1, 1)
    getitem_3: "f32[3][2]cpu" = unbind[1];  unbind = None
    clone_3: "f32[3][1]cpu" = torch.ops.aten.clone.default(getitem_3, memory_format = torch.contiguous_format);  getitem_3 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 3);  primals_1 = None
    clone_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format);  slice_1 = None
    return (clone, mul, clone_3, clone_4)
