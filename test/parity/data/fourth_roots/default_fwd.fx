def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    reciprocal: "f32[3][1]cpu" = torch.ops.aten.reciprocal.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_2)
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(mul_2, 2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, pow_1)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(rsqrt, mul_3);  mul_3 = None
    return (add, rsqrt, reciprocal, clone, pow_1)
