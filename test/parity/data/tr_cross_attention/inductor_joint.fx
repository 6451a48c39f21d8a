def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 4][16, 4, 1]cpu", primals_3: "f32[4, 4][4, 1]cpu", primals_4: "f32[8, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    permute: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, permute)
    view_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 4]);  mm = None
    view_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_1, [2, 3, 2, 2]);  view_1 = None
    permute_1: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    permute_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    view_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [8, 4]);  primals_2 = None
    mm_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_3, permute_2)
    view_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 4, 8]);  mm_1 = None
    view_5: "f32[2, 4, 2, 2, 2][32, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_4, [2, 4, 2, 2, 2]);  view_4 = None
    permute_3: "f32[2, 2, 2, 4, 2][4, 32, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_5, [2, 0, 3, 1, 4]);  view_5 = None
    unbind = torch.ops.aten.unbind.int(permute_3);  permute_3 = None
    getitem: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = unbind[0]
    getitem_1: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = unbind[1];  unbind = None
    permute_4: "f32[2, 2, 2, 4][32, 2, 1, 8]cpu" = torch.ops.aten.permute.default(getitem, [0, 1, 3, 2]);  getitem = None
    expand: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.expand.default(permute_1, [2, 2, 3, 2]);  permute_1 = None
    clone: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_6: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 4][32, 2, 1, 8]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 2, 4]);  permute_4 = None
    clone_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_7: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 4]);  clone_1 = None
    bmm: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_6, view_7)
    view_8: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 4]);  bmm = None
    mul: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, 0.7071);  view_8 = None
    amax: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.amax.default(mul, [-1], True)
    sub: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul, amax);  mul = amax = None
    exp: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    alias: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(div)
    expand_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 4]);  div = None
    view_9: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 4]);  expand_2 = None
    expand_3: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = torch.ops.aten.expand.default(getitem_1, [2, 2, 4, 2]);  getitem_1 = None
    clone_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_10: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 4, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10)
    view_11: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    permute_5: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1, 3]);  view_11 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_12: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_13: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 2, 2]);  tangents_1 = None
    permute_6: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_13, [0, 2, 1, 3]);  view_13 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_6, memory_format = torch.contiguous_format);  permute_6 = None
    view_14: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 3, 2]);  clone_4 = None
    permute_7: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_2: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_7, view_14);  permute_7 = None
    permute_8: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    bmm_3: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_14, permute_8);  view_14 = permute_8 = None
    view_15: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 4, 2]);  bmm_2 = None
    view_16: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 4]);  bmm_3 = None
    alias_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, alias_1);  view_16 = None
    sum_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [-1], True)
    neg: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.prims.fma.default(neg, sum_2, mul_1);  neg = sum_2 = mul_1 = None
    mul_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(fma, 0.7071);  fma = None
    view_17: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_2, [4, 3, 4]);  mul_2 = None
    permute_9: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_4: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_9, view_17);  permute_9 = None
    permute_10: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_7, [0, 2, 1]);  view_7 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_17, permute_10);  view_17 = permute_10 = None
    view_18: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 4]);  bmm_4 = None
    view_19: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    permute_11: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_18, [0, 1, 3, 2]);  view_18 = None
    cat: "f32[4, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.cat.default([permute_11, view_15]);  permute_11 = view_15 = None
    view_20: "f32[2, 2, 2, 4, 2][32, 16, 8, 2, 1]cpu" = torch.ops.aten.view.default(cat, [2, 2, 2, 4, 2]);  cat = None
    permute_12: "f32[2, 4, 2, 2, 2][16, 2, 32, 8, 1]cpu" = torch.ops.aten.permute.default(view_20, [1, 3, 0, 2, 4]);  view_20 = None
    clone_5: "f32[2, 4, 2, 2, 2][32, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_12, memory_format = torch.contiguous_format);  permute_12 = None
    view_21: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 4, 8]);  clone_5 = None
    view_22: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(view_21, [8, 8]);  view_21 = None
    permute_13: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_22, [1, 0])
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_13, view_3);  permute_13 = view_3 = None
    permute_14: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    permute_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_22, permute_15);  view_22 = permute_15 = None
    view_23: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 4]);  mm_3 = None
    permute_16: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    permute_17: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_19, [0, 2, 1, 3]);  view_19 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_17, memory_format = torch.contiguous_format);  permute_17 = None
    view_24: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_6, [2, 3, 4]);  clone_6 = None
    view_25: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_24, [6, 4]);  view_24 = None
    permute_18: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_25, [1, 0])
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_18, view);  permute_18 = view = None
    permute_19: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    permute_20: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_5: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_25, permute_20);  view_25 = permute_20 = None
    view_26: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 4]);  mm_5 = None
    permute_21: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_19, [1, 0]);  permute_19 = None
    return (view_12, view_26, view_23, permute_21, permute_16)
