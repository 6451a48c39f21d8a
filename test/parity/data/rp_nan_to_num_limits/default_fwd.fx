def forward(self, primals_1: "f32[8][1]cpu"):
    nan_to_num: "f32[8][1]cpu" = torch.ops.aten.nan_to_num.default(primals_1)
    nan_to_num_1: "f32[8][1]cpu" = torch.ops.aten.nan_to_num.default(primals_1, 1.0, 2.0, -3.0)
    return (nan_to_num, nan_to_num_1, primals_1)
