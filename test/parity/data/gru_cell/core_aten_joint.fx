def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[4, 3][3, 1]cpu", primals_4: "f32[4, 4][4, 1]cpu", primals_5: "f32[4, 3][3, 1]cpu", primals_6: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    permute_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, permute_1)
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(add);  add = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid)
    permute_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_2)
    permute_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_6, [1, 0]);  primals_6 = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, permute_3)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, mm_3)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mul);  mm_2 = mul = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh)
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, tanh)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_2)
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh);  tangents_1 = tanh = None
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(mul_6);  mul_6 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, neg);  mul_4 = neg = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_2, alias_2);  alias_2 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_7);  mul_7 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_1);  mul_5 = sub_1 = None
    mul_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, sigmoid);  sigmoid = None
    mul_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, mm_3);  mm_3 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_10);  add_3 = mul_10 = None
    permute_4: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_9, [1, 0])
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_4, primals_2);  permute_4 = None
    permute_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    permute_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    mm_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_9, permute_6);  mul_9 = permute_6 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mm_5);  mul_3 = mm_5 = None
    permute_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    permute_8: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_8, [1, 0])
    mm_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_8, primals_1);  permute_8 = None
    permute_9: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    permute_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_8, permute_10);  mul_8 = permute_10 = None
    permute_11: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_3)
    mul_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_3, sub_2);  alias_3 = sub_2 = None
    mul_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, mul_11);  add_4 = mul_11 = None
    permute_12: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_12, [1, 0])
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_12, primals_2);  permute_12 = primals_2 = None
    permute_13: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    permute_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_12, permute_14);  permute_14 = None
    add_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mm_9);  add_5 = mm_9 = None
    permute_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_13, [1, 0]);  permute_13 = None
    permute_16: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_12, [1, 0])
    mm_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_16, primals_1);  permute_16 = primals_1 = None
    permute_17: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    permute_18: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_12, permute_18);  mul_12 = permute_18 = None
    add_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_7, mm_11);  mm_7 = mm_11 = None
    permute_19: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    return (add_2, add_7, add_6, permute_19, permute_15, permute_11, permute_7)
