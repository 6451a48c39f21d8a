def forward(self, primals_1: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu", primals_2: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu", tangents_1: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu", tangents_2: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu", tangents_3: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu"):
    neg: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.neg.default(tangents_3)
    div_2: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'floor');  primals_1 = primals_2 = None
    mul: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    sum_1: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [2], True);  mul = None
    full: "f32[5, 3, 2, 3][18, 6, 3, 1]cpu" = torch.ops.aten.full.default([5, 3, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    permute: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.permute.default(full, [3, 1, 2, 0]);  full = None
    clone: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.clone.default(permute);  permute = None
    sum_2: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(clone, [2], True)
    add: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.add.Tensor(tangents_3, clone);  tangents_3 = clone = None
    add_1: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    full_2: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu" = torch.ops.aten.full.default([3, 3, 2, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sum_3: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(full_2, [2], True)
    add_2: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.add.Tensor(add, full_2);  add = full_2 = None
    add_3: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_1, sum_3);  add_1 = sum_3 = None
    return (add_2, add_3)
