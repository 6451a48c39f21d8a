def forward(self, primals_1: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    tril_indices: "i64[2, 11][11, 1]cpu" = torch.ops.aten.tril_indices.default(4, 3, 1, device = device(type='cpu'), pin_memory = False)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(tril_indices);  tril_indices = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sum_1);  primals_1 = None
    triu_indices: "i64[2, 11][11, 1]cpu" = torch.ops.aten.triu_indices.default(3, 4, -1, device = device(type='cpu'), pin_memory = False)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(triu_indices);  triu_indices = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul, sum_2);  mul = sum_2 = None
    tril_indices_1: "i32[2, 3][3, 1]cpu" = torch.ops.aten.tril_indices.default(3, 3, -1, dtype = torch.int32, device = device(type='cpu'), pin_memory = False)
    sum_3: "i64[][]cpu" = torch.ops.aten.sum.default(tril_indices_1);  tril_indices_1 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_3);  add = sum_3 = None
    triu_indices_1: "i64[2, 5][5, 1]cpu" = torch.ops.aten.triu_indices.default(2, 5, 2, device = device(type='cpu'), pin_memory = False)
    sum_4: "i64[][]cpu" = torch.ops.aten.sum.default(triu_indices_1);  triu_indices_1 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, sum_4);  add_1 = sum_4 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    return (add_2, mul_1)
