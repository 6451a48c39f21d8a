def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    unsqueeze_4: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand_3: "f32[3, 2, 3][0, 3, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_4, [3, 2, 3]);  unsqueeze_4 = None
    sum_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(expand_3, [0], True);  expand_3 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 0);  sum_2 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, 2);  squeeze = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, 1);  mul_2 = None
    return (mul_3,)
