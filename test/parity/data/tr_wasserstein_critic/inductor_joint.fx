def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "f32[5, 1][1, 1]cpu", tangents_1: "f32[][]cpu"):
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3)
    gt: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(mm, 0)
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mm, 0.2)
    where: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, mm, mul);  gt = mul = None
    mm_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(where, primals_4)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mm_1);  mm_1 = None
    mm_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_2, primals_3)
    gt_1: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(mm_2, 0)
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, 0.2)
    where_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(gt_1, mm_2, mul_1);  gt_1 = mul_1 = None
    mm_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(where_1, primals_4)
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(mm_3);  mm_3 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(mean, mean_1);  mean = mean_1 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1)
    expand: "f32[4, 1][0, 1]cpu" = torch.ops.aten.expand.default(neg, [4, 1]);  neg = None
    div: "f32[4, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    permute: "f32[5, 4][1, 5]cpu" = torch.ops.aten.permute.default(where_1, [1, 0]);  where_1 = None
    mm_4: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mm.default(permute, div);  permute = None
    permute_1: "f32[1, 5][1, 1]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0])
    mul_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(div, permute_1);  div = permute_1 = None
    gt_2: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(mm_2, 0);  mm_2 = None
    mul_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 0.2)
    where_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(gt_2, mul_2, mul_3);  gt_2 = mul_2 = mul_3 = None
    permute_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_5: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute_2, where_2);  permute_2 = None
    permute_3: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(where_2, permute_3);  where_2 = permute_3 = None
    expand_1: "f32[4, 1][0, 1]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 1]);  tangents_1 = None
    div_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 4);  expand_1 = None
    permute_4: "f32[5, 4][1, 5]cpu" = torch.ops.aten.permute.default(where, [1, 0]);  where = None
    mm_7: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mm.default(permute_4, div_1);  permute_4 = None
    permute_5: "f32[1, 5][1, 1]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mul_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, permute_5);  div_1 = permute_5 = None
    add: "f32[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_7);  mm_4 = mm_7 = None
    gt_3: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(mm, 0);  mm = None
    mul_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, 0.2)
    where_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(gt_3, mul_4, mul_5);  gt_3 = mul_4 = mul_5 = None
    permute_6: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mm_8: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute_6, where_3);  permute_6 = where_3 = None
    add_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mm_5, mm_8);  mm_5 = mm_8 = None
    return (sub, None, mm_6, add_1, add)
