def forward(self, primals_1: "f32[3, 3][1, 3]cpu", primals_2: "i32[3][1]cpu", primals_3: "f32[3, 4][4, 1]cpu"):
    linalg_lu_solve: "f32[3, 4][1, 3]cpu" = torch.ops.aten.linalg_lu_solve.default(primals_1, primals_2, primals_3, adjoint = True);  primals_3 = None
    detach: "f32[3, 4][1, 3]cpu" = torch.ops.aten.detach.default(linalg_lu_solve)
    return (linalg_lu_solve, primals_1, primals_2, detach)
