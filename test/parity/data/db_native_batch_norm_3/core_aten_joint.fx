def forward(self, primals_1: "f32[1, 2, 3][6, 3, 1]cpu", tangents_1: "f32[1, 2, 3][6, 3, 1]cpu"):
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(primals_1, None, None, True, 0.5, 1e-05)
    getitem: "f32[1, 2, 3][6, 3, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[2][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[2][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0)
    unsqueeze_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2])
    sub: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_1)
    mul: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0, 2]);  mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.3333333333333333);  sum_1 = None
    unsqueeze_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    unsqueeze_3: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.3333333333333333);  sum_2 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    unsqueeze_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 0);  mul_4 = None
    unsqueeze_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    unsqueeze_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_2, 0)
    unsqueeze_7: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_7, 1.0);  unsqueeze_7 = None
    sub_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_1);  primals_1 = unsqueeze_1 = None
    mul_6: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_5);  sub_1 = unsqueeze_5 = None
    sub_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_6);  tangents_1 = mul_6 = None
    sub_3: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_3);  sub_2 = unsqueeze_3 = None
    mul_7: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, mul_5);  sub_3 = mul_5 = None
    return (getitem, getitem_1, getitem_2, mul_7)
