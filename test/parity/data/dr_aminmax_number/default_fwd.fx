def forward(self, primals_1: "f32[][]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 0)
    getitem: "f32[][]cpu" = aminmax[0]
    getitem_1: "f32[][]cpu" = aminmax[1];  aminmax = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(getitem_1)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(getitem)
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1, [0])
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(amax)
    amin: "f32[][]cpu" = torch.ops.aten.amin.default(primals_1, [-1])
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(amin)
    aminmax_1 = torch.ops.aten.aminmax.default(primals_1, dim = 0, keepdim = True)
    getitem_2: "f32[][]cpu" = aminmax_1[0];  aminmax_1 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(getitem_2)
    return (getitem, getitem_1, amax, amin, getitem_2, primals_1, detach, detach_1, detach_2, detach_3, detach_5)
