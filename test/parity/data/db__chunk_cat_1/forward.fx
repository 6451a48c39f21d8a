def forward(self, arg0_1: "f32[1, 2, 3][6, 3, 1]cpu", arg1_1: "f32[1, 2, 3][6, 3, 1]cpu"):
    _chunk_cat: "f32[1, 2, 5, 2][20, 10, 2, 1]cpu" = torch.ops.aten._chunk_cat.default([arg0_1, arg1_1], -1, 5);  arg0_1 = arg1_1 = None
    return (_chunk_cat,)
