def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0.7, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(full)
    ge: "b8[][]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(full, 1)
    where: "f32[][]cpu" = torch.ops.aten.where.self(ge, sub, full);  sub = full = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(where, sub_1);  where = sub_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, where_1);  mul = where_1 = None
    abs_2: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge_1: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(abs_2, 0.5);  abs_2 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(ge_1, sub_2, primals_3);  sub_2 = None
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(ge_1, primals_2, primals_1);  ge_1 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(where_2, sub_3);  where_2 = sub_3 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, where_3);  mul_1 = where_3 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, add_1);  add = add_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 0.5)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_2, primals_3);  mul_2 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_1, div);  div = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, add_3);  add_2 = add_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_3);  mul_3 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_1, mul_4);  mul_4 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, add_5);  add_4 = add_5 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_3, 1)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_5);  mul_5 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1)
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_7);  mul_7 = None
    empty_permuted: "f32[4][1]cpu" = torch.ops.aten.empty_permuted.default([4], [0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[4][1]cpu" = torch.ops.aten.full_like.default(empty_permuted, 0.5, pin_memory = False);  empty_permuted = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(full_like, primals_3);  full_like = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div_1);  div_1 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5)
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_11, mul_10);  mul_11 = mul_10 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tangents_1)
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_9);  mul_6 = mul_9 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_12);  mul_8 = mul_12 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3)
    empty_permuted_1: "f32[4][1]cpu" = torch.ops.aten.empty_permuted.default([4], [0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like_1: "f32[4][1]cpu" = torch.ops.aten.full_like.default(empty_permuted_1, 1, pin_memory = False);  empty_permuted_1 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(full_like_1, primals_3);  full_like_1 = primals_3 = None
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_4);  sub_4 = None
    sub_5: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_5);  sub_5 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_14);  add_7 = mul_14 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_13);  add_8 = mul_13 = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_15);  add_9 = mul_15 = None
    mul_16: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.7)
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.30000000000000004);  tangents_1 = None
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_17);  add_10 = mul_17 = None
    add_14: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_16);  add_11 = mul_16 = None
    return (add_6, add_13, add_14, add_12)
