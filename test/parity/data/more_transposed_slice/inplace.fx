def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2][1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(a_1, 1);  a_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    slice_1: "f32[2, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(t, 0, 1, 9223372036854775807);  t = None
    add_: "f32[2, 2][1, 3]cpu" = torch.ops.aten.add_.Tensor(slice_1, b_1);  slice_1 = b_1 = add_ = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(add);  add = None
    return sin
