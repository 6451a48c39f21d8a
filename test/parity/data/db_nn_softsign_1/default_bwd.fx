def forward(self, primals_1: "f32[20][1]cpu", add: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    div_1: "f32[20][1]cpu" = torch.ops.aten.div.Tensor(primals_1, add)
    div_2: "f32[20][1]cpu" = torch.ops.aten.div.Tensor(div_1, add);  div_1 = None
    neg: "f32[20][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[20][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  tangents_1 = add = None
    sgn: "f32[20][1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul, sgn);  mul = sgn = None
    add_1: "f32[20][1]cpu" = torch.ops.aten.add.Tensor(div_3, mul_1);  div_3 = mul_1 = None
    return (add_1,)
