def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", repeat: "f32[6][1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_2: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_2, [1, 6, 4]);  tangents_2 = None
    view: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4]);  primals_1 = None
    var_mean = torch.ops.aten.var_mean.correction(view, [0, 2], correction = 0, keepdim = True)
    getitem_1: "f32[1, 6, 1][6, 1, 1]cpu" = var_mean[1]
    getitem: "f32[1, 6, 1][6, 1, 1]cpu" = var_mean[0];  var_mean = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2]);  getitem_1 = None
    unsqueeze_2: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0);  squeeze = None
    unsqueeze_3: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    sum_1: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [0, 2])
    sub_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_3);  view = unsqueeze_3 = None
    mul_3: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, sub_2)
    sum_2: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2]);  mul_3 = None
    mul_4: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_4: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 0);  mul_4 = None
    unsqueeze_5: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    add: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    squeeze_1: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2]);  rsqrt = None
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_7: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, mul_6);  mul_5 = None
    unsqueeze_6: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    unsqueeze_7: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_8: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, repeat);  repeat = None
    unsqueeze_8: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_8, 0);  mul_8 = None
    unsqueeze_9: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    mul_9: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_7);  unsqueeze_7 = None
    sub_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, mul_9);  view_4 = mul_9 = None
    sub_5: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_5);  sub_4 = unsqueeze_5 = None
    mul_10: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_9);  sub_5 = unsqueeze_9 = None
    mul_11: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, squeeze_1);  sum_2 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_10, [2, 3, 4]);  mul_10 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 3]);  sum_1 = None
    sum_3: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [0]);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_11, [2, 3]);  mul_11 = None
    sum_4: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0]);  view_7 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_3, sum_4);  sum_3 = sum_4 = None
    view_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4]);  tangents_1 = None
    sum_5: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0, 2])
    mul_12: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, sub_2)
    sum_6: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_12, [0, 2]);  mul_12 = None
    mul_13: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, 0.25);  sum_5 = None
    unsqueeze_12: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_13, 0);  mul_13 = None
    unsqueeze_13: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2);  unsqueeze_12 = None
    mul_14: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 0.25);  sum_6 = None
    mul_16: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_14, mul_6);  mul_14 = mul_6 = None
    unsqueeze_14: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_16, 0);  mul_16 = None
    unsqueeze_15: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    unsqueeze_16: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_1, 0);  squeeze_1 = None
    unsqueeze_17: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 2);  unsqueeze_16 = None
    mul_17: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_17, 1.0);  unsqueeze_17 = None
    mul_18: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_15);  sub_2 = unsqueeze_15 = None
    sub_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_8, mul_18);  view_8 = mul_18 = None
    sub_9: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_8, unsqueeze_13);  sub_8 = unsqueeze_13 = None
    mul_19: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, mul_17);  sub_9 = mul_17 = None
    view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_19, [2, 3, 4]);  mul_19 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_5, view_9);  view_5 = view_9 = None
    return (add_4, add_3)
