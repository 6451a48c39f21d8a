def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    slice_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    mul: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, 2);  slice_1 = None
    slice_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 9223372036854775807);  primals_1 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([mul, slice_2]);  mul = slice_2 = None
    return (cat,)
