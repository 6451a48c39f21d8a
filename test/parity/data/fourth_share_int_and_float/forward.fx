def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "i64[2][1]cpu", arg2_1: "i64[2][1]cpu"):
    as_strided: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(arg0_1, [2], [1], 0)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[4][1]cpu" = torch.ops.aten.as_strided_scatter.default(arg0_1, mul, [2], [1], 0);  arg0_1 = mul = None
    as_strided_2: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2], [1], 0)
    add: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(arg1_1, 1);  arg1_1 = None
    as_strided_3: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2], [1], 1)
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(as_strided_2, as_strided_3);  as_strided_2 = as_strided_3 = None
    mul_1: "i64[2][1]cpu" = torch.ops.aten.mul.Tensor(add, arg2_1);  arg2_1 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_1);  add_1 = mul_1 = None
    return (as_strided_scatter, add, add_2)
