def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    permute: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(addmm);  addmm = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid)
    permute_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_1)
    relu: "f32[2, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(relu)
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(relu, primals_1)
    abs_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(sigmoid)
    ge: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid)
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(sub_1);  sub_1 = None
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ge, neg, sigmoid);  neg = None
    where_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ge, relu, primals_1);  ge = None
    addcmul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub);  where_1 = where = sub = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid)
    full: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(full, sigmoid);  full = sigmoid = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  sub_2 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(relu, primals_1);  relu = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_3);  tangents_1 = sub_3 = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le: "b8[2, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(alias_2, 0);  alias_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, mul);  le = scalar_tensor = mul = None
    permute_2: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(where_2, [1, 0])
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_2, primals_1);  permute_2 = None
    permute_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    permute_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(where_2, permute_4);  where_2 = permute_4 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mm_2);  mul_1 = mm_2 = None
    permute_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_3)
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_3, sub_4);  alias_3 = sub_4 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    permute_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_4, permute_6);  permute_6 = None
    permute_7: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_4, [1, 0])
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_7, primals_1);  permute_7 = primals_1 = None
    permute_8: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True);  mul_4 = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_3);  add = mm_3 = None
    permute_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    return (addcmul, add_1, permute_9, view, permute_5)
