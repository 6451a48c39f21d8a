def forward(self, view: "f32[6, 4][4, 1]cpu", div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", view_12: "f32[6, 4][4, 1]cpu", permute_7: "f32[4, 4][4, 1]cpu", permute_13: "f32[4, 2, 3][6, 1, 2]cpu", permute_14: "f32[4, 2, 3][6, 1, 2]cpu", permute_15: "f32[4, 3, 2][6, 1, 3]cpu", permute_20: "f32[12, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4]);  tangents_1 = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_14, permute_7);  permute_7 = None
    permute_8: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_14, [1, 0])
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_8, view_12);  permute_8 = view_12 = None
    permute_9: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_14, [0], True);  view_14 = None
    view_15: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    permute_10: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    view_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 4]);  mm = None
    view_17: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_16, [2, 3, 2, 2]);  view_16 = None
    permute_11: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_17, [0, 2, 1, 3]);  view_17 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_11, memory_format = torch.contiguous_format);  permute_11 = None
    view_18: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 3, 2]);  clone_4 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3])
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    permute_12: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1]);  view_8 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_12, view_18);  permute_12 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_18, permute_13);  view_18 = permute_13 = None
    view_19: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_20: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(div);  div = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, alias_1);  view_20 = None
    sum_3: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [-1], True)
    neg: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_3, mul_1);  neg = sum_3 = mul_1 = None
    mul_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(fma, 0.7);  fma = None
    view_21: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_2, [4, 3, 3]);  mul_2 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_14, view_21);  permute_14 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_21, permute_15);  view_21 = permute_15 = None
    view_22: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 3]);  bmm_4 = None
    view_23: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    permute_16: "f32[2, 2, 3, 2][12, 6, 1, 3]cpu" = torch.ops.aten.permute.default(view_22, [0, 1, 3, 2]);  view_22 = None
    permute_17: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_19, [0, 2, 1, 3]);  view_19 = None
    clone_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_17, memory_format = torch.contiguous_format);  permute_17 = None
    view_24: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 3, 4]);  clone_5 = None
    permute_18: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.permute.default(permute_16, [0, 2, 1, 3]);  permute_16 = None
    view_25: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(permute_18, [2, 3, 4]);  permute_18 = None
    permute_19: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 2, 1, 3]);  view_23 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_19, memory_format = torch.contiguous_format);  permute_19 = None
    view_26: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_6, [2, 3, 4]);  clone_6 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([view_26, view_25, view_24], 2);  view_26 = view_25 = view_24 = None
    view_27: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_27, permute_20);  permute_20 = None
    permute_21: "f32[12, 6][1, 12]cpu" = torch.ops.aten.permute.default(view_27, [1, 0])
    mm_3: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_21, view);  permute_21 = view = None
    permute_22: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_4: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_27, [0], True);  view_27 = None
    view_28: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_4, [12]);  sum_4 = None
    permute_23: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_22, [1, 0]);  permute_22 = None
    view_29: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    return (view_29, permute_23, view_28, permute_10, view_15)
