def forward(self, primals_1: "f32[4, 6][6, 1]cpu", tanh: "f32[4, 8][8, 1]cpu", mul: "f32[4, 3][3, 1]cpu", permute_2: "f32[3, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_1);  mul = tangents_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, tanh);  permute_3 = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    alias: "f32[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(tanh);  tanh = None
    alias_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, alias_1);  alias_1 = None
    sub_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_2);  mul_2 = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sub_2);  mm = sub_2 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True);  mul_3 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (None, permute_8, view_1, permute_5, view, None)
