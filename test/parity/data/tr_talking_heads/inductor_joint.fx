def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    unsqueeze: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 4);  primals_1 = None
    permute: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 2, 4, 3]);  unsqueeze = None
    unsqueeze_1: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 4);  primals_2 = None
    permute_1: "f32[2, 2, 1, 3, 4][24, 12, 1, 4, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 4, 2, 3]);  unsqueeze_1 = None
    permute_2: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 3]);  permute = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_2, [4, 3, 4]);  permute_2 = None
    permute_3: "f32[2, 2, 4, 3, 1][24, 12, 1, 4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 1, 4, 3, 2]);  permute_1 = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(permute_3, [4, 4, 3]);  permute_3 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3, 1, 3][18, 9, 3, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 1, 3]);  bmm = None
    permute_4: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 3]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 2, 4, 3]);  view_2 = None
    view_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 2, 3, 3]);  permute_4 = None
    unsqueeze_2: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_3, 4);  view_3 = None
    permute_5: "f32[2, 1, 3, 3, 2][18, 1, 3, 1, 9]cpu" = torch.ops.aten.permute.default(unsqueeze_2, [0, 4, 2, 3, 1]);  unsqueeze_2 = None
    unsqueeze_3: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_4, 2);  primals_4 = None
    unsqueeze_4: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3);  unsqueeze_3 = None
    unsqueeze_5: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 4);  unsqueeze_4 = None
    permute_6: "f32[1, 2, 1, 1, 2][1, 1, 1, 1, 2]cpu" = torch.ops.aten.permute.default(unsqueeze_5, [2, 1, 3, 4, 0]);  unsqueeze_5 = None
    permute_7: "f32[2, 3, 3, 2, 1][18, 3, 1, 9, 1]cpu" = torch.ops.aten.permute.default(permute_5, [0, 2, 3, 4, 1]);  permute_5 = None
    clone: "f32[2, 3, 3, 2, 1][18, 6, 2, 1, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    view_4: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.view.default(clone, [1, 18, 2]);  clone = None
    permute_8: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_6, [4, 1, 0, 2, 3]);  permute_6 = None
    view_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(permute_8, [1, 2, 2]);  permute_8 = None
    bmm_1: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.bmm.default(view_4, view_5)
    view_6: "f32[2, 3, 3, 1, 2][18, 6, 2, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 3, 1, 2]);  bmm_1 = None
    permute_9: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 2]cpu" = torch.ops.aten.permute.default(view_6, [0, 4, 1, 2, 3]);  view_6 = None
    view_7: "f32[2, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.view.default(permute_9, [2, 2, 3, 3]);  permute_9 = None
    clone_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.clone.default(view_7, memory_format = torch.contiguous_format);  view_7 = None
    amax: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.amax.default(clone_1, [-1], True)
    sub: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(clone_1, amax);  clone_1 = amax = None
    exp: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(div)
    unsqueeze_6: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(div, 4);  div = None
    permute_10: "f32[2, 2, 3, 1, 3][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_6, [0, 1, 2, 4, 3]);  unsqueeze_6 = None
    unsqueeze_7: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 4);  primals_3 = None
    permute_11: "f32[2, 2, 1, 4, 3][24, 12, 1, 1, 4]cpu" = torch.ops.aten.permute.default(unsqueeze_7, [0, 1, 4, 3, 2]);  unsqueeze_7 = None
    permute_12: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_10, [0, 1, 2, 4, 3]);  permute_10 = None
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(permute_12, [4, 3, 3]);  permute_12 = None
    permute_13: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_11, [0, 1, 4, 3, 2]);  permute_11 = None
    view_9: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_13, [4, 3, 4]);  permute_13 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9)
    view_10: "f32[2, 2, 3, 1, 4][24, 12, 4, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 1, 4]);  bmm_2 = None
    permute_14: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 4]cpu" = torch.ops.aten.permute.default(view_10, [0, 1, 2, 4, 3]);  view_10 = None
    view_11: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(permute_14, [2, 2, 3, 4]);  permute_14 = None
    view_12: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 3, 4, 1]);  tangents_1 = None
    permute_15: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_12, [0, 1, 2, 4, 3]);  view_12 = None
    view_13: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_15, [4, 3, 4]);  permute_15 = None
    permute_16: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1]);  view_8 = None
    bmm_3: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_16, view_13);  permute_16 = None
    permute_17: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_4: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_13, permute_17);  view_13 = permute_17 = None
    view_14: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 4, 1]);  bmm_3 = None
    permute_18: "f32[2, 2, 1, 4, 3][24, 12, 1, 1, 4]cpu" = torch.ops.aten.permute.default(view_14, [0, 1, 4, 3, 2]);  view_14 = None
    view_15: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 3, 3, 1]);  bmm_4 = None
    permute_19: "f32[2, 2, 3, 1, 3][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_15, [0, 1, 2, 4, 3]);  view_15 = None
    permute_20: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_18, [0, 1, 4, 3, 2]);  permute_18 = None
    squeeze: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_20, 4);  permute_20 = None
    permute_21: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_19, [0, 1, 2, 4, 3]);  permute_19 = None
    squeeze_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.squeeze.dim(permute_21, 4);  permute_21 = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, alias_1);  squeeze_1 = None
    sum_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    neg: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.fma.default(neg, sum_2, mul);  neg = sum_2 = mul = None
    view_16: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.view.default(fma, [2, 2, 3, 3, 1]);  fma = None
    permute_22: "f32[2, 3, 3, 1, 2][18, 3, 1, 1, 9]cpu" = torch.ops.aten.permute.default(view_16, [0, 2, 3, 4, 1]);  view_16 = None
    clone_2: "f32[2, 3, 3, 1, 2][18, 6, 2, 2, 1]cpu" = torch.ops.aten.clone.default(permute_22, memory_format = torch.contiguous_format);  permute_22 = None
    view_17: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [1, 18, 2]);  clone_2 = None
    permute_23: "f32[1, 2, 18][36, 1, 2]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    bmm_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_23, view_17);  permute_23 = None
    permute_24: "f32[1, 2, 2][4, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_6: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.bmm.default(view_17, permute_24);  view_17 = permute_24 = None
    view_18: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 1, 1, 1]);  bmm_5 = None
    permute_25: "f32[1, 2, 1, 1, 2][1, 1, 1, 1, 2]cpu" = torch.ops.aten.permute.default(view_18, [2, 1, 3, 4, 0]);  view_18 = None
    view_19: "f32[2, 3, 3, 2, 1][18, 6, 2, 1, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 3, 3, 2, 1]);  bmm_6 = None
    permute_26: "f32[2, 1, 3, 3, 2][18, 1, 6, 2, 1]cpu" = torch.ops.aten.permute.default(view_19, [0, 4, 1, 2, 3]);  view_19 = None
    permute_27: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_25, [4, 1, 0, 2, 3]);  permute_25 = None
    squeeze_2: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.squeeze.dim(permute_27, 4);  permute_27 = None
    squeeze_3: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_2, 3);  squeeze_2 = None
    squeeze_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_3, 2);  squeeze_3 = None
    permute_28: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 1]cpu" = torch.ops.aten.permute.default(permute_26, [0, 4, 2, 3, 1]);  permute_26 = None
    squeeze_5: "f32[2, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.squeeze.dim(permute_28, 4);  permute_28 = None
    view_20: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 2]cpu" = torch.ops.aten.view.default(squeeze_5, [2, 2, 3, 3, 1]);  squeeze_5 = None
    permute_29: "f32[2, 2, 3, 1, 3][18, 1, 6, 2, 2]cpu" = torch.ops.aten.permute.default(view_20, [0, 1, 2, 4, 3]);  view_20 = None
    clone_3: "f32[2, 2, 3, 1, 3][18, 9, 3, 3, 1]cpu" = torch.ops.aten.clone.default(permute_29, memory_format = torch.contiguous_format);  permute_29 = None
    view_21: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(clone_3, [4, 3, 3]);  clone_3 = None
    permute_30: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    bmm_7: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_30, view_21);  permute_30 = None
    permute_31: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    bmm_8: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_21, permute_31);  view_21 = permute_31 = None
    view_22: "f32[2, 2, 4, 3, 1][24, 12, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 4, 3, 1]);  bmm_7 = None
    permute_32: "f32[2, 2, 1, 3, 4][24, 12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(view_22, [0, 1, 4, 3, 2]);  view_22 = None
    view_23: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 3, 4, 1]);  bmm_8 = None
    permute_33: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 1, 2, 4, 3]);  view_23 = None
    permute_34: "f32[2, 2, 3, 4, 1][24, 12, 1, 3, 1]cpu" = torch.ops.aten.permute.default(permute_32, [0, 1, 3, 4, 2]);  permute_32 = None
    squeeze_6: "f32[2, 2, 3, 4][24, 12, 1, 3]cpu" = torch.ops.aten.squeeze.dim(permute_34, 4);  permute_34 = None
    permute_35: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_33, [0, 1, 2, 4, 3]);  permute_33 = None
    squeeze_7: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_35, 4);  permute_35 = None
    return (view_11, squeeze_7, squeeze_6, squeeze, squeeze_4)
