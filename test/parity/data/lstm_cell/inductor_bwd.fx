def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", sigmoid: "f32[2, 4][4, 1]cpu", sigmoid_1: "f32[2, 4][4, 1]cpu", tanh: "f32[2, 4][4, 1]cpu", add_1: "f32[2, 4][4, 1]cpu", sigmoid_2: "f32[2, 4][4, 1]cpu", permute_4: "f32[16, 4][4, 1]cpu", permute_8: "f32[16, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid_2)
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh_1);  tangents_1 = None
    alias_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_1);  tanh_1 = None
    alias_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_5, alias_5);  alias_5 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_5);  mul_5 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sub);  mul_3 = sub = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, mul_6);  tangents_2 = mul_6 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_2);  sigmoid_2 = None
    alias_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_6)
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_6, sub_1);  alias_6 = sub_1 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, mul_7);  mul_4 = mul_7 = None
    mul_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sigmoid_1)
    mul_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, tanh)
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh);  tanh = None
    alias_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_7, alias_7);  alias_7 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_11);  mul_11 = None
    mul_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, sub_2);  mul_9 = sub_2 = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_1);  sigmoid_1 = None
    alias_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_8)
    mul_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_8, sub_3);  alias_8 = sub_3 = None
    mul_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, mul_13);  mul_10 = mul_13 = None
    mul_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sigmoid)
    mul_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, primals_3);  add_2 = primals_3 = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid);  sigmoid = None
    alias_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_9)
    mul_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_9, sub_4);  alias_9 = sub_4 = None
    mul_18: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, mul_17);  mul_16 = mul_17 = None
    cat: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([mul_14, mul_18, mul_12, mul_8], 1);  mul_14 = mul_18 = mul_12 = mul_8 = None
    permute_2: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat, [1, 0])
    mm_2: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_2, primals_2);  primals_2 = None
    permute_3: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat, permute_4);  permute_4 = None
    permute_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    mm_4: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_2, primals_1);  permute_2 = primals_1 = None
    permute_7: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    mm_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat, permute_8);  cat = permute_8 = None
    permute_9: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (mm_5, mm_3, mul_15, permute_9, permute_5)
