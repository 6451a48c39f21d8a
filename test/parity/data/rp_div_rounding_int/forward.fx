def forward(self, arg0_1: "i64[7][1]cpu", arg1_1: "i64[7][1]cpu"):
    div: "i64[7][1]cpu" = torch.ops.aten.div.Tensor_mode(arg0_1, arg1_1, rounding_mode = 'floor')
    div_1: "i64[7][1]cpu" = torch.ops.aten.div.Tensor_mode(arg0_1, arg1_1, rounding_mode = 'trunc')
    remainder: "i64[7][1]cpu" = torch.ops.aten.remainder.Tensor(arg0_1, arg1_1)
    fmod: "i64[7][1]cpu" = torch.ops.aten.fmod.Tensor(arg0_1, arg1_1)
    div_2: "f32[7][1]cpu" = torch.ops.aten.div.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (div, div_1, remainder, fmod, div_2)
