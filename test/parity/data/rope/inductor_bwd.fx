def forward(self, primals_2: "f32[3, 4][4, 1]cpu", primals_3: "f32[3, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    mul_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  primals_3 = None
    slice_3: "f32[2, 3, 2][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(mul_2, 2, 0, 2)
    slice_4: "f32[2, 3, 2][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(mul_2, 2, 2, 4);  mul_2 = None
    neg_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.neg.default(slice_3);  slice_3 = None
    mul_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    full: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.slice_scatter.default(full, neg_1, 2, 2, 9223372036854775807);  neg_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, slice_scatter);  mul_3 = slice_scatter = None
    slice_scatter_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.slice_scatter.default(full, slice_4, 2, 0, 2);  full = slice_4 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_scatter_1);  add_1 = slice_scatter_1 = None
    return (add_2, None, None)
