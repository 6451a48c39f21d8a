def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 3][3, 1]cpu", primals_4: "f32[3, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    _softmax: "f32[2, 2][2, 1]cpu" = torch.ops.aten._softmax.default(mm, -1, False);  mm = None
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    slice_1: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(_softmax, 1, 0, 1)
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3)
    tanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mm_1);  mm_1 = None
    alias_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, tanh)
    slice_2: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(_softmax, 1, 1, 9223372036854775807);  _softmax = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_4)
    relu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    alias_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(relu)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_2, relu)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_2);  slice_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, relu);  relu = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    alias_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, mul_2);  le = scalar_tensor = mul_2 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    mm_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, where);  permute = None
    permute_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(where, permute_1);  where = permute_1 = None
    full: "f32[2, 2][2, 1]cpu" = torch.ops.aten.full.default([2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, sum_1, 1, 1, 9223372036854775807);  full = sum_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_1);  slice_1 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh);  tangents_1 = tanh = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True);  mul_5 = None
    alias_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_4, alias_4);  alias_4 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_6);  mul_6 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub);  mul_4 = sub = None
    permute_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    mm_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_2, mul_7);  permute_2 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_7, permute_3);  mul_7 = permute_3 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    full_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.full.default([2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_1, sum_2, 1, 0, 1);  full_1 = sum_2 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1);  slice_scatter = slice_scatter_1 = None
    alias_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, alias_5);  add_2 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [-1], True)
    mul_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(alias_5, sum_3);  alias_5 = sum_3 = None
    sub_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_8, mul_9);  mul_8 = mul_9 = None
    permute_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mm_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_4, sub_1);  permute_4 = None
    permute_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(sub_1, permute_5);  sub_1 = permute_5 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_8);  add_1 = mm_8 = None
    return (add, add_3, mm_7, mm_5, mm_3)
