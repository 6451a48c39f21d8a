def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    arange: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.0);  arange = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    _to_copy: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.int64);  mul = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy, -1);  _to_copy = None
    arange_1: "f32[8][1]cpu" = torch.ops.aten.arange.default(8, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(arange_1, 0.0);  arange_1 = None
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.5);  add_1 = None
    _to_copy_1: "i64[8][1]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.int64);  mul_1 = None
    _unsafe_index: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze, _to_copy_1])
    arange_2: "f32[5][1]cpu" = torch.ops.aten.arange.default(5, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(arange_2, 0.0);  arange_2 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.6);  add_2 = None
    _to_copy_2: "i64[5][1]cpu" = torch.ops.aten._to_copy.default(mul_2, dtype = torch.int64);  mul_2 = None
    unsqueeze_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_2, -1);  _to_copy_2 = None
    arange_3: "f32[7][1]cpu" = torch.ops.aten.arange.default(7, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_3: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(arange_3, 0.0);  arange_3 = None
    mul_3: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5714285714285714);  add_3 = None
    _to_copy_3: "i64[7][1]cpu" = torch.ops.aten._to_copy.default(mul_3, dtype = torch.int64);  mul_3 = None
    _unsafe_index_1: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, _to_copy_3]);  primals_1 = None
    return (_unsafe_index, _unsafe_index_1, unsqueeze, _to_copy_1, unsqueeze_1, _to_copy_3)
