def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "f32[3, 3, 3][9, 3, 1]cpu", primals_3: "f32[3][1]cpu", convolution: "f32[2, 3, 5][15, 5, 1]cpu", tangents_1: "f32[2, 3, 5][15, 5, 1]cpu"):
    view: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3, 1]);  primals_3 = None
    mul_1: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.mul.Tensor(view, tangents_1);  view = None
    gt_1: "b8[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.gt.Scalar(convolution, 0)
    where_1: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, mul_1);  mul_1 = None
    mul_2: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.mul.Tensor(convolution, tangents_1);  convolution = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.where.self(gt_1, scalar_tensor, mul_2);  gt_1 = scalar_tensor = mul_2 = None
    sum_1: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_2, [0, 2], True);  where_2 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(where_1, primals_1, primals_2, None, [1], [1], [1], False, [0], 1, [True, True, False]);  where_1 = primals_1 = primals_2 = None
    getitem: "f32[2, 3, 5][15, 5, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 3, 3][9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    add_1: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, getitem);  tangents_1 = getitem = None
    return (add_1, getitem_1, view_1)
