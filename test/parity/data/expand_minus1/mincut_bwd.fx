def forward(self, detach_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  tangents_1 = detach_1 = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True);  mul = None
    return (sum_1,)
