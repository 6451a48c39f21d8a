def forward(self, primals_1: "f32[1, 1, 4][4, 4, 1]cpu", primals_2: "f32[1, 2, 3][6, 3, 1]cpu"):
    convolution: "f32[1, 2, 8][16, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [2], [1], [1], True, [1], 1)
    return (convolution, primals_1, primals_2)
