def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    copysign: "f32[][]cpu" = torch.ops.aten.copysign.Tensor(primals_1, primals_2);  primals_2 = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(copysign)
    return (copysign, primals_1, detach)
