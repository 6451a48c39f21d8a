def forward(self, primals_1: "f32[][]cpu", primals_2: "i64[1][1]cpu", primals_3: "f32[][]cpu"):
    index_reduce: "f32[][]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_2, primals_3, 'mean', include_self = False);  primals_1 = None
    ones_like: "f32[][]cpu" = torch.ops.aten.ones_like.default(primals_3);  primals_3 = None
    return (index_reduce, primals_2, ones_like)
