def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", primals_4: "f32[5][1]cpu", primals_5: "f32[5][1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [0, 2], correction = 0, keepdim = True)
    getitem: "f32[1, 5, 1][5, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[1, 5, 1][5, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 0.6)
    rsqrt: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, getitem_1)
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    squeeze: "f32[5][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2]);  getitem_1 = None
    squeeze_1: "f32[5][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2]);  rsqrt = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(squeeze, 0.5)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_4, 0.5);  primals_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    squeeze_2: "f32[5][1]cpu" = torch.ops.aten.squeeze.dims(getitem, [0, 2]);  getitem = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_2, 1.0416666666666667);  squeeze_2 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 0.5);  mul_3 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_5, 0.5);  primals_5 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, -1)
    mul_6: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, unsqueeze);  mul = unsqueeze = None
    unsqueeze_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, -1);  primals_3 = None
    add_3: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_1);  mul_6 = unsqueeze_1 = None
    unsqueeze_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0)
    unsqueeze_3: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    sum_1: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2])
    sub_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_3)
    mul_7: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  sub_1 = None
    sum_2: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 2]);  mul_7 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.04)
    unsqueeze_4: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_8, 0);  mul_8 = None
    unsqueeze_5: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.04)
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_9, mul_10);  mul_9 = mul_10 = None
    unsqueeze_6: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_11, 0);  mul_11 = None
    unsqueeze_7: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_12: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_2);  primals_2 = None
    unsqueeze_8: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_12, 0);  mul_12 = None
    unsqueeze_9: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    sub_2: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_3);  primals_1 = unsqueeze_3 = None
    mul_13: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_7);  sub_2 = unsqueeze_7 = None
    sub_3: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_13);  tangents_1 = mul_13 = None
    sub_4: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_5);  sub_3 = unsqueeze_5 = None
    mul_14: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_9);  sub_4 = unsqueeze_9 = None
    mul_15: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, squeeze_1);  sum_2 = None
    return (add_1, add_2, add_3, squeeze, squeeze_1, mul_14, mul_15, sum_1, None, None)
