def forward(self, a_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(mul)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(detach_1, 1);  detach_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, add_);  mul = add_ = None
    return add
