def forward(self, primals_1: "f32[4, 6][6, 1]cpu", addmm: "f32[4, 8][8, 1]cpu", mul_5: "f32[4, 8][8, 1]cpu", mul_6: "f32[4, 3][3, 1]cpu", permute_2: "f32[3, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, tangents_1);  mul_6 = tangents_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_7, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mul_7, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, mul_5);  permute_3 = mul_5 = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True);  mul_7 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, addmm)
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, addmm)
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 0.044715);  mul_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(addmm, mul_2);  mul_2 = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654);  add = None
    tanh: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1)
    mul_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    mul_14: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh, tanh);  tanh = None
    sub_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_14);  mul_14 = None
    mul_15: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 0.134145);  mul = None
    add_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, 1);  mul_15 = None
    mul_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, 0.7978845608028654);  add_4 = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.5);  addmm = None
    mul_17: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub_2);  mul_4 = sub_2 = None
    mul_18: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, mul_16);  mul_17 = mul_16 = None
    add_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, mul_18);  mul_13 = mul_18 = None
    mul_19: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, add_5);  mm = add_5 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_19, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_19, [0], True);  mul_19 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_2, [8]);  sum_2 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (None, permute_8, view_1, permute_5, view, None)
