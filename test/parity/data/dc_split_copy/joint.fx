def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[1, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[2, 2][2, 1]cpu"):
    split_with_sizes_copy = torch.ops.aten.split_with_sizes_copy.default(primals_1, [1, 2])
    getitem: "f32[1, 2][2, 1]cpu" = split_with_sizes_copy[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = split_with_sizes_copy[1];  split_with_sizes_copy = None
    unbind_copy = torch.ops.aten.unbind_copy.int(primals_1, 1)
    getitem_3: "f32[3][1]cpu" = unbind_copy[1];  unbind_copy = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 2);  getitem_1 = None
    narrow_copy: "f32[2, 2][2, 1]cpu" = torch.ops.aten.narrow_copy.default(primals_1, 0, 1, 2);  primals_1 = None
    slice_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(tangents_4, [3, 2], 0, 1, 3, 1);  tangents_4 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(zeros, [3]);  zeros = None
    stack: "f32[3, 2][2, 1]cpu" = torch.ops.aten.stack.default([expand, tangents_3], 1);  expand = tangents_3 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, stack);  slice_backward = stack = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([tangents_1, mul_1]);  tangents_1 = mul_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, cat);  add = cat = None
    return (getitem, mul, getitem_3, narrow_copy, add_1)
