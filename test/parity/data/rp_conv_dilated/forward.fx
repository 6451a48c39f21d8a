def forward(self, primals_1: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu", primals_2: "f32[3, 4, 3, 3][36, 9, 3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu"):
    convolution: "f32[2, 3, 3, 2][18, 6, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [2, 2], [1, 1], [2, 2], False, [0, 0], 1);  primals_3 = None
    convolution_1: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_4, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 2);  primals_4 = None
    convolution_2: "f32[2, 3, 7, 6][126, 42, 6, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1);  primals_1 = primals_2 = None
    return (convolution, convolution_1, convolution_2)
