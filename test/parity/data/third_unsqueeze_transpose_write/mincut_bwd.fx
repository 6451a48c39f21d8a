def forward(self, primals_2: "f32[2][1]cpu", select_1: "f32[2][3]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    unsqueeze_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    transpose_3: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(unsqueeze_2, 1, 2);  unsqueeze_2 = None
    zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros.default([3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_2: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.select_scatter.default(transpose_3, zeros, 0, 0);  zeros = None
    select_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select.int(transpose_3, 0, 0);  transpose_3 = None
    zeros_1: "f32[2][1]cpu" = torch.ops.aten.zeros.default([2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(select_3, zeros_1, 0, 1);  zeros_1 = None
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(select_3, 0, 1);  select_3 = None
    select_backward: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.select_backward.default(select_scatter_3, [1, 3, 2], 0, 0);  select_scatter_3 = None
    add: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.add.Tensor(select_scatter_2, select_backward);  select_scatter_2 = select_backward = None
    transpose_4: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.transpose.int(add, 1, 2);  add = None
    squeeze_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(transpose_4, 0);  transpose_4 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_4, select_1);  select_1 = None
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_4, primals_2);  select_4 = primals_2 = None
    select_backward_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.select_backward.default(mul_3, [3, 2], 0, 1);  mul_3 = None
    select_backward_2: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.select_backward.default(select_backward_1, [1, 3, 2], 0, 0);  select_backward_1 = None
    transpose_5: "f32[1, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(select_backward_2, 1, 2);  select_backward_2 = None
    squeeze_2: "f32[2, 3][1, 2]cpu" = torch.ops.aten.squeeze.dim(transpose_5, 0);  transpose_5 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(squeeze_1, squeeze_2);  squeeze_1 = squeeze_2 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1);  add_1 = None
    return (mul_4, mul_2)
