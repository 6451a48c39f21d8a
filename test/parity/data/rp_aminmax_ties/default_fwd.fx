def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 1)
    getitem: "f32[2][1]cpu" = aminmax[0]
    getitem_1: "f32[2][1]cpu" = aminmax[1];  aminmax = None
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(getitem)
    return (getitem, getitem_1, primals_1, detach, detach_1)
