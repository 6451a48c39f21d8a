def forward(self, arg0_1: "i32[3][1]cpu", arg1_1: "i32[3][1]cpu"):
    add: "i32[3][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, arg1_1)
    mul: "i32[3][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, arg1_1)
    sub: "i32[3][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, arg1_1)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(arg0_1)
    _to_copy: "i64[3][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.int64);  arg0_1 = None
    mul_1: "i64[3][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, arg1_1);  _to_copy = arg1_1 = None
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    return (add, mul, sub, sum_1, sum_2)
