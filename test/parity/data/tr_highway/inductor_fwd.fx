def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4, 4][4, 1]cpu"):
    permute: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    permute_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute_1)
    relu: "f32[2, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm)
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(relu, primals_1)
    abs_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(sigmoid)
    ge: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid)
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(sub_1);  sub_1 = None
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ge, neg, sigmoid);  neg = sigmoid = None
    where_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ge, relu, primals_1);  ge = relu = None
    addcmul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub);  where_1 = where = sub = None
    permute_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    permute_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (addcmul, primals_1, addmm, mm, permute_4, permute_6)
