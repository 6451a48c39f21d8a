def forward(self, primals_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 2, 1);  primals_1 = None
    getitem: "f32[2, 2][4, 1]cpu" = split[0]
    getitem_1: "f32[2, 2][4, 1]cpu" = split[1];  split = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, getitem_1)
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  getitem = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_1);  tangents_1 = getitem_1 = None
    cat: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([mul_2, mul_1], 1);  mul_2 = mul_1 = None
    return (mul, cat)
