def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    rand: "f32[2, 3][3, 1]cpu" = torch.ops.aten.rand.default([2, 3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(rand, 0.5);  rand = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, gt);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, gt);  tangents_1 = gt = None
    return (mul, mul_1)
