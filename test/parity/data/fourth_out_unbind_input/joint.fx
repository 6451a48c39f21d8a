def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1)
    getitem: "f32[3][1]cpu" = unbind[0]
    getitem_1: "f32[3][1]cpu" = unbind[1];  unbind = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, primals_1);  primals_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, primals_2);  tangents_3 = primals_2 = None
    stack: "f32[2, 3][3, 1]cpu" = torch.ops.aten.stack.default([tangents_1, tangents_2]);  tangents_1 = tangents_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, stack);  mul_2 = stack = None
    return (getitem, getitem_1, mul, add, mul_1)
