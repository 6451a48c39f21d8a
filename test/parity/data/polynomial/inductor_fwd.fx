def forward(self, primals_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, 3);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, primals_1);  add = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 1);  mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, primals_1);  sub = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, 0.5);  mul_2 = None
    return (add_1, primals_1)
