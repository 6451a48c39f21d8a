def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "f32[4][1]cpu"):
    gelu_backward: "f32[4][1]cpu" = torch.ops.aten.gelu_backward.default(arg0_1, arg1_1, approximate = 'tanh');  arg0_1 = arg1_1 = None
    return (gelu_backward,)
