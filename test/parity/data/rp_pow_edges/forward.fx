def forward(self, primals_1: "f32[10][1]cpu", primals_2: "f32[10][1]cpu"):
    pow_1: "f32[10][1]cpu" = torch.ops.aten.pow.Tensor_Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return pow_1
