def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu"):
    add_: "f32[4][1]cpu" = torch.ops.aten.add_.Tensor(a_1, 1);  a_1 = None
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_, mul_);  add_ = mul_ = None
    return add
