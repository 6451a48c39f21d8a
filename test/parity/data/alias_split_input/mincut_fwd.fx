def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 1);  primals_1 = None
    getitem: "f32[1, 3][3, 1]cpu" = split[0]
    getitem_1: "f32[1, 3][3, 1]cpu" = split[1];  split = None
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    return (getitem, mul)
