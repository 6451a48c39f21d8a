def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5][1]cpu"):
    _linalg_solve_ex = torch.ops.aten._linalg_solve_ex.default(primals_1, primals_2);  primals_1 = primals_2 = None
    getitem: "f32[5][1]cpu" = _linalg_solve_ex[0]
    getitem_1: "f32[5, 5][1, 5]cpu" = _linalg_solve_ex[1]
    getitem_2: "i32[5][1]cpu" = _linalg_solve_ex[2]
    getitem_3: "i32[][]cpu" = _linalg_solve_ex[3];  _linalg_solve_ex = None
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(getitem)
    return (getitem, getitem_3, getitem_1, getitem_2, detach)
