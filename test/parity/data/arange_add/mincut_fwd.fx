def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, arange);  primals_1 = arange = None
    return (add,)
