def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu", tangents_2: "f32[4][1]cpu"):
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_2)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'trunc')
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, div);  neg = div = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'floor');  primals_1 = primals_2 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_1);  neg_1 = div_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(tangents_2, tangents_1);  tangents_2 = tangents_1 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add, add_1)
