def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(clone)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(detach, 0, 0);  detach = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(clone);  clone = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(detach_1, mul, 0, 0);  detach_1 = mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, select_scatter)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    return (select_scatter, mul_1, add, mul_2)
