def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu"):
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mm);  mm = None
    run_and_save_rng_state = torch.ops.higher_order.run_and_save_rng_state(torch.ops.aten.native_dropout.default, sin, 0.5, True);  sin = None
    getitem_2: "u8[16][1]cpu" = run_and_save_rng_state[0]
    getitem_3 = run_and_save_rng_state[1];  run_and_save_rng_state = None
    getitem: "f32[3, 3][3, 1]cpu" = getitem_3[0];  getitem_3 = None
    run_and_save_rng_state_1 = torch.ops.higher_order.run_and_save_rng_state(torch.ops.aten.rand_like.default, primals_1, pin_memory = False)
    getitem_4: "u8[16][1]cpu" = run_and_save_rng_state_1[0]
    getitem_5: "f32[3, 3][3, 1]cpu" = run_and_save_rng_state_1[1];  run_and_save_rng_state_1 = None
    detach_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(getitem_5);  getitem_5 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, detach_5);  getitem = detach_5 = None
    return (mul, primals_1, primals_2, getitem_2, getitem_4)
