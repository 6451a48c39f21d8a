def forward(self, primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_3)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(abs_1, 1);  abs_1 = None
    empty_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.empty_like.default(add, memory_format = torch.preserve_format)
    fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(fill, add);  fill = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  div = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, add);  add = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1)
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, mul_1);  mul_2 = mul_1 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_1);  neg = div_1 = None
    sgn: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sgn.default(primals_3)
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sgn);  mul_3 = sgn = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(primals_3, 0.5);  primals_3 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_5);  mul_5 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5);  primals_2 = None
    mul_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_7);  mul_7 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_6);  mul = mul_6 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_8);  mul_4 = mul_8 = None
    return (tangents_1, add_1, add_2)
