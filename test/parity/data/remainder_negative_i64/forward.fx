def forward(self, arg0_1: "i64[6][1]cpu"):
    remainder: "i64[6][1]cpu" = torch.ops.aten.remainder.Scalar(arg0_1, 3)
    fmod: "i64[6][1]cpu" = torch.ops.aten.fmod.Scalar(arg0_1, 3)
    floor_divide: "i64[6][1]cpu" = torch.ops.aten.floor_divide.default(arg0_1, 3);  arg0_1 = None
    return (remainder, fmod, floor_divide)
