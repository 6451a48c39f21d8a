def forward(self, a_1: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    slice_1: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 0, 3)
    unbind = torch.ops.aten.unbind.int(slice_1, 1);  slice_1 = None
    getitem: "f32[2][4]cpu" = unbind[0]
    getitem_1: "f32[2][4]cpu" = unbind[1]
    getitem_2: "f32[2][4]cpu" = unbind[2];  unbind = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_1);  getitem = getitem_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(add, getitem_2);  add = getitem_2 = None
    return (mul_1, mul)
