def forward(self, primals_1: "f32[5][1]cpu"):
    pow_1: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 0)
    pow_2: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1)
    pow_3: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    pow_4: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 3)
    pow_5: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -1)
    pow_6: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -2)
    return (pow_1, pow_2, pow_3, pow_4, pow_5, pow_6, primals_1)
