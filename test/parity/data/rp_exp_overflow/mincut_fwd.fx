def forward(self, primals_1: "f32[8][1]cpu"):
    exp: "f32[8][1]cpu" = torch.ops.aten.exp.default(primals_1)
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp)
    expm1: "f32[8][1]cpu" = torch.ops.aten.expm1.default(primals_1)
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(expm1)
    sigmoid: "f32[8][1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(sigmoid)
    tanh: "f32[8][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    detach_3: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh)
    softplus: "f32[8][1]cpu" = torch.ops.aten.softplus.default(primals_1)
    silu: "f32[8][1]cpu" = torch.ops.aten.silu.default(primals_1)
    gelu: "f32[8][1]cpu" = torch.ops.aten.gelu.default(primals_1)
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(primals_1)
    getitem: "f32[8][1]cpu" = log_sigmoid_forward[0]
    getitem_1: "f32[8][1]cpu" = log_sigmoid_forward[1];  log_sigmoid_forward = None
    cosh: "f32[8][1]cpu" = torch.ops.aten.cosh.default(primals_1)
    detach_4: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    detach_5: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_6: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_7: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (exp, expm1, sigmoid, tanh, softplus, silu, gelu, getitem, cosh, primals_1, getitem_1, detach_4, detach_5, detach_6, detach_7)
