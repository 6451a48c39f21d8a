def forward(self, add: "f32[2, 3][3, 1]cpu", tangents_1: "f32[6][1]cpu"):
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(add, [6]);  add = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, view_1);  tangents_1 = view_1 = None
    return (mul_1, None)
