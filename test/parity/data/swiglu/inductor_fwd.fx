def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[6, 4][4, 1]cpu", primals_4: "f32[4, 6][6, 1]cpu"):
    permute: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    neg: "f32[2, 6][6, 1]cpu" = torch.ops.aten.neg.default(mm)
    exp: "f32[2, 6][6, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    add: "f32[2, 6][6, 1]cpu" = torch.ops.aten.add.Tensor(exp, 1);  exp = None
    div: "f32[2, 6][6, 1]cpu" = torch.ops.aten.div.Tensor(mm, add);  add = None
    permute_1: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_1)
    mul: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(div, mm_1);  div = None
    permute_2: "f32[6, 4][1, 6]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul, permute_2)
    permute_5: "f32[4, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    permute_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    permute_13: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (mm_2, primals_1, mm, mm_1, mul, permute_5, permute_9, permute_13)
