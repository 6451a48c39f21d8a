def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    mul: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 0.7071067811865476);  primals_1 = None
    ones: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ones.default([3, 3], dtype = torch.bool, layout = torch.strided, device = device(type='cpu'))
    tril: "b8[3, 3][3, 1]cpu" = torch.ops.aten.tril.default(ones);  ones = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(tril, scalar_tensor_1, scalar_tensor);  tril = scalar_tensor_1 = scalar_tensor = None
    transpose: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1);  primals_2 = None
    mul_1: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.mul.Scalar(transpose, 0.7071067811865476);  transpose = None
    expand: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 2, 3, 4]);  mul = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[1, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(mul_1, [1, 2, 4, 3]);  mul_1 = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 2, 3, 3]);  bmm = None
    add: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, where);  view_2 = where = None
    _safe_softmax: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._safe_softmax.default(add, -1);  add = None
    detach: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_safe_softmax)
    expand_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_safe_softmax, [1, 2, 3, 3]);  _safe_softmax = None
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [1, 2, 3, 4]);  primals_3 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 2, 3, 4]);  bmm_1 = None
    return (view_5, view, view_1, detach, view_3, view_4)
