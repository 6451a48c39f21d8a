def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu"):
    relu: "f32[8][1]cpu" = torch.ops.aten.relu.default(primals_1)
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(relu)
    leaky_relu: "f32[8][1]cpu" = torch.ops.aten.leaky_relu.default(primals_1, -0.5)
    threshold: "f32[8][1]cpu" = torch.ops.aten.threshold.default(primals_1, 0.0, 7.0)
    hardtanh: "f32[8][1]cpu" = torch.ops.aten.hardtanh.default(primals_1, -1.0, 1.0)
    hardtanh_backward: "f32[8][1]cpu" = torch.ops.aten.hardtanh_backward.default(tangents_4, primals_1, -1.0, 1.0);  tangents_4 = None
    threshold_backward: "f32[8][1]cpu" = torch.ops.aten.threshold_backward.default(tangents_3, primals_1, 0.0);  tangents_3 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(hardtanh_backward, threshold_backward);  hardtanh_backward = threshold_backward = None
    leaky_relu_backward: "f32[8][1]cpu" = torch.ops.aten.leaky_relu_backward.default(tangents_2, primals_1, -0.5, False);  tangents_2 = primals_1 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, leaky_relu_backward);  add = leaky_relu_backward = None
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_1: "f32[8][1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_1, 0);  tangents_1 = detach_1 = None
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, threshold_backward_1);  add_1 = threshold_backward_1 = None
    return (relu, leaky_relu, threshold, hardtanh, add_2)
