def forward(self, primals_1: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 3][1, 2]cpu"):
    randn: "f32[3, 2][2, 1]cpu" = torch.ops.aten.randn.default([3, 2], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    permute: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(randn, [1, 0]);  randn = None
    clone: "f32[2, 3][1, 2]cpu" = torch.ops.aten.clone.default(permute);  permute = None
    mul: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(primals_1, clone);  primals_1 = None
    rand: "f32[3, 2][2, 1]cpu" = torch.ops.aten.rand.default([3, 2], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    permute_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(rand, [1, 0]);  rand = None
    clone_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.clone.default(permute_1);  permute_1 = None
    add: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(mul, clone_1);  mul = clone_1 = None
    mul_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone);  tangents_1 = clone = None
    return (add, mul_1)
