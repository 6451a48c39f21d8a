def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu"):
    split = torch.ops.aten.split.Tensor(b_1, 2)
    getitem: "f32[2][1]cpu" = split[0]
    getitem_1: "f32[2][1]cpu" = split[1];  split = None
    add_: "f32[2][1]cpu" = torch.ops.aten.add_.Tensor(getitem, 1);  getitem = None
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(getitem_1, add_);  getitem_1 = add_ = mul_ = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return mul
