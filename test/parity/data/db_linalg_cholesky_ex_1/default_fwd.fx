def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    linalg_cholesky_ex = torch.ops.aten.linalg_cholesky_ex.default(primals_1, upper = True);  primals_1 = None
    getitem: "f32[5, 5][1, 5]cpu" = linalg_cholesky_ex[0]
    getitem_1: "i32[][]cpu" = linalg_cholesky_ex[1];  linalg_cholesky_ex = None
    detach: "f32[5, 5][1, 5]cpu" = torch.ops.aten.detach.default(getitem)
    return (getitem, getitem_1, detach)
