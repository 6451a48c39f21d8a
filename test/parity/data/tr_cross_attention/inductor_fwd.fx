def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 4][16, 4, 1]cpu", primals_3: "f32[4, 4][4, 1]cpu", primals_4: "f32[8, 4][4, 1]cpu"):
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
    expand_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 4])
    view_9: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 4]);  expand_2 = None
    expand_3: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = torch.ops.aten.expand.default(getitem_1, [2, 2, 4, 2]);  getitem_1 = None
    clone_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_10: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 4, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10);  view_9 = None
    view_11: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    permute_5: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1, 3]);  view_11 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_12: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 4]);  clone_3 = None
    permute_8: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    permute_9: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    permute_10: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_7, [0, 2, 1]);  view_7 = None
    permute_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    permute_20: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (view_12, view, view_3, div, permute_8, permute_9, permute_10, permute_15, permute_20)
