def forward(self, arg0_1: "f32[8][1]cpu"):
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 3)
    slice_2: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 2, 5)
    return (arg0_1, slice_1, slice_2)
