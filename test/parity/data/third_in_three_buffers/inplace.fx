def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu", d_1: "f32[3][1]cpu"):
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, add_);  b_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_, add_);  mul_ = add_ = None
    copy_: "f32[3][1]cpu" = torch.ops.aten.copy_.default(d_1, add);  d_1 = add = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, copy_);  a_1 = copy_ = None
    return mul
