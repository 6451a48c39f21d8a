def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul)
    silu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.silu.default(mul);  mul = None
    leaky_relu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.leaky_relu.default(silu, 0.1);  silu = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(leaky_relu)
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    leaky_relu_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.leaky_relu_backward.default(tangents_1, detach_4, 0.1, True);  tangents_1 = detach_4 = None
    silu_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.silu_backward.default(leaky_relu_backward, clone);  leaky_relu_backward = clone = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(silu_backward, 1);  silu_backward = None
    return (leaky_relu, mul_1)
