def forward(self, primals_1: "f32[3, 3][1, 3]cpu", primals_2: "i32[3][1]cpu", primals_3: "f32[3, 4][4, 1]cpu"):
    linalg_lu_solve: "f32[3, 4][1, 3]cpu" = torch.ops.aten.linalg_lu_solve.default(primals_1, primals_2, primals_3, adjoint = True);  primals_3 = None
    detach: "f32[3, 4][1, 3]cpu" = torch.ops.aten.detach.default(linalg_lu_solve)
    detach_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    lu_unpack = torch.ops.aten.lu_unpack.default(primals_1, primals_2)
    getitem: "f32[3, 3][3, 1]cpu" = lu_unpack[0];  lu_unpack = None
    transpose: "f32[3, 3][1, 3]cpu" = torch.ops.aten.transpose.int(getitem, -2, -1);  getitem = None
    mm: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(transpose, detach_1);  transpose = detach_1 = None
    return (linalg_lu_solve, primals_1, primals_2, mm)
