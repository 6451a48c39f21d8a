def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", tangents_1: "f32[5, 3][3, 1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota, 1)
    remainder: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add, 3);  add = None
    index: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, remainder]);  remainder = None
    add_1: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota, 2)
    remainder_1: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_1, 3);  add_1 = None
    index_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_2, [None, remainder_1]);  remainder_1 = None
    mul: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index, index_1);  index = index_1 = None
    add_2: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota, 2)
    remainder_2: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_2, 3);  add_2 = None
    index_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, remainder_2]);  remainder_2 = None
    add_3: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota, 1);  iota = None
    remainder_3: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_3, 3);  add_3 = None
    index_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_2, [None, remainder_3]);  remainder_3 = None
    mul_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_2, index_3);  index_2 = index_3 = None
    sub: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_4: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 1)
    remainder_4: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_4, 3);  add_4 = None
    index_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, remainder_4]);  remainder_4 = None
    add_5: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 2)
    remainder_5: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_5, 3);  add_5 = None
    index_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, remainder_5]);  remainder_5 = None
    mul_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_4, index_5);  index_4 = index_5 = None
    add_6: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 2)
    remainder_6: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_6, 3);  add_6 = None
    index_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, remainder_6]);  remainder_6 = None
    add_7: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_1, 1);  iota_1 = None
    remainder_7: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_7, 3);  add_7 = None
    index_7: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, remainder_7]);  primals_1 = remainder_7 = None
    mul_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_6, index_7);  index_6 = index_7 = None
    sub_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    iota_2: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add_8: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_2, 1)
    remainder_8: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_8, 3);  add_8 = None
    index_8: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_2, [None, remainder_8]);  remainder_8 = None
    add_9: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_2, 2)
    remainder_9: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_9, 3);  add_9 = None
    index_9: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, remainder_9]);  remainder_9 = None
    mul_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_8, index_9);  index_8 = index_9 = None
    add_10: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_2, 2)
    remainder_10: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_10, 3);  add_10 = None
    index_10: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_2, [None, remainder_10]);  primals_2 = remainder_10 = None
    add_11: "i64[3][1]cpu" = torch.ops.aten.add.Tensor(iota_2, 1);  iota_2 = None
    remainder_11: "i64[3][1]cpu" = torch.ops.aten.remainder.Scalar(add_11, 3);  add_11 = None
    index_11: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, remainder_11]);  tangents_1 = remainder_11 = None
    mul_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(index_10, index_11);  index_10 = index_11 = None
    sub_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    return (sub, sub_2, sub_1)
