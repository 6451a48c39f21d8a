def forward(self, full: "f32[2, 4][4, 1]cpu", select: "f32[2, 3][3, 1]cpu", tanh: "f32[2, 4][4, 1]cpu", select_1: "f32[2, 3][3, 1]cpu", tanh_1: "f32[2, 4][4, 1]cpu", select_2: "f32[2, 3][3, 1]cpu", tanh_2: "f32[2, 4][4, 1]cpu", permute_8: "f32[4, 4][4, 1]cpu", permute_12: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    alias_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_2);  tanh_2 = None
    alias_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_3, alias_3);  alias_3 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul);  mul = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  tangents_1 = sub = None
    permute_6: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0])
    mm_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_6, tanh_1)
    permute_7: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    mm_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_8)
    permute_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    mm_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_6, select_2);  permute_6 = select_2 = None
    permute_11: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    mm_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_12);  mul_1 = None
    permute_13: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_11, [1, 0]);  permute_11 = None
    full_1: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([3, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full_1, mm_9, 0, 2);  mm_9 = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh_1);  tanh_1 = None
    alias_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_4, alias_4);  alias_4 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_2);  mul_2 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_7, sub_1);  mm_7 = sub_1 = None
    permute_14: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0])
    mm_10: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_14, tanh)
    permute_15: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    mm_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_3, permute_8);  permute_8 = None
    permute_17: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    add_3: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_9, permute_17);  permute_9 = permute_17 = None
    mm_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_14, select_1);  permute_14 = select_1 = None
    permute_19: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    mm_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_3, permute_12);  mul_3 = None
    permute_21: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_19, [1, 0]);  permute_19 = None
    add_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_13, permute_21);  permute_13 = permute_21 = None
    select_scatter_1: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full_1, mm_13, 0, 1);  mm_13 = None
    add_5: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter, select_scatter_1);  select_scatter = select_scatter_1 = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(tanh);  tanh = None
    alias_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(alias_5, alias_5);  alias_5 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_4);  mul_4 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_11, sub_2);  mm_11 = sub_2 = None
    permute_22: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(mul_5, [1, 0])
    mm_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_22, full);  full = None
    permute_23: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    permute_24: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_23, [1, 0]);  permute_23 = None
    add_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, permute_24);  add_3 = permute_24 = None
    mm_15: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_22, select);  permute_22 = select = None
    permute_26: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_15, [1, 0]);  mm_15 = None
    mm_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_5, permute_12);  mul_5 = permute_12 = None
    permute_28: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_26, [1, 0]);  permute_26 = None
    add_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, permute_28);  add_4 = permute_28 = None
    select_scatter_2: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_scatter.default(full_1, mm_16, 0, 0);  full_1 = mm_16 = None
    add_8: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, select_scatter_2);  add_5 = select_scatter_2 = None
    return (add_8, add_7, add_6)
