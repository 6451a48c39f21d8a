def forward(self, arg0_1: "f32[2, 4][4, 1]cpu"):
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 1, 2, 4)
    select: "f32[2][4]cpu" = torch.ops.aten.select.int(arg0_1, 1, -1)
    slice_2: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 1, -5, 2)
    slice_3: "f32[0, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 1)
    slice_4: "f32[2, 1][4, 2]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 1, 2, 100, 2);  arg0_1 = None
    return (slice_1, select, slice_2, slice_3, slice_4)
