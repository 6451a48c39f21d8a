def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[6][1]cpu"):
    clamp_min: "f32[6][1]cpu" = torch.ops.aten.clamp_min.Tensor(primals_1, primals_2)
    gt: "b8[6][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    eq: "b8[6][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (clamp_min, gt, eq, lt)
