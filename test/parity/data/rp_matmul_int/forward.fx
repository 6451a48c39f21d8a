def forward(self, arg0_1: "i64[2, 2][2, 1]cpu", arg1_1: "i64[2, 2][2, 1]cpu"):
    mm: "i64[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(arg0_1, arg1_1)
    select: "i64[2][2]cpu" = torch.ops.aten.select.int(arg1_1, 1, 0)
    mv: "i64[2][1]cpu" = torch.ops.aten.mv.default(arg0_1, select);  select = None
    unsqueeze: "i64[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(arg0_1, 2)
    permute: "i64[1, 2, 2][1, 2, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [2, 0, 1]);  unsqueeze = None
    unsqueeze_1: "i64[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(arg1_1, 2);  arg1_1 = None
    permute_1: "i64[2, 1, 2][1, 1, 2]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [1, 2, 0]);  unsqueeze_1 = None
    permute_2: "i64[2, 2, 1][1, 2, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 2, 1]);  permute_1 = None
    view: "i64[1, 2, 2][2, 1, 2]cpu" = torch.ops.aten.view.default(permute_2, [1, 2, 2]);  permute_2 = None
    permute_3: "i64[2, 2, 1][1, 2, 1]cpu" = torch.ops.aten.permute.default(permute, [2, 1, 0]);  permute = None
    view_1: "i64[1, 2, 2][2, 1, 2]cpu" = torch.ops.aten.view.default(permute_3, [1, 2, 2]);  permute_3 = None
    bmm: "i64[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "i64[2, 1, 2][2, 2, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 1, 2]);  bmm = None
    permute_4: "i64[2, 2, 1][2, 1, 2]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1]);  view_2 = None
    view_3: "i64[2, 2][2, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 2]);  permute_4 = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(arg0_1);  arg0_1 = None
    return (mm, mv, view_3, sum_1)
