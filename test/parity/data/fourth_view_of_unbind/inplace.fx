def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    unbind = torch.ops.aten.unbind.int(mul)
    getitem: "f32[3][1]cpu" = unbind[0]
    getitem_1: "f32[3][1]cpu" = unbind[1];  unbind = None
    select: "f32[][]cpu" = torch.ops.aten.select.int(getitem, 0, 0);  getitem = None
    mul_: "f32[][]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = mul_ = None
    select_1: "f32[][]cpu" = torch.ops.aten.select.int(getitem_1, 0, 0);  getitem_1 = None
    mul__1: "f32[][]cpu" = torch.ops.aten.mul_.Tensor(select_1, 2);  select_1 = mul__1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul);  a_1 = mul = None
    return mul_1
