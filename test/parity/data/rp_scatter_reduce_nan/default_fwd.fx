def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "i64[4][1]cpu"):
    scatter_reduce: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amax')
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce)
    scatter_reduce_1: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amin')
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce_1)
    return (scatter_reduce, scatter_reduce_1, primals_1, primals_2, primals_3, detach, detach_1)
