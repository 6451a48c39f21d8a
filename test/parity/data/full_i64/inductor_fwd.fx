def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    full: "i64[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 7, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, full);  primals_1 = full = None
    return (add,)
