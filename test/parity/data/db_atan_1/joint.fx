def forward(self, primals_1: "f32[20, 20][20, 1]cpu", tangents_1: "f32[20, 20][20, 1]cpu"):
    atan: "f32[20, 20][20, 1]cpu" = torch.ops.aten.atan.default(primals_1)
    mul: "f32[20, 20][20, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1);  primals_1 = None
    add: "f32[20, 20][20, 1]cpu" = torch.ops.aten.add.Scalar(mul, 1);  mul = None
    div: "f32[20, 20][20, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  tangents_1 = add = None
    return (atan, div)
