def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.0, device = device(type='cpu'), pin_memory = False)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, scalar_tensor);  primals_1 = scalar_tensor = None
    return (mul,)
