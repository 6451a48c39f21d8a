def forward(self, a_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu"):
    upsample_bicubic2d: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.upsample_bicubic2d.vec(a_1, None, False, [2.0, 2.0])
    upsample_bicubic2d_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.upsample_bicubic2d.vec(a_1, [6, 6], True, None);  a_1 = None
    add: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(upsample_bicubic2d, upsample_bicubic2d_1);  upsample_bicubic2d = upsample_bicubic2d_1 = None
    return add
