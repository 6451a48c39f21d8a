def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu", c_1: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(a_1);  a_1 = None
    addcmul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcmul_.default(clone, b_1, c_1, value = 0.5);  clone = None
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(c_1);  c_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(abs_1, 1);  abs_1 = None
    addcdiv_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcdiv_.default(addcmul_, b_1, add);  addcmul_ = b_1 = add = None
    return addcdiv_
