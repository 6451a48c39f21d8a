def forward(self, where: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    return (mul,)
