def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4, 2][2, 1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    scatter_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.scatter_reduce.two(mul, 0, primals_3, primals_2, 'sum');  mul = primals_2 = None
    return (scatter_reduce, primals_3)
