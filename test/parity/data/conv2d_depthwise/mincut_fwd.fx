def forward(self, primals_1: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu", primals_2: "f32[4, 1, 3, 3][9, 9, 3, 1]cpu"):
    convolution: "f32[1, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 4)
    return (convolution, primals_1, primals_2)
