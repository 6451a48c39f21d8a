def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(primals_1, primals_2, primals_3, True, 0.1, 1e-05);  primals_3 = None
    getitem: "f32[4, 3][3, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[3][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[3][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0);  getitem_1 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0])
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    unsqueeze_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 0);  mul_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, primals_2);  primals_2 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 0);  mul_5 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2);  sub_1 = unsqueeze_2 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul_6);  tangents_1 = mul_6 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_1);  sub_2 = unsqueeze_1 = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_3);  sub_3 = unsqueeze_3 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, getitem_2);  sum_2 = getitem_2 = None
    return (getitem, mul_7, mul_8, sum_1)
