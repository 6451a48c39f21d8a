def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    as_strided_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.as_strided.default(primals_1, [3, 2], [1, 3], 0)
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(as_strided_1, 1);  as_strided_1 = None
    as_strided_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, add, [3, 2], [1, 3], 0);  primals_1 = add = None
    as_strided_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0)
    as_strided_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3, 2], [1, 3], 0)
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(as_strided_4);  as_strided_4 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided_3, t_1);  as_strided_3 = t_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2);  mul = primals_2 = None
    return (as_strided_scatter, add_1)
