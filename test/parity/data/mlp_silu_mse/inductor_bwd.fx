def forward(self, primals_1: "f32[4, 6][6, 1]cpu", addmm: "f32[4, 8][8, 1]cpu", div: "f32[4, 8][8, 1]cpu", mul: "f32[4, 3][3, 1]cpu", permute_2: "f32[3, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_1);  mul = tangents_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, div);  permute_3 = div = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    sigmoid: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sigmoid);  mm = None
    sub_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, sub_2);  addmm = sub_2 = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, 1);  mul_3 = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, add_1);  mul_2 = add_1 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_4, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True);  mul_4 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (None, permute_8, view_1, permute_5, view, None)
