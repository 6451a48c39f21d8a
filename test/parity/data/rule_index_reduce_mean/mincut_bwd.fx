def forward(self, primals_3: "i64[4][1]cpu", ones_like_1: "f32[4, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    ones_like: "f32[3, 2][2, 1]cpu" = torch.ops.aten.ones_like.default(tangents_1)
    index_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(ones_like, 0, primals_3, ones_like_1);  ones_like = ones_like_1 = None
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_add, 0)
    masked_fill: "f32[3, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(index_add, eq, 1);  index_add = eq = None
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, masked_fill)
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(masked_fill, 0, primals_3);  masked_fill = None
    index_select_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_1, 0, primals_3);  tangents_1 = primals_3 = None
    div_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_select_1, index_select);  index_select_1 = index_select = None
    return (div, div_1, None)
