def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[4, 3][3, 1]cpu", primals_4: "f32[4, 4][4, 1]cpu", primals_5: "f32[4, 3][3, 1]cpu", primals_6: "f32[4, 4][4, 1]cpu"):
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    permute_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, permute_1)
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(add);  add = None
    permute_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_2)
    permute_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_6, [1, 0]);  primals_6 = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, permute_3)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, mm_3)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mul);  mul = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, tanh);  sub = tanh = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_2)
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    permute_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    permute_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    permute_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    permute_18: "f32[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (add_2, primals_1, primals_2, sigmoid, mm_2, mm_3, permute_6, permute_10, permute_14, permute_18)
