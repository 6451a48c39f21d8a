def forward(self, detach_1: "f32[5, 5][1, 5]cpu", tangents_1: "f32[5][1]cpu"):
    detach_3: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    transpose: "f32[5, 5][5, 1]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1)
    unsqueeze: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, -2);  tangents_1 = None
    mul: "f32[5, 5][1, 5]cpu" = torch.ops.aten.mul.Tensor(detach_3, unsqueeze);  detach_3 = unsqueeze = None
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(mul, transpose);  mul = transpose = None
    return (mm,)
