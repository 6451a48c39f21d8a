def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, inf)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0);  sum_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_1, 0.0)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0);  primals_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, 0);  tangents_3 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, 0.0);  tangents_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, div_1);  mul_3 = div_1 = None
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0);  tangents_1 = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(mul_4, [3]);  mul_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(expand, inf);  expand = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, mul_5);  add = mul_5 = None
    return (mul_1, div, mul_2, add_1)
