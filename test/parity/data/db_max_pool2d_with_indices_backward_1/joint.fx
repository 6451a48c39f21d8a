def forward(self, primals_1: "f32[1, 2, 3, 6][36, 18, 6, 1]cpu", tangents_1: "f32[1, 2, 3, 6][36, 18, 6, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [3, 3], [2, 2], [0, 0], [1, 1], True)
    getitem: "f32[1, 2, 1, 3][6, 3, 3, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 2, 1, 3][6, 3, 3, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    ones_like: "f32[1, 2, 1, 3][6, 3, 3, 1]cpu" = torch.ops.aten.ones_like.default(getitem, pin_memory = False);  getitem = None
    max_pool2d_with_indices_backward: "f32[1, 2, 3, 6][36, 18, 6, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(ones_like, primals_1, [3, 3], [2, 2], [0, 0], [1, 1], True, getitem_1);  ones_like = primals_1 = getitem_1 = None
    zeros: "f32[1, 2, 3, 6][36, 18, 6, 1]cpu" = torch.ops.aten.zeros.default([1, 2, 3, 6], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    return (max_pool2d_with_indices_backward, zeros)
