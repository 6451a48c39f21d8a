def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu"):
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_2, primals_1)
    bitwise_or: "b8[5][1]cpu" = torch.ops.aten.bitwise_or.Tensor(isnan, gt);  isnan = gt = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_or, primals_1, primals_2);  bitwise_or = None
    return (where, primals_1, primals_2)
