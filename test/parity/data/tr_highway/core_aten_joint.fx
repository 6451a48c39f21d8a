def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    permute: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(addmm);  addmm = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid)
    permute_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_1)
    relu: "f32[2, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(relu)
    abs_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(sigmoid)
    ge: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, 1)
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ge, sub, sigmoid);  sub = None
    where_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ge, relu, primals_1);  ge = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(relu, primals_1)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(where, sub_1);  where = sub_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, where_1);  mul = where_1 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid)
    empty_permuted: "f32[2, 4][4, 1]cpu" = torch.ops.aten.empty_permuted.default([2, 4], [0, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full_like.default(empty_permuted, 1, pin_memory = False);  empty_permuted = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(full_like, sigmoid);  full_like = sigmoid = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  sub_2 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(relu, primals_1);  relu = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_3);  tangents_1 = sub_3 = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le: "b8[2, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(alias_2, 0);  alias_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, mul_1);  le = scalar_tensor = mul_1 = None
    permute_2: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(where_2, [1, 0])
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_2, primals_1);  permute_2 = None
    permute_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    permute_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(where_2, permute_4);  where_2 = permute_4 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mm_2);  mul_2 = mm_2 = None
    permute_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_3)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_3, sub_4);  alias_3 = sub_4 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    permute_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_5, permute_6);  permute_6 = None
    permute_7: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_5, [1, 0])
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_7, primals_1);  permute_7 = primals_1 = None
    permute_8: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True);  mul_5 = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_3);  add_1 = mm_3 = None
    permute_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    return (add, add_2, permute_9, view, permute_5)
