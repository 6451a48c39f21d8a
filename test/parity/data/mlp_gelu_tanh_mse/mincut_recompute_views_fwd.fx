def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "f32[4, 3][3, 1]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm, approximate = 'tanh')
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4)
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, gelu, t_1);  primals_5 = t_1 = None
    mse_loss: "f32[][]cpu" = torch.ops.aten.mse_loss.default(addmm_1, primals_6)
    return (mse_loss, primals_1, primals_4, primals_6, addmm, gelu, addmm_1)
