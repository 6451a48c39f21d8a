def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", mm_1: "f32[3, 3][3, 1]cpu", rng_state_output_0: "u8[16][1]cpu", rng_state_output_1: "u8[16][1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[3, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 3]);  tangents_1 = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_1, primals_2)
    relu_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    run_with_rng_state_1 = torch.ops.higher_order.run_with_rng_state(rng_state_output_1, torch.ops.aten.native_dropout.default, relu_1, 0.5, True);  rng_state_output_1 = None
    getitem_2: "f32[3, 3][3, 1]cpu" = run_with_rng_state_1[0]
    getitem_3: "b8[3, 3][3, 1]cpu" = run_with_rng_state_1[1];  run_with_rng_state_1 = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(getitem_2);  getitem_2 = None
    mm_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, expand);  t = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(expand, t_1);  expand = t_1 = None
    native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mm_5, getitem_3, 2.0);  mm_5 = getitem_3 = None
    detach_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(relu_1);  relu_1 = None
    detach_12: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    threshold_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.threshold_backward.default(native_dropout_backward, detach_12, 0);  native_dropout_backward = detach_12 = None
    t_2: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, threshold_backward);  t_2 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_3);  threshold_backward = t_3 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    relu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    run_with_rng_state = torch.ops.higher_order.run_with_rng_state(rng_state_output_0, torch.ops.aten.native_dropout.default, relu, 0.5, True);  rng_state_output_0 = None
    getitem: "f32[3, 3][3, 1]cpu" = run_with_rng_state[0]
    getitem_1: "b8[3, 3][3, 1]cpu" = run_with_rng_state[1];  run_with_rng_state = None
    t_4: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(getitem);  getitem = None
    mm_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_4, mm_7);  t_4 = None
    t_5: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_7, t_5);  mm_7 = t_5 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_8);  add = mm_8 = None
    native_dropout_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mm_9, getitem_1, 2.0);  mm_9 = getitem_1 = None
    detach_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_13: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    threshold_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.threshold_backward.default(native_dropout_backward_1, detach_13, 0);  native_dropout_backward_1 = detach_13 = None
    t_6: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_6, threshold_backward_1);  t_6 = None
    t_7: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_11: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(threshold_backward_1, t_7);  threshold_backward_1 = t_7 = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_10);  add_1 = mm_10 = None
    return (mm_11, add_2)
