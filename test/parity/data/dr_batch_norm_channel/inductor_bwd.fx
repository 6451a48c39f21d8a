def forward(self, primals_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", primals_2: "f32[1][1]cpu", primals_3: "f32[1][1]cpu", primals_4: "f32[3, 1][1, 1]cpu", tangents_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", tangents_2: "f32[3, 1][1, 1]cpu"):
    sum_1: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_2, [0])
    var_mean_1 = torch.ops.aten.var_mean.correction(primals_4, [0], correction = 0, keepdim = True)
    getitem_3: "f32[1, 1][1, 1]cpu" = var_mean_1[1]
    getitem_2: "f32[1, 1][1, 1]cpu" = var_mean_1[0];  var_mean_1 = None
    squeeze_2: "f32[1][1]cpu" = torch.ops.aten.squeeze.dims(getitem_3, [0]);  getitem_3 = None
    unsqueeze_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_2, 1);  squeeze_2 = None
    sub_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_4, unsqueeze_4);  primals_4 = unsqueeze_4 = None
    mul_4: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sub_2)
    sum_2: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0]);  mul_4 = None
    mul_5: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.3333333333333333)
    unsqueeze_5: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 1);  mul_5 = None
    mul_6: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.3333333333333333)
    add_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_2, 1e-05);  getitem_2 = None
    rsqrt_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    squeeze_3: "f32[1][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt_1, [0]);  rsqrt_1 = None
    mul_7: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_3, squeeze_3)
    mul_8: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    unsqueeze_6: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_8, 1);  mul_8 = None
    mul_9: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_3, primals_3);  primals_3 = None
    unsqueeze_7: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_9, 1);  mul_9 = None
    mul_10: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_6);  sub_2 = unsqueeze_6 = None
    sub_4: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_2, mul_10);  tangents_2 = mul_10 = None
    sub_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_5);  sub_4 = unsqueeze_5 = None
    mul_11: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_7);  sub_5 = unsqueeze_7 = None
    mul_12: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, squeeze_3);  sum_2 = squeeze_3 = None
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [0, 2, 3], correction = 0, keepdim = True)
    getitem_1: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = var_mean[1]
    getitem: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = var_mean[0];  var_mean = None
    squeeze: "f32[1][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3]);  getitem_1 = None
    unsqueeze_8: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 1);  squeeze = None
    unsqueeze_9: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    unsqueeze_10: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3);  unsqueeze_9 = None
    sum_3: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2, 3])
    sub_6: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_10);  primals_1 = unsqueeze_10 = None
    mul_13: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_6)
    sum_4: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_13, [0, 2, 3]);  mul_13 = None
    mul_14: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_3, 0.125)
    unsqueeze_11: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_14, 1);  mul_14 = None
    unsqueeze_12: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2);  unsqueeze_11 = None
    unsqueeze_13: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3);  unsqueeze_12 = None
    mul_15: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 0.125)
    add: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    squeeze_1: "f32[1][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3]);  rsqrt = None
    mul_16: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_17: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_15, mul_16);  mul_15 = mul_16 = None
    unsqueeze_14: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_17, 1);  mul_17 = None
    unsqueeze_15: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    unsqueeze_16: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3);  unsqueeze_15 = None
    mul_18: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_2);  primals_2 = None
    unsqueeze_17: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_18, 1);  mul_18 = None
    unsqueeze_18: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_17, 2);  unsqueeze_17 = None
    unsqueeze_19: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 3);  unsqueeze_18 = None
    mul_19: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, unsqueeze_16);  sub_6 = unsqueeze_16 = None
    sub_8: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_19);  tangents_1 = mul_19 = None
    sub_9: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_8, unsqueeze_13);  sub_8 = unsqueeze_13 = None
    mul_20: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, unsqueeze_19);  sub_9 = unsqueeze_19 = None
    mul_21: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, squeeze_1);  sum_4 = squeeze_1 = None
    add_4: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_21);  sum_1 = mul_21 = None
    add_5: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(mul_12, sum_3);  mul_12 = sum_3 = None
    return (mul_20, add_4, add_5, mul_11)
