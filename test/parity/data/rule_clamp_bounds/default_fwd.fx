def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    clamp_max: "f32[5][1]cpu" = torch.ops.aten.clamp_max.default(primals_1, 0.3)
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(primals_1, -0.2)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(clamp_max, clamp_min);  clamp_max = clamp_min = None
    clamp_max_1: "f32[5][1]cpu" = torch.ops.aten.clamp_max.Tensor(primals_1, primals_2)
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, clamp_max_1);  add = clamp_max_1 = None
    return (add_1, primals_1, primals_2)
