def forward(self, a_1: "f32[3, 2][2, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(b_1);  b_1 = None
    mul_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(t_, 2);  t_ = None
    unsqueeze_: "f32[1, 3, 2][3, 1, 3]cpu" = torch.ops.aten.unsqueeze_.default(mul_, 0);  mul_ = None
    add_: "f32[1, 3, 2][3, 1, 3]cpu" = torch.ops.aten.add_.Tensor(unsqueeze_, 1);  unsqueeze_ = None
    mul: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, add_);  a_1 = add_ = None
    return mul
