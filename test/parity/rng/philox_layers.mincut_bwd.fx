def forward(self, gt: "b8[3, 3][3, 1]cpu", relu: "f32[3, 3][3, 1]cpu", gt_1: "b8[3, 3][3, 1]cpu", t_1: "f32[3, 3][1, 3]cpu", t_2: "f32[3, 3][1, 3]cpu", tangents_1: "f32[][]cpu", bwd_seed_1: "i64[][]cpu", bwd_base_offset_1: "i64[][]cpu"):
    expand: "f32[3, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 3]);  tangents_1 = None
    native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(expand, gt_1, 1.1111111111111112);  expand = gt_1 = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(relu)
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, native_dropout_backward);  t = None
    mm_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(native_dropout_backward, t_1);  native_dropout_backward = None
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.threshold_backward.default(mm_3, detach_1, 0);  mm_3 = detach_1 = None
    native_dropout_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(threshold_backward, gt, 1.3333333333333333);  threshold_backward = gt = None
    mm_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, native_dropout_backward_1);  t_2 = None
    mm_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(native_dropout_backward_1, t_1);  native_dropout_backward_1 = t_1 = None
    add_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_4);  mm_2 = mm_4 = None
    return (mm_5, add_4, bwd_base_offset_1)
