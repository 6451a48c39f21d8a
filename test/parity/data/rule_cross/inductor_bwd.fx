def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[1, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_4: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 1)
    remainder_4: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_4, 3);  add_4 = None
    index_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, remainder_4])
    add_5: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 2);  iota_1 = None
    remainder_5: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_5, 3);  add_5 = None
    index_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, remainder_5])
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_4, index_5);  index_5 = None
    index_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, remainder_5]);  tangents_1 = None
    index_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, remainder_4]);  primals_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_6, index_7);  index_7 = None
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    expand_1: "f32[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 3]);  primals_2 = None
    index_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(expand_1, [None, remainder_4]);  remainder_4 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_8, index_6);  index_8 = index_6 = None
    index_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(expand_1, [None, remainder_5]);  expand_1 = remainder_5 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_10, index_4);  index_10 = index_4 = None
    sub_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_1, [0], True);  sub_1 = None
    return (sub_2, sum_1)
