def forward(self, primals_1: "f32[2][1]cpu", primals_2: "i64[4][1]cpu", primals_3: "i64[4][1]cpu", primals_4: "i32[4][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    lcm: "i64[4][1]cpu" = torch.ops.aten.lcm.default(primals_2, primals_3);  primals_3 = None
    lcm_1: "i64[4][1]cpu" = torch.ops.aten.lcm.default(primals_2, primals_4);  primals_2 = primals_4 = None
    return (mul, lcm, lcm_1)
