def forward(self, arg0_1: "f32[2, 3][3, 1]cpu"):
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(arg0_1, 0, 1);  arg0_1 = None
    return (transpose,)
