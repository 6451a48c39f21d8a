def forward(self, arg0_1: "f32[8][1]cpu"):
    slice_1: "f32[4][2]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 9223372036854775807, 2)
    slice_2: "f32[4][2]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 9223372036854775807, 2);  arg0_1 = None
    return (slice_1, slice_2)
