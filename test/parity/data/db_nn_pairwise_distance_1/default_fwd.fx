def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    norm: "f32[][]cpu" = torch.ops.aten.norm.ScalarOpt_dim(add, 2.0, [0])
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(norm)
    return (norm, add, detach)
