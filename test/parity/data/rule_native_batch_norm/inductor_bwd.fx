def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0])
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [0], correction = 0, keepdim = True)
    getitem_1: "f32[1, 3][3, 1]cpu" = var_mean[1]
    getitem: "f32[1, 3][3, 1]cpu" = var_mean[0];  var_mean = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0]);  getitem_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0);  squeeze = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1)
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0]);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 0);  mul_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    add: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 3][3, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0]);  rsqrt = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    unsqueeze_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_6, 0);  mul_6 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_2);  primals_2 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2);  sub_1 = unsqueeze_2 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_8);  tangents_1 = mul_8 = None
    sub_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_1);  sub_3 = unsqueeze_1 = None
    mul_9: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_3);  sub_4 = unsqueeze_3 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, squeeze_1);  sum_2 = squeeze_1 = None
    return (mul_9, mul_10, sum_1)
