def forward(self, primals_1: "f32[4, 6][6, 1]cpu", addmm: "f32[4, 8][8, 1]cpu", mul_2: "f32[4, 8][8, 1]cpu", mul_3: "f32[4, 3][3, 1]cpu", permute_2: "f32[3, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, tangents_1);  mul_3 = tangents_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_4, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mul_4, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, mul_2);  permute_3 = mul_2 = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True);  mul_4 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.7071067811865476)
    erf: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_1);  mul_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_6: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    mul_7: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, addmm)
    mul_8: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, -0.5);  mul_7 = None
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(mul_8);  mul_8 = None
    mul_9: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327);  exp = None
    mul_10: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, mul_9);  addmm = mul_9 = None
    add_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_10);  mul_6 = mul_10 = None
    mul_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, add_2);  mm = add_2 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_11, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [0], True);  mul_11 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (None, permute_8, view_1, permute_5, view, None)
