def forward(self, primals_1: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mvlgamma: "f32[2][1]cpu" = torch.ops.aten.mvlgamma.default(primals_1, 3)
    arange: "f32[3][1]cpu" = torch.ops.aten.arange.start_step(-1.0, 0.5, 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1);  primals_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(arange, unsqueeze);  arange = unsqueeze = None
    digamma: "f32[2, 3][3, 1]cpu" = torch.ops.aten.digamma.default(add);  add = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(digamma, [-1]);  digamma = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    return (mvlgamma, mul)
