def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "f32[4, 5][5, 1]cpu"):
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    add: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    norm: "f32[4][1]cpu" = torch.ops.aten.norm.ScalarOpt_dim(add, 2.0, [1])
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(norm)
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Scalar(sub_1, 1e-06);  sub_1 = None
    norm_1: "f32[4][1]cpu" = torch.ops.aten.norm.ScalarOpt_dim(add_1, 2.0, [1])
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(norm_1)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(norm, 0.5);  norm = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_2, norm_1);  add_2 = norm_1 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(clamp_min);  clamp_min = None
    return (mean, add, detach, add_1, detach_1, sub_2)
