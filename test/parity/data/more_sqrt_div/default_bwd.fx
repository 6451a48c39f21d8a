def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", sqrt: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sqrt, primals_2)
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_2)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_2, primals_2);  mul_2 = primals_2 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(sqrt);  sqrt = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_4, 2);  detach_4 = None
    div_4: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_3, mul_4);  div_3 = mul_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_4, primals_1)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_4, primals_1);  div_4 = primals_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_5);  mul_6 = mul_5 = None
    return (add_1, mul_3)
