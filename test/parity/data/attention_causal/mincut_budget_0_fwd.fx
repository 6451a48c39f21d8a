def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 3, 4][12, 4, 1]cpu"):
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1)
    expand: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3, 4])
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(transpose, [2, 4, 3]);  transpose = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_2, 2.0);  view_2 = None
    ones: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ones.default([3, 3], dtype = torch.bool, device = device(type='cpu'), pin_memory = False)
    triu: "b8[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(ones, 1);  ones = None
    masked_fill: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, triu, -inf);  div = triu = None
    _softmax: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax.default(masked_fill, -1, False);  masked_fill = None
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 3, 3]);  _softmax = None
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 3, 4])
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = view_4 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 4]);  bmm_1 = None
    return (view_5, primals_1, primals_2, primals_3)
