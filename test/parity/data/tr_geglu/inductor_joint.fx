def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4, 6][6, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mm: "f32[6, 6][6, 1]cpu" = torch.ops.aten.mm.default(view, primals_2)
    view_1: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 6]);  mm = None
    split = torch.ops.aten.split.Tensor(view_1, 3, -1);  view_1 = None
    getitem: "f32[2, 3, 3][18, 6, 1]cpu" = split[0]
    getitem_1: "f32[2, 3, 3][18, 6, 1]cpu" = split[1];  split = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.5)
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.7071067811865476)
    erf: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.erf.default(mul_1);  mul_1 = None
    add: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, add);  mul = add = None
    mul_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, mul_2)
    mul_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  getitem = None
    mul_5: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    mul_6: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.7071067811865476)
    erf_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.erf.default(mul_6);  mul_6 = None
    add_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_7: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    mul_8: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, getitem_1)
    mul_9: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, -0.5);  mul_8 = None
    exp: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.exp.default(mul_9);  mul_9 = None
    mul_10: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327);  exp = None
    mul_11: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, mul_10);  getitem_1 = mul_10 = None
    add_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_11);  mul_7 = mul_11 = None
    mul_12: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_2);  mul_4 = add_2 = None
    cat: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.cat.default([mul_5, mul_12], 2);  mul_5 = mul_12 = None
    view_2: "f32[6, 6][6, 1]cpu" = torch.ops.aten.view.default(cat, [6, 6]);  cat = None
    permute: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mm_1: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute, view_2);  permute = None
    permute_1: "f32[6, 4][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_2, permute_1);  view_2 = permute_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    return (mul_3, view_3, mm_1)
