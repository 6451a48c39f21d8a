def forward(self, tangents_1: "f32[4, 3][3, 1]cpu"):
    view: "f32[2, 6][6, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 6]);  tangents_1 = None
    mul_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(view, 1);  view = None
    return (mul_1,)
