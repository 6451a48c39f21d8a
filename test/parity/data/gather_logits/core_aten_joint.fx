def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, -1, False);  primals_1 = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  _log_softmax = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(squeeze);  squeeze = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mean);  mean = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(neg_1, [4]);  neg_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div, 1);  div = None
    full: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter_add.default(full, 1, unsqueeze, unsqueeze_1);  full = unsqueeze = unsqueeze_1 = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(scatter_add, [-1], True)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_1);  exp = sum_1 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(scatter_add, mul);  scatter_add = mul = None
    return (neg, sub, None)
