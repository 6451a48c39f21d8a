def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    constant_pad_nd: "f32[4, 2][2, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [0, 0, 0, 1]);  primals_1 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(constant_pad_nd, [2, -1]);  constant_pad_nd = None
    view_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, -1]);  primals_2 = None
    cat: "f32[2, 8][8, 1]cpu" = torch.ops.aten.cat.default([view, view_1], 1);  view = view_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (mul, cat, None, None, mul_1)
