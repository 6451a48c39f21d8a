def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu", tangents_5: "f32[5][1]cpu", tangents_6: "f32[5][1]cpu"):
    linspace: "f32[5][1]cpu" = torch.ops.aten.linspace.Tensor_Scalar(primals_2, 1, 5, device = device(type='cpu'), pin_memory = False)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(linspace, primals_1)
    linspace_1: "f32[5][1]cpu" = torch.ops.aten.linspace.Scalar_Tensor(0, primals_2, 5, device = device(type='cpu'), pin_memory = False)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(linspace_1, primals_1)
    linspace_2: "f32[5][1]cpu" = torch.ops.aten.linspace.Tensor_Tensor(primals_2, primals_2, 5, device = device(type='cpu'), pin_memory = False)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(linspace_2, primals_1);  linspace_2 = None
    logspace: "f32[5][1]cpu" = torch.ops.aten.logspace.Tensor_Scalar(primals_2, 2, 5, device = device(type='cpu'), pin_memory = False)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(logspace, primals_1)
    logspace_1: "f32[5][1]cpu" = torch.ops.aten.logspace.Scalar_Tensor(0, primals_2, 5, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(logspace_1, primals_1);  logspace_1 = None
    logspace_2: "f32[5][1]cpu" = torch.ops.aten.logspace.Tensor_Tensor(primals_2, primals_2, 5, device = device(type='cpu'), pin_memory = False);  primals_2 = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(logspace_2, primals_1);  logspace_2 = primals_1 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_6);  tangents_6 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(neg, tangents_5);  neg = tangents_5 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, logspace);  tangents_4 = logspace = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, tangents_3);  add_3 = tangents_3 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, linspace_1);  tangents_2 = linspace_1 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, linspace);  tangents_1 = linspace = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_5);  add_5 = mul_5 = None
    return (mul, mul_1, add, mul_2, add_1, sub, add_6, None)
