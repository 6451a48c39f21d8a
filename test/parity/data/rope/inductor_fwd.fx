def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu", primals_3: "f32[3, 4][4, 1]cpu"):
    slice_1: "f32[2, 3, 2][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 2, 0, 2)
    slice_2: "f32[2, 3, 2][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 2, 2, 9223372036854775807)
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2);  primals_1 = None
    neg: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.neg.default(slice_2);  slice_2 = None
    cat: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.cat.default([neg, slice_1], -1);  neg = slice_1 = None
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(cat, primals_3);  cat = None
    add: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add, primals_2, primals_3)
