def forward(self, primals_1: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu", squeeze: "f32[2, 2][2, 1]cpu", squeeze_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    mul_3: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    view_3: "f32[2, 6, 15][90, 1, 6]cpu" = torch.ops.aten.view.default(mul_3, [2, 6, 15]);  mul_3 = None
    sum_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [2]);  view_3 = None
    view_4: "f32[2, 6, 15][90, 1, 6]cpu" = torch.ops.aten.view.default(tangents_1, [2, 6, 15]);  tangents_1 = None
    sum_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [2]);  view_4 = None
    view_5: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 2, 3]);  sum_1 = None
    view_6: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(sum_2, [2, 2, 3])
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze);  squeeze = None
    alias_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    unsqueeze_4: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_2, -1);  alias_2 = None
    mul_4: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_6, unsqueeze_4);  view_6 = unsqueeze_4 = None
    sub: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(view_5, mul_4);  view_5 = mul_4 = None
    alias_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_1);  squeeze_1 = None
    alias_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    unsqueeze_5: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_3, -1);  alias_3 = None
    mul_5: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5);  sub = unsqueeze_5 = None
    sum_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0]);  mul_5 = None
    view_7: "f32[6][1]cpu" = torch.ops.aten.view.default(sum_3, [6]);  sum_3 = None
    sum_4: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_2, [0]);  sum_2 = None
    return (None, view_7, sum_4)
