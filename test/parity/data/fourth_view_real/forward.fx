def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3]);  mul = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, 2);  permute = None
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0]);  mul_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(permute_1, [2, 3]);  permute_1 = None
    transpose_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(view_2, -2, -1);  view_2 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(transpose_1, 1);  transpose_1 = None
    transpose_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(add, -2, -1);  add = None
    transpose_6: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(transpose_2, -2, -1);  transpose_2 = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(transpose_6, primals_2);  transpose_6 = primals_2 = None
    transpose_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose.int(mul_2, -2, -1);  mul_2 = None
    return transpose_7
