def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    triangular_solve = torch.ops.aten.triangular_solve.default(primals_1, primals_2)
    getitem: "f32[2, 3][1, 2]cpu" = triangular_solve[0]
    getitem_1: "f32[2, 2][1, 2]cpu" = triangular_solve[1];  triangular_solve = None
    mul: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    triangular_solve_1 = torch.ops.aten.triangular_solve.default(primals_1, primals_2, False, True);  primals_1 = primals_2 = None
    getitem_3: "f32[2, 2][1, 2]cpu" = triangular_solve_1[1];  triangular_solve_1 = None
    return (getitem, mul, getitem_3)
