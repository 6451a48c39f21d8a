def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu", primals_4: "f32[3, 2][2, 1]cpu"):
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_4)
    lerp: "f32[3, 2][2, 1]cpu" = torch.ops.aten.lerp.Scalar(primals_2, sub, 0.1)
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.999);  primals_3 = None
    addcmul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(mul, sub, sub, value = 0.001);  mul = sub = None
    sqrt: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sqrt.default(addcmul);  addcmul = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08)
    addcdiv: "f32[3, 2][2, 1]cpu" = torch.ops.aten.addcdiv.default(primals_1, lerp, add, value = -0.01);  lerp = add = None
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(addcdiv, 2);  addcdiv = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(pow_1);  pow_1 = None
    return (sum_1, primals_1, primals_2, primals_4, sqrt)
