def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_1, primals_2);  mul_1 = None
    xlogy_1: "f32[3][1]cpu" = torch.ops.aten.xlogy.Tensor(tangents_1, primals_2);  tangents_1 = None
    le: "b8[3][1]cpu" = torch.ops.aten.le.Scalar(primals_2, 0.0);  primals_2 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(clone, 0.0);  clone = None
    bitwise_and: "b8[3][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq, le);  eq = le = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(xlogy_1, bitwise_and, 0.0);  xlogy_1 = bitwise_and = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(masked_fill, 1);  masked_fill = None
    return (mul_2, div)
