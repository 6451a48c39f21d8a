def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[3][1]cpu"):
    new_ones: "f32[3][1]cpu" = torch.ops.aten.new_ones.default(primals_1, [3], pin_memory = False)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, new_ones)
    new_empty: "f32[3][1]cpu" = torch.ops.aten.new_empty.default(primals_1, [3])
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(new_empty, 2.0);  new_empty = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, fill);  mul = fill = None
    fill_1: "f32[3][1]cpu" = torch.ops.aten.fill.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, fill_1);  add = fill_1 = None
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, new_ones);  tangents_1 = new_ones = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(zeros_like, mul_1);  zeros_like = mul_1 = None
    return (add_1, add_2, None)
