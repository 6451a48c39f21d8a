def forward(self, primals_1: "f32[2, 7][7, 1]cpu", primals_2: "f32[2, 6][6, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    unfold: "f32[2, 3, 3][7, 2, 1]cpu" = torch.ops.aten.unfold.default(primals_1, 1, 3, 2);  primals_1 = None
    sin: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sin.default(unfold)
    unfold_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unfold.default(primals_2, 1, 2, 2);  primals_2 = None
    clone: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(unfold_1, memory_format = torch.contiguous_format);  unfold_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(clone);  clone = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, sum_1)
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    expand: "f32[2, 3, 2][0, 0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 3, 2]);  sum_2 = None
    full: "f32[2, 6][6, 1]cpu" = torch.ops.aten.full.default([2, 6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    iota: "i32[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int32, device = device(type='cpu'), requires_grad = False)
    unfold_2: "i32[3, 2][2, 1]cpu" = torch.ops.aten.unfold.default(iota, 0, 2, 2);  iota = None
    view: "i32[6][1]cpu" = torch.ops.aten.view.default(unfold_2, [6]);  unfold_2 = None
    permute: "f32[2, 3, 2][0, 0, 0]cpu" = torch.ops.aten.permute.default(expand, [0, 1, 2]);  expand = None
    view_1: "f32[2, 6][0, 0]cpu" = torch.ops.aten.view.default(permute, [2, 6]);  permute = None
    index_put: "f32[2, 6][6, 1]cpu" = torch.ops.aten.index_put.default(full, [None, view], view_1, True);  full = view = view_1 = None
    cos: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.cos.default(unfold);  unfold = None
    mul_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos);  mul_2 = cos = None
    full_1: "f32[2, 7][7, 1]cpu" = torch.ops.aten.full.default([2, 7], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    iota_1: "i32[7][1]cpu" = torch.ops.prims.iota.default(7, start = 0, step = 1, dtype = torch.int32, device = device(type='cpu'), requires_grad = False)
    unfold_3: "i32[3, 3][2, 1]cpu" = torch.ops.aten.unfold.default(iota_1, 0, 3, 2);  iota_1 = None
    clone_1: "i32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(unfold_3, memory_format = torch.contiguous_format);  unfold_3 = None
    view_2: "i32[9][1]cpu" = torch.ops.aten.view.default(clone_1, [9]);  clone_1 = None
    permute_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.permute.default(mul_3, [0, 1, 2]);  mul_3 = None
    view_3: "f32[2, 9][9, 1]cpu" = torch.ops.aten.view.default(permute_1, [2, 9]);  permute_1 = None
    index_put_1: "f32[2, 7][7, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, view_2], view_3, True);  full_1 = view_2 = view_3 = None
    return (mul, index_put_1, index_put)
