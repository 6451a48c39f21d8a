def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4, 12][12, 1]cpu", primals_4: "f32[4, 8][8, 1]cpu", primals_5: "f32[8, 4][4, 1]cpu"):
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [2], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt);  rsqrt = None
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  mul = None
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4]);  mul_1 = None
    mm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.mm.default(view, primals_3)
    view_1: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 12]);  mm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(view_1, [4, 4, 4], -1);  view_1 = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    permute: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.permute.default(getitem_1, [0, 2, 1]);  getitem_1 = None
    expand: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem, [2, 3, 4]);  getitem = None
    view_2: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.expand.default(permute, [2, 4, 3]);  permute = None
    view_3: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_2, view_3)
    view_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_4, 2);  view_4 = None
    amax: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.amax.default(div, [-1], True)
    sub: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(div, amax);  div = amax = None
    exp: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(div_1, [2, 3, 3])
    view_5: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem_2, [2, 3, 4]);  getitem_2 = None
    view_6: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6);  view_5 = None
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 4]);  bmm_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_7);  view_7 = None
    mm_1: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view, primals_4)
    view_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 8])
    mul_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, view_9)
    mul_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, view_9);  mul_2 = None
    mul_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.044715);  mul_3 = None
    add_2: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_9, mul_4);  mul_4 = None
    mul_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.7978845608028654);  add_2 = None
    mul_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, 0.5);  view_9 = None
    tanh: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_5);  mul_5 = None
    add_3: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1);  tanh = None
    mul_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, add_3);  mul_6 = add_3 = None
    view_10: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_7, [6, 8]);  mul_7 = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_10, primals_5)
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, view_11);  add_1 = view_11 = None
    permute_1: "f32[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_10, [1, 0]);  view_10 = None
    permute_2: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    permute_3: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    permute_4: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    permute_6: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    permute_7: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1]);  view_2 = None
    permute_8: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    permute_11: "f32[12, 4][1, 12]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    return (add_4, primals_1, primals_2, div_1, mm_1, permute_1, permute_2, permute_3, permute_4, permute_6, permute_7, permute_8, permute_11)
