def forward(self, primals_1: "f64[4, 6][6, 1]cpu", primals_2: "f64[8, 6][6, 1]cpu", primals_3: "f64[8][1]cpu", primals_4: "f64[3, 8][8, 1]cpu", primals_5: "f64[3][1]cpu", primals_6: "f64[4, 3][3, 1]cpu"):
    t: "f64[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f64[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    tanh: "f64[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    detach: "f64[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(tanh)
    t_1: "f64[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    addmm_1: "f64[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, tanh, t_1);  primals_5 = None
    mse_loss: "f64[][]cpu" = torch.ops.aten.mse_loss.default(addmm_1, primals_6, 2)
    return (mse_loss, primals_1, primals_6, tanh, detach, t_1, addmm_1)
