def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "i64[4][1]cpu", arg2_1: "f32[2][1]cpu"):
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 2)
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 3);  arg0_1 = None
    slice_3: "i64[2][1]cpu" = torch.ops.aten.slice.Tensor(arg1_1, 0, 0, 2)
    slice_4: "i64[2][1]cpu" = torch.ops.aten.slice.Tensor(arg1_1, 0, 2, 4);  arg1_1 = None
    return (slice_1, slice_2, slice_3, slice_4)
