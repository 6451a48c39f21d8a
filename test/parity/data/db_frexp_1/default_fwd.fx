def forward(self, primals_1: "f32[20][1]cpu"):
    frexp = torch.ops.aten.frexp.Tensor(primals_1);  primals_1 = None
    getitem: "f32[20][1]cpu" = frexp[0]
    getitem_1: "i32[20][1]cpu" = frexp[1];  frexp = None
    return (getitem, getitem_1, getitem_1)
