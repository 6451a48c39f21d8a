def forward(self, primals_1: "f64[3, 2][1, 3]cpu"):
    add: "f64[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(primals_1, 2.5);  primals_1 = None
    return (add,)
