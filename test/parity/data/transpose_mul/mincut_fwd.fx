def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(primals_1, 0, 1);  primals_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(transpose, primals_2)
    return (mul, primals_2, transpose)
