def forward(self, primals_1: "f32[2, 4, 3][12, 3, 1]cpu", primals_2: "f32[4, 2, 3, 4][24, 12, 4, 1]cpu"):
    unsqueeze: "f32[1, 2, 4, 3][24, 12, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    convolution: "f32[1, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze, primals_2, None, [2, 2], [1, 1], [1, 1], False, [0, 0], 1)
    squeeze: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.squeeze.dim(convolution, 0);  convolution = None
    return (squeeze, primals_2, unsqueeze)
