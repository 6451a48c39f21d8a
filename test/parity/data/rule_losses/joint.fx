def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    smooth_l1_loss: "f32[4][1]cpu" = torch.ops.aten.smooth_l1_loss.default(primals_1, primals_2, 0, 0.5)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(smooth_l1_loss);  smooth_l1_loss = None
    huber_loss: "f32[][]cpu" = torch.ops.aten.huber_loss.default(primals_1, primals_2, 2)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, huber_loss);  sum_1 = huber_loss = None
    soft_margin_loss: "f32[][]cpu" = torch.ops.aten.soft_margin_loss.default(primals_1, primals_3)
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(add, soft_margin_loss);  add = soft_margin_loss = None
    soft_margin_loss_backward: "f32[4][1]cpu" = torch.ops.aten.soft_margin_loss_backward.default(tangents_1, primals_1, primals_3, 1);  primals_3 = None
    huber_loss_backward: "f32[4][1]cpu" = torch.ops.aten.huber_loss_backward.default(tangents_1, primals_1, primals_2, 2, 1.0)
    huber_loss_backward_1: "f32[4][1]cpu" = torch.ops.aten.huber_loss_backward.default(tangents_1, primals_2, primals_1, 2, 1.0)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(soft_margin_loss_backward, huber_loss_backward);  soft_margin_loss_backward = huber_loss_backward = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    smooth_l1_loss_backward: "f32[4][1]cpu" = torch.ops.aten.smooth_l1_loss_backward.default(expand, primals_1, primals_2, 0, 0.5)
    smooth_l1_loss_backward_1: "f32[4][1]cpu" = torch.ops.aten.smooth_l1_loss_backward.default(expand, primals_2, primals_1, 0, 0.5);  expand = primals_2 = primals_1 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, smooth_l1_loss_backward);  add_2 = smooth_l1_loss_backward = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(huber_loss_backward_1, smooth_l1_loss_backward_1);  huber_loss_backward_1 = smooth_l1_loss_backward_1 = None
    return (add_1, add_3, add_4, None)
