def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[4][1]cpu"):
    split_with_sizes = torch.ops.aten.split_with_sizes.default(b_1, [1, 3])
    getitem: "f32[1][1]cpu" = split_with_sizes[0];  getitem = None
    getitem_1: "f32[3][1]cpu" = split_with_sizes[1];  split_with_sizes = None
    mul_: "f32[4][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 2);  b_1 = mul_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, getitem_1);  a_1 = getitem_1 = None
    return mul
