def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    cauchy: "f32[4][1]cpu" = torch.ops.aten.cauchy.default(primals_2, 0.5, 2.0)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, cauchy);  primals_1 = cauchy = None
    log_normal: "f32[4][1]cpu" = torch.ops.aten.log_normal.default(primals_2, 0.5, 0.25)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, log_normal);  mul = log_normal = None
    geometric: "f32[4][1]cpu" = torch.ops.aten.geometric.default(primals_2, 0.3);  primals_2 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, geometric);  add = geometric = None
    return add_1
