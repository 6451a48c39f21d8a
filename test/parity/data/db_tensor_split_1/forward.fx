def forward(self, arg0_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    slice_1: "f32[2, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 2)
    slice_2: "f32[2, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 2, 4)
    slice_3: "f32[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 4, 5);  arg0_1 = None
    return (slice_1, slice_2, slice_3)
