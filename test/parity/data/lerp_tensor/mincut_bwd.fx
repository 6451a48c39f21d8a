def forward(self, primals_3: "f32[3][1]cpu", sub_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3)
    empty_like: "f32[3][1]cpu" = torch.ops.aten.empty_like.default(primals_3, memory_format = torch.preserve_format)
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(fill, primals_3);  fill = primals_3 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  tangents_1 = sub_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (mul_1, mul, view)
