def forward(self, detach_1: "f32[5, 5][1, 5]cpu", detach_2: "f32[5, 5][1, 5]cpu", tangents_1: "f32[5][1]cpu"):
    detach_4: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_5: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, -1);  tangents_1 = None
    mul: "f32[5, 5][1, 5]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, detach_5);  unsqueeze = detach_5 = None
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(detach_4, mul);  detach_4 = mul = None
    return (mm,)
