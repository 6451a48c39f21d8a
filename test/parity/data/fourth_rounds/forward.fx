def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3)
    floor: "f32[2, 3][3, 1]cpu" = torch.ops.aten.floor.default(mul);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3)
    round_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.round.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    trunc: "f32[2, 3][3, 1]cpu" = torch.ops.aten.trunc.default(mul_2);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    frac: "f32[2, 3][3, 1]cpu" = torch.ops.aten.frac.default(mul_3);  mul_3 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(floor, round_1);  floor = round_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, trunc);  add = trunc = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, frac);  add_1 = frac = None
    return add_2
