def forward(self, primals_1: "f32[1, 1, 1, 10][10, 10, 10, 1]cpu", primals_2: "f32[1, 1, 1, 1, 4][4, 4, 4, 4, 1]cpu", tangents_1: "f32[1, 1, 1, 7][7, 7, 7, 1]cpu"):
    unsqueeze: "f32[1, 1, 1, 1, 10][10, 10, 10, 10, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    convolution: "f32[1, 1, 1, 1, 7][7, 7, 7, 7, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze, primals_2, None, [1, 1, 1], [0], [1, 1, 1], False, [0], 1)
    squeeze: "f32[1, 1, 1, 7][7, 7, 7, 1]cpu" = torch.ops.aten.squeeze.dim(convolution, 0);  convolution = None
    unsqueeze_1: "f32[1, 1, 1, 1, 7][7, 7, 7, 7, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(unsqueeze_1, unsqueeze, primals_2, None, [1, 1, 1], [0], [1, 1, 1], False, [0], 1, [True, True, False]);  unsqueeze_1 = unsqueeze = primals_2 = None
    getitem: "f32[1, 1, 1, 1, 10][10, 10, 10, 10, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[1, 1, 1, 1, 4][4, 4, 4, 4, 1]cpu" = convolution_backward[1];  convolution_backward = None
    squeeze_1: "f32[1, 1, 1, 10][10, 10, 10, 1]cpu" = torch.ops.aten.squeeze.dim(getitem, 0);  getitem = None
    return (squeeze, squeeze_1, getitem_1)
