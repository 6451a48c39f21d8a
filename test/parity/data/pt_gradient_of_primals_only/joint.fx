def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1);  primals_1 = None
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_2)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(abs_1);  abs_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0);  sum_2 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0)
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(mul_1, [4]);  mul_1 = None
    sgn: "f32[4][1]cpu" = torch.ops.aten.sgn.default(primals_2);  primals_2 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(expand, sgn);  expand = sgn = None
    expand_1: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    return (add, expand_1, mul_2)
