def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 1, keepdim = True)
    getitem: "f32[5, 1, 5][5, 5, 1]cpu" = aminmax[0]
    getitem_1: "f32[5, 1, 5][5, 5, 1]cpu" = aminmax[1];  aminmax = None
    detach: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(getitem)
    detach_2: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    eq: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_3);  detach_3 = None
    eq_1: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_2);  primals_1 = detach_2 = None
    return (getitem, getitem_1, eq, eq_1)
