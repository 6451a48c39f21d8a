def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    embedding: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2);  primals_1 = None
    mean: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mean.dim(embedding, [1]);  embedding = None
    _log_softmax: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(mean, -1, False);  mean = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [-1], True)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_1);  exp = sum_1 = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(tangents_1, mul);  tangents_1 = mul = None
    unsqueeze: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(sub, 1);  sub = None
    expand: "f32[2, 3, 4][4, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3, 4]);  unsqueeze = None
    div: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    ge: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 5)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1)
    bitwise_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne);  bitwise_and = ne = None
    unsqueeze_1: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_2, -5, 4);  primals_2 = None
    bitwise_not: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bitwise_not.default(unsqueeze_1);  unsqueeze_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, div);  bitwise_not = scalar_tensor = div = None
    index_put: "f32[5, 4][4, 1]cpu" = torch.ops.aten.index_put.default(full, [clamp], where, True);  full = clamp = where = None
    return (_log_softmax, index_put, None)
