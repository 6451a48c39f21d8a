def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", primals_3: "f32[2, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    relu: "f32[4, 5][5, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(relu)
    native_dropout = torch.ops.aten.native_dropout.default(relu, 0.3, True);  relu = None
    getitem: "f32[4, 5][5, 1]cpu" = native_dropout[0]
    getitem_1: "b8[4, 5][5, 1]cpu" = native_dropout[1];  native_dropout = None
    permute_1: "f32[5, 2][1, 5]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(getitem, permute_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mm_1, []);  mm_1 = None
    expand: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 2]);  tangents_1 = None
    permute_2: "f32[2, 4][0, 0]cpu" = torch.ops.aten.permute.default(expand, [1, 0])
    mm_2: "f32[2, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute_2, getitem);  permute_2 = getitem = None
    permute_3: "f32[5, 2][1, 5]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    permute_4: "f32[2, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(expand, permute_4);  expand = permute_4 = None
    permute_5: "f32[2, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    _to_copy: "f32[4, 5][5, 1]cpu" = torch.ops.aten._to_copy.default(getitem_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  getitem_1 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, 1.4285714285714286);  _to_copy = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mm_3, mul);  mm_3 = mul = None
    clone: "f32[4, 5][5, 1]cpu" = torch.ops.aten.clone.default(mul_1, memory_format = torch.contiguous_format);  mul_1 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le: "b8[4, 5][5, 1]cpu" = torch.ops.aten.le.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, clone);  le = scalar_tensor = clone = None
    permute_6: "f32[5, 4][1, 5]cpu" = torch.ops.aten.permute.default(where, [1, 0])
    mm_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    permute_8: "f32[5, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(where, permute_8);  where = permute_8 = None
    permute_9: "f32[5, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (sum_1, mm_5, permute_9, permute_5)
