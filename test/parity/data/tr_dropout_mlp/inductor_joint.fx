def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", primals_3: "f32[2, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    relu: "f32[4, 5][5, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(relu)
    rand: "f32[4, 5][5, 1]cpu" = torch.ops.aten.rand.default([4, 5], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    gt: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(rand, 0.3);  rand = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(gt, relu);  relu = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 1.4285714285714286);  mul = None
    permute_1: "f32[5, 2][1, 5]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mm_1);  mm_1 = None
    expand: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 2]);  tangents_1 = None
    permute_2: "f32[2, 4][0, 0]cpu" = torch.ops.aten.permute.default(expand, [1, 0])
    mm_2: "f32[2, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute_2, mul_1);  permute_2 = mul_1 = None
    permute_3: "f32[5, 2][1, 5]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    permute_4: "f32[2, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(expand, permute_4);  expand = permute_4 = None
    permute_5: "f32[2, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    convert_element_type: "f32[4, 5][5, 1]cpu" = torch.ops.prims.convert_element_type.default(gt, torch.float32);  gt = None
    mul_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 1.4285714285714286);  convert_element_type = None
    mul_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mm_3, mul_2);  mm_3 = mul_2 = None
    clone: "f32[4, 5][5, 1]cpu" = torch.ops.aten.clone.default(mul_3, memory_format = torch.contiguous_format);  mul_3 = None
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
