def forward(self, primals_1: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu", primals_2: "f32[6][1]cpu", primals_3: "f32[6][1]cpu", tangents_1: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, primals_2, primals_3, 2, 6, 15, 2, 1e-05);  primals_2 = primals_3 = None
    getitem: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu" = native_group_norm[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[2, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_1)
    alias_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_2)
    alias_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    view: "f32[2, 6, 15][90, 1, 6]cpu" = torch.ops.aten.view.default(mul, [2, 6, 15]);  mul = None
    sum_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view, [2]);  view = None
    view_1: "f32[2, 6, 15][90, 1, 6]cpu" = torch.ops.aten.view.default(tangents_1, [2, 6, 15]);  tangents_1 = None
    sum_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [2]);  view_1 = None
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 2, 3]);  sum_1 = None
    view_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(sum_2, [2, 2, 3])
    unsqueeze: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_2, -1);  alias_2 = None
    mul_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_3, unsqueeze);  view_3 = unsqueeze = None
    sub: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, mul_1);  view_2 = mul_1 = None
    unsqueeze_1: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_3, -1);  alias_3 = None
    mul_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1);  sub = unsqueeze_1 = None
    sum_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0]);  mul_2 = None
    view_4: "f32[6][1]cpu" = torch.ops.aten.view.default(sum_3, [6]);  sum_3 = None
    sum_4: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_2, [0]);  sum_2 = None
    return (getitem, getitem_1, getitem_2, None, view_4, sum_4)
