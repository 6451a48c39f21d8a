def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 3]);  primals_1 = None
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(view, 0, 1);  view = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(transpose, primals_2)
    return (transpose, transpose, mul, primals_2, transpose)
