def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[4, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    mm: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sub: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mm, primals_3)
    abs_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[4, 2][2, 1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5)
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(abs_1, 0.5)
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul, abs_1);  mul = None
    sub_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 0.25);  abs_1 = None
    mul_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.5);  sub_1 = None
    where: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(lt, mul_1, mul_2);  lt = mul_1 = mul_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    sub_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mm, primals_3);  mm = primals_3 = None
    lt_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.lt.Scalar(sub_2, -0.5)
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -0.125)
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.5);  mul_3 = None
    gt: "b8[4, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(sub_2, 0.5)
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.125)
    mul_6: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_5, 0.5);  mul_5 = None
    mul_7: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, 0.125);  sub_2 = None
    mul_8: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, tangents_1);  mul_7 = tangents_1 = None
    where_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(gt, mul_6, mul_8);  gt = mul_6 = mul_8 = None
    where_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(lt_1, mul_4, where_1);  lt_1 = mul_4 = where_1 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mm_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute, where_2);  permute = None
    permute_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(where_2, permute_1);  where_2 = permute_1 = None
    return (mean, mm_2, mm_1, None)
