def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[1, 2][2, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 2);  primals_1 = None
    getitem: "f32[2, 2][2, 1]cpu" = split[0]
    getitem_1: "f32[1, 2][2, 1]cpu" = split[1];  split = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(getitem);  getitem = None
    mul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, getitem_1)
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  sum_1 = None
    mul_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_1);  tangents_1 = getitem_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_2);  mul_2 = None
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 2]);  sum_2 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([expand, mul_1]);  expand = mul_1 = None
    return (mul, cat)
