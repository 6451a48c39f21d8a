def forward(self, primals_2: "f32[3][1]cpu", celu: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, celu)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(celu);  celu = None
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    elu_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.elu_backward.default(mul_3, 1.0, 1, 1.0, True, detach_4);  mul_3 = detach_4 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(elu_backward, 1);  elu_backward = None
    return (mul_4, view)
