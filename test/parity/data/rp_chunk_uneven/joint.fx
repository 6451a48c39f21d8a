def forward(self, primals_1: "f32[2, 7][7, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[][]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 3, 1)
    getitem: "f32[2, 3][7, 1]cpu" = split[0]
    getitem_2: "f32[2, 1][7, 1]cpu" = split[2];  split = None
    slice_2: "f32[2, 2][7, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 3, 5)
    slice_3: "f32[2, 2][7, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 5, 7);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, 2);  getitem = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(slice_3);  slice_3 = None
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_2, [2, 2]);  tangents_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    slice_backward: "f32[2, 7][7, 1]cpu" = torch.ops.aten.slice_backward.default(expand, [2, 7], 1, 5, 7, 1);  expand = None
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    zeros_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.zeros.default([2, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    cat: "f32[2, 7][7, 1]cpu" = torch.ops.aten.cat.default([mul_1, zeros, zeros_1], 1);  mul_1 = zeros = zeros_1 = None
    add: "f32[2, 7][7, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, cat);  slice_backward = cat = None
    return (mul, getitem_2, slice_2, sum_1, add)
