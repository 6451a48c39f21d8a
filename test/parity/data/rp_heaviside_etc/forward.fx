def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "f32[4][1]cpu", arg2_1: "i64[4][1]cpu", arg3_1: "i64[4][1]cpu"):
    heaviside: "f32[4][1]cpu" = torch.ops.aten.heaviside.default(arg0_1, arg1_1)
    signbit: "b8[4][1]cpu" = torch.ops.aten.signbit.default(arg0_1)
    ldexp: "f32[4][1]cpu" = torch.ops.aten.ldexp.Tensor(arg0_1, arg1_1)
    nextafter: "f32[4][1]cpu" = torch.ops.aten.nextafter.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    gcd: "i64[4][1]cpu" = torch.ops.aten.gcd.default(arg2_1, arg3_1)
    lcm: "i64[4][1]cpu" = torch.ops.aten.lcm.default(arg2_1, arg3_1);  arg2_1 = arg3_1 = None
    return (heaviside, signbit, ldexp, nextafter, gcd, lcm)
