def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu", sigmoid: "f32[4][1]cpu", detach: "f32[4][1]cpu", rsub: "f32[4][1]cpu", rsub_1: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(neg_1, [4]);  neg_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div, rsub);  rsub = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_2, rsub_1);  mul_2 = rsub_1 = None
    neg_2: "f32[4][1]cpu" = torch.ops.aten.neg.default(div_1);  div_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div, primals_3);  div = primals_3 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_3, sigmoid);  mul_3 = sigmoid = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(neg_2, div_2);  neg_2 = div_2 = None
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[4][1]cpu" = torch.ops.aten.sigmoid_backward.default(add_1, detach_1);  add_1 = detach_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mv_1: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, sigmoid_backward);  t = sigmoid_backward = None
    return (None, mv_1, None)
