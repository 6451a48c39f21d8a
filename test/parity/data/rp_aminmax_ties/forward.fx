def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 1);  primals_1 = None
    getitem: "f32[2][1]cpu" = aminmax[0]
    getitem_1: "f32[2][1]cpu" = aminmax[1];  aminmax = None
    return (getitem, getitem_1)
