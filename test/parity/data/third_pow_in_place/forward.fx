def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 3);  primals_1 = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, 2);  add = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(pow_1, primals_2);  pow_1 = primals_2 = None
    return mul
