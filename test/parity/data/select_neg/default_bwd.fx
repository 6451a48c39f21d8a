def forward(self, tangents_1: "f32[2][1]cpu"):
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(mul_1, [2, 3], -1, -1);  mul_1 = None
    return (select_backward,)
