def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 4][4, 1]cpu"):
    split = torch.ops.aten.split.Tensor(b_1, 2, 1)
    getitem: "f32[3, 2][4, 1]cpu" = split[0];  getitem = None
    getitem_1: "f32[3, 2][4, 1]cpu" = split[1];  split = None
    mul_: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = mul_ = None
    t: "f32[2, 3][1, 4]cpu" = torch.ops.aten.t.default(getitem_1);  getitem_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, t);  a_1 = t = None
    return mul
