def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    permute: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, -1])
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(permute, [2, 3]);  permute = None
    permute_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1])
    view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(permute_1, [3, 2]);  permute_1 = None
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(view, view_1);  view = view_1 = None
    view_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(mm, [2, 2]);  mm = None
    permute_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [-2, -1])
    permute_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1])
    view_3: "f32[6][1]cpu" = torch.ops.aten.view.default(permute_3, [6]);  permute_3 = None
    view_4: "f32[6][1]cpu" = torch.ops.aten.view.default(permute_2, [6]);  permute_2 = None
    dot: "f32[][]cpu" = torch.ops.aten.dot.default(view_4, view_3);  view_4 = view_3 = None
    view_5: "f32[][]cpu" = torch.ops.aten.view.default(dot, []);  dot = None
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2);  primals_2 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_1, primals_1);  mm_1 = primals_1 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3]);  mm_2 = None
    return (view_2, view_5, view_6)
