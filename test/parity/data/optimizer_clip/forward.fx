def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[4][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, arg0_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, arg1_1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    sqrt: "f32[][]cpu" = torch.ops.aten.sqrt.default(add);  add = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-06)
    reciprocal: "f32[][]cpu" = torch.ops.aten.reciprocal.default(add_1);  add_1 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    clamp: "f32[][]cpu" = torch.ops.aten.clamp.default(mul_2, None, 1.0);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, clamp);  arg0_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, clamp);  arg1_1 = clamp = None
    return (mul_3, mul_4, sqrt)
