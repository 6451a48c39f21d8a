def forward(self, primals_1: "f16[4][1]cpu"):
    tanh: "f16[4][1]cpu" = torch.ops.aten.tanh.default(primals_1);  primals_1 = None
    return tanh
