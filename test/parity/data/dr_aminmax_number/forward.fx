def forward(self, primals_1: "f32[][]cpu"):
    aminmax = torch.ops.aten.aminmax.default(primals_1, dim = 0)
    getitem: "f32[][]cpu" = aminmax[0]
    getitem_1: "f32[][]cpu" = aminmax[1];  aminmax = None
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1, [0])
    amin: "f32[][]cpu" = torch.ops.aten.amin.default(primals_1, [-1])
    aminmax_1 = torch.ops.aten.aminmax.default(primals_1, dim = 0, keepdim = True);  primals_1 = None
    getitem_2: "f32[][]cpu" = aminmax_1[0];  aminmax_1 = None
    return (getitem, getitem_1, amax, amin, getitem_2)
