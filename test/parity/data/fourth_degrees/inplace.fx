def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    deg2rad_: "f32[3][1]cpu" = torch.ops.aten.deg2rad_.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    rad2deg_: "f32[3][1]cpu" = torch.ops.aten.rad2deg_.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    sgn_: "f32[3][1]cpu" = torch.ops.aten.sgn_.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(deg2rad_, rad2deg_);  deg2rad_ = rad2deg_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, sgn_);  mul_3 = sgn_ = None
    return add
