def forward(self, primals_1: "f32[10, 5][5, 1]cpu", primals_2: "i64[5, 5][5, 1]cpu", primals_3: "f32[5, 5][5, 1]cpu", tangents_1: "f32[10, 5][5, 1]cpu"):
    scatter_reduce: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_2, primals_3, 'mean');  primals_1 = None
    ones_like: "f32[10, 5][5, 1]cpu" = torch.ops.aten.ones_like.default(tangents_1)
    ones_like_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.ones_like.default(primals_3);  primals_3 = None
    scatter_add: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(ones_like, 0, primals_2, ones_like_1);  ones_like = ones_like_1 = None
    eq: "b8[10, 5][5, 1]cpu" = torch.ops.aten.eq.Scalar(scatter_add, 0)
    masked_fill: "f32[10, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(scatter_add, eq, 1);  scatter_add = eq = None
    div: "f32[10, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, masked_fill)
    gather: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(masked_fill, 0, primals_2);  masked_fill = None
    gather_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(tangents_1, 0, primals_2);  tangents_1 = primals_2 = None
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(gather_1, gather);  gather_1 = gather = None
    return (scatter_reduce, div, None, div_1)
