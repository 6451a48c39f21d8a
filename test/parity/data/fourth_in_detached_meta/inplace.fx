def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(a_1)
    t_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t_.default(detach);  detach = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    t: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t_);  t_ = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, t);  mul = t = None
    return add
