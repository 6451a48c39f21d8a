def forward(self, mm: "f32[4, 5][5, 1]cpu", mm_2: "f32[4, 5][5, 1]cpu", t: "f32[5, 4][1, 5]cpu", t_1: "f32[1, 5][1, 1]cpu", t_2: "f32[3, 4][1, 3]cpu", t_3: "f32[5, 3][1, 5]cpu", t_4: "f32[5, 4][1, 5]cpu", t_6: "f32[3, 4][1, 3]cpu", tangents_1: "f32[][]cpu"):
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1)
    expand: "f32[4, 1][0, 1]cpu" = torch.ops.aten.expand.default(neg, [4, 1]);  neg = None
    div: "f32[4, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    mm_4: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mm.default(t, div);  t = None
    mm_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(div, t_1);  div = None
    leaky_relu_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.leaky_relu_backward.default(mm_5, mm_2, 0.2, False);  mm_5 = mm_2 = None
    mm_6: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(t_2, leaky_relu_backward);  t_2 = None
    mm_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(leaky_relu_backward, t_3);  leaky_relu_backward = t_3 = None
    expand_1: "f32[4, 1][0, 1]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 1]);  tangents_1 = None
    div_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 4);  expand_1 = None
    mm_8: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mm.default(t_4, div_1);  t_4 = None
    mm_9: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(div_1, t_1);  div_1 = t_1 = None
    add: "f32[5, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_8);  mm_4 = mm_8 = None
    leaky_relu_backward_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.leaky_relu_backward.default(mm_9, mm, 0.2, False);  mm_9 = mm = None
    mm_10: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(t_6, leaky_relu_backward_1);  t_6 = leaky_relu_backward_1 = None
    add_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mm_6, mm_10);  mm_6 = mm_10 = None
    return (None, mm_7, add_1, add)
