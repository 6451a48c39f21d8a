def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(clone);  clone = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(zero, primals_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, zero)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(add);  add = None
    return (zero, mul, zeros_like, mul_1)
