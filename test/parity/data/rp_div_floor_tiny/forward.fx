def forward(self, arg0_1: "f32[5][1]cpu", arg1_1: "f32[5][1]cpu"):
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor_mode(arg0_1, arg1_1, rounding_mode = 'floor')
    remainder: "f32[5][1]cpu" = torch.ops.aten.remainder.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (div, remainder)
