def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(a_1, b_1)
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(a_1, b_1);  a_1 = b_1 = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(mm_1, [-1]);  mm_1 = None
    return (mm, view)
