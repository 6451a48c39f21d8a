def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    sin: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(sin, [0])
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sin, mean);  sin = mean = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    cos: "f32[4, 3][3, 1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos);  mul_2 = cos = None
    return (mul_3, view, None)
