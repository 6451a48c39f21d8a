def forward(self, primals_1: "f32[1, 4, 5][20, 5, 1]cpu", primals_2: "f32[1, 4, 3][12, 3, 1]cpu"):
    convolution: "f32[1, 1, 2][2, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [2], [0], [1], False, [0], 1)
    return (convolution, primals_1, primals_2)
