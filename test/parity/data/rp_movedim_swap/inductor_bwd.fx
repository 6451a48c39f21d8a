def forward(self, primals_2: "f32[2, 2][2, 1]cpu", permute_5: "f32[2, 12][12, 1]cpu", tangents_1: "f32[3, 4, 2][8, 2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu", tangents_3: "f32[4, 6][6, 1]cpu"):
    view_3: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(tangents_3, [4, 3, 2]);  tangents_3 = None
    permute_3: "f32[2, 3, 4][1, 2, 6]cpu" = torch.ops.aten.permute.default(view_3, [2, 1, 0]);  view_3 = None
    unsqueeze: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand: "f32[4, 3, 2][0, 2, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3, 2]);  unsqueeze = None
    permute_4: "f32[2, 3, 4][1, 2, 0]cpu" = torch.ops.aten.permute.default(expand, [2, 1, 0]);  expand = None
    add: "f32[2, 3, 4][1, 2, 6]cpu" = torch.ops.aten.add.Tensor(permute_3, permute_4);  permute_3 = permute_4 = None
    view_4: "f32[12, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [12, 2]);  tangents_1 = None
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_5, view_4);  permute_5 = None
    permute_6: "f32[2, 12][1, 2]cpu" = torch.ops.aten.permute.default(view_4, [1, 0]);  view_4 = None
    mm_2: "f32[2, 12][12, 1]cpu" = torch.ops.aten.mm.default(primals_2, permute_6);  primals_2 = permute_6 = None
    permute_7: "f32[12, 2][1, 12]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    view_5: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.view.default(permute_7, [3, 4, 2]);  permute_7 = None
    permute_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_5, [2, 0, 1]);  view_5 = None
    add_1: "f32[2, 3, 4][1, 2, 6]cpu" = torch.ops.aten.add.Tensor(add, permute_8);  add = permute_8 = None
    return (add_1, mm_1)
