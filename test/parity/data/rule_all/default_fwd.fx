def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(primals_2)
    all_2: "b8[2][1]cpu" = torch.ops.aten.all.dim(primals_2, 1)
    all_3: "b8[1, 3][3, 1]cpu" = torch.ops.aten.all.dim(primals_2, 0, True)
    all_4: "b8[][]cpu" = torch.ops.aten.all.dims(primals_2, [0, 1]);  primals_2 = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0);  primals_1 = None
    all_5: "b8[][]cpu" = torch.ops.aten.all.default(gt);  gt = None
    return (mul, all_1, all_2, all_3, all_4, all_5)
