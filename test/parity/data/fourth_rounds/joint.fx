def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
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
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1)
    zeros_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_1)
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(zeros_like, 2);  zeros_like = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    zeros_like_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_1)
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(zeros_like_1, 3);  zeros_like_1 = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_6);  add_3 = mul_6 = None
    zeros_like_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(zeros_like_2, 3);  zeros_like_2 = None
    add_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_7);  add_4 = mul_7 = None
    return (add_2, add_5)
