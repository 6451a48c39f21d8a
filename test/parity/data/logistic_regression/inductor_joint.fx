def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2);  primals_2 = None
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(sum_1);  sum_1 = None
    alias: "f32[4][1]cpu" = torch.ops.aten.alias.default(sigmoid)
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(sigmoid)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, log);  log = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_3)
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid)
    log_1: "f32[4][1]cpu" = torch.ops.aten.log.default(sub_1)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, log_1);  log_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(add);  add = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mean);  mean = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(neg_1, [4]);  neg_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div, sub);  sub = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_3, sub_1);  mul_3 = sub_1 = None
    neg_2: "f32[4][1]cpu" = torch.ops.aten.neg.default(div_1);  div_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div, primals_3);  div = primals_3 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_4, sigmoid);  mul_4 = sigmoid = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(neg_2, div_2);  neg_2 = div_2 = None
    alias_1: "f32[4][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, alias_1)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sub_2);  alias_1 = sub_2 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_1, mul_5);  add_1 = mul_5 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mul_7: "f32[3, 4][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, mul_6);  permute = mul_6 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [1]);  mul_7 = None
    return (neg, None, sum_2, None)
