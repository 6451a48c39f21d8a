def forward(self, permute: "f32[3, 1][1, 1]cpu", permute_1: "f32[1, 4][1, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    mul_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, permute);  permute = None
    mul_2: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, permute_1);  tangents_1 = permute_1 = None
    sum_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    permute_2: "f32[4, 1][1, 4]cpu" = torch.ops.aten.permute.default(sum_2, [1, 0]);  sum_2 = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(permute_2, 1);  permute_2 = None
    permute_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.permute.default(sum_1, [0, 1]);  sum_1 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(permute_3, 1);  permute_3 = None
    return (squeeze_1, squeeze)
