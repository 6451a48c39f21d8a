def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, 1)
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, add);  primals_1 = add = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, add_1);  mul_1 = add_1 = None
    return (zero, mul_2, primals_2)
