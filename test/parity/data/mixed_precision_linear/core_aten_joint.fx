def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    _to_copy: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.bfloat16);  primals_1 = None
    _to_copy_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.bfloat16);  primals_2 = None
    _to_copy_2: "bf16[4][1]cpu" = torch.ops.aten._to_copy.default(primals_3, dtype = torch.bfloat16);  primals_3 = None
    permute: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(_to_copy_1, [1, 0]);  _to_copy_1 = None
    addmm: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(_to_copy_2, _to_copy, permute);  _to_copy_2 = None
    _to_copy_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(addmm, dtype = torch.float32);  addmm = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(_to_copy_3, []);  _to_copy_3 = None
    expand: "f32[2, 4][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 4]);  tangents_1 = None
    _to_copy_4: "bf16[2, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(expand, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  expand = None
    permute_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(_to_copy_4, permute_1);  permute_1 = None
    permute_2: "bf16[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(_to_copy_4, [1, 0])
    mm_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_2, _to_copy);  permute_2 = _to_copy = None
    permute_3: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_2: "bf16[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(_to_copy_4, [0], True);  _to_copy_4 = None
    view: "bf16[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    permute_4: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    _to_copy_5: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  view = None
    _to_copy_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(permute_4, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  permute_4 = None
    _to_copy_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(mm, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mm = None
    return (sum_1, _to_copy_7, _to_copy_6, _to_copy_5)
