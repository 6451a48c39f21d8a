def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(primals_1)
    getitem: "f32[4, 3][3, 1]cpu" = log_sigmoid_forward[0]
    getitem_1: "f32[4, 3][3, 1]cpu" = log_sigmoid_forward[1];  log_sigmoid_forward = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, getitem);  getitem = None
    rsub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.rsub.Scalar(primals_2, 1)
    neg: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    log_sigmoid_forward_1 = torch.ops.aten.log_sigmoid_forward.default(neg)
    getitem_2: "f32[4, 3][3, 1]cpu" = log_sigmoid_forward_1[0]
    getitem_3: "f32[4, 3][3, 1]cpu" = log_sigmoid_forward_1[1];  log_sigmoid_forward_1 = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(rsub, getitem_2);  getitem_2 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    neg_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(add);  add = None
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1]);  neg_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(sum_1, 3);  sum_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(div);  div = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(div_1, 3);  div_1 = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_2, 1);  div_2 = None
    expand_1: "f32[4, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    neg_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(expand_1);  expand_1 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, rsub);  rsub = None
    log_sigmoid_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.log_sigmoid_backward.default(mul_2, neg, getitem_3);  mul_2 = neg = getitem_3 = None
    neg_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(log_sigmoid_backward);  log_sigmoid_backward = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, primals_2);  neg_2 = primals_2 = None
    log_sigmoid_backward_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.log_sigmoid_backward.default(mul_3, primals_1, getitem_1);  mul_3 = primals_1 = getitem_1 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(neg_3, log_sigmoid_backward_1);  neg_3 = log_sigmoid_backward_1 = None
    return (mean, add_1, None)
