def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    any_1: "b8[2][1]cpu" = torch.ops.aten.any.dims(primals_2, [1])
    logical_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(primals_2);  primals_2 = None
    any_2: "b8[1, 3][3, 1]cpu" = torch.ops.aten.any.dims(logical_not, [0], True);  logical_not = None
    logical_not_1: "b8[1, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(any_2);  any_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (mul, any_1, logical_not_1, mul_1, None)
