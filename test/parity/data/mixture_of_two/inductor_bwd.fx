def forward(self, mm: "f32[2, 2][2, 1]cpu", mm_1: "f32[2, 3][3, 1]cpu", mm_2: "f32[2, 3][3, 1]cpu", permute: "f32[3, 2][1, 3]cpu", permute_1: "f32[3, 3][1, 3]cpu", permute_3: "f32[3, 3][1, 3]cpu", permute_5: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(mm, [-1], True)
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mm, amax);  mm = amax = None
    exp: "f32[2, 2][2, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    slice_2: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(div, 1, 1, 9223372036854775807)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_2);  slice_2 = None
    relu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, relu)
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    alias_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(relu);  relu = None
    alias_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, mul_2);  le = scalar_tensor = mul_2 = None
    mm_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, where)
    mm_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(where, permute_1);  where = permute_1 = None
    full: "f32[2, 2][2, 1]cpu" = torch.ops.aten.full.default([2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, sum_2, 1, 1, 9223372036854775807);  sum_2 = None
    slice_1: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(div, 1, 0, 1)
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_1);  slice_1 = None
    tanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mm_1);  mm_1 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh);  tangents_1 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True);  mul_5 = None
    alias_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh);  tanh = None
    alias_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_4, alias_4);  alias_4 = None
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_6);  mul_6 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub_1);  mul_4 = sub_1 = None
    mm_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, mul_7)
    mm_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_7, permute_3);  mul_7 = permute_3 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    slice_scatter_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, sum_3, 1, 0, 1);  full = sum_3 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1);  slice_scatter = slice_scatter_1 = None
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(div);  div = None
    alias_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, alias_5);  add_2 = None
    sum_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [-1], True)
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(alias_5);  alias_5 = None
    fma: "f32[2, 2][2, 1]cpu" = torch.ops.prims.fma.default(neg, sum_4, mul_8);  neg = sum_4 = mul_8 = None
    mm_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute, fma);  permute = None
    mm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(fma, permute_5);  fma = permute_5 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_8);  add_1 = mm_8 = None
    return (add_3, mm_7, mm_5, mm_3)
