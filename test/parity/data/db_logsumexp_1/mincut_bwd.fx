def forward(self, exp: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  tangents_1 = exp = None
    return (mul,)
