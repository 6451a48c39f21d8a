def forward(self, mm: "f32[6, 6][6, 1]cpu", permute: "f32[4, 6][1, 4]cpu", permute_1: "f32[6, 4][1, 6]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    view_1: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 6]);  mm = None
    split = torch.ops.aten.split.Tensor(view_1, 3, -1);  view_1 = None
    getitem: "f32[2, 3, 3][18, 6, 1]cpu" = split[0]
    getitem_1: "f32[2, 3, 3][18, 6, 1]cpu" = split[1];  split = None
    mul_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  getitem = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.5)
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.7071067811865476)
    erf: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.erf.default(mul_1);  mul_1 = None
    add: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, add);  mul = None
    mul_5: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    mul_7: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    mul_8: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, getitem_1)
    mul_9: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, -0.5);  mul_8 = None
    exp: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.exp.default(mul_9);  mul_9 = None
    mul_10: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327);  exp = None
    mul_11: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, mul_10);  getitem_1 = mul_10 = None
    add_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_11);  mul_7 = mul_11 = None
    mul_12: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_2);  mul_4 = add_2 = None
    cat: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.cat.default([mul_5, mul_12], 2);  mul_5 = mul_12 = None
    view_2: "f32[6, 6][6, 1]cpu" = torch.ops.aten.view.default(cat, [6, 6]);  cat = None
    mm_1: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute, view_2);  permute = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_2, permute_1);  view_2 = permute_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    return (view_3, mm_1)
