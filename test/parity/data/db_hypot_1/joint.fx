def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    hypot: "f32[][]cpu" = torch.ops.aten.hypot.default(primals_1, primals_2)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(hypot)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul, detach_1);  mul = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_1, detach_1);  mul_1 = detach_1 = None
    return (hypot, div_1, div)
