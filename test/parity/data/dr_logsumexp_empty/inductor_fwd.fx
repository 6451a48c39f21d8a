def forward(self, primals_1: "f32[2, 0][1, 1]cpu", primals_2: "f32[0, 3][3, 1]cpu"):
    exp: "f32[2, 0][1, 1]cpu" = torch.ops.aten.exp.default(primals_1)
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1]);  exp = None
    log: "f32[2][1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    alias: "f32[2][1]cpu" = torch.ops.aten.alias.default(log)
    exp_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_2)
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [0])
    log_1: "f32[3][1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(log_1)
    sum_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [0, 1], True);  exp_1 = None
    log_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_3);  sum_3 = None
    alias_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.alias.default(log_2)
    alias_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    sub: "f32[0, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, alias_3);  alias_3 = None
    exp_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    alias_4: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_4, 0);  alias_4 = None
    sub_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, unsqueeze_1);  primals_2 = unsqueeze_1 = None
    exp_4: "f32[0, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    alias_5: "f32[2][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    unsqueeze_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_5, 1);  alias_5 = None
    sub_2: "f32[2, 0][1, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_3);  primals_1 = unsqueeze_3 = None
    exp_5: "f32[2, 0][1, 1]cpu" = torch.ops.aten.exp.default(sub_2);  sub_2 = None
    return (log, log_1, log_2, exp_3, exp_4, exp_5)
