def forward(self, linspace: "f32[5][1]cpu", logspace: "f32[5][1]cpu", linspace_1: "i64[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu"):
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, linspace_1);  tangents_3 = linspace_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(tangents_4, mul_3);  tangents_4 = mul_3 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, logspace);  tangents_2 = logspace = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_4);  add_1 = mul_4 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, linspace);  tangents_1 = linspace = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_5);  add_2 = mul_5 = None
    return (add_3,)
