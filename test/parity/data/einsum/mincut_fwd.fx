def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu"):
    unsqueeze: "f32[2, 3, 4, 1][12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 3);  primals_1 = None
    permute: "f32[2, 3, 1, 4][12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 3, 2]);  unsqueeze = None
    unsqueeze_1: "f32[2, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 3);  primals_2 = None
    permute_1: "f32[2, 1, 2, 4][8, 1, 1, 2]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 3, 2, 1]);  unsqueeze_1 = None
    permute_2: "f32[2, 3, 4, 1][12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2]);  permute = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_2, [2, 3, 4]);  permute_2 = None
    permute_3: "f32[2, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 3, 2, 1]);  permute_1 = None
    view_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(permute_3, [2, 4, 2]);  permute_3 = None
    bmm: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 3, 1, 2][6, 2, 2, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 1, 2]);  bmm = None
    permute_4: "f32[2, 3, 2, 1][6, 2, 1, 2]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 2]);  view_2 = None
    view_3: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 3, 2]);  permute_4 = None
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    transpose_1: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    return (view_3, transpose, transpose_1)
