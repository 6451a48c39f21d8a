def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    neg: "f32[4, 8][8, 1]cpu" = torch.ops.aten.neg.default(addmm)
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(exp, 1);  exp = None
    div: "f32[4, 8][8, 1]cpu" = torch.ops.aten.div.Tensor(addmm, add);  add = None
    permute_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, div, permute_1);  primals_5 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_6)
    pow_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_6);  addmm_1 = primals_6 = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.16666666666666666);  sub_1 = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_1);  mul = tangents_1 = None
    permute_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, div);  permute_3 = div = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    sigmoid: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sigmoid);  mm = None
    sub_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, sub_2);  addmm = sub_2 = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, 1);  mul_3 = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, add_1);  mul_2 = add_1 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_4, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True);  mul_4 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (mean, None, permute_8, view_1, permute_5, view, None)
