def forward(self, arg0_1: "f32[9][1]cpu", arg1_1: "f32[9][1]cpu"):
    div: "f32[9][1]cpu" = torch.ops.aten.div.Tensor_mode(arg0_1, arg1_1, rounding_mode = 'floor')
    div_1: "f32[9][1]cpu" = torch.ops.aten.div.Tensor_mode(arg0_1, arg1_1, rounding_mode = 'trunc')
    floor_divide: "f32[9][1]cpu" = torch.ops.aten.floor_divide.default(arg0_1, arg1_1)
    remainder: "f32[9][1]cpu" = torch.ops.aten.remainder.Tensor(arg0_1, arg1_1)
    fmod: "f32[9][1]cpu" = torch.ops.aten.fmod.Tensor(arg0_1, arg1_1)
    remainder_1: "f32[9][1]cpu" = torch.ops.aten.remainder.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (div, div_1, floor_divide, remainder, fmod, remainder_1)
