def forward(self, primals_2: "f32[3, 3, 3][9, 3, 1]cpu", unsqueeze: "f32[1, 3, 4][12, 4, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    unsqueeze_1: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(unsqueeze_1, unsqueeze, primals_2, [3], [2], [2], [1], False, [0], 1, [True, True, True]);  unsqueeze_1 = unsqueeze = primals_2 = None
    getitem: "f32[1, 3, 4][12, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 3, 3][9, 3, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    squeeze_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(getitem, 0);  getitem = None
    return (squeeze_1, getitem_1, getitem_2)
