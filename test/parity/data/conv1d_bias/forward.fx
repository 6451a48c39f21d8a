def forward(self, primals_1: "f32[2, 3, 6][18, 6, 1]cpu", primals_2: "f32[4, 3, 3][9, 3, 1]cpu", primals_3: "f32[4][1]cpu"):
    convolution: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [2], [1], [1], False, [0], 1);  primals_1 = primals_2 = primals_3 = None
    return convolution
