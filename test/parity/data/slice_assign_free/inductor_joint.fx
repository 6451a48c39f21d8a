def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    slice_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    mul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, 2);  slice_1 = None
    slice_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 9223372036854775807);  primals_1 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([mul, slice_2]);  mul = slice_2 = None
    slice_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 1)
    slice_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 3);  tangents_1 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, slice_4, 0, 1, 9223372036854775807);  full = slice_4 = None
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_3, 2);  slice_3 = None
    full_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_1, mul_1, 0, 0, 1);  full_1 = mul_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1);  slice_scatter = slice_scatter_1 = None
    return (cat, add)
