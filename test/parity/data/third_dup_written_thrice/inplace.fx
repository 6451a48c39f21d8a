def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(a_1, 1);  a_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_, b_1);  add_ = b_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, c_1);  add = c_1 = None
    return add_1
