def forward(self, exp: "f32[0, 3][3, 1]cpu", exp_1: "f32[0, 3][3, 1]cpu", exp_2: "f32[2, 0][1, 1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[1, 1][1, 1]cpu"):
    mul: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, exp);  tangents_3 = exp = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    mul_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp_1);  unsqueeze = exp_1 = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    mul_2: "f32[2, 0][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, exp_2);  unsqueeze_2 = exp_2 = None
    return (mul_2, add)
