def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    _euclidean_dist: "f32[3, 4][4, 1]cpu" = torch.ops.aten._euclidean_dist.default(primals_1, primals_2)
    detach: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(_euclidean_dist)
    view_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(_euclidean_dist, [3, 4]);  _euclidean_dist = None
    view_3: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [3, 4]);  tangents_1 = None
    detach_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div: "f32[3, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(view_3, detach_1);  view_3 = None
    eq: "b8[3, 4][4, 1]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0);  detach_1 = None
    masked_fill: "f32[3, 4][4, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mm: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(masked_fill, primals_2)
    sum_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(masked_fill, [-1], True)
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sum_1);  sum_1 = None
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mm);  mul = mm = None
    transpose_1: "f32[4, 3][1, 4]cpu" = torch.ops.aten.transpose.int(masked_fill, -2, -1)
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(transpose_1, primals_1);  transpose_1 = primals_1 = None
    sum_2: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(masked_fill, [-2]);  masked_fill = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(sum_2, -1);  sum_2 = None
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, unsqueeze);  primals_2 = unsqueeze = None
    sub_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mm_1);  mul_1 = mm_1 = None
    return (view_2, sub, sub_1)
