def forward(self, primals_1: "f32[2, 4][4, 1]cpu", t: "f32[4, 4][1, 4]cpu", sigmoid: "f32[2, 4][4, 1]cpu", detach: "f32[2, 4][4, 1]cpu", t_1: "f32[4, 4][1, 4]cpu", relu: "f32[2, 4][4, 1]cpu", detach_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid)
    empty_like: "f32[2, 4][4, 1]cpu" = torch.ops.aten.empty_like.default(sigmoid, memory_format = torch.preserve_format)
    fill: "f32[2, 4][4, 1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(fill, sigmoid);  fill = sigmoid = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(relu, primals_1);  relu = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  tangents_1 = sub_1 = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.threshold_backward.default(mul, detach_2, 0);  mul = detach_2 = None
    t_2: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, primals_1);  t_2 = None
    t_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    t_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_4);  threshold_backward = t_4 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mm_2);  mul_1 = mm_2 = None
    t_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_2, detach_3);  mul_2 = detach_3 = None
    t_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(sigmoid_backward, t_6);  t_6 = None
    t_7: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(sigmoid_backward)
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_7, primals_1);  t_7 = primals_1 = None
    t_8: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(sigmoid_backward, [0], True);  sigmoid_backward = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_3);  add = mm_3 = None
    t_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    return (add_1, t_9, view, t_5)
