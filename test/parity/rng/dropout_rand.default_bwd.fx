def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", rng_state_output_0: "u8[16][1]cpu", rng_state_output_1: "u8[16][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    run_with_rng_state_1 = torch.ops.higher_order.run_with_rng_state(rng_state_output_1, torch.ops.aten.rand_like.default, primals_1, pin_memory = False);  rng_state_output_1 = None
    detach_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(run_with_rng_state_1);  run_with_rng_state_1 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_5);  tangents_1 = detach_5 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mm)
    run_with_rng_state = torch.ops.higher_order.run_with_rng_state(rng_state_output_0, torch.ops.aten.native_dropout.default, sin, 0.5, True);  rng_state_output_0 = sin = None
    getitem_1: "b8[3, 3][3, 1]cpu" = run_with_rng_state[1];  run_with_rng_state = None
    native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mul_1, getitem_1, 2.0);  mul_1 = getitem_1 = None
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mm);  mm = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(native_dropout_backward, cos);  native_dropout_backward = cos = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, mul_2);  t = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_2, t_1);  mul_2 = t_1 = None
    return (mm_2, mm_1)
