def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu"):
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(full)
    ge: "b8[][]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(full, 1)
    where: "f32[][]cpu" = torch.ops.aten.where.self(ge, sub, full);  sub = full = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where, sub_1);  where = sub_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, where_1);  mul = where_1 = None
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_2: "f32[][]cpu" = torch.ops.aten.abs.default(full_1)
    ge_1: "b8[][]cpu" = torch.ops.aten.ge.Scalar(abs_2, 0.5);  abs_2 = None
    sub_2: "f32[][]cpu" = torch.ops.aten.sub.Tensor(full_1, 1)
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(ge_1, sub_2, full_1);  sub_2 = full_1 = None
    where_3: "f32[3][1]cpu" = torch.ops.aten.where.self(ge_1, primals_2, primals_1);  ge_1 = None
    sub_3: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where_2, sub_3);  where_2 = sub_3 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, where_3);  mul_1 = where_3 = None
    abs_3: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge_2: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(abs_3, 0.5);  abs_3 = None
    sub_4: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    where_4: "f32[3][1]cpu" = torch.ops.aten.where.self(ge_2, sub_4, primals_3);  sub_4 = None
    where_5: "f32[3][1]cpu" = torch.ops.aten.where.self(ge_2, primals_2, primals_1);  ge_2 = None
    sub_5: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where_4, sub_5);  where_4 = sub_5 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, where_5);  mul_2 = where_5 = None
    full_2: "f32[][]cpu" = torch.ops.aten.full.default([], 1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_4: "f32[][]cpu" = torch.ops.aten.abs.default(full_2)
    ge_3: "b8[][]cpu" = torch.ops.aten.ge.Scalar(abs_4, 0.5);  abs_4 = None
    sub_6: "f32[][]cpu" = torch.ops.aten.sub.Tensor(full_2, 1)
    where_6: "f32[][]cpu" = torch.ops.aten.where.self(ge_3, sub_6, full_2);  sub_6 = full_2 = None
    where_7: "f32[3][1]cpu" = torch.ops.aten.where.self(ge_3, primals_2, primals_1);  ge_3 = None
    sub_7: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where_6, sub_7);  where_6 = sub_7 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, where_7);  mul_3 = where_7 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 1.0)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 0.0);  tangents_4 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, primals_3)
    empty_permuted: "f32[3][1]cpu" = torch.ops.aten.empty_permuted.default([3], [0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(empty_permuted, 1, pin_memory = False);  empty_permuted = None
    sub_8: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(full_like, primals_3);  full_like = primals_3 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_8);  sub_8 = None
    sub_9: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_9);  tangents_3 = sub_9 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_5, mul_7);  mul_5 = mul_7 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_6);  mul_4 = mul_6 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 0.0)
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 1.0);  tangents_2 = None
    add_6: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_10);  add_4 = mul_10 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_9);  add_5 = mul_9 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    add_8: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_12);  add_6 = mul_12 = None
    add_9: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_11);  add_7 = mul_11 = None
    return (add, add_1, add_2, add_3, add_8, add_9, mul_8)
