def forward(self, primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu", sigmoid: "f32[4][1]cpu", t: "f32[3, 4][1, 3]cpu", tangents_1: "f32[][]cpu"):
    binary_cross_entropy_backward: "f32[4][1]cpu" = torch.ops.aten.binary_cross_entropy_backward.default(tangents_1, sigmoid, primals_3);  tangents_1 = primals_3 = None
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[4][1]cpu" = torch.ops.aten.sigmoid_backward.default(binary_cross_entropy_backward, detach_1);  binary_cross_entropy_backward = detach_1 = None
    view: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(sigmoid_backward, [4, 1])
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = primals_2 = None
    mv_1: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, sigmoid_backward);  t = sigmoid_backward = None
    return (mul, mv_1, None)
