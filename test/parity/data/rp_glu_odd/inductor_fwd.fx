def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu"):
    glu: "f32[1, 4][4, 1]cpu" = torch.ops.aten.glu.default(primals_1, 0)
    glu_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.glu.default(primals_1, 1)
    view: "f32[1, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 4])
    gt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_1);  view = None
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, mul);  mul = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.22916666666666666)
    where_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, mul_1);  gt = mul_1 = None
    return (glu, glu_1, where, where_1, primals_1, primals_2)
