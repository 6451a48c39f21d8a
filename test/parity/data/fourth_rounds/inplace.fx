def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 3)
    floor_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.floor_.default(mul);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 3)
    round_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.round_.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2)
    trunc_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.trunc_.default(mul_2);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    frac_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.frac_.default(mul_3);  mul_3 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(floor_, round_);  floor_ = round_ = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, trunc_);  add = trunc_ = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, frac_);  add_1 = frac_ = None
    return add_2
