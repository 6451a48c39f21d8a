def forward(self, tangents_1: "f32[3, 4][4, 1]cpu"):
    view_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 6]);  tangents_1 = None
    mul_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view_1, 2);  view_1 = None
    return (mul_1,)
