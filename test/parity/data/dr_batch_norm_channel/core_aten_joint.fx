def forward(self, primals_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", primals_2: "f32[1][1]cpu", primals_3: "f32[1][1]cpu", primals_4: "f32[3, 1][1, 1]cpu", tangents_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", tangents_2: "f32[3, 1][1, 1]cpu"):
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(primals_1, primals_2, primals_3, True, 0.1, 1e-05)
    getitem: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[1][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[1][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    _native_batch_norm_legit_1 = torch.ops.aten._native_batch_norm_legit.no_stats(primals_4, primals_3, primals_2, True, 0.1, 1e-05)
    getitem_3: "f32[3, 1][1, 1]cpu" = _native_batch_norm_legit_1[0]
    getitem_4: "f32[1][1]cpu" = _native_batch_norm_legit_1[1]
    getitem_5: "f32[1][1]cpu" = _native_batch_norm_legit_1[2];  _native_batch_norm_legit_1 = None
    unsqueeze: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_4, 1);  getitem_4 = None
    sum_1: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_2, [0])
    sub: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_4, unsqueeze)
    mul: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sub);  sub = None
    sum_2: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    mul_1: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.3333333333333333)
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 1);  mul_1 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.3333333333333333)
    mul_3: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(getitem_5, getitem_5)
    mul_4: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    unsqueeze_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 1);  mul_4 = None
    mul_5: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(getitem_5, primals_3);  primals_3 = None
    unsqueeze_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 1);  mul_5 = None
    sub_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_4, unsqueeze);  primals_4 = unsqueeze = None
    mul_6: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2);  sub_1 = unsqueeze_2 = None
    sub_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_2, mul_6);  tangents_2 = mul_6 = None
    sub_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_1);  sub_2 = unsqueeze_1 = None
    mul_7: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_3);  sub_3 = unsqueeze_3 = None
    mul_8: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, getitem_5);  sum_2 = getitem_5 = None
    unsqueeze_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 1);  getitem_1 = None
    unsqueeze_5: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    unsqueeze_6: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3);  unsqueeze_5 = None
    sum_3: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2, 3])
    sub_4: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_6)
    mul_9: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_4);  sub_4 = None
    sum_4: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 2, 3]);  mul_9 = None
    mul_10: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_3, 0.125)
    unsqueeze_7: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_10, 1);  mul_10 = None
    unsqueeze_8: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2);  unsqueeze_7 = None
    unsqueeze_9: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3);  unsqueeze_8 = None
    mul_11: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 0.125)
    mul_12: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_13: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, mul_12);  mul_11 = mul_12 = None
    unsqueeze_10: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_13, 1);  mul_13 = None
    unsqueeze_11: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    unsqueeze_12: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 3);  unsqueeze_11 = None
    mul_14: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, primals_2);  primals_2 = None
    unsqueeze_13: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_14, 1);  mul_14 = None
    unsqueeze_14: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2);  unsqueeze_13 = None
    unsqueeze_15: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3);  unsqueeze_14 = None
    sub_5: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_6);  primals_1 = unsqueeze_6 = None
    mul_15: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_12);  sub_5 = unsqueeze_12 = None
    sub_6: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_15);  tangents_1 = mul_15 = None
    sub_7: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, unsqueeze_9);  sub_6 = unsqueeze_9 = None
    mul_16: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, unsqueeze_15);  sub_7 = unsqueeze_15 = None
    mul_17: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, getitem_2);  sum_4 = getitem_2 = None
    add: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_17);  sum_1 = mul_17 = None
    add_1: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(mul_8, sum_3);  mul_8 = sum_3 = None
    return (getitem, getitem_3, mul_16, add, add_1, mul_7)
