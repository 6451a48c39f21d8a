def forward(self, primals_1: "f32[8][1]cpu"):
    exp: "f32[8][1]cpu" = torch.ops.aten.exp.default(primals_1)
    expm1: "f32[8][1]cpu" = torch.ops.aten.expm1.default(primals_1)
    sigmoid: "f32[8][1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    tanh: "f32[8][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    softplus: "f32[8][1]cpu" = torch.ops.aten.softplus.default(primals_1)
    silu: "f32[8][1]cpu" = torch.ops.aten.silu.default(primals_1)
    gelu: "f32[8][1]cpu" = torch.ops.aten.gelu.default(primals_1)
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(primals_1)
    getitem: "f32[8][1]cpu" = log_sigmoid_forward[0];  log_sigmoid_forward = None
    cosh: "f32[8][1]cpu" = torch.ops.aten.cosh.default(primals_1);  primals_1 = None
    return (exp, expm1, sigmoid, tanh, softplus, silu, gelu, getitem, cosh)
