def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][1, 3]cpu", c_1: "f32[3][1]cpu"):
    add_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = None
    t: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(add_);  add_ = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, t);  a_1 = t = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, c_1);  mul = c_1 = None
    return add
