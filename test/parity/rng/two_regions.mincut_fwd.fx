def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu"):
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    relu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    run_and_save_rng_state = torch.ops.higher_order.run_and_save_rng_state(torch.ops.aten.native_dropout.default, relu, 0.5, True);  relu = None
    getitem_4: "u8[16][1]cpu" = run_and_save_rng_state[0]
    getitem_5 = run_and_save_rng_state[1];  run_and_save_rng_state = None
    getitem: "f32[3, 3][3, 1]cpu" = getitem_5[0];  getitem_5 = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(getitem, primals_2);  getitem = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_1, primals_2)
    relu_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    run_and_save_rng_state_1 = torch.ops.higher_order.run_and_save_rng_state(torch.ops.aten.native_dropout.default, relu_1, 0.5, True);  relu_1 = None
    getitem_6: "u8[16][1]cpu" = run_and_save_rng_state_1[0]
    getitem_7 = run_and_save_rng_state_1[1];  run_and_save_rng_state_1 = None
    getitem_2: "f32[3, 3][3, 1]cpu" = getitem_7[0];  getitem_7 = None
    mm_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(getitem_2, primals_2);  getitem_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mm_3);  mm_3 = None
    return (sum_1, primals_1, primals_2, mm_1, getitem_4, getitem_6)
