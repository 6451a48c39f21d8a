def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    gelu_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.gelu_backward.default(tangents_1, primals_2)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2);  primals_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul, -0.5)
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(exp, 0.3989422804014327);  exp = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, mul_2);  mul = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_2, 2);  mul_2 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_3);  mul_4 = mul_3 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub);  mul_5 = sub = None
    return (gelu_backward_1, mul_6)
