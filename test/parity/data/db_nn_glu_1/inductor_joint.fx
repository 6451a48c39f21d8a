def forward(self, primals_1: "f32[2][1]cpu", tangents_1: "f32[1][1]cpu"):
    glu: "f32[1][1]cpu" = torch.ops.aten.glu.default(primals_1, 0)
    slice_1: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    slice_2: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 2);  primals_1 = None
    sigmoid: "f32[1][1]cpu" = torch.ops.aten.sigmoid.default(slice_2);  slice_2 = None
    sub: "f32[1][1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid)
    mul: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sub, sigmoid);  sub = None
    mul_1: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul, slice_1);  mul = slice_1 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, tangents_1);  mul_1 = None
    mul_3: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, tangents_1);  sigmoid = tangents_1 = None
    cat: "f32[2][1]cpu" = torch.ops.aten.cat.default([mul_3, mul_2]);  mul_3 = mul_2 = None
    return (glu, cat)
