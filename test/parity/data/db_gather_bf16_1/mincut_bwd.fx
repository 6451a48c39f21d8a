def forward(self, primals_2: "i64[5, 5][5, 1]cpu", tangents_1: "bf16[5, 5][5, 1]cpu"):
    new_zeros: "bf16[10, 5][5, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [10, 5])
    scatter_add: "bf16[10, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, primals_2, tangents_1);  new_zeros = primals_2 = tangents_1 = None
    return (scatter_add, None)
