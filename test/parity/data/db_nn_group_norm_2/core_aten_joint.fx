def forward(self, primals_1: "f32[1, 2][2, 1]cpu", tangents_1: "f32[1, 2][2, 1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, None, None, 1, 2, 1, 1, 1e-05)
    getitem: "f32[1, 2][2, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[1, 1][1, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[1, 1][1, 1]cpu" = native_group_norm[2];  native_group_norm = None
    alias: "f32[1, 1][1, 1]cpu" = torch.ops.aten.alias.default(getitem_1);  getitem_1 = None
    alias_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.alias.default(getitem_2);  getitem_2 = None
    alias_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    view: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(mul, [1, 2, 1]);  mul = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view, [2]);  view = None
    view_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, 1])
    sum_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [2]);  view_1 = None
    view_2: "f32[1, 1, 2][2, 2, 1]cpu" = torch.ops.aten.view.default(sum_1, [1, 1, 2]);  sum_1 = None
    sum_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [2]);  view_2 = None
    view_3: "f32[1, 1, 2][2, 2, 1]cpu" = torch.ops.aten.view.default(sum_2, [1, 1, 2]);  sum_2 = None
    sum_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [2]);  view_3 = None
    unsqueeze: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_3, -1)
    full: "f32[1, 1, 2][2, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    mul_1: "f32[1, 1, 2][2, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, full);  unsqueeze = full = None
    neg: "f32[1, 1][1, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    mul_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 1)
    mul_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, alias_2);  mul_2 = None
    add: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(neg, mul_3);  neg = mul_3 = None
    mul_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(add, alias_3);  add = None
    mul_5: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, alias_3);  mul_4 = None
    mul_6: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, alias_3);  mul_5 = None
    mul_7: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 0.5);  mul_6 = None
    neg_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.neg.default(mul_7)
    mul_8: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, alias_2);  neg_1 = alias_2 = None
    mul_9: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, alias_3);  sum_4 = alias_3 = None
    mul_10: "f32[1, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 0.5);  mul_9 = None
    sub: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(mul_8, mul_10);  mul_8 = mul_10 = None
    unsqueeze_1: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, -1);  mul_1 = None
    unsqueeze_2: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, -1);  mul_7 = None
    unsqueeze_3: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub, -1);  sub = None
    unsqueeze_5: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    view_4: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 1, 2, 1]);  tangents_1 = None
    mul_11: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, unsqueeze_1);  view_4 = unsqueeze_1 = None
    view_5: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 1, 2, 1]);  primals_1 = None
    mul_12: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, unsqueeze_3);  view_5 = unsqueeze_3 = None
    add_1: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, mul_12);  mul_11 = mul_12 = None
    add_2: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_1, unsqueeze_5);  add_1 = unsqueeze_5 = None
    view_6: "f32[1, 2][2, 1]cpu" = torch.ops.aten.view.default(add_2, [1, 2]);  add_2 = None
    return (getitem, view_6)
