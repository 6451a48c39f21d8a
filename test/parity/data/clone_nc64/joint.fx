def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    clone: "f64[3, 2][1, 3]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    return (clone, tangents_1)
