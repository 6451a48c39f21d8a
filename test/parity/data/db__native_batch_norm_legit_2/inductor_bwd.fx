def forward(self, primals_1: "f32[1, 2, 3][6, 3, 1]cpu", squeeze_1: "f32[2][1]cpu", tangents_1: "f32[1, 2, 3][6, 3, 1]cpu"):
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2])
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [0, 2], correction = 0, keepdim = True)
    getitem_1: "f32[1, 2, 1][2, 1, 1]cpu" = var_mean[1];  var_mean = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2]);  getitem_1 = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0);  squeeze = None
    unsqueeze_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    sub_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_1);  primals_1 = unsqueeze_1 = None
    mul_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1)
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 2]);  mul_1 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.3333333333333333);  sum_1 = None
    unsqueeze_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    unsqueeze_3: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.3333333333333333);  sum_2 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    unsqueeze_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 0);  mul_5 = None
    unsqueeze_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    unsqueeze_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_1, 0);  squeeze_1 = None
    unsqueeze_7: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_6: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_7, 1.0);  unsqueeze_7 = None
    mul_7: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_5);  sub_1 = unsqueeze_5 = None
    sub_3: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_7);  tangents_1 = mul_7 = None
    sub_4: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_3);  sub_3 = unsqueeze_3 = None
    mul_8: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, mul_6);  sub_4 = mul_6 = None
    return (mul_8,)
