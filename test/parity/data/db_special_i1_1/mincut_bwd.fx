def forward(self, where_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_1);  tangents_1 = where_1 = None
    return (mul_1,)
