def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(mul);  mul = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(detach_1, 1);  detach_1 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(add)
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, detach_4);  add = detach_4 = None
    return (add_1,)
