def forward(self, primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_3, -0.5)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul);  mul = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, -0.5)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul_2);  mul_2 = None
    empty_like: "f32[3][1]cpu" = torch.ops.aten.empty_like.default(primals_3, memory_format = torch.preserve_format)
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 2.0);  empty_like = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(fill, primals_3);  fill = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  div = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3);  primals_3 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 2.0);  primals_2 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_5);  mul_6 = mul_5 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_1);  neg = div_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_2, tangents_1);  tangents_2 = tangents_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_4);  mul_1 = mul_4 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_7);  mul_3 = mul_7 = None
    return (add, add_1, add_2)
