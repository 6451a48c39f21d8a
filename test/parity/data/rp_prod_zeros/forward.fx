def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    prod: "f32[][]cpu" = torch.ops.aten.prod.default(primals_1)
    prod_1: "f32[3][1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 1)
    prod_2: "f32[3][1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0);  primals_1 = None
    return (prod, prod_1, prod_2)
