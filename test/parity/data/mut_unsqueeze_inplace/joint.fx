def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[1, 2, 3][6, 3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    add: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, primals_2);  unsqueeze = primals_2 = None
    sum_1: "f32[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 1], True)
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(tangents_1, 0);  tangents_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, 2);  squeeze = None
    return (add, mul_1, view)
