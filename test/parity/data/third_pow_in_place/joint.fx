def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 3);  primals_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(add)
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, 2);  add = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(pow_1, primals_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, pow_1);  pow_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    pow_2: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(clone, 1.0);  clone = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    return (mul, mul_4, mul_1)
