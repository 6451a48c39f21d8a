def forward(self, linspace: "f32[5][1]cpu", linspace_1: "f32[5][1]cpu", logspace: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu", tangents_5: "f32[5][1]cpu", tangents_6: "f32[5][1]cpu"):
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_6);  tangents_6 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(neg, tangents_5);  neg = tangents_5 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, logspace);  tangents_4 = logspace = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, tangents_3);  add_3 = tangents_3 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, linspace_1);  tangents_2 = linspace_1 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, linspace);  tangents_1 = linspace = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_5);  add_5 = mul_5 = None
    return (add_6, None)
