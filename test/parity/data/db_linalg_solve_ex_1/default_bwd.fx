def forward(self, getitem_1: "f32[5, 5][1, 5]cpu", getitem_2: "i32[5][1]cpu", detach: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, -1);  tangents_1 = None
    linalg_lu_solve: "f32[5, 1][1, 5]cpu" = torch.ops.aten.linalg_lu_solve.default(getitem_1, getitem_2, unsqueeze, adjoint = True);  getitem_1 = getitem_2 = unsqueeze = None
    unsqueeze_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_1, -1);  detach_1 = None
    transpose: "f32[1, 5][1, 1]cpu" = torch.ops.aten.transpose.int(unsqueeze_1, -2, -1);  unsqueeze_1 = None
    mm: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mm.default(linalg_lu_solve, transpose);  transpose = None
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(mm);  mm = None
    squeeze: "f32[5][1]cpu" = torch.ops.aten.squeeze.dim(linalg_lu_solve, -1);  linalg_lu_solve = None
    return (neg, squeeze)
