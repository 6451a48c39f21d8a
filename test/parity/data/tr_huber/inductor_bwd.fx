def forward(self, sub_2: "f32[4, 2][2, 1]cpu", permute: "f32[3, 4][1, 3]cpu", permute_1: "f32[2, 3][1, 2]cpu", tangents_1: "f32[][]cpu"):
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -0.125)
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.5);  mul_3 = None
    gt: "b8[4, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(sub_2, 0.5)
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.125)
    mul_6: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_5, 0.5);  mul_5 = None
    mul_7: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, 0.125)
    mul_8: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, tangents_1);  mul_7 = tangents_1 = None
    where_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(gt, mul_6, mul_8);  gt = mul_6 = mul_8 = None
    lt_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.lt.Scalar(sub_2, -0.5);  sub_2 = None
    where_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(lt_1, mul_4, where_1);  lt_1 = mul_4 = where_1 = None
    mm_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute, where_2);  permute = None
    mm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(where_2, permute_1);  where_2 = permute_1 = None
    return (mm_2, mm_1, None)
