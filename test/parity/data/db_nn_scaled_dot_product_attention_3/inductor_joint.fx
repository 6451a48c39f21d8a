def forward(self, primals_1: "f32[4, 3, 8][24, 8, 1]cpu", primals_2: "f32[4, 6, 8][48, 8, 1]cpu", primals_3: "f32[4, 6, 8][48, 8, 1]cpu", tangents_1: "f32[4, 3, 8][24, 8, 1]cpu"):
    unsqueeze: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    mul: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 0.5946035575013605);  unsqueeze = None
    permute: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 3, 2]);  unsqueeze_1 = None
    mul_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.mul.Scalar(permute, 0.5946035575013605);  permute = None
    expand: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 4, 3, 8]);  mul = None
    view: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 8]);  expand = None
    expand_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.expand.default(mul_1, [1, 4, 8, 6]);  mul_1 = None
    view_1: "f32[4, 8, 6][48, 1, 8]cpu" = torch.ops.aten.view.default(expand_1, [4, 8, 6]);  expand_1 = None
    bmm: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 4, 3, 6]);  bmm = None
    amax: "f32[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.amax.default(view_2, [-1], True)
    sub: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, amax);  amax = None
    exp: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    eq: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.eq.Scalar(view_2, -inf);  view_2 = None
    logical_not: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.logical_not.default(eq);  eq = None
    any_1: "b8[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.any.dim(logical_not, -1, True);  logical_not = None
    logical_not_1: "b8[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.logical_not.default(any_1);  any_1 = None
    full: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.full.default([1, 4, 3, 6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    where: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.where.self(logical_not_1, full, div);  logical_not_1 = full = div = None
    alias: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.alias.default(where)
    rand: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.rand.default([1, 4, 3, 6], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    gt: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.gt.Scalar(rand, 0.5);  rand = None
    mul_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(gt, where);  where = None
    mul_3: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 2.0);  mul_2 = None
    expand_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.expand.default(mul_3, [1, 4, 3, 6]);  mul_3 = None
    view_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 6]);  expand_2 = None
    expand_3: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [1, 4, 6, 8]);  unsqueeze_2 = None
    view_4: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 6, 8]);  expand_3 = None
    bmm_1: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 3, 8]);  bmm_1 = None
    squeeze: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_5, 0);  view_5 = None
    unsqueeze_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    view_6: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(unsqueeze_3, [4, 3, 8]);  unsqueeze_3 = None
    permute_1: "f32[4, 6, 3][18, 1, 6]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    bmm_2: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.bmm.default(permute_1, view_6);  permute_1 = None
    permute_2: "f32[4, 8, 6][48, 1, 8]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    bmm_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view_6, permute_2);  view_6 = permute_2 = None
    view_7: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.view.default(bmm_2, [1, 4, 6, 8]);  bmm_2 = None
    view_8: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm_3, [1, 4, 3, 6]);  bmm_3 = None
    convert_element_type: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(gt, torch.float32);  gt = None
    mul_4: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0);  convert_element_type = None
    mul_5: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, mul_4);  view_8 = mul_4 = None
    clone: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.clone.default(mul_5, memory_format = torch.contiguous_format);  mul_5 = None
    alias_1: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_6: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(clone, alias_1);  clone = None
    sum_2: "f32[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [-1], True)
    neg: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.prims.fma.default(neg, sum_2, mul_6);  neg = sum_2 = mul_6 = None
    view_9: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(fma, [4, 3, 6]);  fma = None
    permute_3: "f32[4, 8, 3][24, 1, 8]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    bmm_4: "f32[4, 8, 6][48, 6, 1]cpu" = torch.ops.aten.bmm.default(permute_3, view_9);  permute_3 = None
    permute_4: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    bmm_5: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_9, permute_4);  view_9 = permute_4 = None
    view_10: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.view.default(bmm_4, [1, 4, 8, 6]);  bmm_4 = None
    view_11: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_5, [1, 4, 3, 8]);  bmm_5 = None
    mul_7: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.mul.Scalar(view_10, 0.5946035575013605);  view_10 = None
    permute_5: "f32[1, 4, 6, 8][192, 48, 1, 6]cpu" = torch.ops.aten.permute.default(mul_7, [0, 1, 3, 2]);  mul_7 = None
    mul_8: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(view_11, 0.5946035575013605);  view_11 = None
    squeeze_1: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_7, 0);  view_7 = None
    squeeze_2: "f32[4, 6, 8][48, 1, 6]cpu" = torch.ops.aten.squeeze.dim(permute_5, 0);  permute_5 = None
    squeeze_3: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(mul_8, 0);  mul_8 = None
    return (squeeze, squeeze_3, squeeze_2, squeeze_1)
