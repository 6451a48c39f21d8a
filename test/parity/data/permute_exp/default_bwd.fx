def forward(self, detach: "f32[4, 2, 3][1, 12, 4]cpu", tangents_1: "f32[4, 2, 3][1, 12, 4]cpu"):
    detach_1: "f32[4, 2, 3][1, 12, 4]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "f32[4, 2, 3][1, 12, 4]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  tangents_1 = detach_1 = None
    permute_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(mul, [1, 2, 0]);  mul = None
    return (permute_1,)
