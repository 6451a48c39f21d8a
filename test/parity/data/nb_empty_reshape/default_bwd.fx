def forward(self, tangents_1: "f32[0][1]cpu", tangents_2: "f32[0][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[0][1]cpu"):
    view_4: "f32[2, 0, 7, 0][7, 7, 1, 1]cpu" = torch.ops.aten.view.default(tangents_4, [2, 0, 7, 0]);  tangents_4 = None
    select: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.select.int(view_4, 0, 0)
    select_1: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.select.int(view_4, 0, 1);  view_4 = None
    add_1: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(select, select_1);  select = select_1 = None
    unsqueeze: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    expand: "f32[0, 5][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [0, 5]);  unsqueeze = None
    view_5: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.view.default(expand, [0, 7, 0]);  expand = None
    add_2: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_1, view_5);  add_1 = view_5 = None
    view_6: "f32[0, 0, 7][7, 7, 1]cpu" = torch.ops.aten.view.default(tangents_2, [0, 0, 7]);  tangents_2 = None
    permute_1: "f32[0, 7, 0][7, 1, 7]cpu" = torch.ops.aten.permute.default(view_6, [1, 2, 0]);  view_6 = None
    add_3: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_2, permute_1);  add_2 = permute_1 = None
    mul_1: "f32[0][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    view_7: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.view.default(mul_1, [0, 7, 0]);  mul_1 = None
    add_4: "f32[0, 7, 0][7, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_7);  add_3 = view_7 = None
    return (add_4,)
