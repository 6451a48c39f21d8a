def forward(self, primals_1: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu"):
    convolution: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    native_group_norm = torch.ops.aten.native_group_norm.default(convolution, primals_3, primals_4, 2, 4, 16, 2, 1e-05);  primals_4 = None
    getitem: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[2, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    detach_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    relu: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    detach_2: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.detach.default(relu)
    return (relu, primals_1, primals_2, primals_3, convolution, detach, detach_1, detach_2)
