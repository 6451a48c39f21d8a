def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", primals_2: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_3: "f32[3, 2, 1, 1][2, 1, 1, 1]cpu", primals_4: "f32[3][1]cpu", tangents_1: "f32[1, 3][3, 1]cpu"):
    convolution: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 2)
    convolution_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(convolution, primals_3, primals_4, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_4 = None
    add: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(convolution_1, 3)
    clamp_min: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.clamp_min.default(add, 0);  add = None
    clamp_max: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 6);  clamp_min = None
    mul: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(convolution_1, clamp_max);  clamp_max = None
    div: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(mul, 6);  mul = None
    mean: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(div, [2, 3]);  div = None
    unsqueeze: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 2);  tangents_1 = None
    unsqueeze_1: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 3);  unsqueeze = None
    expand: "f32[1, 3, 4, 4][3, 1, 0, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [1, 3, 4, 4]);  unsqueeze_1 = None
    div_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand, 16);  expand = None
    le: "b8[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(convolution_1, -3)
    lt: "b8[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.lt.Scalar(convolution_1, 3)
    div_2: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(convolution_1, 3);  convolution_1 = None
    add_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(div_2, 0.5);  div_2 = None
    mul_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, add_1);  add_1 = None
    where: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.where.self(lt, mul_1, div_1);  lt = mul_1 = div_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, where);  le = scalar_tensor = where = None
    convolution_backward = torch.ops.aten.convolution_backward.default(where_1, convolution, primals_3, [3], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  where_1 = convolution = primals_3 = None
    getitem: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(getitem, primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 2, [True, True, False]);  getitem = primals_1 = primals_2 = None
    getitem_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_4: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    return (mean, getitem_3, getitem_4, getitem_1, getitem_2)
