def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[6][1]cpu", tangents_1: "f32[2][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    isnan: "b8[6][1]cpu" = torch.ops.aten.isnan.default(primals_2);  primals_2 = None
    logical_not: "b8[6][1]cpu" = torch.ops.aten.logical_not.default(isnan);  isnan = None
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(sum_1, [6]);  sum_1 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not);  expand = logical_not = None
    isnan_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(isnan_1);  isnan_1 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand_1: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, logical_not_1);  expand_1 = logical_not_1 = None
    return (mul_1, mul)
