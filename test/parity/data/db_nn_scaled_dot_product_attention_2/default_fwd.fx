def forward(self, primals_1: "f32[4, 3, 8][24, 8, 1]cpu", primals_2: "f32[4, 6, 8][48, 8, 1]cpu", primals_3: "f32[4, 6, 8][48, 8, 1]cpu"):
    unsqueeze: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    mul: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 0.5946035575013605);  unsqueeze = None
    ones: "b8[3, 6][6, 1]cpu" = torch.ops.aten.ones.default([3, 6], dtype = torch.bool, layout = torch.strided, device = device(type='cpu'))
    tril: "b8[3, 6][6, 1]cpu" = torch.ops.aten.tril.default(ones);  ones = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 6][6, 1]cpu" = torch.ops.aten.where.self(tril, scalar_tensor_1, scalar_tensor);  tril = scalar_tensor_1 = scalar_tensor = None
    transpose: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.transpose.int(unsqueeze_1, -2, -1);  unsqueeze_1 = None
    mul_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.mul.Scalar(transpose, 0.5946035575013605);  transpose = None
    expand: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 4, 3, 8]);  mul = None
    view: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 8]);  expand = None
    expand_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.expand.default(mul_1, [1, 4, 8, 6]);  mul_1 = None
    view_1: "f32[4, 8, 6][48, 1, 8]cpu" = torch.ops.aten.view.default(expand_1, [4, 8, 6]);  expand_1 = None
    bmm: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 4, 3, 6]);  bmm = None
    add: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.add.Tensor(view_2, where);  view_2 = where = None
    _safe_softmax: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten._safe_softmax.default(add, -1);  add = None
    detach: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.detach.default(_safe_softmax)
    native_dropout = torch.ops.aten.native_dropout.default(_safe_softmax, 0.5, True);  _safe_softmax = None
    getitem: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = native_dropout[0]
    getitem_1: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = native_dropout[1];  native_dropout = None
    expand_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.expand.default(getitem, [1, 4, 3, 6]);  getitem = None
    view_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 6]);  expand_2 = None
    expand_3: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [1, 4, 6, 8]);  unsqueeze_2 = None
    view_4: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 6, 8]);  expand_3 = None
    bmm_1: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 3, 8]);  bmm_1 = None
    squeeze: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_5, 0);  view_5 = None
    return (squeeze, view, view_1, detach, getitem_1, view_3, view_4)
