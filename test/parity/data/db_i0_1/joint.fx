def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    i0: "f32[5][1]cpu" = torch.ops.aten.i0.default(primals_1)
    special_i1: "f32[5][1]cpu" = torch.ops.aten.special_i1.default(primals_1);  primals_1 = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, special_i1);  tangents_1 = special_i1 = None
    return (i0, mul)
