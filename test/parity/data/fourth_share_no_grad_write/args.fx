def forward(self, arg0_1: "f32[6][1]cpu", arg1_1: "f32[4][1]cpu"):
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 4)
    slice_2: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 2, 6);  arg0_1 = None
    return (slice_1, slice_2, arg1_1)
