def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(mul)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, detach);  mul = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(primals_1);  primals_1 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(detach_1);  detach_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, sin);  mul_1 = sin = None
    return (add, detach)
