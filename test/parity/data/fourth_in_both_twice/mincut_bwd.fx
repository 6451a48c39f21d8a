def forward(self, unsqueeze_1: "f32[1, 3, 2][3, 1, 3]cpu", tangents_1: "f32[1, 3, 2][6, 2, 1]cpu"):
    mul_2: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_1);  tangents_1 = unsqueeze_1 = None
    sum_1: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(sum_1, [3, 2]);  sum_1 = None
    return (view_7, None)
