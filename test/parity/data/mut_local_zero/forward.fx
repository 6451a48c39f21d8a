def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    zero: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zero.default(mul);  mul = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(zero, primals_1);  zero = primals_1 = None
    return add
