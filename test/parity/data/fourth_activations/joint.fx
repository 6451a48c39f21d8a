def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    elu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu.default(mul);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul_1)
    hardtanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardtanh.default(mul_1, -0.5, 0.5);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    sigmoid: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(mul_2);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    elu_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu.default(mul_3, 1.6732632423543772, 1.0507009873554805);  mul_3 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(elu, hardtanh)
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, elu_1)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid)
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, elu_1)
    mul_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, elu)
    mul_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, hardtanh);  tangents_1 = hardtanh = None
    detach_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(elu_1);  elu_1 = None
    detach_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    elu_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu_backward.default(mul_6, 1.6732632423543772, 1.0507009873554805, 1, True, detach_6);  mul_6 = detach_6 = None
    mul_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(elu_backward, 1);  elu_backward = None
    detach_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_9);  detach_9 = None
    sigmoid_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_7, detach_10);  mul_7 = detach_10 = None
    mul_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_backward, 1);  sigmoid_backward = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, mul_11);  mul_10 = mul_11 = None
    hardtanh_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.hardtanh_backward.default(mul_8, clone, -0.5, 0.5);  mul_8 = clone = None
    mul_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(hardtanh_backward, 1);  hardtanh_backward = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_12);  add_1 = mul_12 = None
    detach_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(elu);  elu = None
    detach_14: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_13);  detach_13 = None
    elu_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu_backward.default(mul_9, 1, 1, 1, True, detach_14);  mul_9 = detach_14 = None
    mul_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(elu_backward_1, 1);  elu_backward_1 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_13);  add_2 = mul_13 = None
    return (add, add_3)
