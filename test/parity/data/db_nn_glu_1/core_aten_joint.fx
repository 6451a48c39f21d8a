def forward(self, primals_1: "f32[2][1]cpu", tangents_1: "f32[1][1]cpu"):
    slice_1: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    slice_2: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 2)
    sigmoid: "f32[1][1]cpu" = torch.ops.aten.sigmoid.default(slice_2);  slice_2 = None
    mul: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(slice_1, sigmoid);  slice_1 = sigmoid = None
    slice_3: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    slice_4: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 2);  primals_1 = None
    sigmoid_1: "f32[1][1]cpu" = torch.ops.aten.sigmoid.default(slice_4);  slice_4 = None
    sub: "f32[1][1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid_1)
    mul_1: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sub, sigmoid_1);  sub = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, slice_3);  mul_1 = slice_3 = None
    mul_3: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, tangents_1);  mul_2 = None
    mul_4: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tangents_1);  sigmoid_1 = tangents_1 = None
    cat: "f32[2][1]cpu" = torch.ops.aten.cat.default([mul_4, mul_3]);  mul_4 = mul_3 = None
    return (mul, cat)
