def forward(self, primals_1: "f32[1, 5][5, 1]cpu", primals_2: "i64[5, 2][2, 1]cpu", tangents_1: "f32[5, 2][2, 1]cpu"):
    expand: "i64[5, 2][2, 1]cpu" = torch.ops.aten.expand.default(primals_2, [5, 2]);  primals_2 = None
    expand_1: "f32[5, 5][0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [5, 5]);  primals_1 = None
    remainder: "i64[5, 2][2, 1]cpu" = torch.ops.aten.remainder.Scalar(expand, 5);  expand = None
    gather: "f32[5, 2][2, 1]cpu" = torch.ops.aten.gather.default(expand_1, 1, remainder);  expand_1 = None
    new_zeros: "f32[5, 5][5, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [5, 5])
    scatter_add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, remainder, tangents_1);  new_zeros = remainder = tangents_1 = None
    sum_1: "f32[1, 5][5, 1]cpu" = torch.ops.aten.sum.dim_IntList(scatter_add, [0], True);  scatter_add = None
    return (gather, sum_1, None)
