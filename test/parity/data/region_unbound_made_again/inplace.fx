def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(b_1)
    unbind = torch.ops.aten.unbind.int(t, 1);  t = None
    getitem: "f32[3][1]cpu" = unbind[0]
    getitem_1: "f32[3][1]cpu" = unbind[1];  unbind = None
    add_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = add_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, getitem_1);  a_1 = getitem_1 = None
    return (mul, getitem)
