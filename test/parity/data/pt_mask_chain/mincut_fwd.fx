def forward(self, primals_1: "f32[4, 8][8, 1]cpu", primals_2: "f32[4, 8][8, 1]cpu"):
    relu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(primals_1);  primals_1 = None
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(relu, primals_2)
    clamp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.clamp.default(mul, -1, 1);  mul = None
    relu_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(clamp);  clamp = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu_1)
    detach_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (relu_1, primals_2, relu, detach_2)
