def forward(self, primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", select: "f32[2, 3][6, 1]cpu", sigmoid: "f32[2, 4][4, 1]cpu", sigmoid_1: "f32[2, 4][4, 1]cpu", tanh: "f32[2, 4][4, 1]cpu", sigmoid_2: "f32[2, 4][4, 1]cpu", mul_2: "f32[2, 4][4, 1]cpu", select_1: "f32[2, 3][6, 1]cpu", sigmoid_3: "f32[2, 4][4, 1]cpu", sigmoid_4: "f32[2, 4][4, 1]cpu", tanh_2: "f32[2, 4][4, 1]cpu", add_3: "f32[2, 4][4, 1]cpu", sigmoid_5: "f32[2, 4][4, 1]cpu", permute_4: "f32[16, 4][4, 1]cpu", permute_10: "f32[16, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid_5)
    tanh_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_3);  add_3 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh_3);  tangents_1 = None
    alias_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_3);  tanh_3 = None
    alias_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_9);  alias_9 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_10, alias_10);  alias_10 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_8);  mul_8 = None
    mul_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, sub);  mul_6 = sub = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, mul_9);  tangents_2 = mul_9 = None
    alias_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_5);  sigmoid_5 = None
    alias_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_8);  alias_8 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_11)
    mul_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_11, sub_1);  alias_11 = sub_1 = None
    mul_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, mul_10);  mul_7 = mul_10 = None
    mul_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, sigmoid_4)
    mul_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, tanh_2)
    alias_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_2);  tanh_2 = None
    alias_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_7);  alias_7 = None
    mul_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_12, alias_12);  alias_12 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_14);  mul_14 = None
    mul_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sub_2);  mul_12 = sub_2 = None
    alias_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_4);  sigmoid_4 = None
    alias_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_6);  alias_6 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_13)
    mul_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_13, sub_3);  alias_13 = sub_3 = None
    mul_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, mul_16);  mul_13 = mul_16 = None
    mul_18: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, sigmoid_3)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_3)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tanh)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    mul_19: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, add_1);  add_4 = None
    alias_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_3);  sigmoid_3 = None
    alias_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    sub_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_14)
    mul_20: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_14, sub_4);  alias_14 = sub_4 = None
    mul_21: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, mul_20);  mul_19 = mul_20 = None
    cat: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([mul_17, mul_21, mul_15, mul_11], 1);  mul_17 = mul_21 = mul_15 = mul_11 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat, permute_4)
    permute_5: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat, [1, 0])
    mm_3: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_5, mul_2);  mul_2 = None
    permute_6: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_1: "f32[1, 16][16, 1]cpu" = torch.ops.aten.sum.dim_IntList(cat, [0], True)
    view: "f32[16][1]cpu" = torch.ops.aten.view.default(sum_1, [16]);  sum_1 = None
    permute_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm_4: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_5, select_1);  permute_5 = select_1 = None
    permute_9: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    mm_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat, permute_10);  cat = None
    permute_11: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    full: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([2, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full, mm_5, 1, 1);  mm_5 = None
    mul_22: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, sigmoid_2)
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    mul_23: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, tanh_1);  mm_2 = None
    alias_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_1);  tanh_1 = None
    alias_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    mul_24: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_15, alias_15);  alias_15 = None
    sub_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_24);  mul_24 = None
    mul_25: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, sub_5);  mul_22 = sub_5 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, mul_25);  mul_18 = mul_25 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_2);  sigmoid_2 = None
    alias_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    sub_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_16)
    mul_26: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_16, sub_6);  alias_16 = sub_6 = None
    mul_27: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, mul_26);  mul_23 = mul_26 = None
    mul_28: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sigmoid_1)
    mul_29: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, tanh)
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh);  tanh = None
    alias_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_30: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_17, alias_17);  alias_17 = None
    sub_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_30);  mul_30 = None
    mul_31: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, sub_7);  mul_28 = sub_7 = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_1);  sigmoid_1 = None
    alias_18: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    sub_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_18)
    mul_32: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_18, sub_8);  alias_18 = sub_8 = None
    mul_33: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, mul_32);  mul_29 = mul_32 = None
    mul_34: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sigmoid)
    mul_35: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, primals_3);  add_5 = primals_3 = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid);  sigmoid = None
    alias_19: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_19)
    mul_36: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_19, sub_9);  alias_19 = sub_9 = None
    mul_37: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_35, mul_36);  mul_35 = mul_36 = None
    cat_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([mul_33, mul_37, mul_31, mul_27], 1);  mul_33 = mul_37 = mul_31 = mul_27 = None
    mm_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat_1, permute_4);  permute_4 = None
    permute_13: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat_1, [1, 0])
    mm_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_13, primals_2);  primals_2 = None
    permute_14: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(mm_7, [1, 0]);  mm_7 = None
    sum_2: "f32[1, 16][16, 1]cpu" = torch.ops.aten.sum.dim_IntList(cat_1, [0], True)
    view_1: "f32[16][1]cpu" = torch.ops.aten.view.default(sum_2, [16]);  sum_2 = None
    add_6: "f32[16][1]cpu" = torch.ops.aten.add.Tensor(view, view_1);  view = view_1 = None
    permute_15: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    add_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_7, permute_15);  permute_7 = permute_15 = None
    mm_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_13, select);  permute_13 = select = None
    permute_17: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    mm_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat_1, permute_10);  cat_1 = permute_10 = None
    permute_19: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    add_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_11, permute_19);  permute_11 = permute_19 = None
    select_scatter_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full, mm_9, 1, 0);  full = mm_9 = None
    add_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter, select_scatter_1);  select_scatter = select_scatter_1 = None
    return (add_9, mm_6, mul_34, add_8, add_7, add_6)
