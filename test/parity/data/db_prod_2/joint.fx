def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    prod: "f32[5, 5][5, 1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0)
    unsqueeze: "f32[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    ones: "f32[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.ones.default([1, 5, 5], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_1: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 4)
    cat: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cat.default([ones, slice_1]);  slice_1 = None
    cumprod: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cumprod.default(cat, 0);  cat = None
    slice_2: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 5);  primals_1 = None
    flip: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.flip.default(slice_2, [0]);  slice_2 = None
    cat_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cat.default([ones, flip]);  ones = flip = None
    cumprod_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cumprod.default(cat_1, 0);  cat_1 = None
    flip_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.flip.default(cumprod_1, [0]);  cumprod_1 = None
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod, flip_1);  cumprod = flip_1 = None
    mul_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, mul);  unsqueeze = mul = None
    return (prod, mul_1)
