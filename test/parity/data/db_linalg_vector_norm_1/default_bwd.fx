def forward(self, primals_1: "f32[][]cpu", detach: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 4.0);  abs_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_1, pow_1);  primals_1 = pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_1, 5.0)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, pow_2);  tangents_1 = pow_2 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0);  detach_1 = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul, masked_fill);  mul = masked_fill = None
    return (mul_1,)
