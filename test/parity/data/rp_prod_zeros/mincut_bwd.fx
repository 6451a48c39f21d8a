def forward(self, primals_1: "f32[3, 3][3, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    ones: "f32[1, 3][3, 1]cpu" = torch.ops.aten.ones.default([1, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 2)
    cat: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cat.default([ones, slice_1]);  slice_1 = None
    cumprod: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(cat, 0);  cat = None
    slice_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 3)
    flip: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(slice_2, [0]);  slice_2 = None
    cat_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cat.default([ones, flip]);  ones = flip = None
    cumprod_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(cat_1, 0);  cat_1 = None
    flip_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumprod_1, [0]);  cumprod_1 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod, flip_1);  cumprod = flip_1 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, mul);  unsqueeze = mul = None
    unsqueeze_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    ones_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.ones.default([3, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_3: "f32[3, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 2)
    cat_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cat.default([ones_1, slice_3], 1);  slice_3 = None
    cumprod_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(cat_2, 1);  cat_2 = None
    slice_4: "f32[3, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 1, 3)
    flip_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.flip.default(slice_4, [1]);  slice_4 = None
    cat_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cat.default([ones_1, flip_2], 1);  ones_1 = flip_2 = None
    cumprod_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(cat_3, 1);  cat_3 = None
    flip_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumprod_3, [1]);  cumprod_3 = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod_2, flip_3);  cumprod_2 = flip_3 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, mul_2);  unsqueeze_2 = mul_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    view: "f32[9][1]cpu" = torch.ops.aten.view.default(primals_1, [-1]);  primals_1 = None
    ones_2: "f32[1][1]cpu" = torch.ops.aten.ones.default([1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_5: "f32[8][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 0, 8)
    cat_4: "f32[9][1]cpu" = torch.ops.aten.cat.default([ones_2, slice_5]);  slice_5 = None
    cumprod_4: "f32[9][1]cpu" = torch.ops.aten.cumprod.default(cat_4, 0);  cat_4 = None
    slice_6: "f32[8][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 9);  view = None
    flip_4: "f32[8][1]cpu" = torch.ops.aten.flip.default(slice_6, [0]);  slice_6 = None
    cat_5: "f32[9][1]cpu" = torch.ops.aten.cat.default([ones_2, flip_4]);  ones_2 = flip_4 = None
    cumprod_5: "f32[9][1]cpu" = torch.ops.aten.cumprod.default(cat_5, 0);  cat_5 = None
    flip_5: "f32[9][1]cpu" = torch.ops.aten.flip.default(cumprod_5, [0]);  cumprod_5 = None
    mul_4: "f32[9][1]cpu" = torch.ops.aten.mul.Tensor(cumprod_4, flip_5);  cumprod_4 = flip_5 = None
    mul_5: "f32[9][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_4);  tangents_1 = mul_4 = None
    view_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_5, [3, 3]);  mul_5 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, view_1);  add = view_1 = None
    return (add_1,)
