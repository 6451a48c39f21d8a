def forward(self, primals_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 0, 3)
    unbind = torch.ops.aten.unbind.int(slice_1, 1);  slice_1 = None
    getitem: "f32[2][4]cpu" = unbind[0]
    getitem_1: "f32[2][4]cpu" = unbind[1]
    getitem_2: "f32[2][4]cpu" = unbind[2];  unbind = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_1);  getitem = getitem_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add, getitem_2)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  add = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_2);  tangents_1 = getitem_2 = None
    stack: "f32[2, 3][3, 1]cpu" = torch.ops.aten.stack.default([mul_3, mul_3, mul_2], 1);  mul_3 = mul_2 = None
    slice_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(stack, [2, 4], 1, 0, 3, 1);  stack = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, slice_backward);  tangents_2 = slice_backward = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1);  add_1 = None
    return (mul_1, mul, mul_4)
