def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    triangular_solve = torch.ops.aten.triangular_solve.default(primals_1, primals_2)
    getitem: "f32[2, 3][1, 2]cpu" = triangular_solve[0]
    getitem_1: "f32[2, 2][1, 2]cpu" = triangular_solve[1];  triangular_solve = None
    detach: "f32[2, 3][1, 2]cpu" = torch.ops.aten.detach.default(getitem)
    mul: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    triangular_solve_1 = torch.ops.aten.triangular_solve.default(primals_1, primals_2, False, True);  primals_1 = None
    getitem_3: "f32[2, 2][1, 2]cpu" = triangular_solve_1[1];  triangular_solve_1 = None
    detach_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    transpose: "f32[3, 2][2, 1]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1);  detach_3 = None
    return (getitem, mul, getitem_3, primals_2, transpose)
