def forward(self, primals_1: "f32[32][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    _to_copy: "f64[32][1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float64);  primals_1 = None
    sum_3: "f64[][]cpu" = torch.ops.aten.sum.default(_to_copy);  _to_copy = None
    return (sum_1, sum_2, sum_3)
