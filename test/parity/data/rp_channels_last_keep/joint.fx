def forward(self, primals_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", primals_2: "f32[2, 1, 1, 2][2, 2, 2, 1]cpu", tangents_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_2: "f32[2, 2, 2][4, 2, 1]cpu", tangents_3: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_4: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu"):
    mul: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    relu: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.relu.default(mul);  mul = None
    detach: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.detach.default(relu)
    sum_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    add: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_2 = None
    mul_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    mul_2: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_4, 1);  tangents_4 = None
    sum_2: "f32[2, 1, 1, 2][2, 2, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_3, [1, 2], True)
    add_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.add.Tensor(mul_2, tangents_3);  mul_2 = tangents_3 = None
    unsqueeze: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    expand: "f32[2, 3, 2, 2][4, 0, 2, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3, 2, 2]);  unsqueeze = None
    add_2: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.add.Tensor(add_1, expand);  add_1 = expand = None
    detach_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_1, 0);  tangents_1 = detach_1 = None
    mul_3: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.mul.Tensor(threshold_backward, 2);  threshold_backward = None
    add_3: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    return (relu, sum_1, add, mul_1, add_3, sum_2)
