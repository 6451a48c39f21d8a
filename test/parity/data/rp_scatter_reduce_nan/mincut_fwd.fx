def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "i64[4][1]cpu"):
    scatter_reduce: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amax')
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce)
    scatter_reduce_1: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amin')
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce_1)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    gather: "f32[4][1]cpu" = torch.ops.aten.gather.default(detach_2, 0, primals_3)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_2);  detach_2 = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather);  gather = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    gather_2: "f32[4][1]cpu" = torch.ops.aten.gather.default(detach_3, 0, primals_3)
    eq_4: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_3);  primals_1 = detach_3 = None
    eq_5: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather_2);  primals_2 = gather_2 = None
    return (scatter_reduce, scatter_reduce_1, primals_3, eq, eq_1, eq_4, eq_5)
