def forward(self, primals_1: "f32[5][1]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = unbind[0]
    getitem_1: "f32[][]cpu" = unbind[1]
    getitem_2: "f32[][]cpu" = unbind[2]
    getitem_3: "f32[][]cpu" = unbind[3]
    getitem_4: "f32[][]cpu" = unbind[4];  unbind = None
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_4)
