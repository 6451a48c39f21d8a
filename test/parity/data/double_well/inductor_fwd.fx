def forward(self, primals_1: "f32[4][1]cpu"):
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 4)
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 2);  pow_2 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(pow_1, mul);  pow_1 = mul = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(sub);  sub = None
    return (sum_1, primals_1)
