def forward(self, arg0_1: "i64[3][1]cpu"):
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.float32)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(_to_copy);  _to_copy = None
    _to_copy_1: "f64[3][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.float64)
    std: "f64[][]cpu" = torch.ops.aten.std.correction(_to_copy_1);  _to_copy_1 = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(arg0_1)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, 3);  sum_1 = None
    max_1: "i64[][]cpu" = torch.ops.aten.max.default(arg0_1)
    min_1: "i64[][]cpu" = torch.ops.aten.min.default(arg0_1)
    sub: "i64[][]cpu" = torch.ops.aten.sub.Tensor(max_1, min_1);  max_1 = min_1 = None
    prod: "i64[][]cpu" = torch.ops.aten.prod.default(arg0_1);  arg0_1 = None
    return (mean, std, div, sub, prod)
