def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 2, -1);  primals_1 = None
    getitem: "f32[2, 2][4, 1]cpu" = split[0]
    getitem_1: "f32[2, 2][4, 1]cpu" = split[1];  split = None
    sigmoid: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_1);  getitem_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, sigmoid)
    return (mul, getitem, sigmoid)
