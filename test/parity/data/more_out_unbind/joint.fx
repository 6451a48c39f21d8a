def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    unbind = torch.ops.aten.unbind.int(mul);  mul = None
    getitem: "f32[3][1]cpu" = unbind[0]
    getitem_1: "f32[3][1]cpu" = unbind[1];  unbind = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, getitem)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, getitem_1);  getitem_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, getitem);  tangents_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    stack: "f32[2, 3][3, 1]cpu" = torch.ops.aten.stack.default([add, mul_3]);  add = mul_3 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(stack, 2);  stack = None
    return (getitem, mul_1, mul_4)
