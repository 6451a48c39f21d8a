def forward(self, primals_1: "f32[3][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, 0.0);  sum_1 = None
    log: "f32[][]cpu" = torch.ops.aten.log.default(add)
    log_1: "f32[3][1]cpu" = torch.ops.aten.log.default(primals_1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(log_1);  log_1 = None
    xlogy: "f32[3][1]cpu" = torch.ops.aten.xlogy.Tensor(primals_1, primals_1)
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(xlogy);  xlogy = None
    return (log, sum_2, sum_3, primals_1, add)
