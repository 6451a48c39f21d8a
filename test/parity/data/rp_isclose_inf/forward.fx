def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "f32[4][1]cpu"):
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg1_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(arg1_1, 1e-05)
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(mul);  mul = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(abs_1, 1e-08);  abs_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, arg1_1)
    abs_2: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    abs_3: "f32[4][1]cpu" = torch.ops.aten.abs.default(abs_2)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_3, inf);  abs_3 = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(abs_2, abs_2)
    mul_1: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_1, ne);  eq_1 = ne = None
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(abs_2, add);  abs_2 = add = None
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(mul_1, le);  mul_1 = le = None
    bitwise_or: "b8[4][1]cpu" = torch.ops.aten.bitwise_or.Tensor(eq, bitwise_and);  eq = bitwise_and = None
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg1_1)
    isnan: "b8[4][1]cpu" = torch.ops.aten.isnan.default(arg0_1)
    isnan_1: "b8[4][1]cpu" = torch.ops.aten.isnan.default(arg1_1)
    bitwise_and_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(isnan, isnan_1);  isnan = isnan_1 = None
    bitwise_or_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_or.Tensor(eq_2, bitwise_and_1);  eq_2 = bitwise_and_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(arg1_1, 1e-05)
    abs_4: "f32[4][1]cpu" = torch.ops.aten.abs.default(mul_2);  mul_2 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(abs_4, 1e-08);  abs_4 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    abs_5: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub_1);  sub_1 = None
    abs_6: "f32[4][1]cpu" = torch.ops.aten.abs.default(abs_5)
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_6, inf);  abs_6 = None
    eq_3: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(abs_5, abs_5)
    mul_3: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_3, ne_1);  eq_3 = ne_1 = None
    le_1: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(abs_5, add_1);  abs_5 = add_1 = None
    bitwise_and_2: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(mul_3, le_1);  mul_3 = le_1 = None
    bitwise_or_2: "b8[4][1]cpu" = torch.ops.aten.bitwise_or.Tensor(bitwise_or_1, bitwise_and_2);  bitwise_or_1 = bitwise_and_2 = None
    return (bitwise_or, bitwise_or_2)
