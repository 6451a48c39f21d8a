def forward(self, primals_1: "f32[2, 3][1, 2]cpu"):
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    permute: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(full, [1, 0]);  full = None
    clone: "f32[2, 3][1, 2]cpu" = torch.ops.aten.clone.default(permute);  permute = None
    mul: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(primals_1, clone);  primals_1 = clone = None
    return (mul,)
