def forward(self, primals_1: "f32[3][1]cpu"):
    exp: "f32[3][1]cpu" = torch.ops.aten.exp.default(primals_1)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(detach_1, primals_1);  detach_1 = primals_1 = None
    return add
