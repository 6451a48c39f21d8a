def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3, 4, 2][8, 2, 1]cpu"):
    mm: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    amax: "f32[5, 1][1, 1]cpu" = torch.ops.aten.amax.default(mm, [-1], True)
    sub: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mm, amax);  amax = None
    exp: "f32[5, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    max_1 = torch.ops.aten.max.dim(div, -1)
    getitem: "f32[5][1]cpu" = max_1[0]
    getitem_1: "i64[5][1]cpu" = max_1[1];  max_1 = None
    unsqueeze: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, -1);  getitem_1 = None
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    eq: "b8[5, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, iota);  unsqueeze = iota = None
    convert_element_type: "i64[5, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(eq, torch.int64);  eq = None
    convert_element_type_1: "f32[5, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32);  convert_element_type = None
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(convert_element_type_1, [0])
    mean_1: "f32[3][1]cpu" = torch.ops.aten.mean.dim(div, [0]);  div = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mean, mean_1);  mean_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_2, 3);  sum_2 = None
    unsqueeze_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem, 1);  getitem = None
    unsqueeze_2: "f32[5, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 2);  convert_element_type_1 = None
    unsqueeze_3: "f32[5, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    permute: "f32[5, 1, 1, 3][3, 1, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_3, [0, 2, 3, 1]);  unsqueeze_3 = None
    unsqueeze_4: "f32[3, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 3);  primals_3 = None
    permute_1: "f32[1, 2, 4, 3][1, 1, 2, 8]cpu" = torch.ops.aten.permute.default(unsqueeze_4, [3, 2, 1, 0]);  unsqueeze_4 = None
    unsqueeze_5: "f32[5, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 2)
    unsqueeze_6: "f32[5, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3);  unsqueeze_5 = None
    permute_2: "f32[5, 1, 4, 1][4, 1, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_6, [0, 2, 1, 3]);  unsqueeze_6 = None
    permute_3: "f32[5, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 3, 1, 2]);  permute = None
    view: "f32[1, 5, 3][15, 3, 1]cpu" = torch.ops.aten.view.default(permute_3, [1, 5, 3]);  permute_3 = None
    permute_4: "f32[3, 2, 4, 1][8, 1, 2, 1]cpu" = torch.ops.aten.permute.default(permute_1, [3, 1, 2, 0]);  permute_1 = None
    clone: "f32[3, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format);  permute_4 = None
    view_1: "f32[1, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(clone, [1, 3, 8]);  clone = None
    bmm: "f32[1, 5, 8][40, 8, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view_1 = None
    view_2: "f32[5, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [5, 1, 2, 4]);  bmm = None
    permute_5: "f32[5, 2, 4, 1][8, 4, 1, 8]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 3, 1]);  view_2 = None
    permute_6: "f32[5, 2, 4, 1][8, 4, 1, 8]cpu" = torch.ops.aten.permute.default(permute_5, [0, 1, 2, 3]);  permute_5 = None
    view_3: "f32[5, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(permute_6, [5, 2, 4]);  permute_6 = None
    permute_7: "f32[5, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_2, [0, 2, 3, 1]);  permute_2 = None
    view_4: "f32[5, 4, 1][4, 1, 1]cpu" = torch.ops.aten.view.default(permute_7, [5, 4, 1]);  permute_7 = None
    bmm_1: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_4 = None
    view_5: "f32[5, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [5, 2, 1, 1])
    permute_8: "f32[5, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.permute.default(view_5, [0, 1, 2, 3]);  view_5 = None
    view_6: "f32[5, 2][2, 1]cpu" = torch.ops.aten.view.default(permute_8, [5, 2]);  permute_8 = None
    mul_2: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_1, view_6);  unsqueeze_1 = view_6 = None
    permute_10: "f32[5, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    permute_15: "f32[1, 3, 5][15, 1, 3]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    permute_20: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    return (mul_2, mul_1, primals_1, mm, mean, bmm_1, permute_10, permute_15, permute_20)
