def forward(self, arg0_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    slice_1: "f32[3, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 3);  arg0_1 = None
    return (slice_1,)
