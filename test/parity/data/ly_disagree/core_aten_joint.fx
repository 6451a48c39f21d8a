def forward(self, primals_1: "f32[2, 3, 4][1, 8, 2]cpu", primals_2: "f32[2, 3, 4][3, 1, 6]cpu", tangents_1: "f32[2, 3, 4][1, 8, 2]cpu", tangents_2: "f32[2, 3, 4][3, 1, 6]cpu", tangents_3: "f32[2, 3, 4][1, 8, 2]cpu", tangents_4: "f32[2, 3, 4][3, 1, 6]cpu"):
    add: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    add_1: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(primals_2, primals_1)
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(full)
    ge: "b8[][]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(full, 1)
    where: "f32[][]cpu" = torch.ops.aten.where.self(ge, sub, full);  sub = full = None
    where_1: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    sub_1: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Tensor(where, sub_1);  where = sub_1 = None
    add_2: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(mul, where_1);  mul = where_1 = None
    copy_strided: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.prims.copy_strided.default(add_2, [1, 8, 2]);  add_2 = None
    mul_1: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    mul_2: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Tensor(mul_1, primals_2);  mul_1 = None
    add_3: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(primals_2, mul_2);  mul_2 = None
    mul_3: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1);  primals_2 = None
    mul_4: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_4, mul_3);  mul_3 = None
    mul_5: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Scalar(primals_1, 1);  primals_1 = None
    mul_6: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_4, mul_5);  mul_5 = None
    add_4: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(tangents_4, mul_6);  tangents_4 = mul_6 = None
    mul_7: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5)
    mul_8: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5);  tangents_3 = None
    add_5: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_8);  mul_4 = mul_8 = None
    add_6: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_4, mul_7);  add_4 = mul_7 = None
    add_7: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_6, tangents_2);  add_6 = None
    add_8: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_5, tangents_2);  add_5 = tangents_2 = None
    add_9: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_8, tangents_1);  add_8 = None
    add_10: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_7, tangents_1);  add_7 = tangents_1 = None
    return (add, add_1, copy_strided, add_3, add_9, add_10)
