def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(mul)
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(mul, 0, primals_3, primals_2, 'amax');  mul = None
    detach_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(index_reduce)
    detach_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(detach_4, 0, primals_3)
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(clone, detach_4);  clone = detach_4 = None
    eq_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_select);  primals_2 = index_select = None
    return (index_reduce, primals_3, eq, eq_1)
