def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[6, 4][4, 1]cpu", primals_4: "f32[4, 6][6, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    permute: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    neg: "f32[2, 6][6, 1]cpu" = torch.ops.aten.neg.default(mm)
    exp: "f32[2, 6][6, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    add: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(exp, 1);  exp = None
    div: "f32[2, 6][6, 1]cpu" = torch.ops.aten.div.Tensor(mm, add);  add = None
    permute_1: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_1)
    mul: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(div, mm_1)
    permute_2: "f32[6, 4][1, 6]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul, permute_2)
    permute_3: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(tangents_1, [1, 0])
    mm_3: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_3, mul);  permute_3 = mul = None
    permute_4: "f32[6, 4][1, 6]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    permute_5: "f32[4, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(tangents_1, permute_5);  tangents_1 = permute_5 = None
    permute_6: "f32[4, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mul_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mm_4, div);  div = None
    mul_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mm_4, mm_1);  mm_4 = mm_1 = None
    permute_7: "f32[6, 2][1, 6]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_5: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_7, primals_1);  permute_7 = None
    permute_8: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(mm_5, [1, 0]);  mm_5 = None
    permute_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_9);  mul_1 = permute_9 = None
    permute_10: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    sigmoid: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sigmoid.default(mm)
    mul_3: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sigmoid);  mul_2 = None
    sub: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    mul_4: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sub);  mm = sub = None
    add_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, 1);  mul_4 = None
    mul_5: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, add_1);  mul_3 = add_1 = None
    permute_11: "f32[6, 2][1, 6]cpu" = torch.ops.aten.permute.default(mul_5, [1, 0])
    mm_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_11, primals_1);  permute_11 = primals_1 = None
    permute_12: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(mm_7, [1, 0]);  mm_7 = None
    permute_13: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_5, permute_13);  mul_5 = permute_13 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_6, mm_8);  mm_6 = mm_8 = None
    permute_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    return (mm_2, add_2, permute_14, permute_10, permute_6)
