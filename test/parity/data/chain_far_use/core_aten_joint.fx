def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    exp: "f32[3, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    alias: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(exp)
    tanh: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(exp)
    alias_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh)
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh, 2);  tanh = None
    tanh_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul);  mul = None
    alias_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh_1)
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, 2);  tanh_1 = None
    tanh_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_1);  mul_1 = None
    alias_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh_2)
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_2, 2);  tanh_2 = None
    tanh_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_2);  mul_2 = None
    alias_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh_3)
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_3, 2);  tanh_3 = None
    tanh_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    alias_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(tanh_4)
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_4, 2);  tanh_4 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_4, primals_2)
    mul_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mm, exp)
    mul_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mm);  mm = None
    mul_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  tangents_1 = exp = None
    permute: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(mul_4, [1, 0]);  mul_4 = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, mul_7);  permute = None
    permute_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_7, permute_1);  mul_7 = permute_1 = None
    mul_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, 2);  mm_2 = None
    alias_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    mul_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_6, alias_6);  alias_6 = None
    sub: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_9);  mul_9 = None
    mul_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, sub);  mul_8 = sub = None
    mul_11: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 2);  mul_10 = None
    alias_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    mul_12: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_7, alias_7);  alias_7 = None
    sub_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_12);  mul_12 = None
    mul_13: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, sub_1);  mul_11 = sub_1 = None
    mul_14: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, 2);  mul_13 = None
    alias_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    mul_15: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_8, alias_8);  alias_8 = None
    sub_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_15);  mul_15 = None
    mul_16: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_14, sub_2);  mul_14 = sub_2 = None
    mul_17: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, 2);  mul_16 = None
    alias_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_18: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_9, alias_9);  alias_9 = None
    sub_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_18);  mul_18 = None
    mul_19: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, sub_3);  mul_17 = sub_3 = None
    mul_20: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, 2);  mul_19 = None
    alias_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_21: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_10, alias_10);  alias_10 = None
    sub_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_21);  mul_21 = None
    mul_22: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sub_4);  mul_20 = sub_4 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_22);  mul_6 = mul_22 = None
    alias_11: "f32[3, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_23: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, alias_11);  add = alias_11 = None
    return (mul_5, mul_23, mm_1)
