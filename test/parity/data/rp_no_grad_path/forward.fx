def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(primals_1)
    exp: "f32[3][1]cpu" = torch.ops.aten.exp.default(detach);  detach = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(exp, primals_2);  exp = None
    sign: "f32[3][1]cpu" = torch.ops.aten.sign.default(primals_1);  primals_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sign, primals_2);  sign = primals_2 = None
    return (add, mul)
