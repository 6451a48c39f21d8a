def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[4, 3][3, 1]cpu"):
    transpose_: "f32[3, 4][1, 3]cpu" = torch.ops.aten.transpose_.default(b_1, 0, 1);  b_1 = None
    add_: "f32[3, 4][1, 3]cpu" = torch.ops.aten.add_.Tensor(transpose_, 1);  transpose_ = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(a_1, add_);  a_1 = add_ = None
    return mm
