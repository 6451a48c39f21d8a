def forward(self, where: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where)
    neg: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.neg.default(mul);  mul = None
    mul_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    return (mul_1, neg)
