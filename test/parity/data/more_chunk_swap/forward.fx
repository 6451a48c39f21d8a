def forward(self, arg0_1: "f32[4, 2][2, 1]cpu"):
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    split = torch.ops.aten.split.Tensor(mul, 2)
    getitem: "f32[2, 2][2, 1]cpu" = split[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = split[1];  split = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 0)
    copy: "f32[2, 2][2, 1]cpu" = torch.ops.aten.copy.default(getitem, getitem_1);  getitem = getitem_1 = None
    slice_scatter: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, copy, 0, 0, 2);  mul = copy = None
    slice_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 2, 4)
    copy_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.copy.default(slice_2, add);  slice_2 = add = None
    slice_scatter_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, copy_1, 0, 2, 4);  slice_scatter = copy_1 = None
    return (slice_scatter_1,)
