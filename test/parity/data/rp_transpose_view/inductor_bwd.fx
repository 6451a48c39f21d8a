def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[6][1]cpu", tangents_2: "f32[6][1]cpu", tangents_3: "f32[6][1]cpu", tangents_4: "f32[3, 3][3, 1]cpu"):
    permute_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    permute_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_4, tangents_4);  permute_4 = None
    permute_5: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(tangents_4, [1, 0]);  tangents_4 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_5);  primals_1 = permute_5 = None
    permute_6: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    permute_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_1, permute_7);  mm_1 = permute_7 = None
    view_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_3, [3, 2]);  tangents_3 = None
    permute_8: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(view_3, [1, 0]);  view_3 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, permute_8);  add_1 = permute_8 = None
    view_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_2, [3, 2]);  tangents_2 = None
    permute_9: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(view_4, [1, 0]);  view_4 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, permute_9);  add_2 = permute_9 = None
    view_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [3, 2]);  tangents_1 = None
    permute_10: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(view_5, [1, 0]);  view_5 = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, permute_10);  add_3 = permute_10 = None
    return (add_4,)
