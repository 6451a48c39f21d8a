def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    logical_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(primals_2);  primals_2 = None
    any_1: "b8[][]cpu" = torch.ops.aten.any.dims(logical_not)
    logical_not_1: "b8[][]cpu" = torch.ops.aten.logical_not.default(any_1);  any_1 = None
    any_2: "b8[2][1]cpu" = torch.ops.aten.any.dim(logical_not, 1)
    logical_not_3: "b8[2][1]cpu" = torch.ops.aten.logical_not.default(any_2);  any_2 = None
    any_3: "b8[1, 3][3, 1]cpu" = torch.ops.aten.any.dim(logical_not, 0, True)
    logical_not_5: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(any_3);  any_3 = None
    any_4: "b8[][]cpu" = torch.ops.aten.any.dims(logical_not, [0, 1]);  logical_not = None
    logical_not_7: "b8[][]cpu" = torch.ops.aten.logical_not.default(any_4);  any_4 = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0);  primals_1 = None
    logical_not_8: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(gt);  gt = None
    any_5: "b8[][]cpu" = torch.ops.aten.any.dims(logical_not_8);  logical_not_8 = None
    logical_not_9: "b8[][]cpu" = torch.ops.aten.logical_not.default(any_5);  any_5 = None
    return (mul, logical_not_1, logical_not_3, logical_not_5, logical_not_7, logical_not_9)
