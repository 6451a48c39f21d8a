def forward(self, logical_not: "b8[6][1]cpu", logical_not_1: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(sum_1, [6]);  sum_1 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not);  expand = logical_not = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand_1: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, logical_not_1);  expand_1 = logical_not_1 = None
    return (mul_1, mul)
