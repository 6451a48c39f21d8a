def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu"):
    run_and_save_rng_state = torch.ops.higher_order.run_and_save_rng_state(torch.ops.aten.randn_like.default, primals_1, pin_memory = False)
    getitem: "u8[16][1]cpu" = run_and_save_rng_state[0]
    getitem_1: "f32[3, 3][3, 1]cpu" = run_and_save_rng_state[1];  run_and_save_rng_state = None
    detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, detach_1);  detach_1 = None
    sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(add);  add = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2);  sin = None
    exp: "f32[3, 3][3, 1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    return (exp, primals_1, primals_2, getitem)
