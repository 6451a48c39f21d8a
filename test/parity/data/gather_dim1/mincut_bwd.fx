def forward(self, primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    new_zeros: "f32[2, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [2, 4])
    scatter_add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, primals_2, tangents_1);  new_zeros = primals_2 = tangents_1 = None
    return (scatter_add, None)
