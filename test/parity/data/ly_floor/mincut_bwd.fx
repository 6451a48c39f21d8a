def forward(self, primals_1: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu", primals_2: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu", tangents_1: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu", tangents_2: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu", tangents_3: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu"):
    neg: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.neg.default(tangents_3)
    div_2: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'floor');  primals_1 = primals_2 = None
    mul: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    sum_1: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [2], True);  mul = None
    zeros_like: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.zeros_like.default(tangents_2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  tangents_2 = None
    sum_2: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(zeros_like, [2], True)
    add: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.add.Tensor(tangents_3, zeros_like);  tangents_3 = zeros_like = None
    add_1: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    zeros_like_2: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  tangents_1 = None
    sum_3: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(zeros_like_2, [2], True)
    add_2: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.add.Tensor(add, zeros_like_2);  add = zeros_like_2 = None
    add_3: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_1, sum_3);  add_1 = sum_3 = None
    return (add_2, add_3)
