def forward(self, unsqueeze: "f32[3, 1][1, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze);  tangents_1 = unsqueeze = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (view_1, None)
