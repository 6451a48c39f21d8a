def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu"):
    _to_copy: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.bfloat16);  primals_1 = None
    _to_copy_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.bfloat16);  primals_2 = None
    _to_copy_2: "bf16[4][1]cpu" = torch.ops.aten._to_copy.default(primals_3, dtype = torch.bfloat16);  primals_3 = None
    t: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.t.default(_to_copy_1);  _to_copy_1 = None
    addmm: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(_to_copy_2, _to_copy, t);  _to_copy_2 = _to_copy = t = None
    _to_copy_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten._to_copy.default(addmm, dtype = torch.float32);  addmm = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(_to_copy_3);  _to_copy_3 = None
    return sum_1
