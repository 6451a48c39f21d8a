def forward(self, primals_2: "f32[2, 3][3, 1]cpu", unsqueeze: "f32[1, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze);  unsqueeze = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(sum_1, 0);  sum_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(squeeze, [3]);  squeeze = None
    return (view_1, mul_1)
