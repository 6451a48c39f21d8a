def forward(self, primals_1: "f32[1, 3, 3][9, 3, 1]cpu"):
    constant_pad_nd: "f32[1, 3, 7][21, 7, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [2, 2], 0.0);  primals_1 = None
    return constant_pad_nd
