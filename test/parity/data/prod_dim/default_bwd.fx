def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    ones: "f32[2, 1][1, 1]cpu" = torch.ops.aten.ones.default([2, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_1: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 2)
    cat: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([ones, slice_1], 1);  slice_1 = None
    cumprod: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(cat, 1);  cat = None
    slice_2: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 1, 3);  primals_1 = None
    flip: "f32[2, 2][2, 1]cpu" = torch.ops.aten.flip.default(slice_2, [1]);  slice_2 = None
    cat_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([ones, flip], 1);  ones = flip = None
    cumprod_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(cat_1, 1);  cat_1 = None
    flip_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumprod_1, [1]);  cumprod_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod, flip_1);  cumprod = flip_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, mul);  unsqueeze = mul = None
    return (mul_1,)
