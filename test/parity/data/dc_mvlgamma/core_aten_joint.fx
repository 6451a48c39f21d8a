def forward(self, primals_1: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    arange: "f32[3][1]cpu" = torch.ops.aten.arange.start_step(-2, 1, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(arange, 0.5);  arange = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, mul);  unsqueeze = mul = None
    lgamma: "f32[2, 3][3, 1]cpu" = torch.ops.aten.lgamma.default(add);  add = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(lgamma, [-1]);  lgamma = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, 1.7170948287741004);  sum_1 = None
    arange_1: "f32[3][1]cpu" = torch.ops.aten.arange.start_step(-1.0, 0.5, 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1);  primals_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(arange_1, unsqueeze_1);  arange_1 = unsqueeze_1 = None
    digamma: "f32[2, 3][3, 1]cpu" = torch.ops.aten.digamma.default(add_2);  add_2 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(digamma, [-1]);  digamma = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_2);  tangents_1 = sum_2 = None
    return (add_1, mul_1)
