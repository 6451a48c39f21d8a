def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[3][1]cpu", primals_3: "i64[3][1]cpu"):
    gcd: "i64[3][1]cpu" = torch.ops.aten.gcd.default(primals_2, primals_3);  primals_2 = None
    lcm: "i64[3][1]cpu" = torch.ops.aten.lcm.default(gcd, primals_3);  gcd = None
    floor_divide: "i64[3][1]cpu" = torch.ops.aten.floor_divide.default(lcm, primals_3);  lcm = primals_3 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, floor_divide);  primals_1 = None
    return (floor_divide, mul)
