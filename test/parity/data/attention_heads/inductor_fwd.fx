def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[12, 4][4, 1]cpu", primals_3: "f32[12][1]cpu", primals_4: "f32[4, 4][4, 1]cpu", primals_5: "f32[4][1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    permute: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, permute);  primals_3 = None
    view_1: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.view.default(addmm, [2, 3, 12]);  addmm = None
    split = torch.ops.aten.split.Tensor(view_1, 4, -1);  view_1 = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split[2];  split = None
    view_2: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3, 2, 2]);  getitem = None
    permute_1: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    view_3: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_1, [2, 3, 2, 2]);  getitem_1 = None
    permute_2: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 3, 2, 2]);  getitem_2 = None
    permute_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    permute_4: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_2, [0, 1, 3, 2]);  permute_2 = None
    expand: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_1, [2, 2, 3, 2]);  permute_1 = None
    clone: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 2, 3]);  permute_4 = None
    clone_1: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 3]);  clone_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 0.7);  view_7 = None
    amax: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.amax.default(mul, [-1], True)
    sub: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, amax);  mul = amax = None
    exp: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3])
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_3, [2, 2, 3, 2]);  permute_3 = None
    clone_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_9: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 3, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9);  view_8 = None
    view_10: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    permute_5: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1, 3]);  view_10 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_12: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_11, [6, 4]);  view_11 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_5, view_12, permute_6);  primals_5 = None
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 3, 4]);  addmm_1 = None
    permute_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    permute_13: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    permute_14: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    permute_15: "f32[4, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    permute_20: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (view_13, view, div, view_12, permute_7, permute_13, permute_14, permute_15, permute_20)
