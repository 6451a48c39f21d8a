def forward(self, primals_1: "f32[3, 2, 2][4, 2, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2][1]cpu", tangents_1: "f32[3, 2, 2][4, 2, 1]cpu", tangents_2: "f32[3, 2, 2][4, 2, 1]cpu"):
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(primals_1, primals_4, primals_4, primals_2, primals_3, True, 0.1, 1e-05);  primals_2 = primals_3 = None
    getitem: "f32[3, 2, 2][4, 2, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_1: "f32[2][1]cpu" = _native_batch_norm_legit_functional[1]
    getitem_2: "f32[2][1]cpu" = _native_batch_norm_legit_functional[2]
    getitem_3: "f32[2][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[2][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(primals_1, None, None, getitem_3, getitem_4, 0.1, 1e-05)
    getitem_5: "f32[3, 2, 2][4, 2, 1]cpu" = _native_batch_norm_legit_no_training[0];  _native_batch_norm_legit_no_training = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(getitem_4, 1e-05)
    rsqrt: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    unsqueeze_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt, 0);  rsqrt = None
    unsqueeze_7: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_7, 1.0);  unsqueeze_7 = None
    mul_6: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul_5);  tangents_2 = mul_5 = None
    unsqueeze_8: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0);  getitem_1 = None
    unsqueeze_9: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2])
    sub_1: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_9)
    mul_7: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  sub_1 = None
    sum_4: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 2]);  mul_7 = None
    mul_8: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_3, 0.16666666666666666)
    unsqueeze_10: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_8, 0);  mul_8 = None
    unsqueeze_11: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    mul_9: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 0.16666666666666666)
    mul_10: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_11: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_9, mul_10);  mul_9 = mul_10 = None
    unsqueeze_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_11, 0);  mul_11 = None
    unsqueeze_13: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2);  unsqueeze_12 = None
    mul_12: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, primals_4);  primals_4 = None
    unsqueeze_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_12, 0);  mul_12 = None
    unsqueeze_15: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    sub_2: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_9);  primals_1 = unsqueeze_9 = None
    mul_13: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_13);  sub_2 = unsqueeze_13 = None
    sub_3: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_13);  tangents_1 = mul_13 = None
    sub_4: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_11);  sub_3 = unsqueeze_11 = None
    mul_14: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_15);  sub_4 = unsqueeze_15 = None
    mul_15: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, getitem_2);  sum_4 = getitem_2 = None
    add_1: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_14);  mul_6 = mul_14 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_15, sum_3);  mul_15 = sum_3 = None
    return (getitem_3, getitem_4, getitem, getitem_5, add_1, None, None, add_2)
