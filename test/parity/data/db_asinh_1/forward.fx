def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    asinh: "f32[20, 20][20, 1]cpu" = torch.ops.aten.asinh.default(primals_1);  primals_1 = None
    return asinh
