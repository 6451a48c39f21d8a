def forward(self, unfold: "f32[2, 3, 3][7, 2, 1]cpu", sum_1: "f32[][]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    sin: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sin.default(unfold)
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    expand: "f32[2, 3, 2][0, 0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 3, 2]);  sum_2 = None
    unfold_backward: "f32[2, 6][6, 1]cpu" = torch.ops.aten.unfold_backward.default(expand, [2, 6], 1, 2, 2);  expand = None
    cos: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.cos.default(unfold);  unfold = None
    mul_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos);  mul_2 = cos = None
    unfold_backward_1: "f32[2, 7][7, 1]cpu" = torch.ops.aten.unfold_backward.default(mul_3, [2, 7], 1, 3, 2);  mul_3 = None
    return (unfold_backward_1, unfold_backward)
