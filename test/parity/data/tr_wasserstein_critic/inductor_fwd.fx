def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "f32[5, 1][1, 1]cpu"):
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3)
    gt: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(mm, 0)
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mm, 0.2)
    where: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, mm, mul);  mm = mul = None
    mm_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(where, primals_4)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mm_1);  mm_1 = None
    mm_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_2, primals_3)
    gt_1: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(mm_2, 0)
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, 0.2)
    where_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(gt_1, mm_2, mul_1);  mm_2 = mul_1 = None
    mm_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(where_1, primals_4)
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(mm_3);  mm_3 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(mean, mean_1);  mean = mean_1 = None
    permute: "f32[5, 4][1, 5]cpu" = torch.ops.aten.permute.default(where_1, [1, 0]);  where_1 = None
    permute_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    permute_3: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    permute_4: "f32[5, 4][1, 5]cpu" = torch.ops.aten.permute.default(where, [1, 0]);  where = None
    permute_6: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    return (sub, primals_4, gt, gt_1, permute, permute_2, permute_3, permute_4, permute_6)
