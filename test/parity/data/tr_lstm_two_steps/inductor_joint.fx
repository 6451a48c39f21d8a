def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "f32[16, 3][3, 1]cpu", primals_5: "f32[16, 4][4, 1]cpu", primals_6: "f32[16][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    select: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(primals_1, 1, 0)
    permute: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0])
    mm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(select, permute)
    permute_1: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0])
    addmm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.addmm.default(primals_6, primals_2, permute_1)
    add: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm, addmm);  mm = addmm = None
    split = torch.ops.aten.split.Tensor(add, 4, 1);  add = None
    getitem: "f32[2, 4][16, 1]cpu" = split[0]
    getitem_1: "f32[2, 4][16, 1]cpu" = split[1]
    getitem_2: "f32[2, 4][16, 1]cpu" = split[2]
    getitem_3: "f32[2, 4][16, 1]cpu" = split[3];  split = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_1);  getitem_1 = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_3)
    sigmoid_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem);  getitem = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_1)
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_2);  getitem_2 = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tanh)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    sigmoid_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_3);  getitem_3 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_2)
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1)
    alias_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_1)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_2, tanh_1)
    select_1: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(primals_1, 1, 1);  primals_1 = None
    permute_2: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(select_1, permute_2)
    permute_3: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.addmm.default(primals_6, mul_2, permute_3);  primals_6 = None
    add_2: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm_1, addmm_1);  mm_1 = addmm_1 = None
    split_1 = torch.ops.aten.split.Tensor(add_2, 4, 1);  add_2 = None
    getitem_4: "f32[2, 4][16, 1]cpu" = split_1[0]
    getitem_5: "f32[2, 4][16, 1]cpu" = split_1[1]
    getitem_6: "f32[2, 4][16, 1]cpu" = split_1[2]
    getitem_7: "f32[2, 4][16, 1]cpu" = split_1[3];  split_1 = None
    sigmoid_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_5);  getitem_5 = None
    alias_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_3)
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_3, add_1)
    sigmoid_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_4);  getitem_4 = None
    alias_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_4)
    tanh_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_6);  getitem_6 = None
    alias_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_2)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_4, tanh_2)
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    sigmoid_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_7);  getitem_7 = None
    alias_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(sigmoid_5)
    tanh_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_3)
    alias_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_3)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_5, tanh_3)
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid_5);  sigmoid_5 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh_3);  tangents_1 = tanh_3 = None
    alias_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_9);  alias_9 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_10, alias_10);  alias_10 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_8);  mul_8 = None
    mul_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, sub);  mul_6 = sub = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, mul_9);  tangents_2 = mul_9 = None
    alias_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_8);  alias_8 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_11)
    mul_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_11, sub_1);  alias_11 = sub_1 = None
    mul_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, mul_10);  mul_7 = mul_10 = None
    mul_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, sigmoid_4);  sigmoid_4 = None
    mul_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, tanh_2);  tanh_2 = None
    alias_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_7);  alias_7 = None
    mul_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_12, alias_12);  alias_12 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_14);  mul_14 = None
    mul_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sub_2);  mul_12 = sub_2 = None
    alias_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_6);  alias_6 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_13)
    mul_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_13, sub_3);  alias_13 = sub_3 = None
    mul_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, mul_16);  mul_13 = mul_16 = None
    mul_18: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, sigmoid_3);  sigmoid_3 = None
    mul_19: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, add_1);  add_4 = add_1 = None
    alias_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    sub_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_14)
    mul_20: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_14, sub_4);  alias_14 = sub_4 = None
    mul_21: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, mul_20);  mul_19 = mul_20 = None
    cat: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([mul_17, mul_21, mul_15, mul_11], 1);  mul_17 = mul_21 = mul_15 = mul_11 = None
    permute_4: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat, permute_4);  permute_4 = None
    permute_5: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat, [1, 0])
    mm_3: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_5, mul_2);  permute_5 = mul_2 = None
    permute_6: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_1: "f32[1, 16][16, 1]cpu" = torch.ops.aten.sum.dim_IntList(cat, [0], True)
    view: "f32[16][1]cpu" = torch.ops.aten.view.default(sum_1, [16]);  sum_1 = None
    permute_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    permute_8: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat, [1, 0])
    mm_4: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_8, select_1);  permute_8 = select_1 = None
    permute_9: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    permute_10: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat, permute_10);  cat = permute_10 = None
    permute_11: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    full: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([2, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full, mm_5, 1, 1);  full = mm_5 = None
    mul_22: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, sigmoid_2);  sigmoid_2 = None
    mul_23: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, tanh_1);  mm_2 = tanh_1 = None
    alias_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    mul_24: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_15, alias_15);  alias_15 = None
    sub_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_24);  mul_24 = None
    mul_25: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, sub_5);  mul_22 = sub_5 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, mul_25);  mul_18 = mul_25 = None
    alias_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    sub_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_16)
    mul_26: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_16, sub_6);  alias_16 = sub_6 = None
    mul_27: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, mul_26);  mul_23 = mul_26 = None
    mul_28: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sigmoid_1);  sigmoid_1 = None
    mul_29: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, tanh);  tanh = None
    alias_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_30: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_17, alias_17);  alias_17 = None
    sub_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_30);  mul_30 = None
    mul_31: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, sub_7);  mul_28 = sub_7 = None
    alias_18: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    sub_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_18)
    mul_32: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_18, sub_8);  alias_18 = sub_8 = None
    mul_33: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, mul_32);  mul_29 = mul_32 = None
    mul_34: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sigmoid);  sigmoid = None
    mul_35: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, primals_3);  add_5 = primals_3 = None
    alias_19: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_19)
    mul_36: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_19, sub_9);  alias_19 = sub_9 = None
    mul_37: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_35, mul_36);  mul_35 = mul_36 = None
    cat_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([mul_33, mul_37, mul_31, mul_27], 1);  mul_33 = mul_37 = mul_31 = mul_27 = None
    permute_12: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat_1, permute_12);  permute_12 = None
    permute_13: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat_1, [1, 0])
    mm_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_13, primals_2);  permute_13 = primals_2 = None
    permute_14: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(mm_7, [1, 0]);  mm_7 = None
    sum_2: "f32[1, 16][16, 1]cpu" = torch.ops.aten.sum.dim_IntList(cat_1, [0], True)
    view_1: "f32[16][1]cpu" = torch.ops.aten.view.default(sum_2, [16]);  sum_2 = None
    add_6: "f32[16][1]cpu" = torch.ops.aten.add.Tensor(view, view_1);  view = view_1 = None
    permute_15: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    add_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_7, permute_15);  permute_7 = permute_15 = None
    permute_16: "f32[16, 2][1, 16]cpu" = torch.ops.aten.permute.default(cat_1, [1, 0])
    mm_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_16, select);  permute_16 = select = None
    permute_17: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    permute_18: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat_1, permute_18);  cat_1 = permute_18 = None
    permute_19: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    add_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_11, permute_19);  permute_11 = permute_19 = None
    full_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([2, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full_1, mm_9, 1, 0);  full_1 = mm_9 = None
    add_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter, select_scatter_1);  select_scatter = select_scatter_1 = None
    return (mul_5, add_3, add_9, mm_6, mul_34, add_8, add_7, add_6)
