def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 2);  primals_1 = None
    getitem: "f32[2, 2][2, 1]cpu" = split[0]
    getitem_1: "f32[1, 2][2, 1]cpu" = split[1];  split = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(getitem);  getitem = None
    mul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, getitem_1)
    return (mul, getitem_1, sum_1)
