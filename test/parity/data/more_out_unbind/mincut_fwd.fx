def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    unbind = torch.ops.aten.unbind.int(mul);  mul = None
    getitem: "f32[3][1]cpu" = unbind[0]
    getitem_1: "f32[3][1]cpu" = unbind[1];  unbind = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, getitem)
    return (getitem, mul_1, getitem, getitem_1)
