def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "i64[5][1]cpu"):
    scatter_reduce: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amax', include_self = False)
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(scatter_reduce)
    scatter_reduce_1: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'prod', include_self = False)
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(scatter_reduce_1)
    scatter_reduce_2: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'mean', include_self = False)
    scatter_reduce_3: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'sum', include_self = False)
    scatter_reduce_4: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amin')
    detach_4: "f32[4][1]cpu" = torch.ops.aten.detach.default(scatter_reduce_4)
    detach_5: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    detach_8: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_9: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (scatter_reduce, scatter_reduce_1, scatter_reduce_2, scatter_reduce_3, scatter_reduce_4, primals_1, primals_2, primals_3, detach_5, detach_8, detach_9)
