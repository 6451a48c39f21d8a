def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu", primals_3: "i64[2, 2][2, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    scatter: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter.src(mul, 1, primals_3, primals_2);  mul = primals_2 = None
    scatter_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter.value(tangents_1, 1, primals_3, 0)
    gather: "f32[2, 2][2, 1]cpu" = torch.ops.aten.gather.default(tangents_1, 1, primals_3);  tangents_1 = primals_3 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(scatter_1, 1);  scatter_1 = None
    return (scatter, mul_1, gather, None)
