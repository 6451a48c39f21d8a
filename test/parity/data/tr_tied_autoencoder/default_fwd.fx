def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[5][1]cpu"):
    t: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(primals_2)
    addmm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    tanh: "f32[4, 3][3, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh)
    t_1: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    t_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    addmm_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.addmm.default(primals_4, tanh, t_2);  primals_4 = None
    mse_loss: "f32[][]cpu" = torch.ops.aten.mse_loss.default(addmm_1, primals_1)
    return (mse_loss, primals_1, tanh, detach, t_2, addmm_1)
