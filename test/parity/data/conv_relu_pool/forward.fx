def forward(self, primals_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu", primals_2: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_3: "f32[2][1]cpu"):
    convolution: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_1 = primals_2 = primals_3 = None
    relu: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.relu.default(convolution);  convolution = None
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(relu, [2, 2]);  relu = None
    getitem: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = max_pool2d_with_indices[0];  max_pool2d_with_indices = None
    return getitem
