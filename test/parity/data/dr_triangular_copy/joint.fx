def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 3][1, 2]cpu", tangents_2: "f32[2, 2][1, 2]cpu", tangents_3: "f32[2, 2][1, 2]cpu"):
    triangular_solve = torch.ops.aten.triangular_solve.default(primals_1, primals_2)
    getitem: "f32[2, 3][1, 2]cpu" = triangular_solve[0]
    getitem_1: "f32[2, 2][1, 2]cpu" = triangular_solve[1];  triangular_solve = None
    detach: "f32[2, 3][1, 2]cpu" = torch.ops.aten.detach.default(getitem)
    mul: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    triangular_solve_1 = torch.ops.aten.triangular_solve.default(primals_1, primals_2, False, True);  primals_1 = None
    getitem_3: "f32[2, 2][1, 2]cpu" = triangular_solve_1[1];  triangular_solve_1 = None
    zeros: "f32[1][1]cpu" = torch.ops.aten.zeros.default([1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(zeros, [2, 2]);  zeros = None
    zeros_1: "f32[1][1]cpu" = torch.ops.aten.zeros.default([1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    expand_1: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(zeros_1, [2, 3]);  zeros_1 = None
    add: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(expand, tangents_3);  expand = tangents_3 = None
    mul_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    detach_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    triangular_solve_2 = torch.ops.aten.triangular_solve.default(tangents_1, primals_2, True, True);  tangents_1 = primals_2 = None
    getitem_4: "f32[2, 3][1, 2]cpu" = triangular_solve_2[0];  triangular_solve_2 = None
    transpose: "f32[3, 2][2, 1]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1);  detach_3 = None
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(getitem_4, transpose);  transpose = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mm);  mm = None
    triu: "f32[2, 2][2, 1]cpu" = torch.ops.aten.triu.default(neg);  neg = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(triu, mul_1);  triu = mul_1 = None
    add_2: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(expand_1, getitem_4);  expand_1 = getitem_4 = None
    add_3: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(add, add_1);  add = add_1 = None
    return (getitem, mul, getitem_3, add_2, add_3)
