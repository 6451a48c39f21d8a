def forward(self, sigmoid: "f32[4, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, 0.9)
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, 0.05);  mul = None
    logit_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.logit_backward.default(expand, add, 0.0001);  expand = add = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(logit_backward, 0.9);  logit_backward = None
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_1, detach_1);  mul_1 = detach_1 = None
    return (sigmoid_backward,)
