def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    mul_3: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    mul_4: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 1.0)
    mul_5: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    exp: "f32[20][1]cpu" = torch.ops.aten.exp.default(mul_5);  mul_5 = None
    mul_6: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, exp);  mul_4 = exp = None
    le: "b8[20][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0);  primals_1 = None
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(le, mul_6, mul_3);  le = mul_6 = mul_3 = None
    return (where_1,)
