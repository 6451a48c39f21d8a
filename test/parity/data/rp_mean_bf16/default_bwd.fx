def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", detach: "bf16[][]cpu", detach_1: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[][]cpu", tangents_2: "bf16[3][1]cpu", tangents_3: "bf16[2][1]cpu", tangents_4: "bf16[3][1]cpu", tangents_5: "bf16[][]cpu", tangents_6: "bf16[2, 3][3, 1]cpu"):
    detach_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _softmax_backward_data: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_6, detach_2, 1, torch.bfloat16);  tangents_6 = detach_2 = None
    detach_3: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_3)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, masked_fill);  tangents_5 = masked_fill = None
    add: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_softmax_backward_data, mul);  _softmax_backward_data = mul = None
    unsqueeze: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    mean_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_2);  primals_1 = mean_2 = None
    mul_1: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 2.0);  unsqueeze = None
    mul_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub);  mul_1 = sub = None
    add_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_2);  add = mul_2 = None
    unsqueeze_1: "bf16[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    expand: "bf16[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    add_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, expand);  add_1 = expand = None
    unsqueeze_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "bf16[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [2, 3]);  unsqueeze_2 = None
    div_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 2);  expand_1 = None
    add_3: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, div_1);  add_2 = div_1 = None
    expand_2: "bf16[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    div_2: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_2, 6);  expand_2 = None
    add_4: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, div_2);  add_3 = div_2 = None
    return (add_4,)
