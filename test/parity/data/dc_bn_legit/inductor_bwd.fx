def forward(self, primals_1: "f32[3, 2, 2][4, 2, 1]cpu", primals_4: "f32[2][1]cpu", add_2: "f32[2][1]cpu", tangents_1: "f32[3, 2, 2][4, 2, 1]cpu", tangents_2: "f32[3, 2, 2][4, 2, 1]cpu"):
    add_5: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_2, 1e-05);  add_2 = None
    rsqrt_2: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_5);  add_5 = None
    unsqueeze_10: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(rsqrt_2, 0);  rsqrt_2 = None
    unsqueeze_11: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    mul_13: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_11, 1.0);  unsqueeze_11 = None
    mul_14: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul_13);  tangents_2 = mul_13 = None
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [0, 2], correction = 0, keepdim = True)
    getitem_1: "f32[1, 2, 1][2, 1, 1]cpu" = var_mean[1]
    getitem: "f32[1, 2, 1][2, 1, 1]cpu" = var_mean[0];  var_mean = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2]);  getitem_1 = None
    unsqueeze_12: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0);  squeeze = None
    unsqueeze_13: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2);  unsqueeze_12 = None
    sum_3: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2])
    sub_3: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_13);  primals_1 = unsqueeze_13 = None
    mul_15: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_3)
    sum_4: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_15, [0, 2]);  mul_15 = None
    mul_16: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_3, 0.16666666666666666)
    unsqueeze_14: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_16, 0);  mul_16 = None
    unsqueeze_15: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    mul_17: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 0.16666666666666666)
    add: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    squeeze_1: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2]);  rsqrt = None
    mul_18: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_19: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_17, mul_18);  mul_17 = mul_18 = None
    unsqueeze_16: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_19, 0);  mul_19 = None
    unsqueeze_17: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 2);  unsqueeze_16 = None
    mul_20: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_4);  primals_4 = None
    unsqueeze_18: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_20, 0);  mul_20 = None
    unsqueeze_19: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 2);  unsqueeze_18 = None
    mul_21: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_17);  sub_3 = unsqueeze_17 = None
    sub_5: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_21);  tangents_1 = mul_21 = None
    sub_6: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, unsqueeze_15);  sub_5 = unsqueeze_15 = None
    mul_22: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, unsqueeze_19);  sub_6 = unsqueeze_19 = None
    mul_23: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_4, squeeze_1);  sum_4 = squeeze_1 = None
    add_6: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_14, mul_22);  mul_14 = mul_22 = None
    add_7: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_23, sum_3);  mul_23 = sum_3 = None
    return (add_6, None, None, add_7)
