def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu"):
    arange: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.0);  arange = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    _to_copy: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.int64);  mul = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy, -1);  _to_copy = None
    arange_1: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 0.0);  arange_1 = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    _to_copy_1: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.int64);  mul_1 = None
    _unsafe_index: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze, _to_copy_1])
    arange_2: "f32[5][1]cpu" = torch.ops.aten.arange.default(5, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(arange_2, 0.0);  arange_2 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.6);  add_2 = None
    _to_copy_2: "i64[5][1]cpu" = torch.ops.aten._to_copy.default(mul_2, dtype = torch.int64);  mul_2 = None
    unsqueeze_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_2, -1);  _to_copy_2 = None
    arange_3: "f32[7][1]cpu" = torch.ops.aten.arange.default(7, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_3: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(arange_3, 0.0);  arange_3 = None
    mul_3: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.42857142857142855);  add_3 = None
    _to_copy_3: "i64[7][1]cpu" = torch.ops.aten._to_copy.default(mul_3, dtype = torch.int64);  mul_3 = None
    _unsafe_index_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, _to_copy_3])
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(_unsafe_index_1);  _unsafe_index_1 = None
    mul_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_index, sum_1)
    arange_4: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_4: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange_4, 0.5);  arange_4 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_4, 0.5);  add_4 = None
    _to_copy_4: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul_5, dtype = torch.int64);  mul_5 = None
    unsqueeze_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_4, -1);  _to_copy_4 = None
    arange_5: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_5: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange_5, 0.5);  arange_5 = None
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_5, 0.5);  add_5 = None
    _to_copy_5: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul_6, dtype = torch.int64);  mul_6 = None
    _unsafe_index_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_2, _to_copy_5]);  primals_1 = None
    add_6: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, _unsafe_index_2);  mul_4 = _unsafe_index_2 = None
    return (add_6, unsqueeze, _to_copy_1, _unsafe_index, unsqueeze_1, _to_copy_3, sum_1, unsqueeze_2, _to_copy_5)
