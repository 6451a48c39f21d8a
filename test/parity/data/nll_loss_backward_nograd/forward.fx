def forward(self, arg0_1: "f32[][]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "i64[2][1]cpu", arg3_1: "f32[][]cpu"):
    nll_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(arg0_1, arg1_1, arg2_1, None, 1, -100, arg3_1);  arg0_1 = arg1_1 = arg2_1 = arg3_1 = None
    return (nll_loss_backward,)
