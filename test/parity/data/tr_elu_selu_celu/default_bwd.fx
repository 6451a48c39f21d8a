def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", elu_1: "f32[2, 3][3, 1]cpu", celu: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, elu_1);  elu_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, celu);  celu = None
    elu_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu_backward.default(mul_1, 1.3, 1, 0.7692307974459868, False, primals_3);  mul_1 = primals_3 = None
    elu_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu_backward.default(mul_2, 1.6732632423543772, 1.0507009873554805, 1, False, primals_2);  mul_2 = primals_2 = None
    elu_backward_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu_backward.default(tangents_1, 0.7, 1, 1, False, primals_1);  tangents_1 = primals_1 = None
    return (elu_backward_2, elu_backward_1, elu_backward)
