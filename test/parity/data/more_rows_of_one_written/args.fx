def forward(self, arg0_1: "f32[4, 2][2, 1]cpu"):
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(arg0_1, 0, 0)
    select_1: "f32[2][1]cpu" = torch.ops.aten.select.int(arg0_1, 0, 2);  arg0_1 = None
    return (select, select_1)
