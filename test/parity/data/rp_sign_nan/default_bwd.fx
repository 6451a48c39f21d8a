def forward(self, primals_1: "f32[8][1]cpu", detach_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu", tangents_5: "f32[8][1]cpu"):
    neg_1: "f32[8][1]cpu" = torch.ops.aten.neg.default(tangents_5);  tangents_5 = None
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward: "f32[8][1]cpu" = torch.ops.aten.threshold_backward.default(tangents_4, detach_2, 0);  tangents_4 = detach_2 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(neg_1, threshold_backward);  neg_1 = threshold_backward = None
    sgn_1: "f32[8][1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sgn_1);  tangents_3 = sgn_1 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, mul);  add = mul = None
    expand_1: "f32[8][1]cpu" = torch.ops.aten.expand.default(add_1, [8]);  add_1 = None
    _to_copy_2: "f32[8][1]cpu" = torch.ops.aten._to_copy.default(expand_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  expand_1 = None
    zeros_like: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, zeros_like);  _to_copy_2 = zeros_like = None
    return (add_3,)
