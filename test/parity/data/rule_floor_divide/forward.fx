def forward(self, primals_1: "f32[4][1]cpu", primals_2: "i64[4][1]cpu", primals_3: "i64[4][1]cpu", primals_4: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    floor_divide: "i64[4][1]cpu" = torch.ops.aten.floor_divide.default(primals_2, primals_3);  primals_3 = None
    floor_divide_1: "i64[4][1]cpu" = torch.ops.aten.floor_divide.default(primals_2, 3);  primals_2 = None
    floor_divide_2: "f32[4][1]cpu" = torch.ops.aten.floor_divide.default(primals_4, 0.7);  primals_4 = None
    return (mul, floor_divide, floor_divide_1, floor_divide_2)
