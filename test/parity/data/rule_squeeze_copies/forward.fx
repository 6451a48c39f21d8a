def forward(self, primals_1: "f32[1, 2, 1][2, 1, 1]cpu", primals_2: "f32[2, 1][1, 1]cpu", primals_3: "f32[3, 3][3, 1]cpu"):
    squeeze_copy: "f32[2][1]cpu" = torch.ops.aten.squeeze_copy.default(primals_1)
    squeeze_copy_1: "f32[2][1]cpu" = torch.ops.aten.squeeze_copy.dim(primals_2, 1);  primals_2 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(squeeze_copy, squeeze_copy_1);  squeeze_copy = squeeze_copy_1 = None
    squeeze_copy_2: "f32[2][1]cpu" = torch.ops.aten.squeeze_copy.dims(primals_1, [0, 2]);  primals_1 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, squeeze_copy_2);  add = squeeze_copy_2 = None
    diagonal_copy: "f32[2][1]cpu" = torch.ops.aten.diagonal_copy.default(primals_3, 1);  primals_3 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, diagonal_copy);  add_1 = diagonal_copy = None
    return add_2
