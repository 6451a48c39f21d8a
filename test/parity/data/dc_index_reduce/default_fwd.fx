def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu"):
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amax')
    detach: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(index_reduce)
    index_reduce_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'mean', include_self = False)
    index_reduce_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'prod')
    detach_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(index_reduce_2)
    index_reduce_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amin', include_self = False)
    detach_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(index_reduce_3)
    return (index_reduce, index_reduce_1, index_reduce_2, index_reduce_3, primals_1, primals_2, primals_3, detach, detach_2, detach_3)
