def forward(self, detach: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(detach_1, 1);  detach_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  tangents_1 = add = None
    return (mul,)
