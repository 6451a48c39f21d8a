def forward(self, arg0_1: "f32[2][1]cpu", arg1_1: "i64[3][1]cpu", arg2_1: "i64[3][1]cpu"):
    add: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(arg1_1, arg2_1);  arg1_1 = None
    mul: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(arg2_1, add);  arg2_1 = None
    mul_1: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(add, mul)
    return (add, mul, mul_1)
