def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    unsqueeze_: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze_.default(b_1, 1);  b_1 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_, a_1);  a_1 = None
    return (unsqueeze_, mul)
