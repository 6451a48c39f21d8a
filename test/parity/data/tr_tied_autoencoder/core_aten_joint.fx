def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[5][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    addmm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    tanh: "f32[4, 3][3, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh)
    permute_1: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    permute_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    addmm_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.addmm.default(primals_4, tanh, permute_2);  primals_4 = None
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_1)
    pow_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_1);  addmm_1 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.1);  sub_1 = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_1);  mul = tangents_1 = None
    permute_3: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_3);  permute_3 = None
    permute_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(tanh, [1, 0]);  tanh = None
    mm_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute_4, mul_1);  permute_4 = None
    sum_1: "f32[1, 5][5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[5][1]cpu" = torch.ops.aten.view.default(sum_1, [5]);  sum_1 = None
    permute_5: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    permute_6: "f32[3, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, alias_1);  alias_1 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_2);  mul_2 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sub_2);  mm = sub_2 = None
    permute_7: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0])
    mm_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute_7, primals_1);  permute_7 = primals_1 = None
    permute_8: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True);  mul_3 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_2, [3]);  sum_2 = None
    permute_9: "f32[3, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    add: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(permute_6, permute_9);  permute_6 = permute_9 = None
    return (mean, None, add, view_1, view)
