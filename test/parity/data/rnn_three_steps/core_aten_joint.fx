def forward(self, primals_1: "f32[3, 2, 3][6, 3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    full: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select, permute)
    permute_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0])
    mm_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(full, permute_1);  permute_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add);  add = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh)
    select_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 1)
    permute_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select_1, permute_2)
    permute_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0])
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh, permute_3)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_3);  mm_2 = mm_3 = None
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_1)
    select_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 2);  primals_1 = None
    permute_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(select_2, permute_4)
    permute_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tanh_1, permute_5)
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_5);  mm_4 = mm_5 = None
    tanh_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_2);  add_2 = None
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_2)
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_3, alias_3);  alias_3 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul);  mul = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  tangents_1 = sub = None
    permute_6: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_6, tanh_1);  permute_6 = tanh_1 = None
    permute_7: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    permute_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    mm_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_8);  permute_8 = None
    permute_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    permute_10: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_10, select_2);  permute_10 = select_2 = None
    permute_11: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    permute_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mm_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_12);  mul_1 = permute_12 = None
    permute_13: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_11, [1, 0]);  permute_11 = None
    full_1: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([3, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(arange, [-1, 1, 1]);  arange = None
    eq: "b8[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view, 2);  view = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mm_9, 0);  mm_9 = None
    expand: "f32[3, 2, 3][0, 3, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2, 3]);  unsqueeze = None
    where: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq, expand, full_1);  eq = expand = full_1 = None
    alias_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_4, alias_4);  alias_4 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_2);  mul_2 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_7, sub_1);  mm_7 = sub_1 = None
    permute_14: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0])
    mm_10: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_14, tanh);  permute_14 = tanh = None
    permute_15: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    permute_16: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    mm_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_3, permute_16);  permute_16 = None
    permute_17: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    add_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_9, permute_17);  permute_9 = permute_17 = None
    permute_18: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0])
    mm_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_18, select_1);  permute_18 = select_1 = None
    permute_19: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    permute_20: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_3, permute_20);  mul_3 = permute_20 = None
    permute_21: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_19, [1, 0]);  permute_19 = None
    add_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_13, permute_21);  permute_13 = permute_21 = None
    full_2: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([3, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(arange_1, [-1, 1, 1]);  arange_1 = None
    eq_1: "b8[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view_1, 1);  view_1 = None
    unsqueeze_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mm_13, 0);  mm_13 = None
    expand_1: "f32[3, 2, 3][0, 3, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [3, 2, 3]);  unsqueeze_1 = None
    where_1: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq_1, expand_1, full_2);  eq_1 = expand_1 = full_2 = None
    add_5: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    alias_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_5, alias_5);  alias_5 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_4);  mul_4 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_11, sub_2);  mm_11 = sub_2 = None
    permute_22: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_5, [1, 0])
    mm_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_22, full);  permute_22 = full = None
    permute_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    permute_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_23, [1, 0]);  permute_23 = None
    add_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, permute_24);  add_3 = permute_24 = None
    permute_25: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_5, [1, 0])
    mm_15: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_25, select);  permute_25 = select = None
    permute_26: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_15, [1, 0]);  mm_15 = None
    permute_27: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_5, permute_27);  mul_5 = permute_27 = None
    permute_28: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_26, [1, 0]);  permute_26 = None
    add_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, permute_28);  add_4 = permute_28 = None
    full_3: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([3, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_2: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_2: "i64[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(arange_2, [-1, 1, 1]);  arange_2 = None
    eq_2: "b8[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.eq.Scalar(view_2, 0);  view_2 = None
    unsqueeze_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mm_16, 0);  mm_16 = None
    expand_2: "f32[3, 2, 3][0, 3, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [3, 2, 3]);  unsqueeze_2 = None
    where_2: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq_2, expand_2, full_3);  eq_2 = expand_2 = full_3 = None
    add_8: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, where_2);  add_5 = where_2 = None
    return (tanh_2, add_8, add_7, add_6)
