def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1)
    getitem: "f32[3][1]cpu" = unbind[0]
    getitem_1: "f32[3][1]cpu" = unbind[1];  unbind = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (getitem, getitem_1, mul)
