def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_6: "f32[4, 3][3, 1]cpu", addmm: "f32[4, 8][8, 1]cpu", addmm_1: "f32[4, 3][3, 1]cpu", t_2: "f32[3, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    mse_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mse_loss_backward.default(tangents_1, addmm_1, primals_6, 1);  tangents_1 = addmm_1 = primals_6 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mse_loss_backward, t_2);  t_2 = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mse_loss_backward)
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm, approximate = 'tanh')
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_3, gelu);  t_3 = gelu = None
    t_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mse_loss_backward, [0], True);  mse_loss_backward = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    t_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    gelu_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu_backward.default(mm, addmm, approximate = 'tanh');  mm = addmm = None
    t_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(gelu_backward)
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(gelu_backward, [0], True);  gelu_backward = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    t_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (None, t_8, view_1, t_5, view, None)
