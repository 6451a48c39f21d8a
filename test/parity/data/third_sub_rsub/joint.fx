def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul, primals_2, alpha = 2);  mul = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(sub)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sub, primals_2);  sub = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(clone, primals_2);  clone = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(div_3)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(neg_1, 2);  neg_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div_3, 1);  div_3 = None
    return (div, mul_3, add)
