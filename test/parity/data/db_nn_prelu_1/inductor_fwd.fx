def forward(self, primals_1: "f32[20][1]cpu", primals_2: "f32[][]cpu"):
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(primals_2, [1])
    gt: "b8[20][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(view, primals_1);  view = None
    where: "f32[20][1]cpu" = torch.ops.aten.where.self(gt, primals_1, mul);  gt = mul = None
    gt_1: "b8[20][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0);  primals_1 = None
    return (where, primals_2, gt_1)
