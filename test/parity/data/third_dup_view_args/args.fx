def forward(self, arg0_1: "f32[4][1]cpu"):
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 2)
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 2, 4)
    return (arg0_1, slice_1, slice_2)
