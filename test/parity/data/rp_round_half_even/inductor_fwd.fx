def forward(self, primals_1: "f32[8][1]cpu"):
    round_1: "f32[8][1]cpu" = torch.ops.aten.round.default(primals_1)
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 10.0)
    round_2: "f32[8][1]cpu" = torch.ops.aten.round.default(mul);  mul = None
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(round_2, 0.1);  round_2 = None
    trunc: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    floor: "f32[8][1]cpu" = torch.ops.aten.floor.default(primals_1)
    ceil: "f32[8][1]cpu" = torch.ops.aten.ceil.default(primals_1)
    trunc_1: "f32[8][1]cpu" = torch.ops.aten.trunc.default(primals_1)
    sub: "f32[8][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, trunc_1);  primals_1 = trunc_1 = None
    return (round_1, mul_1, trunc, floor, ceil, sub)
