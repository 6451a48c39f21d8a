def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = unbind[0]
    getitem_1: "f32[][]cpu" = unbind[1]
    getitem_2: "f32[][]cpu" = unbind[2]
    getitem_3: "f32[][]cpu" = unbind[3]
    getitem_4: "f32[][]cpu" = unbind[4];  unbind = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    unsqueeze_2: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    unsqueeze_3: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    unsqueeze_4: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_5, 0);  tangents_5 = None
    cat: "f32[5][1]cpu" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1, unsqueeze_2, unsqueeze_3, unsqueeze_4]);  unsqueeze = unsqueeze_1 = unsqueeze_2 = unsqueeze_3 = unsqueeze_4 = None
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_4, cat)
