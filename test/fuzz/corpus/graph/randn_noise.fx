def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    randn: "f32[3][1]cpu" = torch.ops.aten.randn.default([3], device = device(type='cpu'), pin_memory = False)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(randn, 0.1);  randn = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, mul);  primals_1 = mul = None
    return (add, tangents_1)
