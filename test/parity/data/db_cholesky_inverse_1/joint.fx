def forward(self, primals_1: "f32[0, 0][1, 1]cpu", tangents_1: "f32[0, 0][1, 1]cpu"):
    cholesky_inverse: "f32[0, 0][1, 1]cpu" = torch.ops.aten.cholesky_inverse.default(primals_1)
    detach: "f32[0, 0][1, 1]cpu" = torch.ops.aten.detach.default(cholesky_inverse)
    detach_1: "f32[0, 0][1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    transpose: "f32[0, 0][1, 1]cpu" = torch.ops.aten.transpose.int(tangents_1, -2, -1)
    add: "f32[0, 0][1, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, transpose);  tangents_1 = transpose = None
    mm: "f32[0, 0][1, 1]cpu" = torch.ops.aten.mm.default(add, detach_1);  add = None
    mm_1: "f32[0, 0][1, 1]cpu" = torch.ops.aten.mm.default(detach_1, mm);  detach_1 = mm = None
    mm_2: "f32[0, 0][1, 1]cpu" = torch.ops.aten.mm.default(mm_1, primals_1);  mm_1 = primals_1 = None
    neg: "f32[0, 0][1, 1]cpu" = torch.ops.aten.neg.default(mm_2);  mm_2 = None
    return (cholesky_inverse, neg)
