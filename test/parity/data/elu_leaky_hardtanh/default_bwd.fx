def forward(self, primals_1: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu"):
    hardswish_backward: "f32[6][1]cpu" = torch.ops.aten.hardswish_backward.default(tangents_1, primals_1)
    softplus_backward: "f32[6][1]cpu" = torch.ops.aten.softplus_backward.default(tangents_1, primals_1, 1, 20)
    add_4: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(hardswish_backward, softplus_backward);  hardswish_backward = softplus_backward = None
    hardtanh_backward: "f32[6][1]cpu" = torch.ops.aten.hardtanh_backward.default(tangents_1, primals_1, -1.0, 1.0)
    add_5: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_4, hardtanh_backward);  add_4 = hardtanh_backward = None
    leaky_relu_backward: "f32[6][1]cpu" = torch.ops.aten.leaky_relu_backward.default(tangents_1, primals_1, 0.2, False)
    add_6: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_5, leaky_relu_backward);  add_5 = leaky_relu_backward = None
    elu_backward: "f32[6][1]cpu" = torch.ops.aten.elu_backward.default(tangents_1, 1.0, 1, 1, False, primals_1);  tangents_1 = primals_1 = None
    add_7: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_6, elu_backward);  add_6 = elu_backward = None
    return (add_7,)
