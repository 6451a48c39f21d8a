def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2][1]cpu"):
    expand: "f32[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [3, 2])
    slice_1: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    return (expand, slice_1, mul)
