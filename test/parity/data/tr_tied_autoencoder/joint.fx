def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[5][1]cpu", tangents_1: "f32[][]cpu"):
    t: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(primals_2)
    addmm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = t = None
    tanh: "f32[4, 3][3, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh)
    t_1: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    t_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    addmm_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.addmm.default(primals_4, tanh, t_2);  primals_4 = None
    mse_loss: "f32[][]cpu" = torch.ops.aten.mse_loss.default(addmm_1, primals_1)
    mse_loss_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mse_loss_backward.default(tangents_1, addmm_1, primals_1, 1);  tangents_1 = addmm_1 = None
    t_3: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(mse_loss_backward, t_3);  t_3 = None
    t_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(tanh);  tanh = None
    mm_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(t_4, mse_loss_backward);  t_4 = None
    sum_1: "f32[1, 5][5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mse_loss_backward, [0], True);  mse_loss_backward = None
    view: "f32[5][1]cpu" = torch.ops.aten.view.default(sum_1, [5]);  sum_1 = None
    t_5: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_6: "f32[3, 5][5, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mm, detach_1);  mm = detach_1 = None
    t_7: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(tanh_backward)
    mm_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(t_7, primals_1);  t_7 = primals_1 = None
    t_8: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    sum_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(tanh_backward, [0], True);  tanh_backward = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_2, [3]);  sum_2 = None
    t_9: "f32[3, 5][5, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    add: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(t_6, t_9);  t_6 = t_9 = None
    return (mse_loss, None, add, view_1, view)
