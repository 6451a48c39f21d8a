def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1);  primals_1 = None
    getitem: "f32[4][1]cpu" = unbind[0]
    getitem_1: "f32[4][1]cpu" = unbind[1];  unbind = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(getitem, getitem_1)
    return (mul, getitem, getitem_1)
