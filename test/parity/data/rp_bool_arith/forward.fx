def forward(self, arg0_1: "b8[3][1]cpu", arg1_1: "b8[3][1]cpu"):
    add: "b8[3][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, arg1_1)
    mul: "b8[3][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, arg1_1)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(arg0_1)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(arg0_1, [0])
    cumsum: "i64[3][1]cpu" = torch.ops.aten.cumsum.default(arg0_1, 0)
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.float32)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(_to_copy);  _to_copy = None
    bitwise_or: "b8[3][1]cpu" = torch.ops.aten.bitwise_or.Tensor(arg0_1, arg1_1)
    bitwise_xor: "b8[3][1]cpu" = torch.ops.aten.bitwise_xor.Tensor(arg0_1, arg1_1);  arg1_1 = None
    bitwise_not: "b8[3][1]cpu" = torch.ops.aten.bitwise_not.default(arg0_1)
    prod: "i64[][]cpu" = torch.ops.aten.prod.default(arg0_1);  arg0_1 = None
    return (add, mul, sum_1, sum_2, cumsum, mean, bitwise_or, bitwise_xor, bitwise_not, prod)
