def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", where: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    sum_6: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    mul_7: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, where);  where = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(mul_7)
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg, 1);  neg = None
    expand_2: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1)
    expand_3: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    mul_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_3, primals_3)
    sum_7: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_9, [1]);  mul_9 = None
    mul_10: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(sum_7, 0.3);  sum_7 = None
    permute: "f32[3, 2][0, 1]cpu" = torch.ops.aten.permute.default(expand_3, [1, 0])
    mul_11: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(permute, primals_1);  permute = primals_1 = None
    sum_8: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [1]);  mul_11 = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(sum_8, 0.3);  sum_8 = None
    add_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(expand_2, expand_3);  expand_2 = expand_3 = None
    add_6: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_7, mul_10);  mul_7 = mul_10 = None
    mul_13: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, primals_3);  sum_6 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_13);  mul_12 = None
    add_8: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_13);  add_7 = mul_13 = None
    view_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 1])
    mul_15: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_1, primals_3);  view_1 = primals_3 = None
    mul_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_15, 2);  mul_15 = None
    mul_17: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mul_18: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute_1, tangents_1);  permute_1 = tangents_1 = None
    sum_10: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [1]);  mul_18 = None
    mul_19: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(sum_10, 2);  sum_10 = None
    add_9: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_17);  add_6 = mul_17 = None
    add_10: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_19);  add_8 = mul_19 = None
    return (add_9, mul_16, add_10, add_5)
