def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "i64[][]cpu"):
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(primals_3, 1);  primals_3 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 0.5);  primals_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul);  primals_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, add);  mul_1 = None
    return (mul, add, add_1, mul)
