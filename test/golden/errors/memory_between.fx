def forward(self, a: "f32[4]", w: "f32[4, 4]"):
    b = torch.ops.aten.expand.default(a, [999999999999, 4])
    mm = torch.ops.aten.mm.default(b, w)
    sum_1 = torch.ops.aten.sum.default(mm)
    return (sum_1,)
