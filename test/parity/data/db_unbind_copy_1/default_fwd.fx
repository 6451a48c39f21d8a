def forward(self, primals_1: "f32[5][1]cpu"):
    unbind_copy = torch.ops.aten.unbind_copy.int(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = unbind_copy[0]
    getitem_1: "f32[][]cpu" = unbind_copy[1]
    getitem_2: "f32[][]cpu" = unbind_copy[2]
    getitem_3: "f32[][]cpu" = unbind_copy[3]
    getitem_4: "f32[][]cpu" = unbind_copy[4];  unbind_copy = None
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_4)
