def forward(self, arg0_1: "f32[][]cpu", arg1_1: "f32[][]cpu"):
    floor_divide: "f32[][]cpu" = torch.ops.aten.floor_divide.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (floor_divide,)
