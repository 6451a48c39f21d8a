def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0)
    transpose: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(unsqueeze, 1, 2);  unsqueeze = None
    select: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select.int(transpose, 0, 0);  transpose = None
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(select, 0, 1);  select = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_1, primals_2)
    unsqueeze_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    transpose_1: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(unsqueeze_1, 1, 2);  unsqueeze_1 = None
    select_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select.int(transpose_1, 0, 0)
    select_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(select_2, mul_1, 0, 1);  select_2 = mul_1 = None
    select_scatter_1: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.select_scatter.default(transpose_1, select_scatter, 0, 0);  transpose_1 = select_scatter = None
    transpose_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.transpose.int(select_scatter_1, 1, 2);  select_scatter_1 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(transpose_2, 0);  transpose_2 = None
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
    return (squeeze, mul_4, mul_2)
