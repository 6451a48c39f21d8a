def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mv: "f32[4][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2)
    soft_margin_loss: "f32[][]cpu" = torch.ops.aten.soft_margin_loss.default(mv, primals_3)
    soft_margin_loss_backward: "f32[4][1]cpu" = torch.ops.aten.soft_margin_loss_backward.default(tangents_1, mv, primals_3, 1);  tangents_1 = mv = primals_3 = None
    view: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(soft_margin_loss_backward, [4, 1])
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = primals_2 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mv_1: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, soft_margin_loss_backward);  t = soft_margin_loss_backward = None
    return (soft_margin_loss, mul, mv_1, None)
