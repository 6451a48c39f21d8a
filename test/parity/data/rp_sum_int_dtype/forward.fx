def forward(self, arg0_1: "i32[3][1]cpu"):
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(arg0_1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(arg0_1, dtype = torch.float32)
    prod: "i64[][]cpu" = torch.ops.aten.prod.default(arg0_1)
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.float32);  arg0_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(_to_copy);  _to_copy = None
    return (sum_1, sum_2, prod, mean)
