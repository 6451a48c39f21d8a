def forward(self, arg0_1: "f32[2, 3][3, 1]cpu"):
    slice_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 1)
    return (arg0_1, slice_1)
