def forward(self, primals_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[4][1]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1);  primals_1 = None
    getitem: "f32[4][1]cpu" = unbind[0]
    getitem_1: "f32[4][1]cpu" = unbind[1];  unbind = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem, getitem_1)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  getitem = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_1);  tangents_1 = getitem_1 = None
    stack: "f32[2, 4][4, 1]cpu" = torch.ops.aten.stack.default([mul_2, mul_1]);  mul_2 = mul_1 = None
    return (mul, stack)
