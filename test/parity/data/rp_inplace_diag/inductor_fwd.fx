def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(clone)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, 3);  diagonal = None
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(clone, mul);  clone = mul = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 5.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    permute_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(diagonal_scatter, [1, 0]);  diagonal_scatter = None
    select_scatter: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(permute_1, full, 0, 0);  permute_1 = full = None
    permute_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter, [1, 0])
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_2, primals_1);  permute_2 = None
    return (mul_1, primals_1, select_scatter)
